import {html} from "../board/svg.js";
import {byId, keep, kept} from "./kept.js";

const LEVELS = [...[1, 2, 3, 4, 5].map((n) => [String(n), "level " + n]), ...[2, 9].map((n) => [n + "s", n + " seconds a move"])];
const PERSON = "";
const FRIEND = "friend";

/** Who plays: persons and the program. What was chosen last is remembered. */
export class Seats {
  /** @param changed is called when another one sits down */
  constructor(changed) {
    this.changed = changed;
    this.selects = [];
    this.friend = false;
  }

  show(setting, title) {
    const before = new Map(this.selects.filter(Boolean).map((seat) => [seat.dataset.player, seat.value]));
    this.title = title;
    this.setting = setting;
    const remembered = kept("seats " + title, {});
    byId("seats").replaceChildren();
    this.selects = [];
    const competing = setting.players.map((player, index) => index).filter((index) => setting.competes[index]);
    for (const index of competing) {
      const player = setting.players[index];
      const select = html("select", {data: {player}}, new Option("a person", PERSON),
        ...LEVELS.map(([value, text]) => new Option("the program, " + text, value)));
      select.value = before.get(player) ?? remembered[player] ?? PERSON;
      select.addEventListener("change", () => {
        this.friend = false;
        this.remember();
        this.changed();
      });
      byId("seats").append(html("div", {}, html("label", {}, player + ": ", select)));
      this.selects[index] = select;
    }
    const wish = kept("play", {colour: "0", rival: "2"});
    byId("colour").replaceChildren(...competing.map((index) => new Option(setting.players[index], String(index))),
      ...competing.length > 1 ? [new Option("either side", "any")] : []);
    byId("colour").value = wish.colour;
    if (byId("colour").selectedIndex < 0) {
      byId("colour").selectedIndex = 0;
    }
    byId("level").replaceChildren(...LEVELS.map(([value, text]) => new Option("program, " + text, value)),
      new Option("a friend, by link", FRIEND), new Option("a person here", PERSON));
    byId("level").value = wish.rival;
  }

  /** Seats the players that were asked for; comes to the player of the person, or -1 where all are here. */
  begin() {
    const [colour, rival] = [byId("colour").value, byId("level").value];
    keep("play", {colour, rival});
    const competing = this.selects.map((seat, index) => seat ? index : -1).filter((index) => index >= 0);
    const own = colour === "any" ? competing[Math.floor(Math.random() * competing.length)] : Number(colour);
    this.friend = rival === FRIEND;
    competing.forEach((index) => {
      this.selects[index].value = index === own || this.friend ? PERSON : rival;
    });
    this.remember();
    return rival === PERSON ? -1 : own;
  }

  /** Persons play a game that came by a link, as long as it is shown; what was chosen otherwise stays remembered. */
  befriend(friend) {
    const remembered = friend ? {} : kept("seats " + this.title, {});
    this.friend = friend;
    this.selects.filter(Boolean).forEach((seat) => {
      seat.value = remembered[seat.dataset.player] ?? PERSON;
    });
  }

  remember() {
    keep("seats " + this.title, Object.fromEntries(
      this.selects.filter(Boolean).map((seat) => [seat.dataset.player, seat.value])));
  }

  /** The level at which the program moves for a player; empty for a person. */
  level(player) {
    return this.selects[player]?.value ?? "";
  }

  giveBack(player) {
    if (this.selects[player]) {
      this.selects[player].value = PERSON;
      this.remember();
    }
  }

  /** By player, whether a person moves. */
  movable() {
    return this.setting.players.map((player, index) => this.setting.competes[index] && this.level(index) === PERSON);
  }

  get hasProgram() {
    return this.selects.some((seat) => seat && seat.value !== PERSON);
  }
}
