import {make} from "./svg.js";

/** Arrows and circles that a person draws with the right button; the left one wipes them away. */
export class Drawings {
  /**
   * @param layer where they are drawn
   * @param cellOf the cell of a name
   */
  constructor(layer, cellOf) {
    this.layer = layer;
    this.cellOf = cellOf;
    this.marks = [];
  }

  /** From one square to another; a circle where both are the same. What is drawn twice is gone. */
  toggle(from, to, colour) {
    const same = (mark) => mark.from === from && mark.to === to;
    const known = this.marks.find(same);
    this.marks = this.marks.filter((mark) => !same(mark));
    if (!known || known.colour !== colour) {
      this.marks.push({from, to, colour});
    }
    this.draw();
  }

  wipe() {
    if (this.marks.length > 0) {
      this.marks = [];
      this.draw();
    }
  }

  draw() {
    this.layer.replaceChildren();
    this.marks.forEach(({from, to, colour}) => arrow(this.layer, this.cellOf(from), this.cellOf(to), "drawn " + colour));
  }
}

/** An arrow between the middles of two cells, or a circle around one. */
export function arrow(layer, from, to, kind) {
  if (!from || !to) {
    return;
  }
  if (from === to) {
    make("circle", {cx: from.x, cy: from.y, r: from.size * 0.46, class: kind}, layer);
    return;
  }
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const head = from.size * 0.34;
  const [ex, ey] = [to.x - dx * head * 0.5, to.y - dy * head * 0.5];
  const [bx, by] = [ex - dx * head, ey - dy * head];
  make("line", {x1: from.x, y1: from.y, x2: bx, y2: by, class: kind, "stroke-width": from.size * 0.13}, layer);
  const side = head * 0.55;
  make("path", {class: kind + " head",
    d: "M" + ex + " " + ey + "L" + (bx - dy * side) + " " + (by + dx * side) + "L" + (bx + dy * side) + " " + (by - dx * side) + "Z"},
  layer);
}
