import {Analysis} from "./analysis.js";
import {Editor} from "./editor.js";
import {serverEngine, workerEngine} from "./engine.js";
import {Game} from "./game.js";
import {byId, data} from "./kept.js";
import {packGame, unpackGame} from "./link.js";
import {Records, openLink, playLink} from "./records.js";
import {linkToRules, showRules} from "./rules.js";
import {Settings} from "./settings.js";
import {drawSides} from "./told.js";

/** The page before anything in it has changed, for pages made of it. */
window.rookeryPristine = byId("data-words") ? document.documentElement.outerHTML : "";

/** Shows another game of these rules, which the engine has opened already. */
async function showOther(game, other) {
  const asked = game.board.signs.length > 0 ? game.explained : "";
  showRules(other);
  await game.show(other);
  if (asked && game.state.board[other.squares.indexOf(asked)]) {
    await game.diagram(asked);
  }
}

/** Hears of other rules. A page that is not seen lets go: a browser keeps few connections open to one place. */
function listenToServer(game) {
  let version = null;
  let source = null;
  const hear = async (event) => {
    const news = JSON.parse(event.data);
    byId("problems").textContent = news.problems;
    byId("problems").hidden = !news.problems;
    if (version !== null && news.version !== version) {
      const setting = await game.engine.setting();
      showRules(setting);
      await game.show(setting);
      window.rookery.renewed?.();
    }
    version = news.version;
  };
  const turn = () => {
    source?.close();
    source = document.hidden ? null : new EventSource("events");
    if (source) {
      source.onmessage = hear;
    }
  };
  document.addEventListener("visibilitychange", turn);
  turn();
}

function buttons(game) {
  const press = (id, call) => byId(id).addEventListener("click", call);
  press("play", () => game.play());
  press("restart", () => game.room ? game.room.act("again") : game.restart());
  press("undo", () => game.room ? game.room.act("back") : game.undo());
  press("first", () => game.goTo(game.tree.root));
  press("back", () => game.back());
  press("forth", () => game.forth());
  press("last", () => game.goTo(game.tree.end));
  press("flip", () => {
    game.board.flip(!game.board.flipped);
    drawSides(game);
  });
  press("resign", () => {
    if (game.room) {
      game.room.act("resign");
      return;
    }
    const loser = game.seats.movable()[game.state.mover] ? game.state.mover : game.seats.movable().indexOf(true);
    game.end(game.setting.players[loser] + " resigns.", loser);
  });
  press("draw", () => game.room ? game.room.act("draw") : offerDraw(game));
  press("reason-close", () => game.say(""));
  press("why", async () => game.say((await game.ask("why", byId("turn").value)).why));
  byId("typed").addEventListener("submit", (event) => {
    event.preventDefault();
    game.make(byId("turn").value);
    byId("turn").value = "";
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select");
    if (event.key === "Escape") {
      game.board.release();
      game.say("");
    } else if (!typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const call = {ArrowLeft: () => game.back(), ArrowRight: () => game.forth(), f: () => byId("flip").click()}[event.key];
      if (call && !event.defaultPrevented) {
        call();
      }
    }
  });
}

/** Persons agree by themselves; the program does when it does not think that it stands better. */
async function offerDraw(game) {
  if (!game.seats.hasProgram) {
    game.end("The players agree on a draw.", -1);
    return;
  }
  await game.stop();
  const answer = await game.ask("analyse", "400 1");
  const score = answer.lines?.[0]?.score ?? 0;
  const mine = game.seats.movable()[answer.mover] ? score : -score;
  if (mine >= 0 && game.state.played.length > 10) {
    game.end("A draw by agreement.", -1);
  } else {
    game.say("The program declines: it wants to play on.");
    game.soon();
  }
}

(async () => {
  try {
    const server = data("data-server");
    const rules = data("data-rules");
    const setting = data("data-setting");
    const engine = server ? serverEngine() : workerEngine(rules);
    const ask = async (verb, argument) => (await engine).ask(verb, argument);
    const game = new Game({ask});
    buttons(game);
    linkToRules();
    new Settings(game);
    new Analysis(game);
    new Records(game);
    new Editor(game);
    const shown = setting ?? await (await engine).setting();
    showRules(shown);
    await game.show(shown);
    window.rookery = {ask, show: (other) => showOther(game, other), touch: (token) => game.board.touch(token),
      say: (text) => game.say(text), game, links: {packGame, unpackGame, playLink: (one, unpacked) => playLink(one, unpacked)}};
    game.engine = await engine;
    await openLink(game);
    window.addEventListener("hashchange", () => openLink(game));
    game.shelf.watch(() => game.room || game.say("This game is open in another window, too. Of the two that one is kept in which the last move is made."));
    if (shown.hides && !game.room) {
      window.addEventListener("beforeunload", (event) => {
        if (game.state.played.length > 0 && !game.isOver) {
          event.preventDefault();
        }
      });
    }
    await game.room?.enter();
    window.rookeryStudio?.(window.rookery, server);
    game.isReady = true;
    game.soon();
    if (server) {
      listenToServer(game);
    }
    if (byId("change")) {
      byId("change").href += "#" + await window.rookeryPack(rules.texts[rules.name]);
    }
  } catch (problem) {
    byId("state").textContent = "This page cannot run here.";
    byId("place").classList.remove("waiting");
    byId("problems").hidden = false;
    byId("problems").textContent = String(problem.message || problem);
  }
})();
