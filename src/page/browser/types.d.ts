// What the server says (src/page/view.rs, layout.rs, record.rs). Until its first answer, the page has the
// sentences in `data-words` of its root: a JSON object of those in src/page/assets.rs.

/** A part of a sentence: words, a moment in milliseconds, or words that are more than that. */
export type Part = string | { at: number } | { words: string; as: ("person" | "strong" | "typed" | "quiet")[] };

/** A sentence. */
export type Said = string | Part[];

/** The body of a refusal. */
export interface Refusal {
  error: Said;
  /** To `enter`: whether it's a question, which `switch: true` answers. The browser is signed in as somebody else. */
  asks?: boolean;
}

/** What `enter` gets: in a browser a link's ticket, inside Discord a code of its client. */
export type Enter = { ticket: string; switch?: boolean } | { code: string };

export interface Home {
  name: string;
  language: string;
  rightToLeft: boolean;
  confirms: boolean;
  words: Record<string, string>;
  /** The colors of small boards. */
  look: Look;
  /** What the address of the page's code ends with now. */
  version: string;
  games: Listed[];
}

export type Look = Pick<Theme, "square" | "star" | "color"> & { frame: { ground: string } };

/** A small board, 100 wide and high. */
export interface Small {
  /** How many squares it has on a side; 0 on the star. */
  side: number;
  /** The distance between two cells of a row. */
  tile: number;
  /** The places of each color's stones. */
  stones: Record<string, [number, number][]>;
}

export interface Listed {
  code: string;
  title: string;
  people: Said;
  mine: boolean;
  stage: Stage;
  until: number | null;
  /** What is left of the banks whose clocks stand. */
  banks: Said | null;
  /** How it ended. */
  result: string | null;
  small: Small;
}

/** A cup as a row. */
export interface ListedCup {
  id: string;
  name: string;
  game: string;
  /** How far it has come, and whether one is in. */
  state: Said;
  /** Whether one has to say whether one plays. */
  mine: boolean;
  small: Small | null;
}

export interface ShownCup {
  title: Said;
  /** What was done, or what one is asked. */
  told: Said | null;
  about: Said[];
  /** Before the draw, who is in. */
  entered: Said | null;
  /** A league has one for each group. */
  tables: CupTable[];
  /** One's own, those that run first. */
  games: Listed[];
  /** The label of the button that enters or confirms. */
  join: string | null;
  leaves: boolean;
}

export interface CupTable {
  heading: string;
  /** `tie` is what decided between people with the same points. */
  rows: { place: string; who: Said; points: string; tie: string | null; own: boolean }[];
}

export type Stage = "open" | "running" | "finished" | "closed";

export interface Match {
  code: string;
  turn: number;
  stage: Stage;
  title: string;
  people: string;
  rules: string;
  said: Said[];
  answers: string[];
  next: string | null;
  rematch: boolean;
  /** The label of the button for the computer's next level. */
  nextLevel: string | null;
  /** That a level of the computer is beaten. */
  beaten: Said | null;
  analysis: boolean;
  /** What was rare in it. */
  moment: Said | null;
  game?: Game;
}

export interface Game {
  variant: string;
  /** The theme's name; nothing for the usual one. */
  theme: string | null;
  /** What changes when the theme does. */
  tag: string;
  hints: boolean;
  /** Whether a win with a hint beats no level. */
  hintsCost: boolean;
  side: number;
  round: number;
  /** What one plays for, at the beginning. */
  aim: string | null;
  /** Whom the others wait for. */
  waiting: string | null;
  until: number | null;
  seats: Seat[];
  stones: Stones;
  trails: string[][];
  moves: Move[];
  /** For each stone that can jump more than once, the landings of one jump from each cell. */
  jumps: Record<string, Record<string, string[]>>;
  offer: Said | null;
  resign: string;
  /** The label of the button that claims a proven result. */
  claim: string | null;
  plays: boolean;
}

/** The cells of each color's stones. */
export type Stones = Record<string, string[]>;

export interface Seat {
  name: string;
  colors: string[];
  own: boolean;
  toMove: boolean;
  steps: number | null;
  inGoal: number;
  stones: number;
  won: boolean;
  place: number | null;
  /** What is left of the bank while this clock stands. */
  bank: string | null;
}

export interface Move {
  route: string;
  gain: number;
  jumps: number;
  said: string;
}

/** A cell that can be touched. */
export interface Mark {
  /** What touching it does. */
  said: string;
  /** How many jumps lead there. */
  jumps: number;
  /** The cells on the way there. */
  way?: string[];
  /** Whether nothing is drawn there. */
  quiet?: boolean;
}

/** A board as a seat sees it. */
export interface Layout {
  seat: number;
  star: boolean;
  width: number;
  height: number;
  tile: number;
  cells: string[];
  centers: [number, number][];
  colors: { color: string; seat: number; home: string[]; goal: string[] }[];
  /** The picture of the empty board, and those of the stones by color, each as large as a tile. */
  ground: string;
  stones: Record<string, string>;
  theme: Theme;
}

/** The colors and proportions of the pictures (crates/picture/src/theme). */
export interface Theme {
  square: { light: string; dark: string; stone: number };
  star: { board: string; hole: string; stone: number };
  color: { face: string; rim: string }[];
  trail: {
    line: string;
    casing: string;
    width: number;
    width_least: number;
    casing_width: number;
    landing: number;
    landing_line: number;
    arrow: number;
    opacity: number;
    ring: number;
    ghost_opacity: number;
  };
  marker: { plate: string; edge: string; number: string; chosen: string };
}

/** What the computer would play, best first, and what asking for it costs. */
export interface Advice {
  hints: { move: string; said: Said }[];
  note: Said | null;
}

export interface Analysis {
  /** How far each seat was ahead, in hundredths of a step, before the first event and after each. */
  leads: number[][];
  /** What decided the game; some lines are about the move after so many events. */
  lines: { event: number | null; said: Said }[];
  /** The ways that would have been better, by the number of events before them. */
  better: Record<string, string[]>;
}

export interface Table {
  title: string;
  lines: Said[];
  tables: { by: string; label: string; shown: boolean }[];
}

export interface Choices {
  /** Sent back, so that a repeated challenge is one. */
  made: number;
  variant: string;
  variants: { variant: string; name: string }[];
  people: Someone[];
  levels: { level: number; name: string }[];
  /** The server's. */
  time: string;
  times: { time: string; name: string }[];
}

export interface Someone {
  person: string;
  name: string;
  /** The account's name, which nobody else has. */
  account?: string | null;
}

/** People on a server, by a name. */
export interface Members {
  people: Someone[];
  /** Whether there are more than these. */
  more: boolean;
}

/** A whole game. */
export interface Whole {
  /** The stones at the start. */
  start: Stones;
  /** For each event the way that a stone went, if one did. */
  routes: (string[] | null)[];
  /** The colors whose stones came off the board, by the number of the event, from 0. */
  off?: Record<string, string[]>;
}

/** A lesson, or the puzzle or the march of a day, after some moves. */
export interface Studied {
  /** The day; of a lesson, its number from 0. */
  day: number;
  variant: string;
  theme: string | null;
  tag: string;
  side: number;
  task: Said;
  stones: Stones;
  /** The routes that can be gone; none once it's over. */
  moves: string[][];
  /** The route that was gone last. */
  trail?: string[] | null;
  /** What there is to say of the moves. */
  told?: Said[];
  /** Whether nobody can do it better. */
  right?: boolean;
  /** Whether a lesson comes after it. */
  next?: boolean;
}

/** A note or a plan. */
export interface Text {
  text: string;
}

/** The same as it is saved: refused with 409 if what is stored isn't what the page knew. */
export interface Written extends Text {
  known: string;
}

/** What is shown beside the board instead of the game, and perhaps on it. */
export interface Panel {
  element: HTMLElement;
  shown?(): Shown | undefined;
  touch?(cell: string): void;
  undo?(): void;
  follow?(stones: Stones): void;
}

/** What a board shows besides the empty cells. */
export interface Shown {
  stones: Stones;
  trails: string[][];
  /** A way that would have been better than the last one. */
  better?: string[];
  marks: Map<string, Mark>;
  /** The stones that can be dragged. */
  movable: Set<string>;
  /** Whether they are marked. */
  showsMovable: boolean;
  chosen: string | null;
}
