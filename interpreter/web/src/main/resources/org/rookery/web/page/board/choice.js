/**
 * A move as it is made, touch by touch. A move is [text, tokens, ends]: its tokens are squares, and `*Letter` for a piece
 * in hand; `ends` says, where it has several parts, how many tokens have been touched when each part is complete.
 */
export class Choice {
  constructor(moves) {
    this.moves = moves;
    this.passes = moves.filter((move) => move[1].length === 0);
    this.reset();
  }

  /** Begins anew. A lone piece in hand with which all moves begin is taken as touched. */
  reset() {
    const moving = this.moves.filter((move) => move[1].length > 0);
    const [first] = moving;
    const alone = first?.[1][0].startsWith("*") && moving.every((move) => move[1][0] === first[1][0]);
    this.touched = alone ? [first[1][0]] : [];
    this.candidates = alone ? moving : this.moves;
    this.lead = this.touched.length;
  }

  /** Whether a person has touched anything. */
  get begun() {
    return this.touched.length > this.lead;
  }

  /** The tokens that go on with what has been touched. */
  targets() {
    return new Set(this.candidates.map((move) => move[1][this.touched.length]).filter(Boolean));
  }

  isFirst(token) {
    return this.moves.some((move) => move[1][0] === token || this.lead > 0 && move[1][1] === token);
  }

  /** Goes on with a token; false where no move does. */
  touch(token) {
    const fitting = this.candidates.filter((move) => move[1][this.touched.length] === token);
    if (fitting.length === 0) {
      return false;
    }
    this.touched = [...this.touched, token];
    this.candidates = fitting;
    return true;
  }

  /** Keeps some of the moves only. */
  keep(moves) {
    this.candidates = moves;
  }

  /** The moves that are complete, and those that go on. */
  get done() {
    return this.candidates.filter((move) => move[1].length === this.touched.length && move[1].length > 0);
  }

  get more() {
    return this.candidates.filter((move) => move[1].length > this.touched.length);
  }

  /** How many parts of every move that is left are complete. */
  get partsMade() {
    const made = (move) => (move[2] ?? []).filter((end) => end <= this.touched.length).length;
    return this.candidates.length === 0 ? 0 : Math.min(...this.candidates.map(made));
  }
}

/**
 * Moves in groups by what their first parts do.
 *
 * @param previews for each move its parts, each a list of [square, content]
 * @param parts how many of them count
 */
export function grouped(moves, previews, parts) {
  const groups = new Map();
  moves.forEach((move, i) => {
    const changes = previews[i].slice(0, parts).flat();
    const key = JSON.stringify(changes);
    const group = groups.get(key) ?? {moves: [], changes: new Map(changes)};
    group.moves.push(move);
    groups.set(key, group);
  });
  return [...groups.values()];
}

/**
 * What to show of each group: the content of the square in which they differ, the one touched last if possible.
 *
 * @return for each a content, or nothing where a text has to tell
 */
export function telling(groups, board, last) {
  const squares = new Set(groups.flatMap((group) => [...group.changes.keys()]));
  const at = (group, square) => group.changes.get(square) ?? board[square];
  const different = [...squares].filter((square) => new Set(groups.map((group) => at(group, square))).size > 1);
  const square = different.includes(last) ? last : different[0];
  return groups.map((group) => square === undefined ? null : {square, content: at(group, square)});
}
