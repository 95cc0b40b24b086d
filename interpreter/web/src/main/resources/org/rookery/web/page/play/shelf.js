import {keep, kept, onKeptElsewhere} from "./kept.js";
import {sum} from "./link.js";

/** Games of more links are not kept. */
const MOST_LINKS = 20;

/** The games that this browser keeps for a page: its own, and apart from it those that links have brought. */
export class Shelf {
  /** @param rules whose games are meant: those of other rules may have the same title */
  constructor(rules) {
    this.rules = rules ? " " + sum(rules) : "";
    this.link = "";
  }

  get name() {
    return document.title + this.rules;
  }

  get links() {
    return kept("links " + this.name, []);
  }

  /** From now on the game of a link is meant, or with an empty one the page's own; comes to what is kept of it. */
  open(link) {
    this.link = link && sum(link);
    return this.read();
  }

  read() {
    this.known = this.found();
    return this.known;
  }

  found() {
    return this.link ? this.links.find(([link]) => link === this.link)?.[1] ?? "" : kept("game " + this.name, "");
  }

  /** Calls when another window keeps its game in place of this one. */
  watch(call) {
    onKeptElsewhere(() => (this.link ? "links " : "game ") + this.name, () => this.found() !== this.known && call());
  }

  write(record) {
    this.known = record;
    if (this.link) {
      const others = this.links.filter(([link]) => link !== this.link);
      keep("links " + this.name, [[this.link, record], ...others].slice(0, MOST_LINKS));
    } else {
      keep("game " + this.name, record);
    }
  }
}
