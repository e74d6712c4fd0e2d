// One finger, or the mouse. As soon as a second one is down, anywhere on the page, the first has done
// nothing: two fingers zoom.

/** The pointers that are down on the page, with their kinds. @type {Map<number, string>} */
const down = new Map();
/** Whether there were several since the last time that all were up. */
let areSeveral = false;
/** Ends what the first one has begun. */
let cancel = () => {};

addEventListener("pointerdown", ({ pointerId, pointerType, isPrimary }) => {
  // The first of its kind: others may have gone without a word.
  for (const [id, kind] of down) if (isPrimary && kind === pointerType) down.delete(id);
  if (!down.size) areSeveral = false;
  down.set(pointerId, pointerType);
  if (down.size > 1) {
    areSeveral = true;
    cancel();
  }
}, true);
for (const up of /** @type {const} */ (["pointerup", "pointercancel"])) {
  addEventListener(up, ({ pointerId }) => down.delete(pointerId), true);
}

/**
 * @param {SVGElement} element
 * @param {(event: PointerEvent) => boolean} began returns true if it can drag what is there: then the page doesn't scroll
 * @param {(event: PointerEvent) => void} moved
 * @param {(event: PointerEvent | null) => void} ended with `null` if nothing is to come of it
 */
export function onTouch(element, began, moved, ended) {
  /** @type {number | null} */
  let pointer = null;
  let drags = false;
  const end = (/** @type {PointerEvent | null} */ event) => {
    if (pointer === null) return;
    pointer = null;
    ended(event);
  };
  element.addEventListener("pointerdown", (event) => {
    if (areSeveral || event.button !== 0) return;
    pointer = event.pointerId;
    cancel = () => end(null);
    drags = began(event);
    element.setPointerCapture(pointer);
  });
  element.addEventListener("pointermove", (event) => {
    if (event.pointerId === pointer) moved(event);
  });
  element.addEventListener("pointerup", (event) => {
    if (event.pointerId === pointer) end(event);
  });
  element.addEventListener("pointercancel", (event) => {
    if (event.pointerId === pointer) end(null);
  });
  // If `touchstart` were prevented, a second finger couldn't zoom any more.
  element.addEventListener("touchmove", (event) => {
    if (pointer !== null && drags && event.touches.length === 1 && event.cancelable) event.preventDefault();
  }, { passive: false });
}
