import {IllegalMoveError, RecordError} from "./errors.js";
import {picture} from "./picture.js";
import {text, whole} from "./given.js";
import {limits} from "./search.js";

const DEEPEST = 99;

/** A game in progress: where it began, the moves made since, and where they have led. */
export class Match {
  #core;
  #bench;

  /** Games make matches; see Game.start and Game.position. */
  constructor(game, core, bench) {
    this.game = game;
    this.#core = core;
    this.#bench = bench;
  }

  // ---- moves

  /** The legal moves: texts, or all that there is to say of each. */
  moves({square = "", verbose = false} = {}) {
    text(square, "square");
    return answer(verbose ? this.#core.verboseMoves(square) : this.#core.moves(square));
  }

  /** Makes a move, said by a text in any notation, or by squares. */
  move(wanted) {
    const said = typeof wanted === "string" ? wanted : this.#meant(wanted);
    const made = JSON.parse(this.#core.play(said));
    if (made.problem) {
      throw new IllegalMoveError(made.problem);
    }
    return made;
  }

  /** The complete text of the move that is said by squares. */
  #meant(wanted) {
    if (typeof wanted !== "object" || wanted === null) {
      throw new TypeError("A move is a text, or an object with from and to.");
    }
    const {from, to, promotion} = wanted;
    text(to, "to");
    const same = (one, other) => String(one ?? "").toLowerCase() === String(other ?? "").toLowerCase();
    const legal = this.moves({square: from ?? "", verbose: true})
      .filter((move) => move.to === to && same(move.from, from));
    const fitting = promotion === undefined ? legal : legal.filter((move) =>
      same(move.promotion, promotion) || this.#letters(move.promotion).some((letter) => same(letter, promotion)));
    if (fitting.length === 1) {
      return fitting[0].complete;
    }
    if (fitting.length > 1) {
      throw new IllegalMoveError("Several moves go from " + from + " to " + to + ": "
        + fitting.slice(0, 10).map((move) => move.text).join(", ") + ".");
    }
    throw new IllegalMoveError(legal.length > 0
      ? "No move from " + from + " to " + to + " promotes to " + promotion + "."
      : this.why((from ?? "") + "-" + to));
  }

  #letters(piece) {
    return this.game.pieces.find((one) => one.name === piece)?.letters ?? [];
  }

  /** Takes the last move back; comes to that move, or to null where there is none. */
  undo() {
    const last = this.history({verbose: true}).pop() ?? null;
    this.#core.back();
    return last;
  }

  /** The moves made: texts, or all that there is to say of each. */
  history({verbose = false} = {}) {
    const made = answer(this.#core.history());
    return verbose ? made : made.map((move) => move.text);
  }

  /** The moves made in standard notation. */
  get san() {
    return this.history({verbose: true}).map((move) => move.san);
  }

  // ---- how it stands

  /** The name of the player whose turn it is. */
  get turn() {
    return this.#core.turn();
  }

  /** The number of the turn, as FEN counts it. */
  get moveNumber() {
    return this.#core.number();
  }

  get isCheck() {
    return this.#core.isCheck();
  }

  get isGameOver() {
    return this.#core.isOver();
  }

  /** How the game ended: result, player and cause; null while it goes on. */
  get outcome() {
    return answer(this.#core.outcome());
  }

  /** How the game stands, as a sentence. */
  get state() {
    return this.#core.state();
  }

  // ---- the position

  get fen() {
    return this.#core.fen();
  }

  /** What stands where: pieces by square, hands by player, the squares of the last move and of a check. */
  board() {
    return answer(this.#core.board());
  }

  /** The board drawn with letters. */
  ascii() {
    return this.#core.text();
  }

  /**
   * The board as an SVG document. `orientation` is the player whose side is below; `legal` is a square whose piece's
   * moves are marked. What is `chosen` is lit, and `marks` are squares with a mark.
   */
  svg({orientation, legal, chosen = legal, marks = []} = {}) {
    const to = legal === undefined ? marks : this.moves({square: legal, verbose: true}).map((move) => move.to);
    const turned = orientation !== undefined && orientation !== this.game.players[0];
    return picture(this.#bench.setting(), this.board(), {turned, chosen, marks: new Set(to)});
  }

  // ---- records

  pgn() {
    return this.#core.pgn();
  }

  /**
   * Takes over the match that a record tells; a RecordError says where it cannot be read, and changes nothing. Comes to
   * what else is to be told: that there are more games, of which the first was read, or that the game is another.
   */
  loadPgn(pgn) {
    const read = this.#bench.record(text(pgn, "A record"));
    if (read.problem()) {
      throw new RecordError(read.problem());
    }
    this.#core = read;
    return read.remark();
  }

  // ---- questions

  /** Why a text is or is not a legal move, and which rule says so. */
  why(move) {
    return this.#core.why(text(move, "A move"));
  }

  /** The rules in plain words. */
  explain() {
    return this.#bench.explain();
  }

  /** How many positions lie so many moves ahead. */
  perft(depth) {
    return answer(this.#core.perft(whole(depth, "depth", 0, DEEPEST)));
  }

  /**
   * The program's move, searched for in a worker: by `level` (1 to 5), `nodes` or `ms`. It is not made. Null where the
   * game is over.
   */
  async best({signal, ...options} = {}) {
    const question = limits(options);
    return this.#bench.search(
      {start: this.#core.startFen(), played: answer(this.#core.played()), ...question}, signal);
  }
}

/** An answer of the interpreter: a value, or the reason why there is none. */
function answer(json) {
  const value = JSON.parse(json);
  if (value?.problem) {
    throw new Error(value.problem);
  }
  return value;
}
