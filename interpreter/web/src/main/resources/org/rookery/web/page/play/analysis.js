import {html} from "../board/svg.js";
import {byId} from "./kept.js";
import {figured} from "./notation.js";

/** How long the program looks, again and again, in milliseconds. */
const LOOKS = [200, 600, 1500, 4000];
const LINES = 3;
/** A lead of so many hundredths of a piece fills three quarters of the bar. */
const STEEP = 300;

/** The bar and the best lines, and a hint: the program looks at the position when it is asked to. */
export class Analysis {
  constructor(game) {
    this.game = game;
    this.round = 0;
    byId("analyse").addEventListener("change", () => this.look());
    byId("advice").addEventListener("click", () => this.hint());
    game.changed.push(() => this.look());
  }

  async look() {
    const round = ++this.round;
    const on = byId("analyse").checked;
    byId("thoughts").hidden = !on;
    // It shows how the first of two players stands.
    byId("bar").hidden = !on || this.game.setting.players.length !== 2;
    const {game} = this;
    if (!on || game.isOver || game.state.chance || !game.seats.movable()[game.state.mover]) {
      byId("thoughts").replaceChildren();
      return;
    }
    for (const millis of LOOKS) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (round !== this.round || game.busy) {
        return;
      }
      const answer = await game.ask("analyse", millis + " " + LINES);
      if (round === this.round && answer.lines) {
        this.show(answer);
      }
    }
  }

  show({mover, lines}) {
    const {game} = this;
    byId("thoughts").replaceChildren(...lines.map((line) => {
      const item = html("li", {}, html("b", {}, sign(line.score)), " ");
      line.moves.forEach((name, i) => {
        item.append(...figured(name, line.movers[i], game.setting, (content) => game.board.pictureOf(content)), " ");
      });
      item.append(html("small", {}, "depth " + line.depth));
      return item;
    }));
    const best = (lines[0]?.score ?? 0) * (mover === 0 ? 1 : -1);
    byId("bar").firstElementChild.style.height = 100 / (1 + Math.exp(-best / STEEP)) + "%";
    byId("bar").setAttribute("aria-label", lines[0]?.standing ?? "How it stands");
    byId("bar").title = lines[0]?.standing ?? "";
  }

  /** What the program would play, shown on the board. */
  async hint() {
    const {game} = this;
    byId("prompt").textContent = "Looking for a good move …";
    const answer = await game.ask("analyse", "800 2");
    byId("prompt").textContent = "";
    const best = answer.lines?.[0];
    if (!best) {
      game.say(answer.problem ?? "There is no move to be found.");
      return;
    }
    const squares = best.clicks.filter((token) => !token.startsWith("*"));
    game.board.hints = squares.length > 0 ? [[squares[0], squares[1] ?? squares[0]]] : [];
    game.board.render();
    game.say(best.moves[0] + (answer.why ? ": " + answer.why : "") + ". " + best.standing + ".");
  }
}

/** A score as players write it. */
function sign(score) {
  const sure = Math.abs(score) >= 31_000;
  return (score > 0 ? "+" : score < 0 ? "−" : "") + (sure ? "#" : (Math.abs(score) / 100).toFixed(1));
}
