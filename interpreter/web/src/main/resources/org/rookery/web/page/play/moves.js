import {html} from "../board/svg.js";
import {figured} from "./notation.js";

/** Marks by their numbers in PGN. */
const MARKS = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 10: "=", 13: "∞", 14: "⩲", 15: "⩱", 16: "±", 17: "∓",
  18: "+−", 19: "−+"};

/**
 * The moves in two columns, or one after the other where more than two play; what was tried besides stands between them.
 */
export class MoveList {
  /**
   * @param list an ordered list
   * @param go is given the node that was clicked
   */
  constructor(list, go) {
    this.list = list;
    list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) {
        go(button.node);
      }
    });
  }

  show(tree, setting, pictureOf) {
    this.setting = setting;
    this.pictureOf = pictureOf;
    this.current = tree.current;
    this.here = new Set(tree.path());
    const players = setting.competes.filter(Boolean).length;
    this.isPaired = players === 2 && setting.competes.length === 2;
    this.list.className = this.isPaired ? "paired" : "flowing";
    this.list.replaceChildren();
    this.round = 0;
    this.row = 0;
    this.before = null;
    this.isRefused = false;
    this.say(tree.root);
    for (let at = tree.root; at.children.length > 0; at = at.children[0]) {
      const [main, ...others] = at.children;
      this.list.append(this.ply(main, others.length > 0));
      this.say(main);
      others.forEach((other) => this.list.append(this.branch(other)));
    }
    const now = this.list.querySelector("[aria-current]");
    if (now) {
      const box = now.parentElement;
      const [top, bottom] = [box.offsetTop - this.list.offsetTop, box.offsetTop - this.list.offsetTop + box.offsetHeight];
      if (top < this.list.scrollTop || bottom > this.list.scrollTop + this.list.clientHeight) {
        this.list.scrollTop = top - this.list.clientHeight / 2;
      }
      this.list.scrollLeft = box.offsetLeft - this.list.offsetLeft - this.list.clientWidth / 2;
    } else {
      this.list.scrollTop = 0;
    }
  }

  /** What is said behind a move of the main line. */
  say({comment}) {
    if (comment) {
      this.list.append(html("li", {className: "branch"}, comment));
    }
  }

  /** A move of the line that is shown first. */
  ply(node) {
    const first = node.mover !== 1 || !this.isPaired;
    const item = html("li", {className: first ? "one" : "two"});
    const opens = this.before === null || !this.isRefused && (this.isPaired
      ? first && this.before === 1 || this.before === node.mover : node.mover === 0 && this.before !== 0);
    if (opens) {
      this.round++;
      item.append(html("span", {className: "round"}, this.round + "."));
    }
    this.before = node.mover;
    this.isRefused = node.name.endsWith("(refused)");
    item.append(this.button(node));
    return item;
  }

  /** Something else that was tried there, with what came of it, to its end. */
  branch(node) {
    const item = html("li", {className: "branch"}, "(");
    const write = (at, first) => {
      item.append(this.button(at, "variation"), at.comment ? " " + at.comment + " " : "");
      if (first) {
        at.parent.children.slice(1).filter((other) => other !== at && at.parent !== node.parent).forEach((other) => {
          item.append(" (");
          write(other, false);
          item.append(") ");
        });
      }
      if (at.children.length > 0) {
        write(at.children[0], true);
      }
    };
    write(node, false);
    item.append(")");
    return item;
  }

  button(node, kind = "") {
    const later = !this.here.has(node);
    const button = html("button", {type: "button", className: [kind, later ? "undone" : ""].join(" ").trim()});
    button.append(...figured(node.name, node.mover, this.setting, this.pictureOf, node.move),
      node.nags.map((nag) => MARKS[nag] ?? "").join(""));
    button.node = node;
    if (node === this.current) {
      button.setAttribute("aria-current", "step");
    }
    return button;
  }
}
