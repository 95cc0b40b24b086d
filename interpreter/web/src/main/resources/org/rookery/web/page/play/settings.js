import {SETS, dress} from "../board/sets.js";
import {byId, keep, kept} from "./kept.js";

const THEMES = ["wood", "green", "blue", "grey", "contrast"];

/** How the page looks, sounds and counts; remembered. */
export class Settings {
  constructor(game) {
    this.game = game;
    byId("theme").replaceChildren(...THEMES.map((theme) => new Option(theme, theme)));
    this.choice("theme", "wood", (theme) => {
      document.documentElement.dataset.theme = theme;
    });
    byId("pieces").replaceChildren(...Object.entries(SETS).map(([set, name]) => new Option(name, set)));
    this.choice("pieces", "figures", (set) => {
      dress(game.board, set);
      if (game.setting) {
        game.draw(true);
      }
    });
    this.choice("clock", "0 0", () => undefined);
    this.check("sound", (on) => game.sound.turn(on), game.sound.on);
    this.check("still", (on) => document.documentElement.classList.toggle("still", on), kept("still", false));
    this.check("follow", (on) => keep("follow", on), kept("follow", false));
  }

  choice(id, otherwise, apply) {
    const element = byId(id);
    element.value = kept(id, otherwise);
    if (element.selectedIndex < 0) {
      element.value = otherwise;
    }
    apply(element.value);
    element.addEventListener("change", () => {
      keep(id, element.value);
      apply(element.value);
    });
  }

  check(id, apply, on) {
    const element = byId(id);
    element.checked = on;
    if (id === "still") {
      apply(on);
    }
    element.addEventListener("change", () => {
      keep(id, element.checked);
      apply(element.checked);
    });
  }
}
