import {make} from "./svg.js";

/** The pieces on a board. Those that move glide, those that are captured fade. */
export class Pieces {
  /** @param layer the part of the drawing that they are in */
  constructor(layer) {
    this.layer = layer;
    this.shown = new Map();
  }

  clear() {
    this.layer.replaceChildren();
    this.shown.clear();
  }

  /**
   * Shows a position.
   *
   * @param contents by square
   * @param cells by square, where it is
   * @param pictureOf by content
   * @param still the square whose piece is there already, since it was dragged; all, where nothing is to glide
   */
  show(contents, cells, pictureOf, {last = [], still = null} = {}) {
    const before = new Map(this.shown);
    const arriving = [];
    const arrived = new Map();
    cells.forEach((cell, square) => {
      const known = before.get(square);
      if (known && known.content === contents[square]) {
        before.delete(square);
        place(known.element, cell);
      } else if (contents[square]) {
        arriving.push(square);
      }
    });
    for (const square of arriving) {
      const from = this.origin(square, contents[square], before, cells, last);
      const piece = this.arrive(square, contents[square], before.get(from), cells.get(square), pictureOf,
        still === true || still === square);
      before.delete(from);
      arrived.set(square, piece);
    }
    before.forEach((piece, square) => {
      if (this.shown.get(square) === piece) {
        this.shown.delete(square);
      }
      leave(piece.element, still === true);
    });
    arrived.forEach((piece, square) => this.shown.set(square, piece));
  }

  /** From where a piece has come: the nearest that is gone and was like it. */
  origin(square, content, before, cells, last) {
    const to = cells.get(square);
    let best = -1;
    let least = Infinity;
    before.forEach((piece, from) => {
      const cell = cells.get(from);
      const promoted = last.length === 2 && last[0] === from && last[1] === square;
      if (cell && from !== square && (piece.content === content || promoted)) {
        const far = promoted ? -1 : Math.hypot(cell.x - to.x, cell.y - to.y);
        if (far < least) {
          [best, least] = [from, far];
        }
      }
    });
    return best;
  }

  arrive(square, content, mover, cell, pictureOf, still) {
    const element = make("image", {href: pictureOf(content), class: "piece"}, this.layer);
    if (mover && !still) {
      element.style.transform = mover.element.style.transform;
      mover.element.remove();
      this.shown.forEach((piece, at) => piece === mover && this.shown.delete(at));
      element.getBoundingClientRect();
    } else if (mover) {
      mover.element.remove();
      this.shown.forEach((piece, at) => piece === mover && this.shown.delete(at));
    }
    place(element, cell);
    return {content, element};
  }

  /** Dims a piece that is dragged. */
  lift(square, lifted) {
    this.shown.get(square)?.element.classList.toggle("lifted", lifted);
  }
}

function place(element, cell) {
  const half = cell.size / 2;
  for (const [name, value] of [["x", -half], ["y", -half], ["width", cell.size], ["height", cell.size]]) {
    element.setAttribute(name, value);
  }
  element.style.transform = "translate(" + cell.x + "px," + cell.y + "px)";
}

function leave(element, still) {
  if (still) {
    element.remove();
    return;
  }
  element.classList.add("leaving");
  setTimeout(() => element.remove(), 160);
}
