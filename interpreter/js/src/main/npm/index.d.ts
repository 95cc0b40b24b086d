/** Something that is to be said of rules. */
export interface Problem {
  severity: "error" | "warning";
  /** What kind of problem, such as `unknown-word`. */
  code: string;
  file: string;
  /** From 1, as the column. */
  line: number;
  column: number;
  message: string;
  /** How to put it right, where that is known. */
  fix: string | null;
}

/** A game of the catalogue. */
export interface Listing {
  name: string;
  title: string;
  /** The family it belongs to; empty for a game of no family. */
  family: string;
  about: string;
}

export interface PieceType {
  name: string;
  /** How positions write it, by player. */
  letters: string[];
}

/** A piece of one player. */
export interface Piece {
  owner: string;
  piece: string;
  letter: string;
  /** Its number among all that can stand on a square. */
  content: number;
  /** What the game counts there, such as the seeds in a pit. */
  number?: number;
}

export interface Captured extends Partial<Piece> {
  square: string;
}

/** A move with all that there is to say of it. */
export interface Move {
  /** Standard notation where that tells the move from all others, else the shortest text that does. */
  text: string;
  san: string;
  /** As players of the game write it. */
  written: string;
  uci: string;
  /** Every change of the board and of hands. */
  complete: string;
  player: string;
  /** Null for a drop and for a pass. */
  from: string | null;
  to: string | null;
  piece: string | null;
  promotion: string | null;
  captured: Captured[];
  /** What a person touches in turn: squares, and `*Letter` for a piece in hand. */
  touches: string[];
  /** The position behind it, as FEN. */
  after: string;
}

export interface Outcome {
  result: "win" | "loss" | "draw";
  /** Who has won or lost; null for a draw. */
  player: string | null;
  /** The ending that decided, such as `checkmate`. */
  cause: string;
  /** The same as a sentence. */
  text: string;
}

export interface Board {
  /** By square; empty squares are left out. */
  pieces: Record<string, Piece>;
  /** By player. */
  hands: Record<string, (Piece & {count: number})[]>;
  /** Where the last move began and ended. */
  last: string[];
  /** Where royal pieces stand in check. */
  check: string[];
}

/** How long to search: exactly one of them. */
export type Limits =
  | {level: 1 | 2 | 3 | 4 | 5; nodes?: undefined; ms?: undefined}
  | {nodes: number; level?: undefined; ms?: undefined}
  | {ms: number; level?: undefined; nodes?: undefined};

export interface RulesOptions {
  /** Texts that the rules may include beside those of the catalogue, by name. */
  include?: Record<string, string>;
  /** Which game of several is meant. */
  title?: string;
  /** What problems call the text; a name that ends in `.zrf` is read as rules of Zillions of Games. */
  name?: string;
}

export interface StartOptions {
  /** Whether the game ends where its rules say so; if not, moves may be made beyond. */
  endings?: boolean;
}

export interface PictureOptions {
  /** The player whose side is below. */
  orientation?: string;
  /** A square whose piece's moves are marked. */
  legal?: string;
  /** A square that is lit. */
  chosen?: string;
  /** Squares with a mark, where no `legal` is said. */
  marks?: string[];
}

/** What came of a case of a suite. */
export interface TriedCase {
  name: string;
  /** Where it begins in the suite, from 1. */
  line: number;
  held: boolean;
  /** Why it was not tried, where the suite says so. */
  skipped: string | null;
  /** Why it could not be tried. */
  problem: string | null;
  /** What does not hold, a sentence each. */
  failed: string[];
  /** The position where that is so, as FEN, and as lines of text. */
  position: string | null;
  drawing: string | null;
}

export interface SuiteOptions {
  /** What problems call the suite. */
  name?: string;
  /** How long a case may take; 20 where nothing is said. */
  seconds?: number;
}

/** A game: rules that have been compiled. It never changes. */
export class Game {
  private constructor();
  static list(): Promise<Listing[]>;
  static load(name: string): Promise<Game>;
  /** Throws a RulesError when the rules have errors. */
  static fromRules(text: string, options?: RulesOptions): Promise<Game>;
  /** Errors and warnings in reading order. */
  static check(text: string, options?: RulesOptions): Promise<Problem[]>;
  /** What a suite of cases is about: the rules file that it names, and which game of it; `place` is where it names it. */
  static suite(text: string, options?: {name?: string}): Promise<{rules: string; game: string; place: string}>;
  readonly title: string;
  readonly players: string[];
  readonly squares: string[];
  readonly pieces: PieceType[];
  /** The texts it was made of, by name. */
  readonly rules: Record<string, string>;
  /** Warnings. */
  readonly problems: Problem[];
  explain(): string;
  /** Tries the cases of a suite, a YAML text. Throws a SuiteError when it cannot be read. */
  test(suite: string, options?: SuiteOptions): TriedCase[];
  start(options?: StartOptions): Match;
  /** Throws a PositionError when the text says no position. */
  position(fen: string, options?: StartOptions): Match;
  /** Throws a RecordError when the record cannot be read. */
  record(pgn: string): Match;
  /** Ends its searches and frees what it holds. */
  dispose(): void;
}

/** A game in progress. */
export class Match {
  private constructor();
  readonly game: Game;
  moves(options?: {square?: string; verbose?: false}): string[];
  moves(options: {square?: string; verbose: true}): Move[];
  /** Throws an IllegalMoveError that says why a move is illegal. */
  move(move: string | {from?: string | null; to: string; promotion?: string}): Move;
  undo(): Move | null;
  history(options?: {verbose?: false}): string[];
  history(options: {verbose: true}): Move[];
  readonly san: string[];
  readonly turn: string;
  readonly moveNumber: number;
  readonly isCheck: boolean;
  readonly isGameOver: boolean;
  readonly outcome: Outcome | null;
  readonly state: string;
  readonly fen: string;
  board(): Board;
  ascii(): string;
  svg(options?: PictureOptions): string;
  pgn(): string;
  /** Comes to what else is to be told: of several games the first is read. Throws a RecordError that changes nothing. */
  loadPgn(pgn: string): string;
  why(text: string): string;
  explain(): string;
  perft(depth: number): number;
  /** The program's move, which is not made; null where the game is over. */
  best(options: Limits & {signal?: AbortSignal}): Promise<Move | null>;
}

export class RulesError extends Error {
  readonly problems: Problem[];
}
export class IllegalMoveError extends Error {}
export class PositionError extends Error {}
export class RecordError extends Error {}
export class SuiteError extends Error {}
