import {Choice, grouped, telling} from "./choice.js";
import {choose} from "./chooser.js";
import {showDice} from "./dice.js";
import {bringMovable, showLevels} from "./focus.js";
import {drawGround} from "./ground.js";
import {showHands} from "./hands.js";
import {listen} from "./input.js";
import {layoutOf} from "./layout.js";
import {Drawings, arrow} from "./marks.js";
import {Pieces} from "./pieces.js";
import {offersOf, promptOf} from "./prompt.js";
import {pictureFor} from "./sets.js";
import {describe, drawMarks} from "./squares.js";
import {html, make} from "./svg.js";

/** More moves than these are not compared in order to show what their parts do. */
const MOST_COMPARED = 400;
/** Where more than this share of all squares can be touched, they are not marked. */
const CROWDED = 0.3;
/** A position without a piece, in which no move is legal. */
const NOTHING = {board: [], numbers: {}, hands: [], last: [], check: [], mover: 0, turns: [], over: true};
/** For so long, in milliseconds, a room that has just been left is not returned to. */
const QUIET = 500;

/**
 * A board on which moves are made. It knows no rules and no page: it is told what may be done, and says what was.
 *
 *   new Board(element, host)
 *   show(setting, draw)     what stays as it is: ground, squares, pieces, players, competes
 *   update(position)        {board, numbers, hands, last, check, mover, turns, over}; `turns` are the legal moves
 *   flipped, movable        which side is below; by player, whether the person here moves for them
 *
 * The host, of which each part may be missing:
 *
 *   move(text)              a legal move was made
 *   illegal(from, to)       two squares, or a `*Letter` and a square, that no legal move begins with
 *   inspect(name)           a piece was touched that cannot move
 *   preview(moves)          comes to a list per move of parts, each a list of [square, content]
 *   prompt(text)            what is to be touched next
 *   offers(offers)          moves that are made with a button: to pass, to stop
 *   failed(problem)         something went wrong while a touch was answered
 *
 * With `edit` set, it is given every square that is touched, and the one that a piece was dragged from; no move is made.
 */
export class Board {
  constructor(place, host) {
    this.place = place;
    this.host = host;
    this.flipped = false;
    this.movable = [];
    this.signs = [];
    this.hints = [];
    this.premove = [];
    this.busy = false;
    this.before = [0, 0];
    this.fittedAt = -QUIET;
    this.settled = Promise.resolve();
    this.position = NOTHING;
    this.choice = new Choice([]);
    place.classList.add("rookery-board");
    this.far = html("div", {className: "side far"});
    this.near = html("div", {className: "side near"});
    this.stage = html("div", {className: "stage"});
    this.svg = make("svg", {id: "board", role: "group",
      "aria-label": "Board. Arrow keys go from square to square, Enter touches one, Escape lets go."}, this.stage);
    this.dice = html("div", {className: "dice", hidden: true, role: "group", "aria-label": "Dice"});
    this.stage.append(this.dice);
    place.append(this.far, this.stage, this.near);
    this.layers = {};
    listen(this);
    new ResizeObserver(() => this.fit()).observe(place);
  }

  // ---- what is shown

  show(setting, draw) {
    this.setting = setting;
    // What stood here were pieces of other rules.
    this.position = NOTHING;
    this.draw = draw;
    this.premove = [];
    this.level = 0;
    this.drawings = null;
    this.place.classList.toggle("stacked", Boolean(setting.ground.stacks));
    this.ground();
  }

  flip(flipped) {
    if (flipped !== this.flipped) {
      this.flipped = flipped;
      this.ground();
    }
  }

  /** Of a board with levels, shows one large where there is not room for all. */
  bring(level) {
    if (level !== this.level) {
      this.level = level;
      this.ground();
    }
  }

  /** Draws the ground anew, for the room that there is. */
  ground() {
    this.dressed = [];
    // As high as it may become; where a style asks for it, the element then takes the shape of the layout.
    this.place.style.setProperty("--shape", "0.01");
    this.stage.style.flex = "1 1 auto";
    const room = this.stage.getBoundingClientRect();
    const aspect = room.height > 0 ? room.width / room.height : 1;
    const focus = matchMedia("(pointer: coarse)").matches ? {width: room.width, number: this.level} : null;
    this.layout = layoutOf(this.setting, {flipped: this.flipped, aspect, focus});
    this.place.style.setProperty("--shape", String(this.layout.view[2] / this.layout.view[3]));
    this.place.classList.toggle("tall", aspect < 1);
    this.frame();
    this.fitted = this.room();
    this.layout.arrange?.(this.position.board);
    const focused = document.activeElement?.dataset?.square;
    this.layers = drawGround(this);
    this.pieces = new Pieces(this.layers.pieces);
    const marks = this.drawings?.marks ?? [];
    this.drawings = new Drawings(this.layers.drawn, (name) => this.cellOf(name));
    this.drawings.marks = marks;
    this.drawings.draw();
    const large = [...this.groups.keys()].filter((name) => !this.cellOf(name).small);
    const first = this.groups.get(large.includes(focused) ? focused : large[0]);
    first?.setAttribute("tabindex", "0");
    if (this.groups.has(focused)) {
      first.focus({preventScroll: true});
    }
    this.render(true);
  }

  /** What stands above and below the drawing is as wide as it is. */
  frame() {
    const room = this.stage.getBoundingClientRect();
    const [, , width, height] = this.layout.view;
    this.place.style.setProperty("--drawn", Math.min(room.width, room.height * width / height) + "px");
    this.stage.style.flex = "0 1 " + Math.min(room.height, room.width * height / width) + "px";
  }

  room() {
    return [this.place.clientWidth, document.documentElement.clientHeight];
  }

  /** Another room may ask for another layout; where two of them bring each other about, the first stays. */
  fit() {
    const room = this.room();
    const other = (known) => known.some((length, i) => Math.abs(length - room[i]) > 4);
    const now = performance.now();
    if (this.setting && other(this.fitted) && (now - this.fittedAt > QUIET || other(this.before))) {
      this.before = this.fitted;
      this.fittedAt = now;
      this.ground();
    }
  }

  cellOf(name) {
    return this.layout.cells.get(this.setting.squares.indexOf(name));
  }

  pictureOf(content) {
    return pictureFor(this, content);
  }

  pieceName(content) {
    const piece = this.setting.pieces[content];
    return this.playerName(piece.owner) + " " + piece.name;
  }

  /** Players who are chance are marked where the rules name them. */
  playerName(player) {
    return this.setting.players[player].replace(/^\?/, "");
  }

  /** Shows a position; `still` where nothing is to glide. */
  update(position, still = false) {
    const dropped = this.dropped;
    this.dropped = null;
    this.position = position;
    this.signs = [];
    this.hints = [];
    this.reset(position.turns);
    bringMovable(this, position.turns);
    this.render(still || (dropped ?? false));
    if (this.premove.length > 0 && this.isMine(position.mover)) {
      this.playPremove();
    }
  }

  reset(turns = this.position.turns) {
    this.closeChooser();
    this.shownBoard = null;
    this.choice = new Choice(this.position.over ? [] : turns);
    this.host.prompt?.("");
    this.host.offers?.(offersOf(this.choice));
  }

  render(still = false) {
    if (!this.setting) {
      return;
    }
    const board = this.shownBoard ?? this.position.board;
    this.layout.arrange?.(board);
    const choice = this.choice;
    const targets = this.canMove() ? choice.targets() : new Set();
    const crowded = !choice.begun && targets.size > this.layout.cells.size * CROWDED;
    const seeds = this.setting.ground.look === "PITS";
    const shown = seeds ? board.map((content, square) => square in this.position.numbers ? 0 : content) : board;
    this.pieces.show(shown, this.layout.cells, (content) => this.pictureOf(content), {last: this.position.last, still});
    const marked = choice.touched.length > 0 && !crowded ? targets : new Set();
    drawMarks(this, board, marked);
    showLevels(this, marked);
    this.layout.cells.forEach((cell, square) => describe(this, square, board, choice.begun ? targets : new Set()));
    this.hints.forEach(([from, to]) => arrow(this.layers.marks, this.cellOf(from), this.cellOf(to), "hint"));
    showHands(this, targets);
    showDice(this.dice, this.setting, board, this.layout.cells, (content) => this.pictureOf(content));
  }

  // ---- who may move

  isMine(player) {
    return this.movable[player] !== false;
  }

  canMove() {
    return !this.busy && !this.position.over && this.isMine(this.position.mover);
  }

  /** Whether a move can be prepared while another player is to move. */
  canPremove() {
    return !this.position.over && !this.canMove() && this.movable.some((mine) => mine !== false);
  }

  // ---- touches, one after the other

  touch(token) {
    this.settled = this.settled.then(() => this.touched(token)).catch((problem) => this.host.failed?.(problem));
    return this.settled;
  }

  async touched(token) {
    this.drawings?.wipe();
    if (this.edit) {
      this.edit(token, null);
      return;
    }
    if (!this.canMove()) {
      this.prepare(token);
      return;
    }
    this.closeChooser();
    const choice = this.choice;
    if (choice.begun && choice.touched.at(-1) === token && choice.done.length > 0 && !choice.targets().has(token)) {
      await this.finish(choice.done);
      return;
    }
    if (!choice.touch(token)) {
      await this.touchOther(token);
      return;
    }
    this.signs = [];
    await this.goOn();
  }

  /** What follows from what has been touched: the move, a question, or the next touch. */
  async goOn() {
    const choice = this.choice;
    const {done, more} = choice;
    if (more.length === 0) {
      await this.finish(done);
      return;
    }
    const made = choice.partsMade;
    if (made > 0 && this.host.preview && choice.candidates.length <= MOST_COMPARED) {
      const groups = grouped(choice.candidates, await this.host.preview(choice.candidates), made);
      if (choice !== this.choice) {
        return;
      }
      if (groups.length > 1) {
        this.ask(groups, false);
        return;
      }
      this.shownBoard = this.changed(groups[0].changes);
    }
    this.host.offers?.(offersOf(this.choice, done));
    this.host.prompt?.(promptOf(this, more));
    this.render();
  }

  changed(changes) {
    const board = [...this.position.board];
    changes.forEach((content, square) => {
      board[square] = content;
    });
    return board;
  }

  async finish(done) {
    if (done.length === 1) {
      this.made(done[0]);
      return;
    }
    const compared = this.host.preview && done.length <= MOST_COMPARED;
    const previews = compared ? await this.host.preview(done) : done.map(() => []);
    this.ask(done.map((move, i) => ({moves: [move], changes: new Map(previews[i].flat())})), true);
  }

  made(move) {
    this.closeChooser();
    this.host.prompt?.("");
    this.host.move?.(move[0]);
  }

  /** Asks on the square which of several is meant. */
  ask(groups, whole) {
    const last = this.choice.touched.at(-1);
    const told = telling(groups, this.position.board, this.setting.squares.indexOf(last));
    const twice = (one) => told.filter((other) => other && one && other.content === one.content).length > 1;
    const offers = groups.map((group, i) => {
      const content = told[i]?.content;
      const name = content ? this.pieceName(content) : "";
      const text = whole ? group.moves[0][0] : name || group.moves[0][0];
      return {text: name && whole ? name + ", " + text : text, moves: group.moves.map((move) => move[0]),
        picture: content ? this.pictureOf(content) : "", note: twice(told[i]) || told[i] && !content ? group.moves[0][0] : "",
        group};
    });
    this.render();
    this.host.prompt?.("Which of these?");
    const cell = this.groups.get(last) ?? this.svg;
    this.chooser = choose(this.stage, cell.getBoundingClientRect(), offers, ({group}) => {
      this.closeChooser();
      this.choice.keep(group.moves);
      this.settled = this.settled.then(() => this.goOn());
    });
  }

  closeChooser() {
    this.chooser?.remove();
    this.chooser = null;
  }

  /** Something that continues no move: begin anew there, or tell why not. */
  async touchOther(token) {
    const {touched: before, begun} = this.choice;
    const from = before.at(-1);
    const first = this.choice.isFirst(token) && !before.includes(token);
    this.reset();
    if (first) {
      await this.touched(token);
      return;
    }
    this.render();
    const square = this.setting.squares.indexOf(token);
    const content = square >= 0 && this.position.board[square];
    if (from !== undefined && before.length === 1 && from !== token && (begun || !content)) {
      await this.host.illegal?.(from, token);
    } else if (content && !before.includes(token)) {
      await this.host.inspect?.(token);
    }
  }

  // ---- moves prepared while the other side thinks

  prepare(token) {
    if (!this.canPremove()) {
      return;
    }
    const square = this.setting.squares.indexOf(token);
    const content = square >= 0 ? this.position.board[square] : 0;
    const own = token.startsWith("*") || content && this.isMine(this.setting.pieces[content].owner)
      && this.setting.competes[this.setting.pieces[content].owner];
    this.premove = this.premove.length === 1 && this.premove[0] !== token ? [this.premove[0], token] : own ? [token] : [];
    this.render();
  }

  playPremove() {
    const wanted = this.premove;
    this.premove = [];
    const fits = (move) => wanted.every((token, i) => move[1][i] === token);
    if (wanted.length === 2 && this.position.turns.some(fits)) {
      wanted.forEach((token) => this.touch(token));
    } else {
      this.render();
    }
  }

  /** Lets go of everything. */
  release() {
    this.premove = [];
    this.signs = [];
    this.drawings?.wipe();
    this.reset();
    this.render();
  }
}
