import type {Match, Move, RulesOptions} from "./index.js";

/** The element `<rookery-board>`, which importing this module defines. */
export class RookeryBoard extends HTMLElement {
  /** Comes true when the game can be played. */
  readonly ready: Promise<void>;
  readonly match: Match | null;
  /** The text of rules that are played instead of a game of the catalogue. */
  rules: string | null;
  setRules(text: string, options?: RulesOptions): void;
  /** Makes a move, as a person does it: with the events `move` and, where the game is over, `end`. */
  move(text: string): Move;
  undo(): Move | null;
  /** Shows how the match stands. */
  update(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "rookery-board": RookeryBoard;
  }
}
