import {button, html} from "../board/svg.js";
import {byId, data} from "./kept.js";
import {outOfTime} from "./clock.js";
import {announce, lost} from "./told.js";
import {asRecord} from "./tree.js";

const SEAT = /(?:^|[#&])seat=([-\w]+)/;
/** How long a page that is busy is left alone, in milliseconds. */
const GLANCE = 30;

const OFFERS = {
  draw: {asks: "offers a draw", yes: "Agree", own: "You have offered a draw."},
  back: {asks: "asks to take a move back", yes: "Let them", own: "You have asked to take your move back."},
  again: {asks: "would like another game", yes: "Play", own: "You have asked for another game."},
};

/**
 * A game in a room. The server keeps its moves and says who may make them; this page plays them by its own interpreter,
 * and looks at earlier positions without telling anybody.
 */
export class Room {
  /** The room that the page was written for, if it was. */
  static of(game) {
    return data("data-room") ? new Room(game) : null;
  }

  constructor(game) {
    this.game = game;
    this.key = SEAT.exec(location.hash)?.[1] ?? "";
    this.seat = -1;
    this.news = null;
    this.follows = false;
    this.followed = "";
    byId("room").hidden = false;
    for (const id of ["start", "seats", "link", "analyse-part", "advice", "edit", "read", "clock-part", "set-up"]) {
      byId(id).hidden = true;
    }
    byId("fen").readOnly = true;
    byId("undo").textContent = "Ask to take back";
    byId("restart").textContent = "Play again";
    byId("remark-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.act("say", byId("remark").value);
      byId("remark").value = "";
    });
  }

  async enter() {
    this.seat = (await this.post("who", "")).seat ?? -1;
    const source = new EventSource("events?seat=" + encodeURIComponent(this.key));
    source.onmessage = (event) => this.hear(JSON.parse(event.data));
    source.onerror = () => {
      byId("room-who").textContent = "The room does not answer. This page goes on asking …";
    };
  }

  // ---- what a person does

  async post(verb, argument) {
    try {
      const response = await fetch("act", {method: "POST", body: [this.key, verb, argument].join("\n")});
      return await response.json();
    } catch (problem) {
      return {problem: "The room does not answer: " + problem.message + "."};
    }
  }

  /** Whether the server tells what this seat sees, and the page plays no moves again. */
  get hides() {
    return this.news !== null && this.game.setting.hides;
  }

  ask(verb, argument) {
    return this.post("ask", verb + "\n" + argument);
  }

  async act(verb, argument = "") {
    const answer = await this.post(verb, argument);
    if (answer.problem) {
      this.game.say(answer.problem);
    }
    return answer;
  }

  /** A player's time seems to be up: the room knows. */
  async timeUp() {
    const news = await this.post("time", "");
    if (news.seats) {
      this.hear(news);
    }
  }

  async play(move) {
    const answer = await this.act("play", this.news.moves.length + " " + move);
    if (answer.problem) {
      this.game.board.reset();
      this.game.draw(true);
    }
  }

  // ---- what is shown

  get player() {
    return this.seat < 0 || !this.news ? -1 : this.news.seats[this.seat];
  }

  /** Whether the page shows the position that the game is in. */
  get isNow() {
    return this.news && this.game.state.played.length === this.news.moves.length
      && this.game.tree.current.children.length === 0;
  }

  /** By player, whether a person moves at this page. */
  movable() {
    return this.game.setting.players.map((player, index) => index === this.player && this.isNow);
  }

  async hear(news) {
    const first = this.news === null;
    const other = first || news.game !== this.news.game;
    this.news = news;
    if (news.clock) {
      this.game.clock.told(news.clock.left, news.clock.running);
    }
    if (other && this.player >= 0 && this.player < 2) {
      this.game.board.flip(this.player === 1);
    }
    this.draw();
    if (!this.follows) {
      this.follows = true;
      await this.follow().finally(() => {
        this.follows = false;
      });
    }
  }

  /** Plays what has been played until this page is where the game is. */
  async follow() {
    const {game} = this;
    for (let shown = null; shown !== this.news; ) {
      while (game.busy) {
        await new Promise((resolve) => setTimeout(resolve, GLANCE));
      }
      const {news} = this;
      const {start, moves} = news;
      shown = news;
      if (game.setting.hides) {
        await this.look();
        continue;
      }
      const record = news.game + " " + asRecord(start, moves);
      const isNew = record !== this.followed;
      this.followed = record;
      const same = moves.findIndex((move, i) => game.state.played[i] !== move);
      const keep = same < 0 ? moves.length : same;
      if (isNew && game.state.start !== start) {
        await game.change("read", asRecord(start, moves), {fresh: true, still: true});
      } else if (isNew) {
        const fresh = keep < game.state.played.length;
        await game.change("go", [keep, ...moves.slice(keep)].join("\n"), {fresh});
      }
      game.result = this.result();
      game.draw(true);
      this.draw();
    }
  }

  /** Shows what this seat sees. */
  async look() {
    const {game} = this;
    const before = game.state;
    const state = await this.ask("state", "");
    if (state.turns) {
      game.take(state, true);
      announce(game, before, "");
    }
    game.result = this.result();
    game.draw(true);
    this.draw();
  }

  /** How the game has ended otherwise than by its rules. */
  result() {
    const {resigned, late, agreed} = this.news;
    const {players} = this.game.setting;
    if (agreed) {
      return {text: "The players agree on a draw.", score: "1/2-1/2"};
    }
    if (late >= 0) {
      return lost(this.game.setting, outOfTime(players[late]), late);
    }
    return resigned < 0 ? null : lost(this.game.setting, players[resigned] + " resigns.", resigned);
  }

  name(seat) {
    return seat < 0 ? "Watcher" : this.game.setting?.players[this.news.seats[seat]] ?? "";
  }

  draw() {
    const {news, seat} = this;
    const absent = news.seats.map((player, index) => index).filter((one) => one !== seat && !news.here[one])
      .map((one) => this.name(one));
    const watchers = news.here.at(-1);
    byId("room-who").textContent = [
      seat < 0 ? "You watch." : "You play " + this.name(seat) + ".",
      absent.length === 0 ? "" : absent.join(" and ") + (absent.length > 1 ? " are" : " is") + " not here.",
      watchers === 0 ? "" : watchers + (watchers > 1 ? " watch." : " watches."),
    ].filter(Boolean).join(" ");
    const asked = [];
    for (const [what, seats] of Object.entries(news.offers)) {
      const {asks, yes, own} = OFFERS[what];
      if (seats.includes(seat)) {
        asked.push(html("span", {}, own), button("Withdraw", () => this.act("decline", what)));
      } else {
        asked.push(html("span", {}, this.name(seats[0]) + " " + asks + "."), ...seat < 0 ? []
          : [button(yes, () => this.act(what)), button("No", () => this.act("decline", what))]);
      }
    }
    byId("room-asked").replaceChildren(...asked);
    byId("remarks").replaceChildren(...news.remarks.map(([who, text]) =>
      html("li", {}, html("b", {}, this.name(who) + ": "), text)));
    byId("remarks").scrollTop = byId("remarks").scrollHeight;
    byId("resign").disabled = byId("draw").disabled = news.over || seat < 0;
    byId("undo").disabled = seat < 0 || news.moves.length === 0 || news.agreed || news.resigned >= 0 || news.late >= 0;
    byId("restart").disabled = seat < 0 || !news.over;
  }
}
