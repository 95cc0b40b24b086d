import {Game} from "./index.js";
import {attackersOf, bare, boardOf, fenOf, isEnough, rights, SQUARES, validateFen} from "./chess-board.js";
import {moveOf, order, said} from "./chess-move.js";
import {readPgn, writePgn} from "./chess-pgn.js";

export {SQUARES, validateFen};
export const WHITE = "w";
export const BLACK = "b";
export const PAWN = "p";
export const KNIGHT = "n";
export const BISHOP = "b";
export const ROOK = "r";
export const QUEEN = "q";
export const KING = "k";
export const DEFAULT_POSITION = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";

const rules = await Game.load("chess");

/** Chess, by the interface of chess.js and the rules of Rookery. */
export class Chess {
  #match;
  #start;
  #headers = {};
  #comments = {};
  /** How often each position has occurred, and how many moves have been made. */
  #seen = new Map();
  #moves = [];
  /** The square that a Pawn has just skipped, whether or not it can be captured there. */
  #skipped = [];

  constructor(fen = DEFAULT_POSITION, {skipValidation = false} = {}) {
    this.load(fen, {skipValidation});
  }

  // ---- the position

  load(fen, {skipValidation = false, preserveHeaders = false} = {}) {
    const given = fen.trim().split(/\s+/);
    const whole = [...given, ...["w", "-", "-", "0", "1"].slice(given.length - 1)].join(" ");
    if (!skipValidation) {
      const {ok, error} = validateFen(whole);
      if (!ok) {
        throw new Error("Invalid FEN: " + error);
      }
    }
    this.#begin(whole, preserveHeaders);
  }

  #begin(fen, preserveHeaders) {
    const fields = fen.split(" ");
    this.#skipped = [fields[3]];
    this.#match = position(fields);
    this.#start = fen;
    this.#moves = [];
    this.#comments = {};
    this.#headers = preserveHeaders ? this.#headers : {};
    delete this.#headers.SetUp;
    delete this.#headers.FEN;
    if (this.fen() !== DEFAULT_POSITION) {
      Object.assign(this.#headers, {SetUp: "1", FEN: this.fen()});
    }
    this.#seen = new Map([[bare(this.fen()), 1]]);
  }

  /** Goes on from a position that was made by hand; moves made before can no longer be taken back. */
  #edit(change) {
    const fields = this.#match.fen.split(" ");
    const squares = boardOf(fields[0]);
    change(fields, squares);
    fields[0] = fenOf(squares);
    this.#begin(fields.join(" "), true);
  }

  reset() {
    this.load(DEFAULT_POSITION);
  }

  clear({preserveHeaders = false} = {}) {
    this.#begin(EMPTY, preserveHeaders);
  }

  fen({forceEnpassantSquare = false} = {}) {
    const fields = this.#match.fen.split(" ");
    const skipped = this.#skipped.at(-1);
    fields[3] = forceEnpassantSquare ? skipped : fields[3] !== "-" && this.#canPass() ? fields[3] : "-";
    return fields.join(" ");
  }

  /** Whether a Pawn can be captured in passing. */
  #canPass() {
    return this.#legal().some((move) => move.captured.some((taken) => taken.square !== move.to));
  }

  get(square) {
    return boardOf(this.#match.fen.split(" ")[0])[square];
  }

  put({type, color}, square) {
    const kind = String(type).toLowerCase();
    const piece = {type: kind, color};
    const king = this.findPiece({type: KING, color})[0];
    if (!"pnbrqk".includes(kind) || !["w", "b"].includes(color) || !SQUARES.includes(square)
        || kind === KING && king !== undefined && king !== square) {
      return false;
    }
    this.#edit((fields, squares) => {
      squares[square] = piece;
      fields[2] = rights(fields[2], squares);
      fields[3] = "-";
    });
    return true;
  }

  remove(square) {
    const piece = this.get(square);
    if (piece) {
      this.#edit((fields, squares) => {
        delete squares[square];
        fields[2] = rights(fields[2], squares);
        fields[3] = "-";
      });
    }
    return piece;
  }

  board() {
    const squares = boardOf(this.#match.fen.split(" ")[0]);
    return Array.from({length: 8}, (_, rank) => SQUARES.slice(8 * rank, 8 * rank + 8)
      .map((square) => squares[square] ? {square, ...squares[square]} : null));
  }

  ascii() {
    const line = "   +------------------------+\n";
    const ranks = this.board().map((rank, i) => " " + (8 - i) + " |"
      + rank.map((piece) => " " + (piece ? piece.color === WHITE ? piece.type.toUpperCase() : piece.type : ".") + " ").join("") + "|\n");
    return line + ranks.join("") + line + "     a  b  c  d  e  f  g  h";
  }

  findPiece({type, color}) {
    const squares = boardOf(this.#match.fen.split(" ")[0]);
    return SQUARES.filter((square) => squares[square]?.type === type && squares[square].color === color);
  }

  squareColor(square) {
    const i = SQUARES.indexOf(square);
    return i < 0 ? null : ((i >> 3) + i) % 2 === 0 ? "light" : "dark";
  }

  attackers(square, color = this.turn()) {
    return attackersOf(boardOf(this.#match.fen.split(" ")[0]), square, color);
  }

  isAttacked(square, color) {
    return this.attackers(square, color).length > 0;
  }

  turn() {
    return this.#match.fen.split(" ")[1];
  }

  setTurn(color) {
    if (color === this.turn()) {
      return false;
    }
    if (this.inCheck()) {
      throw new Error("A player who is in check has to move.");
    }
    this.#edit((fields) => {
      fields[1] = color;
      fields[3] = "-";
    });
    return true;
  }

  getCastlingRights(color) {
    const has = this.#match.fen.split(" ")[2];
    const name = (letter) => has.includes(color === WHITE ? letter.toUpperCase() : letter);
    return {[KING]: name("k"), [QUEEN]: name("q")};
  }

  setCastlingRights(color, wanted) {
    this.#edit((fields, squares) => {
      let has = fields[2];
      for (const side of [KING, QUEEN]) {
        const letter = color === WHITE ? side.toUpperCase() : side;
        has = wanted[side] === undefined ? has : has.replace(letter, "") + (wanted[side] ? letter : "");
      }
      fields[2] = rights(has, squares);
    });
    const now = this.getCastlingRights(color);
    return [KING, QUEEN].every((side) => wanted[side] === undefined || wanted[side] === now[side]);
  }

  moveNumber() {
    return Number(this.#match.fen.split(" ")[5]);
  }

  hash() {
    let hash = 0xcbf29ce484222325n;
    for (const letter of bare(this.fen())) {
      hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n);
    }
    return hash.toString(16).padStart(16, "0");
  }

  // ---- how it stands

  isCheck() {
    return this.#match.isCheck;
  }

  inCheck() {
    return this.isCheck();
  }

  isCheckmate() {
    return this.isCheck() && this.#legal().length === 0;
  }

  isStalemate() {
    return !this.isCheck() && this.#legal().length === 0;
  }

  isInsufficientMaterial() {
    return !isEnough(boardOf(this.#match.fen.split(" ")[0]));
  }

  isThreefoldRepetition() {
    return this.#seen.get(bare(this.fen())) >= 3;
  }

  isDrawByFiftyMoves() {
    return Number(this.#match.fen.split(" ")[4]) >= 100;
  }

  isDraw() {
    return this.isDrawByFiftyMoves() || this.isStalemate() || this.isInsufficientMaterial() || this.isThreefoldRepetition();
  }

  isGameOver() {
    return this.isCheckmate() || this.isDraw();
  }

  isPromotion({from, to}) {
    return this.#legal().some((move) => move.from === from && move.to === to && move.promotion !== null);
  }

  // ---- moves

  #legal() {
    return this.#match.moves({verbose: true});
  }

  moves({verbose = false, square, piece} = {}) {
    const before = this.fen();
    const moves = this.#legal().map((move) => moveOf(move, before))
      .filter((move) => (square === undefined || move.from === square) && (piece === undefined || move.piece === piece))
      .sort(order);
    return verbose ? moves.map((move) => this.#whole(move)) : moves.map((move) => move.san);
  }

  /** A move with the position behind it, in which a square is skipped only where it matters. */
  #whole(move) {
    const fields = move.after.split(" ");
    if (fields[3] !== "-") {
      const next = position(fields);
      const can = next.moves({verbose: true}).some((answer) => answer.captured.some((taken) => taken.square !== answer.to));
      fields[3] = can ? fields[3] : "-";
      move.after = fields.join(" ");
    }
    return move;
  }

  move(wanted, {strict = false} = {}) {
    const before = this.fen();
    const legal = this.#legal().map((move) => ({raw: move, move: moveOf(move, before)}));
    const found = typeof wanted === "string" ? said(wanted, legal, strict) : legal.filter(({move}) =>
      move.from === wanted.from && move.to === wanted.to && (!move.promotion || move.promotion === wanted.promotion));
    if (found.length !== 1) {
      throw new Error("Invalid move: " + (typeof wanted === "string" ? wanted : JSON.stringify(wanted)));
    }
    const {raw, move} = found[0];
    this.#match.move(raw.complete);
    this.#skipped.push(move.isBigPawn() ? move.from[0] + (move.color === WHITE ? "3" : "6") : "-");
    move.after = this.fen();
    this.#moves.push(move);
    this.#seen.set(bare(move.after), (this.#seen.get(bare(move.after)) ?? 0) + 1);
    return move;
  }

  undo() {
    const last = this.#moves.pop() ?? null;
    if (last) {
      this.#seen.set(bare(last.after), this.#seen.get(bare(last.after)) - 1);
      this.#skipped.pop();
      this.#match.undo();
    }
    return last;
  }

  history({verbose = false} = {}) {
    return this.#moves.map((move) => verbose ? move : move.san);
  }

  perft(depth) {
    return this.#match.perft(depth);
  }

  // ---- records

  pgn({newline = "\n", maxWidth = 0} = {}) {
    return writePgn({headers: this.#headers, start: this.#start, moves: this.#moves, comments: this.#comments, newline, maxWidth});
  }

  loadPgn(pgn, {strict = false, newlineChar = "\r?\n"} = {}) {
    const {headers, words} = readPgn(pgn, newlineChar);
    const read = new Chess(headers.FEN ?? DEFAULT_POSITION);
    for (const word of words) {
      if (word.comment !== undefined) {
        read.setComment(word.comment);
      } else if (word.result) {
        headers.Result ??= word.result;
      } else {
        try {
          read.move(word.move, {strict});
        } catch {
          throw new Error("Invalid move in PGN: " + word.move);
        }
      }
    }
    this.#match = read.#match;
    this.#start = read.#start;
    this.#moves = read.#moves;
    this.#seen = read.#seen;
    this.#skipped = read.#skipped;
    this.#comments = read.#comments;
    this.#headers = headers;
  }

  header(...pairs) {
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      this.#headers[pairs[i]] = pairs[i + 1];
    }
    return this.getHeaders();
  }

  setHeader(key, value) {
    return this.header(key, value);
  }

  removeHeader(key) {
    return Object.hasOwn(this.#headers, key) && delete this.#headers[key];
  }

  getHeaders() {
    return {...this.#headers};
  }

  getComment() {
    return this.#comments[this.fen()];
  }

  setComment(comment) {
    this.#comments[this.fen()] = comment.replaceAll("{", "[").replaceAll("}", "]");
  }

  removeComment() {
    const comment = this.getComment();
    delete this.#comments[this.fen()];
    return comment;
  }

  deleteComment() {
    return this.removeComment();
  }

  getComments() {
    return this.#fens().filter((fen) => fen in this.#comments).map((fen) => ({fen, comment: this.#comments[fen]}));
  }

  removeComments() {
    const comments = this.getComments();
    this.#comments = {};
    return comments;
  }

  deleteComments() {
    return this.removeComments();
  }

  #fens() {
    return [this.#moves[0]?.before ?? this.fen(), ...this.#moves.map((move) => move.after)];
  }
}

/** A match from a position, without the square that a Pawn has skipped where none can have. */
function position(fields) {
  try {
    return rules.position(fields.join(" "), {endings: false});
  } catch (problem) {
    if (fields[3] === "-") {
      throw problem;
    }
    return rules.position([...fields.slice(0, 3), "-", ...fields.slice(4)].join(" "), {endings: false});
  }
}
