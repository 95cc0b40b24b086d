import {Game} from "./index.js";

const FAR = 6;
const MOST_CHOICES = 40;
const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

const STYLE = `
  :host { display: block; position: relative; }
  svg { display: block; width: 100%; height: auto; }
  .board { touch-action: pinch-zoom; user-select: none; -webkit-user-select: none; }
  [data-square], [data-hand] { outline: none; cursor: pointer; }
  [data-square]:focus-visible > polygon:first-child, [data-hand]:focus-visible { stroke: #0b5fd0; stroke-width: 5; }
  .ghost { position: fixed; width: 3.5rem; height: 3.5rem; transform: translate(-50%, -55%); pointer-events: none; z-index: 9; }
  .chooser { position: absolute; inset: 0; display: flex; flex-wrap: wrap; gap: 0.4rem; align-content: center; justify-content: center;
    background: #0006; }
  .chooser button { font: 600 1rem system-ui, sans-serif; padding: 0.5rem 0.8rem; border-radius: 0.4rem; border: 1px solid #5a4128;
    background: #fbf8f1; color: #2b2622; cursor: pointer; }
  .chooser button:focus-visible { outline: 3px solid #0b5fd0; }
  .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .problem { padding: 1rem; background: #fbf8f1; color: #8a1f11; white-space: pre-wrap; }`;

/**
 * A board on which a game is played by clicks, by drag or by keys. Attributes: `game`, a name of the catalogue; `fen`;
 * `orientation`, the player whose side is below; `movable`, the players who may be moved here, with spaces, or `none`.
 */
export class RookeryBoard extends HTMLElement {
  static observedAttributes = ["game", "fen", "orientation", "movable"];

  #root = this.attachShadow({mode: "open"});
  #loading = 0;
  #game = null;
  #match = null;
  #legal = [];
  #touched = [];
  #focus = null;
  #drag = null;
  #rules = null;
  #ready = Promise.resolve();

  constructor() {
    super();
    this.#root.innerHTML = "<style>" + STYLE + '</style><div class="board" part="board"></div>'
      + '<div class="spoken" aria-live="polite"></div>';
    const board = this.#root.querySelector(".board");
    board.addEventListener("pointerdown", (event) => this.#press(event));
    board.addEventListener("click", (event) => this.#click(event));
    board.addEventListener("keydown", (event) => this.#key(event));
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) {
      return;
    }
    if (name === "game") {
      this.#rules = null;
      this.#load(() => Game.load(after));
    } else if (name === "fen" && this.#game) {
      this.#begin();
    } else {
      this.#draw();
    }
  }

  disconnectedCallback() {
    this.#drag?.stop();
  }

  /** Comes true when the game can be played. */
  get ready() {
    return this.#ready;
  }

  /** The game in progress; what is done to it is seen after `update`. */
  get match() {
    return this.#match;
  }

  /** The text of rules that are played instead of a game of the catalogue. */
  get rules() {
    return this.#rules;
  }

  set rules(text) {
    this.setRules(text);
  }

  /** Rules with the options of Game.fromRules. */
  setRules(text, options = {}) {
    this.#rules = text;
    this.#load(() => Game.fromRules(text, options));
  }

  /** Makes a move, as a person does it. */
  move(text) {
    const made = this.#match.move(text);
    this.update();
    this.#root.querySelector(".spoken").textContent = made.player + ": " + made.text + ". " + this.#match.state;
    this.dispatchEvent(new CustomEvent("move", {detail: made, bubbles: true}));
    if (this.#match.isGameOver) {
      this.dispatchEvent(new CustomEvent("end", {detail: this.#match.outcome, bubbles: true}));
    }
    return made;
  }

  undo() {
    const move = this.#match.undo();
    this.update();
    return move;
  }

  /** Shows how the match stands. */
  update() {
    this.#legal = this.#match.moves({verbose: true});
    this.#touched = [];
    this.#draw();
  }

  #load(make) {
    this.#ready = this.#loaded(make);
    this.#ready.catch(() => undefined); // told by the event `problem`
  }

  async #loaded(make) {
    const number = ++this.#loading;
    try {
      const game = await make();
      if (number !== this.#loading) {
        game.dispose();
        return;
      }
      this.#game?.dispose();
      this.#game = game;
      this.#begin();
      this.dispatchEvent(new CustomEvent("ready", {bubbles: true}));
    } catch (problem) {
      this.#fail(problem);
      throw problem;
    }
  }

  #begin() {
    const fen = this.getAttribute("fen");
    try {
      this.#match = fen ? this.#game.position(fen) : this.#game.start();
      this.update();
    } catch (problem) {
      this.#fail(problem);
    }
  }

  #fail(problem) {
    const told = document.createElement("div");
    told.className = "problem";
    told.textContent = problem.message;
    this.#root.querySelector(".board").replaceChildren(told);
    this.dispatchEvent(new CustomEvent("problem", {detail: problem, bubbles: true}));
  }

  // ---- what is shown

  #draw() {
    if (!this.#match) {
      return;
    }
    const marks = this.#touched.length > 0 ? this.#next().map((move) => move.touches[this.#touched.length]) : [];
    const board = this.#root.querySelector(".board");
    const focused = board.contains(this.#root.activeElement);
    board.innerHTML = this.#match.svg({
      orientation: this.getAttribute("orientation") ?? undefined, chosen: this.#touched.at(-1), marks: marks.filter(Boolean)});
    const {pieces} = this.#match.board();
    const places = [...board.querySelectorAll("[data-square], [data-hand]")];
    const first = places.find((place) => token(place) === this.#focus) ?? places[0];
    for (const place of places) {
      const name = token(place);
      const piece = pieces[name];
      place.setAttribute("role", "button");
      place.setAttribute("tabindex", place === first ? "0" : "-1");
      place.setAttribute("aria-label", (name.startsWith("*") ? name.slice(1) + " in hand" : name + ", "
        + (piece ? piece.owner + " " + piece.piece : "empty")) + (marks.includes(name) ? ", can go here" : "")
        + (this.#touched.includes(name) ? ", chosen" : ""));
    }
    if (focused) {
      first?.focus();
    }
  }

  // ---- moves, touch by touch

  /** Whether the player whose turn it is may be moved here. */
  get #mayMove() {
    const movable = this.getAttribute("movable");
    return this.#match !== null && !this.#match.isGameOver
      && (movable === null || movable === "" || movable.split(" ").includes(this.#match.turn));
  }

  #next() {
    return this.#legal.filter((move) => this.#touched.every((one, i) => move.touches[i] === one));
  }

  #touch(name) {
    if (!this.#mayMove) {
      return;
    }
    const before = this.#touched;
    this.#touched = [...before, name];
    let fitting = this.#next();
    if (fitting.length === 0) {
      this.#touched = before.includes(name) ? [] : [name];
      fitting = this.#touched.length > 0 ? this.#next() : [];
      this.#touched = fitting.length > 0 ? this.#touched : [];
      this.#draw();
      return;
    }
    const done = fitting.filter((move) => move.touches.length === this.#touched.length);
    if (done.length === 1 && fitting.length === 1) {
      this.move(done[0].complete);
    } else if (done.length > 0) {
      this.#draw();
      this.#choose(done, fitting.length > done.length);
    } else {
      this.#draw();
    }
  }

  /** Which of several moves that are touched alike: a promotion, or whether to go on. */
  #choose(moves, more) {
    const chooser = document.createElement("div");
    chooser.className = "chooser";
    chooser.setAttribute("role", "dialog");
    chooser.setAttribute("aria-label", "Which of these moves?");
    const add = (text, done) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = text;
      button.addEventListener("click", () => {
        chooser.remove();
        done();
        this.#root.querySelector('[tabindex="0"]')?.focus();
      });
      chooser.append(button);
    };
    for (const move of moves.slice(0, MOST_CHOICES)) {
      add(move.promotion ?? move.text, () => this.move(move.complete));
    }
    add(more ? "Go on" : "Back", () => {
      this.#touched = more ? this.#touched : [];
      this.#draw();
    });
    chooser.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        chooser.lastChild.click();
      }
    });
    this.#root.append(chooser);
    chooser.firstChild.focus();
  }

  #click(event) {
    const place = placeOf(event.target);
    if (place && !this.#drag?.moved) {
      this.#focus = token(place);
      this.#touch(token(place));
    }
    this.#drag = null;
  }

  #press(event) {
    this.#drag = null;
    const place = placeOf(event.target);
    const piece = place?.querySelector("svg");
    const name = place && token(place);
    const starts = this.#mayMove && this.#legal.some((move) => move.touches.includes(name));
    if (!piece || event.button !== 0 || !starts) {
      return;
    }
    let ghost = null;
    const move = (now) => {
      if (!ghost && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > FAR) {
        ghost = document.createElement("div");
        ghost.className = "ghost";
        const copy = piece.cloneNode(true);
        ["x", "y", "width", "height"].forEach((key) => copy.removeAttribute(key));
        ghost.append(copy);
        this.#root.append(ghost);
        this.#drag.moved = true;
        if (this.#touched.at(-1) !== name) {
          this.#touch(name);
        }
      }
      if (ghost) {
        ghost.style.left = now.clientX + "px";
        ghost.style.top = now.clientY + "px";
      }
    };
    const stop = (now) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      ghost?.remove();
      setTimeout(() => {
        this.#drag = null;
      });
      if (ghost && now?.type === "pointerup") {
        const under = placeOf(this.#root.elementFromPoint(now.clientX, now.clientY));
        if (under && token(under) !== name) {
          this.#touch(token(under));
        }
      }
    };
    this.#drag = {moved: false, stop};
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }

  #key(event) {
    const place = placeOf(event.target);
    const way = ARROWS[event.key];
    if (way && place) {
      event.preventDefault();
      const next = beside(place, way, [...this.#root.querySelectorAll("[data-square], [data-hand]")]);
      if (next) {
        place.setAttribute("tabindex", "-1");
        next.setAttribute("tabindex", "0");
        next.focus();
        this.#focus = token(next);
      }
    } else if (place && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.#focus = token(place);
      this.#touch(this.#focus);
    } else if (event.key === "Escape") {
      this.#touched = [];
      this.#draw();
    }
  }
}

const placeOf = (element) => element?.closest?.("[data-square], [data-hand]") ?? null;
const token = (place) => place.dataset.square ?? "*" + place.dataset.hand;

/** The nearest place in a direction. */
function beside(place, [dx, dy], places) {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(place);
  let best = null;
  let least = Infinity;
  for (const other of places) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (other !== place && along > 2 && across <= along * 1.8 && along + 2 * across < least) {
      best = other;
      least = along + 2 * across;
    }
  }
  return best;
}

customElements.define("rookery-board", RookeryBoard);
