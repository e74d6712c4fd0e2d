// What the page's server sends, and what the modules hand to each other. Only the type checker
// reads this file; the browser never does.

export type Id = string;

export interface Person {
  id: Id;
  name: string;
  isBot: boolean;
  /** Which of the colors is this person's; given by the page. */
  hue?: number;
  /** How many mentions wait for this person, and the first channel in which one does. */
  mentions: number;
  calledIn: Id | null;
}

export interface Channel {
  id: Id;
  name: string;
  group: string;
  isDirect: boolean;
  /** Who is in a conversation, besides the bot. */
  people: Id[];
  isThread: boolean;
  isArchived: boolean;
  unread: number;
  mentions: number;
}

export interface Choice {
  name: string;
  /** The name in the person's language. */
  label?: string;
  value: string | number;
}

export interface Option {
  type: number;
  name: string;
  /** The name in the person's language. */
  label: string;
  description: string;
  required?: boolean;
  autocomplete?: boolean;
  choices?: Choice[];
  options?: Option[];
}

export interface Command {
  type: number;
  name: string;
  /** The name in the person's language. */
  label: string;
  description: string;
  options: Option[];
  channels: Id[];
}

export interface Frame {
  me: Id;
  /** The languages that a client can speak; the last one is none of Discord's. */
  languages: string[];
  language: string;
  serverLanguage: string;
  people: Person[];
  channels: Channel[];
  bot: { id: Id; name: string; isConnected: boolean };
  /** Whether this person has installed the bot for themselves. */
  hasInstalled: boolean;
  faults: Fault[];
  /** How far the clock was moved, in seconds. */
  movedBy: number;
}

export interface Fault {
  name: string;
  label: string;
  isOn: boolean;
}

export interface File {
  id: Id;
  name: string;
  alt: string | null;
  url: string;
  isPicture: boolean;
  isEmbedded: boolean;
  width: number | null;
  height: number | null;
}

export interface Embed {
  title?: string;
  description?: string;
  url?: string;
  color?: number;
  timestamp?: string;
  footer?: { text: string };
  author?: { name: string };
  image?: { url: string };
  thumbnail?: { url: string };
  fields?: { name: string; value: string; inline: boolean }[];
}

/** A sign that can be written, or one of the application, which has an id. */
export interface Emoji {
  id?: Id;
  name?: string;
}

export interface MenuEntry {
  label: string;
  value: string;
  description?: string;
  emoji?: Emoji;
  default?: boolean;
}

export interface Component {
  type: number;
  custom_id?: string;
  label?: string;
  style?: number;
  url?: string;
  disabled: boolean;
  emoji?: Emoji;
  placeholder?: string;
  default_values?: { id: Id }[];
  min_values?: number;
  max_values?: number;
  options?: MenuEntry[];
  components?: Component[];
}

export interface Message {
  id: Id;
  channel: Id;
  author: Id;
  content: string;
  embeds: Embed[];
  files: File[];
  rows: Component[];
  isPrivate: boolean;
  isLoading: boolean;
  isEdited: boolean;
  callsMe: boolean;
  called: Id[];
  sentAt: number;
  replyTo: Id | null;
  use: { by: Id; command: string } | null;
}

export interface Request {
  method: string;
  path: string;
  status: number;
  body: unknown;
  files: string[];
}

export interface Violation {
  method: string;
  path: string;
  status: number;
  code: number;
  message: string;
  errors: unknown;
}

export interface Numbered<T> {
  number: number;
  entry: T;
}

export interface Journal {
  requests: Numbered<Request>[];
  violations: Numbered<Violation>[];
}

/** One message of the stream: the parts that have changed, and the stand-in's time. */
export interface News {
  now: number;
  frame?: Frame;
  commands?: Command[];
  journal?: Journal;
  changed?: Message[];
  gone?: Id[];
}

export interface FormField {
  id: string;
  label: string;
  value: string | null;
  placeholder: string | null;
  isRequired: boolean;
  isParagraph: boolean;
  minLength: number;
  maxLength: number;
}

export interface Form {
  id: Id;
  title: string;
  fields: FormField[];
}

/** An Activity that was opened. */
export interface Launched {
  frame: Id;
  application: Id;
  origin: string;
  url: string;
}

/** What a deed brings back. */
export interface Result {
  activity?: Launched;
  form?: Form;
  choices?: Choice[];
}

/** One entry of a list to pick from. */
export interface Item {
  label: string;
  detail?: string;
  note?: string;
  emoji?: Emoji;
}
