/** Moves as a text that the interpreter reads. */
export const asRecord = (start, moves) => (start ? "[FEN \"" + start + "\"]\n" : "") + moves.join("\n");

/** More is not read at once. */
const MOST_KEPT = 100_000;

const quoted = (text) => "\"" + text.replace(/["\\]/g, "\\$&") + "\"";
const said = (comment) => comment ? ["{" + comment.replace(/\}/g, ")") + "}"] : [];

/** The moves of a game with all that was tried besides. Each node is a move; the root is the position where it began. */
export class Tree {
  /** @param record what a record says besides its moves that were played: tags, a comment, a result, and its line */
  constructor(start = "", {tags = {}, comment = "", result = "*", line = []} = {}) {
    const {Ended: ended, ...others} = tags;
    this.start = start;
    this.tags = others;
    this.root = {move: "", name: "", mover: -1, comment, nags: [], parent: null, children: [], ply: 0};
    this.current = this.root;
    /** Where moves were taken back to: what is played there next is the main line. */
    this.takenBackTo = null;
    /** The move that was made last, other than by going to it. */
    this.live = null;
    this.grow(this.root, line);
    /** What others say of how the main line ended, and where that was. */
    this.told = {end: this.mainEnd, score: result};
    if (ended) {
      this.mainEnd.result = {text: ended, score: result};
    }
  }

  add(parent, move, name, mover, nags = [], comment = "") {
    const node = {move, name, mover, nags, comment, parent, children: [], ply: parent.ply + 1};
    parent.children.push(node);
    return node;
  }

  /** Adds the moves of a record behind a node, and what is tried there instead of each; what is the same is there once. */
  grow(from, line) {
    let node = from;
    const parents = line.map(([move, name, mover, nags, comment]) => {
      const parent = node;
      const known = parent.children.find((child) => child.move === move);
      node = known ?? this.add(parent, move, name, mover, nags, comment);
      node.comment ||= comment;
      node.nags = node.nags.length > 0 ? node.nags : nags;
      return parent;
    });
    line.forEach(([, , , , , instead], i) => instead.forEach((other) => this.grow(parents[i], other)));
  }

  /** Follows the moves that were played; what is new becomes a branch. */
  follow(played, names, movers) {
    let node = this.root;
    played.forEach((move, i) => {
      const parent = node;
      node = node.children.find((child) => child.move === move) ?? this.add(node, move, names[i] ?? move, movers[i] ?? -1);
      if (parent === this.takenBackTo) {
        this.prefer(node);
      }
    });
    this.current = node;
  }

  /** Says how the move of now was come to: by being made (`play`, `choose`), or otherwise. */
  reached(verb) {
    this.takenBackTo = null;
    this.live = verb === "play" || verb === "choose" ? this.current : this.live;
  }

  /** Makes the line to a node the one that is shown first. */
  prefer(node) {
    for (let at = node; at.parent; at = at.parent) {
      const {children} = at.parent;
      children.unshift(...children.splice(children.indexOf(at), 1));
    }
  }

  /**
   * Whether the game goes on here by itself: where a move was just made, and where the main line ends without a result;
   * dice are thrown at the end of any line, since no player could go on there.
   */
  isOpen(byChance) {
    const {current, told} = this;
    const mainEnd = current === this.mainEnd && (current !== told.end || told.score === "*");
    return current.children.length === 0 && (mainEnd || current === this.live || byChance);
  }

  /** The moves from the start to a node. */
  path(node = this.current) {
    const path = [];
    for (let at = node; at.parent; at = at.parent) {
      path.unshift(at);
    }
    return path;
  }

  /** From a node on, what was played first each time. */
  line(node) {
    const line = [];
    for (let at = node; at.children.length > 0; at = at.children[0]) {
      line.push(at.children[0]);
    }
    return line;
  }

  get next() {
    return this.current.children[0] ?? null;
  }

  /** The end of the line that is looked at. */
  get end() {
    return this.endOf(this.current);
  }

  endOf(node) {
    return this.line(node).at(-1) ?? node;
  }

  /** The position before the last move that someone made of whom it is asked; nothing where none did. */
  before(isMine) {
    let node = this.current;
    while (node.parent && !isMine(node)) {
      node = node.parent;
    }
    return node.parent;
  }

  /** The last move of the main line. */
  get mainEnd() {
    return this.endOf(this.root);
  }

  /** All of it as PGN in our own texts of moves, with how it ended otherwise than by its rules. */
  text() {
    const {result} = this.mainEnd;
    return this.print(result && {Termination: /time/.test(result.text) ? "time forfeit" : "normal"}, result?.text);
  }

  /** All of it to be shown again at the same move; of what is too long only the moves that were made. */
  kept() {
    const path = this.path().map((node) => node.parent.children.indexOf(node));
    const {result} = this.mainEnd;
    const text = "%" + path.join(" ") + "\n" + this.print(result && {Ended: result.text});
    return text.length <= MOST_KEPT ? text : asRecord(this.start, this.path().map((node) => node.move));
  }

  /** The move that was looked at when a text was kept. */
  keptIn(text) {
    const path = (/^%([\d ]*)\n/.exec(text)?.[1] ?? "").split(" ").filter(Boolean);
    return path.reduce((node, index) => node?.children[index], this.root);
  }

  print(tags, ending = "") {
    const end = this.mainEnd;
    const told = (node) => [quoted(node.move), ...node.nags.map((nag) => "$" + nag), ...comment(node)];
    const comment = (node) => said([node.comment, node === end && !node.comment.endsWith(ending) && ending].filter(Boolean).join(" "));
    const behind = (node) => [node, ...this.line(node)].flatMap(({children: [main, ...others]}) =>
      main ? [...told(main), ...others.map((other) => "(" + [...told(other), ...behind(other)].join(" ") + ")")] : []);
    const score = end.result?.score ?? (end === this.told.end ? this.told.score : "*");
    const heads = Object.entries({...this.tags, ...tags, ...this.start && {FEN: this.start}});
    return heads.map(([name, value]) => "[" + name + " " + quoted(value) + "]\n").join("")
      + [...comment(this.root), ...behind(this.root), score].join(" ");
  }

  /** How to get from one node to another: how many moves to keep, and those to play. */
  way(to) {
    const [here, there] = [this.path(), this.path(to)];
    let same = 0;
    while (same < Math.min(here.length, there.length) && here[same] === there[same]) {
      same++;
    }
    return {keep: same, moves: there.slice(same).map((node) => node.move)};
  }
}
