/**
 * What a game's folder offers to the frame, and what the frame gives to it.
 *
 * A game comes in two parts. Its *card* (`GameCard`, in `games/NAME/card.ts`) is small and always loaded: lists, the form
 * for a new table and the front page need it. Its *folder* (`GameFolder`, the default export of `games/NAME/index.ts`) is
 * loaded when somebody comes to a table, a replay or the rules. Both are entered in `games/index.ts`.
 *
 * Everything that a game draws gets a `Scene`: a position as somebody sees it, and the means to answer it. A live table
 * (`state/table.svelte.ts`), a replay and the tutorial are all scenes, so that a board is written once. All of a scene is
 * reactive; read it in templates and `$derived`, never copy it.
 *
 * Words come from the client alone: the house can say everything in English, and is not asked to. A game has its own
 * `Words` (see `words/i18n.svelte.ts`) with its own en, de and tr.
 *
 * Layout. The frame owns the page and gives the board its room as lengths: `--room-w` and `--room-h` are what is free for
 * it, at every size of screen; the board sizes its tiles by them and is never scrolled. `--room-usual` is the height when
 * the prompt over it has one line: a board that is as broad as that allows does not move sideways when there is more to say.
 *
 *   laptop   Me | prompt, Board | Others, log; from 1700 px on (wide) with the chat below
 *   tablet   OthersShort, prompt, Board | Me; 761 to 1180 px
 *   narrow   OthersShort, Board, prompt, MeShort, tabs; sheets: Others, Hand, log, chat. Up to 760 px (phone), and tablets
 *            that stand upright (up to 1000 px)
 *   low      a phone that lies (up to 520 px high): Board | OthersShort, prompt, MeShort, tabs
 *
 * The page has the class `narrow` (and `low`) where one column is shown; styles of a game may ask for it with :global.
 */
import type { Component } from 'svelte';
import type { GameAnswer, Moment, Offer, Position, Rank, Reason, Table, Wall } from '../api/types';
import type { Rich } from '../words/rich';

/** Colours of seats; each has its shape, see `frame/marks.ts`. */
export type SeatColour = 'red' | 'blue' | 'yellow' | 'green' | 'white';

/** How a seat is shown everywhere: colour, shape and letter, always together; in plain games ink, or gold where it is mine. */
export interface SeatMark {
  colour: SeatColour | 'ink' | 'mine';
  shape: 'arch' | 'star' | 'hex' | 'drop' | 'rose';
  /** The first letter of the name; two where another seat has the same. */
  letter: string;
}

/** Why something is not possible, in the words of the game or of the frame; no text if it is possible. */
export interface WhyNot {
  text: Rich;
  rule: string | null;
}

/**
 * What somebody has pointed at but not done yet, at a phone: the prompt bar shows it, and its main button does it.
 * Set it on the first tap, clear it (null) when something else is chosen; the frame clears it with every new position.
 */
export interface Preview {
  /** What the main button does; null if it is not possible (then say why in `lines`). */
  action: string | null;
  /** The usual answers after it that the same button gives. */
  then?: readonly string[];
  /** Whether it gives the usual answers after the last of them too. */
  goesOn?: boolean;
  title: string;
  /** Consequences in the order of the rules, one short line each. */
  lines: Rich[];
  /** The word on the button: "Move here". */
  go: string;
}

/** A position as somebody sees it, and the means to answer it. */
export interface Scene {
  readonly table: Table;
  /** The position that is shown now; during a movement the one before it. */
  readonly position: Position;
  /** With whose eyes: a seat, or null for a spectator. Hidden things are in `position.view` only for these eyes. */
  readonly eye: number | null;
  /** Whose panel is the large one: the eye, or for spectators whoever decides. Never null in a game. */
  readonly focus: number;
  /** What can be chosen now: the offers of the house, and none while it is not our turn or an answer to them is on its way. */
  readonly offers: readonly Offer[];
  /** Whether these eyes may answer at all (not in a replay). */
  readonly isLive: boolean;
  /** What was done since these eyes last decided, or since the game began, as far as it is shown; nothing is said where nobody decides. */
  readonly news?: readonly Moment[];
  /** Name and mark of each seat. */
  readonly names: readonly string[];
  readonly marks: readonly SeatMark[];
  preview: Preview | null;
  /**
   * Do an offered action. Asks first where the game's `choices` say that it cannot be taken back (unless switched off).
   * Resolves to whether it was done; refusals are shown by the frame.
   */
  act(action: string): Promise<boolean>;
  /**
   * Do an offered action and the usual answers after it (its `outlook`), as long as what is asked is what was foreseen.
   * With `only`, or for those who play step by step, it is the action alone.
   */
  proceed(action: string, only?: boolean): Promise<boolean>;
  /** Do an offered action and the answers that were chosen together with it, each while it is offered. */
  choose(choice: Chosen): Promise<boolean>;
  /** Whether every step is asked for. */
  readonly isStepwise: boolean;
  /** How far `proceed` would go: the usual answers after an action, as things are set. */
  after(offer: Offer): readonly string[];
  /** Whether the last click can be taken back, all that it did; where that is never possible, nothing is said. */
  readonly canUndo?: boolean;
  undo?(): Promise<boolean>;
  /** Wait until all that was sent is answered and what came of it is shown. Tells whether the same eyes still look. */
  settled?(): Promise<boolean>;
  /** Ask the house why an action is not possible now. */
  why(action: string): Promise<WhyNot>;
}

/** The question of a decision. `title` is short and comes in the display face: "Your move, Ayşe." */
export interface Prompt {
  title: string;
  text: string;
}

/** What somebody looks at in place of what is asked, such as another player's sheet: the prompt names it, with the way back. */
export interface Sight extends Prompt {
  /** The words on the button that leads back. */
  back: string;
  close(): void;
}

/** An offered action as the frame shows it. */
export interface Choice {
  action: string;
  label: Rich;
  /**
   * Where it is shown. `end`: the frame's button for the end of a turn. `button`: a button in the prompt bar (keep it to
   * four). Everything else is the game's own matter: on the board, in the hand, at the panel, in a dialog; `own` only
   * tells the frame to leave it alone.
   */
  at: 'end' | 'button' | 'own';
  /** Answers that the same click gives after it, while they are offered: all of several things, or the end of the turn. */
  then?: readonly string[];
  /** Whether the usual answers after the last of them are given too, unless somebody plays step by step. */
  goesOn?: boolean;
  /** Whether it is the main button; at most one. */
  primary?: boolean;
  /** Set if it cannot be taken back and is easily clicked by mistake: the question to ask first. */
  confirm?: string;
}

/** What a click does: an action, the answers chosen with it, and whether it goes on from there as usual. */
export type Chosen = Pick<Choice, 'action' | 'then' | 'goesOn'>;

/** A line of the log. */
export interface LogLine {
  /** The number of the last entry it tells of: a click shows the position after it. */
  number: number;
  /** Who did it, or null for what just happens. */
  seat: number | null;
  text: Rich;
  /** Set on the first line of a round: its number, and that of the entry after which it began. */
  round?: number;
  from?: number;
}

/** What has to be moved: what happened, from which position to which. */
export interface Movement {
  moments: Moment[];
  before: Position;
  after: Position;
  table: Table;
}

/** A tone: when it begins and how long it is, in seconds, and its pitch in hertz. */
export interface Note {
  at: number;
  pitch: number;
  length: number;
  wave?: OscillatorType;
  loud?: number;
}
export type Sound = readonly Note[];

/** Where and how fast to move it. */
export interface Stage {
  /** The element of the table page; look up tiles, panels and pieces in it by `data-…` attributes. */
  root: HTMLElement;
  /** Milliseconds for a movement that takes `ms` at normal speed. */
  time(ms: number): number;
  /** Aborted when somebody clicks on: end at once. */
  signal: AbortSignal;
  /** Let it be heard, unless sounds are off. */
  sound(sound: Sound): void;
}

/** A tile under the arch of a winner: something that counts, where it came from and when. */
export interface Trophy extends Emblem {
  /** What was won there: a symbol of the game. */
  icon: string;
  /** When, in a word or two: "round 6". */
  note: string;
  /** Where and when, for those who do not see it. */
  label: string;
  /** The entry that brought it; null for what was there when the table began. */
  number: number | null;
}

/** How a winner came to win, as the picture of the victory shows it. */
export interface Feat {
  /** When it was: "Round 18". */
  when: string;
  /** What the tiles tell: "Where the rubies came from". */
  what: string;
  /** At most seven, in their order; the last one decided. */
  trophies: readonly Trophy[];
}

export interface Shortcut {
  keys: string[];
  text: string;
}

/** The words for an option of a new table and its choices. */
export interface OptionWords {
  title: string;
  help: string;
  choices: Record<string, string>;
  /** One word each, where several stand side by side. */
  short?: Record<string, string>;
}

/** A symbol and its ground. */
export interface Emblem {
  emblem: string;
  ground: 'cobalt' | 'turq' | 'coral' | 'cream';
}

/** The small part of a game, always loaded. */
export interface GameCard {
  /** As the house calls it. */
  name: string;
  title(): string;
  /** One sentence for the front page; where there are other games, a few words instead. */
  tagline(): string;
  motto(): string;
  /** How long people need for a game. */
  minutes: number;
  /**
   * Its tiles: twenty-one on the front page where it is the only game, sixteen beside others; fewer where there is
   * little room. Their symbols are added by `ready`.
   */
  wall: readonly Emblem[];
  /** A drawing of its own, 296 by 300, in place of the sixteen tiles. */
  Drawing?: Component;
  /** The emblem that stands for the game. */
  sign: Emblem;
  /** The colour of each seat. */
  colours(table: Pick<Table, 'options' | 'players'>): SeatColour[];
  /** Whether colours mean something else in it: then they give seats their shapes alone. */
  plainSeats?: boolean;
  /** What is special about a table, in a few words each: ["Base game", "Short paths"]. */
  describe(options: Readonly<Record<string, string>>): string[];
  /**
   * Words for an option beside those that are chosen already; null leaves it out of the form, and so do its choices
   * that have no words.
   */
  option(name: string, chosen: Readonly<Record<string, string>>): OptionWords | null;
  /** How the ids of its rules begin: a link to a rule that names no game is found by them. */
  rulePrefixes: readonly string[];
  /** The option that is offered for a quick game, if there is one. */
  quick?: string;
  /** What there is to play for with these options, from the components of the house: "16 places, 5 rubies to win". */
  aim(components: GameAnswer['components'], options: Readonly<Record<string, string>>, players: number): string;
  /** What somebody plays for who plays it alone, in a sentence; only for games that can be played so. */
  alone?(wall: Wall | null): string;
  /** The options with which somebody plays it alone next, where such games add up to something. */
  aloneNext?(wall: Wall, options: Readonly<Record<string, string>>): Record<string, string>;
  /** What games of one alone add up to, where there is such a thing (/solo/NAME); loaded after the folder. */
  Solo?: () => Promise<{ default: Component }>;
  /** Load the words of the card in the present language, and add its emblems. */
  ready(): Promise<void>;
  load(): Promise<{ default: GameFolder }>;
  /** Lessons (/learn/NAME) and rules (/rules/NAME, /rules/NAME/ID), loaded after the folder; nothing leads to those that are not there. */
  Learn?: () => Promise<{ default: Component }>;
  Rules?: () => Promise<{ default: Component<{ id: string | null }> }>;
}

/** The large part of a game. Components get the scene and nothing else. */
export interface GameFolder {
  card: GameCard;
  /** Load the words in the present language; awaited before anything is shown. */
  ready(): Promise<void>;

  Board: Component<{ scene: Scene }>;
  /** The large panel of `scene.focus`. On laptops it holds the hand too. */
  Me: Component<{ scene: Scene }>;
  /** Its essentials on a phone, at most 94 px high. */
  MeShort: Component<{ scene: Scene }>;
  /** The panels of all other seats, in turn order after the focus; none where somebody plays alone. */
  Others: Component<{ scene: Scene }>;
  /** The same in one row of 48 px. */
  OthersShort: Component<{ scene: Scene }>;
  /** The hand, in a sheet of the phone; none if the game has no hands. */
  Hand?: Component<{ scene: Scene }>;
  /** How many cards that is, for the badge of its tab. */
  handSize?(position: Position): number;
  /** Dialogs of the game and whatever else lies over the table (rolling dice). */
  Overlay?: Component<{ scene: Scene }>;

  /** For the top bar: "Round 9" and "Short paths · 5 rubies". */
  headline(position: Position, table: Table): { title: string; note: string };
  /** What lies beside the question where there is room for it, about 150 by 40 px: a pencil. Nothing depends on it. */
  Tool?: Component<{ scene: Scene }>;
  /** Buttons beside the question that do nothing yet: they choose what is decided next, as a kind of action. */
  Ways?: Component<{ scene: Scene }>;
  /** What takes the place of the prompt on narrow screens while something is decided step by step (`isDeciding`). */
  Decision?: Component<{ scene: Scene }>;
  isDeciding?(scene: Scene): boolean;
  /** The question that is asked of the eye. */
  prompt(scene: Scene): Prompt;
  /** What is looked at instead, if anything is. */
  sight?(scene: Scene): Sight | null;
  /** All offered actions in the order of a good menu; before them, what gives several of them at once. */
  choices(scene: Scene): Choice[];
  /** Whether players end their turns themselves (`end`): the button keeps its place while it cannot be pressed. */
  endsTurns?: boolean;
  /** Why a rule forbids something, as a sentence; its words may be loaded when they are first needed. */
  reason(reason: Reason, scene: Pick<Scene, 'names' | 'marks'>): Promise<Rich>;
  /**
   * The log. `moments` are all that count: what was taken back is not among them. Several moments may become one line.
   * It is asked anew at every update, so be quick.
   */
  logLines(moments: readonly Moment[], scene: Pick<Scene, 'table' | 'names' | 'eye' | 'position'>): LogLine[];
  /** The scores of a rank in the order in which they count, with words: [["Rubies", 5], …]. */
  scores(rank: Rank): { label: string; icon?: string; value: number }[];
  /** Show what happened. Resolves when the position after it can be drawn. Without it positions just change. */
  animate?(movement: Movement, stage: Stage): Promise<void>;
  /** For those who want no movement, after the position is drawn: lay out for a moment what they would miss. */
  withoutMotion?(movement: Movement, root: HTMLElement): void;
  /** Keys that the board understands, for the list of shortcuts. */
  shortcuts?(): Shortcut[];

  /** What the picture of a victory tells of a winner; loaded when a game ends. Without it the row of tiles is one of flowers. */
  victory?: () => Promise<{
    ready(): Promise<void>;
    /** `moments` are all that count. */
    feat(moments: readonly Moment[], position: Position, seat: number): Feat;
  }>;
  /** What a finished game of one alone has brought, at the head of its result; loaded when it is wanted. */
  SoloResult?: () => Promise<{ default: Component<{ table: Table; position: Position }> }>;
  /** Plots of a finished game; they are loaded when they are wanted. */
  Statistics?: () => Promise<{ default: Component<{ table: Table; moments: readonly Moment[] }> }>;
}
