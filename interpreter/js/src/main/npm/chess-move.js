import {SQUARES} from "./chess-board.js";

const LETTERS = {Pawn: "p", Knight: "n", Bishop: "b", Rook: "r", Queen: "q", King: "k"};
const SAID = /^([PNBRQK])?([a-h])?([1-8])?[x-]?([a-h][1-8])(?:=?([QRBNqrbn]))?$/;

/** A move as chess.js describes it. */
class Move {
  constructor(raw, before) {
    const {uci, captured} = raw;
    this.color = raw.player === "White" ? "w" : "b";
    this.from = uci.slice(0, 2);
    this.to = uci.slice(2, 4);
    this.piece = LETTERS[raw.piece];
    if (captured.length > 0) {
      this.captured = LETTERS[captured[0].piece];
    }
    if (raw.promotion) {
      this.promotion = LETTERS[raw.promotion];
    }
    const passing = captured.length > 0 && captured[0].square !== this.to;
    const big = this.piece === "p" && Math.abs(this.from[1] - this.to[1]) === 2;
    const castle = raw.san.startsWith("O-O-O") ? "q" : raw.san.startsWith("O-O") ? "k" : "";
    this.flags = castle || (passing ? "e" : captured.length > 0 ? "c" : big ? "b" : "n") + (this.promotion ? "p" : "");
    this.san = raw.san;
    this.lan = uci;
    this.before = before;
    this.after = raw.after;
  }

  isCapture() {
    return this.flags.includes("c");
  }

  isPromotion() {
    return this.flags.includes("p");
  }

  isEnPassant() {
    return this.flags.includes("e");
  }

  isKingsideCastle() {
    return this.flags.includes("k");
  }

  isQueensideCastle() {
    return this.flags.includes("q");
  }

  isBigPawn() {
    return this.flags.includes("b");
  }
}

export const moveOf = (raw, before) => new Move(raw, before);

/**
 * Moves in the order in which chess.js lists them: from the eighth rank to the first; of a Pawn forward and then captures,
 * of others clockwise from the left, near squares first, and castling last.
 */
export function order(one, other) {
  const from = SQUARES.indexOf(one.from) - SQUARES.indexOf(other.from);
  return castles(one) - castles(other) || from || turn(one) - turn(other) || far(one) - far(other) || "nbrq".indexOf(one.promotion) - "nbrq".indexOf(other.promotion);
}

const castles = (move) => ["k", "q"].indexOf(move.flags);
const across = (move) => move.to.charCodeAt(0) - move.from.charCodeAt(0);
const up = (move) => move.to[1] - move.from[1];
const far = (move) => Math.max(Math.abs(across(move)), Math.abs(up(move)));

function turn(move) {
  if (move.piece === "p") {
    return across(move) === 0 ? 0 : 2 + across(move) * (move.color === "w" ? 1 : -1);
  }
  return (Math.PI - Math.atan2(up(move), across(move))) || 2 * Math.PI;
}

/** The legal moves that a text means. */
export function said(text, legal, strict) {
  const plain = (san) => san.replace(/=/g, "").replace(/[+#]?[?!]*$/, "");
  const exact = legal.filter(({move}) => plain(move.san) === plain(text));
  if (exact.length > 0 || strict) {
    return exact;
  }
  const castling = plain(text).replaceAll("0", "O");
  const match = SAID.exec(plain(text));
  if (!match) {
    return legal.filter(({move}) => plain(move.san) === castling);
  }
  const [, piece, file, rank, to, promotion] = match;
  const whole = file && rank;
  return legal.filter(({move}) => move.to === to
    && (piece ? move.piece === piece.toLowerCase() : whole || move.piece === "p")
    && (!file || move.from[0] === file) && (!rank || move.from[1] === rank)
    && (move.promotion ?? "") === (promotion ?? "").toLowerCase());
}
