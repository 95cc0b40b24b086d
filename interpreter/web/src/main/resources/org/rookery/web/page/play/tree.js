/** Moves as a text that the interpreter reads. */
export const asRecord = (start, moves) => (start ? "[FEN \"" + start + "\"]\n" : "") + moves.join("\n");

/** The moves of a game with all that was tried besides. Each node is a move; the root is the position where it began. */
export class Tree {
  constructor(start = "") {
    this.start = start;
    this.root = {move: "", name: "", mover: -1, parent: null, children: [], ply: 0};
    this.current = this.root;
  }

  /** Follows the moves that were played; what is new becomes a branch. */
  follow(played, names, movers) {
    let node = this.root;
    played.forEach((move, i) => {
      let next = node.children.find((child) => child.move === move);
      if (!next) {
        next = {move, name: names[i] ?? move, mover: movers[i] ?? -1, parent: node, children: [], ply: i + 1};
        node.children.push(next);
      }
      node = next;
    });
    this.current = node;
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
    return this.line(this.current).at(-1) ?? this.current;
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
