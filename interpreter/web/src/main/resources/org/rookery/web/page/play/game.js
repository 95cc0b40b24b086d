import {Board} from "../board/board.js";
import {button, html} from "../board/svg.js";
import {announce, drawSides, lost} from "./told.js";
import {byId, kept} from "./kept.js";
import {Clock, outOfTime} from "./clock.js";
import {gameIn} from "./link.js";
import {MoveList} from "./moves.js";
import {Room} from "./room.js";
import {Seats} from "./seats.js";
import {Shelf} from "./shelf.js";
import {Sound} from "./sound.js";
import {Tree, asRecord} from "./tree.js";

/** What would tell more than is seen, in games that hide something. */
const NOT_HIDDEN = ["first", "back", "forth", "last", "link", "save-pgn", "as-pgn", "as-case", "read", "record", "edit", "set-up"];
/** How long the page waits before the program moves, in milliseconds, so that a move is seen first. */
const PAUSE = 150;

/** A game in progress: what the interpreter says of it, and all of the page that shows it. */
export class Game {
  constructor(engine) {
    this.engine = engine;
    this.state = {board: [], turns: [], played: [], names: [], movers: [], hands: [], last: [], check: [], numbers: {},
      undone: [], over: true, mover: 0};
    this.tree = new Tree();
    this.moment = 0;
    this.busy = false;
    /** What the program's search comes to, while there is one; and how many questions have changed the game or tried to. */
    this.thinking = null;
    this.asked = 0;
    this.shelf = new Shelf(byId("data-rules")?.textContent ?? "");
    /** Whether the program may move: a page can show its board before the interpreter has been read. */
    this.isReady = false;
    /** How the game has ended otherwise than by its rules: {text, score}. */
    this.result = null;
    /** The room that the game is played in, if it is in one. */
    this.room = Room.of(this);
    this.changed = [];
    this.sound = new Sound();
    this.seats = new Seats(() => this.seated());
    this.list = new MoveList(byId("played"), (node) => this.goTo(node));
    this.board = new Board(byId("place"), {
      move: (text) => this.make(text),
      illegal: (from, to) => this.explain(from, to),
      inspect: (square) => this.diagram(square),
      preview: (moves) => this.preview(moves),
      prompt: (text) => {
        byId("prompt").textContent = text;
      },
      offers: (offers) => this.offers(offers),
      failed: (problem) => this.say(problem.message),
    });
    this.clock = new Clock(() => drawSides(this), (player) => this.room ? this.room.timeUp()
      : this.end(outOfTime(this.setting.players[player]), player));
    for (const side of [this.board.far, this.board.near]) {
      side.prepend(html("span", {className: "who"}), html("span", {className: "clock"}));
    }
  }

  // ---- asking

  /** Asks the engine; where that breaks it, another one goes on from the position that is shown. */
  async ask(verb, argument) {
    if (this.room?.hides) {
      return this.room.ask(verb, argument);
    }
    const answer = await this.engine.ask(verb, argument);
    if (answer.broken && this.engine.renew) {
      try {
        await this.renew();
      } catch (problem) {
        return {problem: answer.problem + "\n" + problem.message};
      }
    }
    return answer;
  }

  /** Another engine that stands where the page does; a game that hides something begins again. */
  async renew() {
    await this.engine.renew();
    if (this.setting.hides) {
      await this.sit();
      await this.engine.ask("restart", "");
    } else if (this.state.start || this.state.played.length > 0) {
      await this.engine.ask("read", asRecord(this.state.start, this.state.played));
    }
  }

  /**
   * Stops the program's search, if there is one: what it comes to is not played.
   *
   * @param begins whether another game comes next
   */
  async stop(begins = false) {
    const {thinking} = this;
    if (!thinking) {
      return;
    }
    this.thinking = null;
    this.asked++;
    try {
      // What is not seen cannot be set up again.
      await (this.setting.hides && !begins ? thinking : this.renew());
    } catch (problem) {
      this.say(problem.message);
    }
    this.setBusy(false);
  }

  /**
   * Asks for a change of the game and shows what came of it; comes to the answer, or to nothing while busy. The
   * program's search is stopped by all but a move.
   */
  async change(verb, argument, {fresh = false, still = false} = {}) {
    if (this.thinking && verb !== "play") {
      await this.stop(verb === "restart");
    }
    if (this.busy) {
      return null;
    }
    const number = ++this.asked;
    this.setBusy(true);
    const before = this.state;
    const asking = this.ask(verb, argument);
    this.thinking = verb === "choose" ? asking : null;
    const answer = await asking;
    if (number !== this.asked) {
      return null;
    }
    this.thinking = null;
    this.setBusy(false);
    if (answer.turns) {
      this.take(answer, fresh);
      const {current} = this.tree;
      this.tree.reached(verb);
      // Who only looks at a game does not undo how it ended.
      current.result = verb === "go" || verb === "read" ? current.result : null;
      this.result = current.result ?? null;
      this.say(answer.remark);
      announce(this, before, verb);
      if (verb !== "read") {
        this.keep();
      }
    } else {
      this.say(answer.why || answer.problem);
      this.board.reset();
    }
    this.draw(still);
    // What has failed once is not tried again and again.
    if (answer.turns || verb !== "choose") {
      this.soon();
    } else {
      this.moment++;
    }
    return answer;
  }

  /** Keeps the game for the next visit; the games of rooms and those that hide something are not kept here. */
  keep() {
    if (!this.room && !this.setting.hides) {
      this.shelf.write(this.tree.kept());
    }
  }

  /** Makes a move, or has the room make it. */
  make(text) {
    return this.room ? this.room.play(text) : this.change("play", text);
  }

  /** Has the program move, unless something else happens first. */
  soon() {
    setTimeout((since) => since === this.moment && this.reply(), PAUSE, ++this.moment);
  }

  setBusy(busy) {
    this.busy = busy;
    this.board.busy = busy;
  }

  take(state, fresh) {
    this.state = state;
    // Moves that are not seen look all alike: none is gone back to.
    if (fresh || state.unseen || state.start !== this.tree.start) {
      this.tree = new Tree(state.start, state);
    }
    this.tree.follow(state.played, state.names, state.movers);
  }

  /** The program's move, where it plays, unless an earlier position is looked at. */
  async reply() {
    const {state} = this;
    const level = state.chance ? "1" : this.seats.level(state.mover);
    if (!this.isReady || this.room || this.busy || this.isOver || !level || !this.tree.isOpen(state.chance)) {
      return;
    }
    byId("prompt").textContent = this.board.playerName(state.mover) + (state.chance ? " throws …" : " thinks …");
    byId("place").classList.add("thinking");
    const answer = await this.change("choose", this.clock.isUsed ? level + " " + this.clock.share(state.mover) : level);
    byId("place").classList.remove("thinking");
    if (answer && !this.isOver && this.state.played.length === state.played.length) {
      this.giveBack(state.mover, answer);
    }
  }

  /** The program has no move: a person moves for that player from now on, and is told why. */
  giveBack(mover, answer) {
    this.moment++;
    this.seats.giveBack(mover);
    const text = "The program has no move for " + this.setting.players[mover] + ", so the move is yours. "
      + (answer?.problem || answer?.why || "");
    this.draw();
    this.say(text.trim());
    byId("spoken").textContent = text;
  }

  /** Says whose eyes the page has, where not all is seen: those of its one person, or of the player to move. */
  sit() {
    const people = this.seats.movable().flatMap((mine, player) => mine ? [player] : []);
    return this.engine.ask("view", people.length === 1 ? String(people[0]) : "");
  }

  async seated() {
    if (!this.setting.hides) {
      await this.stop();
    } else if (!this.room) {
      const state = await this.sit();
      this.take(state, true);
    }
    this.draw(true);
    this.soon();
  }

  // ---- what a person does

  async preview(moves) {
    const numbers = moves.map((move) => this.state.turns.indexOf(move));
    const answer = await this.ask("preview", numbers.join(" "));
    return answer.previews ?? moves.map(() => []);
  }

  async explain(from, to) {
    const text = from.startsWith("*") ? from.slice(1) + "*" + to : from + "-" + to;
    this.say((await this.ask("why", text)).why);
  }

  /** How the piece on a square moves. */
  async diagram(square) {
    this.explained = square;
    const answer = await this.ask("diagram", square);
    const content = this.state.board[this.setting.squares.indexOf(square)];
    this.board.signs = answer.signs || [];
    this.board.render();
    this.say([this.board.pieceName(content) + ":", ...new Set(this.board.signs.map((sign) => sign[3])),
      ...answer.notes || []].join("\n"));
  }

  async goTo(node) {
    if (node && node !== this.tree.current) {
      const {keep: count, moves} = this.tree.way(node);
      await this.change("go", [count, ...moves].join("\n"));
    }
  }

  back() {
    return this.goTo(this.tree.current.parent);
  }

  forth() {
    return this.goTo(this.tree.next);
  }

  /** Takes back, with what the program and the dice have answered. */
  async undo() {
    const to = this.takenBack();
    await this.goTo(to);
    this.tree.takenBackTo = to;
  }

  /** Where one is when one has taken back; nothing where no person has moved. */
  takenBack() {
    return this.tree.before((node) => this.seats.level(node.mover) === "" && this.setting.competes[node.mover]);
  }

  /** A new game, with the players that were asked for. */
  async play() {
    const own = this.seats.begin();
    if (this.setting.hides) {
      await this.sit();
    }
    if (own >= 0 && own < 2) {
      this.board.flip(own === 1);
    }
    await this.restart();
  }

  async restart() {
    this.clock.set(0, 0, 0);
    await this.change("restart", "", {fresh: true});
    const [minutes, increment] = kept("clock", "0 0").split(" ").map(Number);
    this.clock.set(this.setting.players.length, minutes, increment);
  }

  /** Ends the game otherwise than by its rules: a player has lost, or none has. */
  end(text, loser) {
    this.stop();
    this.result = lost(this.setting, text, loser);
    this.tree.current.result = this.result;
    this.tree.prefer(this.tree.current);
    this.keep();
    this.moment++;
    this.sound.play("end");
    byId("spoken").textContent = this.result.text;
    this.draw(true);
  }

  get isOver() {
    return this.state.over || this.result !== null;
  }

  // ---- what is shown

  say(text) {
    byId("reason").hidden = !text;
    byId("reason-text").textContent = text || "";
  }

  offers(offers) {
    byId("choices").replaceChildren(...offers.slice(0, 200).map((offer) => {
      const one = button(offer.text, () => this.make(offer.move));
      one.moves = [offer.move];
      return one;
    }));
  }

  draw(still = false) {
    const {state, setting} = this;
    this.board.movable = this.room ? this.room.movable() : this.seats.movable();
    this.board.update({...state, over: this.isOver}, still);
    const mover = this.board.playerName(state.mover);
    byId("state").textContent = this.result ? this.result.text
      : state.over ? state.state : mover + " to move, turn " + state.turn + "."
        + (state.news ? " " + state.state : "");
    byId("fen").value = state.fen;
    byId("text").textContent = state.text;
    this.list.show(this.tree, setting, (content) => this.board.pictureOf(content));
    byId("back").disabled = byId("first").disabled = !this.tree.current.parent;
    byId("undo").disabled = !this.takenBack();
    const goesOn = this.tree.current.children.length > 0;
    byId("forth").disabled = byId("last").disabled = !goesOn;
    byId("resign").disabled = byId("draw").disabled = this.isOver || goesOn && !this.room;
    byId("advice").disabled = this.isOver || state.chance;
    drawSides(this);
    if (!this.room) {
      this.clock.turn(this.isOver || state.played.length === 0 || goesOn ? -1
        : setting.competes[state.mover] ? state.mover : this.clock.running);
    }
    this.changed.forEach((call) => call());
  }

  // ---- the beginning

  /** The board at once, and its moves, unless the rules have to be read before. */
  async show(setting) {
    this.setting = setting;
    byId("title").textContent = setting.title;
    document.title = setting.title;
    this.seats.show(setting, setting.title);
    this.board.show(setting, window.rookeryDraw);
    for (const id of NOT_HIDDEN) {
      byId(id).hidden = setting.hides || (this.room !== null && byId(id).hidden);
    }
    byId("unkept").hidden = !setting.hides || this.room !== null;
    byId("place").classList.add("waiting");
    this.board.update({...this.state, board: setting.hides ? [] : setting.start ?? [], turns: [], over: true, numbers: {}, hands: []}, true);
    drawSides(this);
    const remembered = this.room ? "" : this.shelf.read();
    this.take(await this.recall(remembered), true);
    this.result = this.tree.current.result ?? null;
    byId("place").classList.remove("waiting");
    this.say(this.state.remark);
    this.draw(true);
    await this.goTo(this.tree.keptIn(remembered));
    this.soon();
  }

  async recall(remembered) {
    if (this.setting.beginning && !this.room && !remembered && !gameIn(location.hash)) {
      return {...this.setting.beginning};
    }
    if (this.setting.hides) {
      await this.engine.ask("restart", "");
      return {...await this.sit(), remark: ""};
    }
    const found = await this.engine.ask("read", remembered);
    const state = found.turns ? found : await this.engine.ask("restart", "");
    return {...state, remark: ""};
  }
}
