// What the server says (src/board/view.rs, layout.rs, record.rs).

export interface Home {
  name: string;
  language: string;
  rightToLeft: boolean;
  confirms: boolean;
  words: Record<string, string>;
  games: Listed[];
}

export interface Listed {
  code: string;
  title: string;
  people: string;
  mine: boolean;
  stage: Stage;
  until: number | null;
}

export type Stage = "open" | "running" | "finished" | "closed";

export interface Match {
  code: string;
  turn: number;
  stage: Stage;
  title: string;
  people: string;
  rules: string;
  said: string[];
  answers: string[];
  next: string | null;
  game?: Game;
}

export interface Game {
  variant: string;
  side: number;
  until: number | null;
  seats: Seat[];
  stones: Stones;
  trails: string[][];
  moves: Move[];
  offer: string | null;
  resign: string;
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
  /** Whether nothing is drawn there. */
  quiet?: boolean;
}

export interface Layout {
  variant: string;
  star: boolean;
  width: number;
  height: number;
  tile: number;
  cells: string[];
  centers: [number, number][][];
  colors: { color: string; seat: number; home: string[]; goal: string[] }[];
}

export interface Still {
  stones: Stones;
  route: string[] | null;
}

/** What a board shows besides the empty cells. */
export interface Shown {
  stones: Stones;
  trails: string[][];
  marks: Map<string, Mark>;
  chosen: string | null;
}
