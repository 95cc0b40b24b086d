// Plays a whole game by clicks against the program at level 2. `start` sits down; `on` goes on for some seconds and comes to an
// empty text, or at the end to JSON: the moves, what the page says, whether the person has resigned, what went otherwise.
window.whole = (() => {
  /** After so many moves a person passes where that can be done, and after more of them resigns. */
  const [PASSES, RESIGNS] = [60, 300];
  const byId = (id) => document.getElementById(id);
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const page = () => window.rookery.game;
  const until = async (what, time = 60_000) => {
    const end = performance.now() + time;
    while (performance.now() < end) {
      if (what()) {
        return true;
      }
      await pause(3);
    }
    return false;
  };
  const quiet = async () => {
    await page().board.settled;
    await until(() => !page().busy);
  };
  const click = (element) => element.dispatchEvent(new MouseEvent("click", {bubbles: true}));
  const place = (token) => token.startsWith("*")
    ? [...document.querySelectorAll("[data-hand]:enabled, [data-token]")].find((one) =>
      one.dataset.token === token || one.dataset.hand === token.slice(1) && page().board.near.contains(one))
    : document.querySelector('#board .cell[data-square="' + CSS.escape(token) + '"]');
  let seed = 0;
  let resigned = false;
  const random = (below) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 65536) % below;
  };

  function chosen() {
    const {turns, played} = page().state;
    const pass = turns.find((turn) => turn[1].length === 0);
    const quit = pass && (played.length > PASSES || turns.length === 1);
    return quit ? pass : turns[random(turns.length)];
  }

  /** Makes a move by clicks; comes to what went otherwise. */
  async function make([text, tokens]) {
    const count = page().state.played.length;
    const made = () => page().state.played.length > count;
    const answer = async (list) => {
      const offer = [...document.querySelectorAll(list + " button")].find((button) => button.moves.includes(text));
      if (offer && !made()) {
        offer.click();
        await quiet();
      }
    };
    for (const token of tokens.slice(page().board.choice.lead)) {
      const there = place(token);
      if (!there) {
        return text + ": nothing to click for " + token;
      }
      if (made()) {
        return text + ": made before " + token + " was touched";
      }
      click(there);
      await quiet();
      await answer(".chooser");
    }
    await answer("#choices");
    return await until(made, 5_000) && page().state.played[count] === text ? ""
      : text + " was not made: " + byId("prompt").textContent + " " + byId("reason-text").textContent;
  }

  const told = (problem) => JSON.stringify({played: page().state.played, fen: page().state.fen, resigned, problem,
    state: byId("state").textContent, own: page().state.over ? page().state.state : ""});

  return {
    start: (from) => {
      seed = from;
      for (const [id, value] of [["colour", "0"], ["level", "2"]]) {
        byId(id).value = value;
      }
      byId("play").click();
    },
    on: async (seconds) => {
      const end = performance.now() + seconds * 1000;
      while (performance.now() < end) {
        const mine = () => page().isOver || !page().busy && page().seats.movable()[page().state.mover];
        if (!await until(mine)) {
          return told("no move came: " + byId("prompt").textContent);
        }
        await quiet();
        if (page().isOver) {
          return told("");
        }
        if (page().state.played.length >= RESIGNS) {
          resigned = true;
          byId("resign").click();
          continue;
        }
        const problem = await make(chosen());
        if (problem) {
          return told(problem);
        }
      }
      return "";
    },
  };
})();
""
