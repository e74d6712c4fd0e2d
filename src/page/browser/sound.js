// The sound of a stone that lands, and a tick of vibration: both off by one touch.

const KEY = "quiet";
/** How deep it sounds, in hertz, how long it lasts, in seconds, and how loud it is. */
const PITCH = 190;
const LENGTH = 0.09;
const LOUDNESS = 0.25;
/** How long the phone vibrates, in milliseconds. */
const TICK = 12;

/** @type {AudioContext | null} */
let audio = null;

/** Whether stones land in silence. */
export function isQuiet() {
  return stored() === "yes";
}

/** @param {boolean} quiet */
export function setQuiet(quiet) {
  try {
    localStorage.setItem(KEY, quiet ? "yes" : "no");
  } catch {
    // The browser keeps nothing.
  }
}

function stored() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {number} delay in milliseconds */
export function knock(delay) {
  if (isQuiet() || document.visibilityState !== "visible") return;
  // Before the first touch, browsers allow neither.
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  // Some browsers begin in silence until a touch.
  if (audio.state !== "running") return void audio.resume();
  const at = audio.currentTime + delay / 1000;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: PITCH });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(LOUDNESS, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
  tone.frequency.setValueAtTime(PITCH, at);
  tone.frequency.exponentialRampToValueAtTime(PITCH / 2, at + LENGTH);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) setTimeout(() => navigator.vibrate?.(TICK), delay);
}
