// What a visitor does in the page that this is evaluated in, and what they see.
window.visitor = (() => {
  const byId = (id) => document.getElementById(id);
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const page = () => window.rookery.game;
  const until = async (what) => {
    for (let waited = 0; waited < 60_000; waited += 5) {
      if (what()) {
        return true;
      }
      await pause(5);
    }
    return false;
  };
  const quiet = async () => {
    await page().board.settled;
    await until(() => !page().busy);
  };
  const cell = (square) => document.querySelector('.cell[data-square="' + CSS.escape(square) + '"]');

  return {
    ready: async () => String(await until(() => window.rookery && !page().busy)),
    /** Clicks squares one after the other; comes to the moves made. */
    click: async (...squares) => {
      await quiet();
      for (const square of squares) {
        cell(square).dispatchEvent(new MouseEvent("click", {bubbles: true}));
        await quiet();
      }
      return page().state.names.join(" ");
    },
    press: async (id) => {
      byId(id).click();
      await quiet();
      await pause(20);
      await quiet();
      return page().state.names.join(" ");
    },
    /** Presses a button of the list of moves. */
    goTo: async (text) => {
      [...document.querySelectorAll("#played button")].find((button) => button.node.name === text).click();
      await quiet();
      return page().state.names.join(" ");
    },
    choose: (id, value) => {
      byId(id).value = value;
      byId(id).dispatchEvent(new Event("change"));
      return byId(id).value;
    },
    position: async (fen) => {
      byId("fen").value = fen;
      byId("positions").requestSubmit();
      await quiet();
      return page().state.fen;
    },
    untilPlayed: async (count) => {
      const done = await until(() => page().state.played.length >= count && !page().busy);
      return done ? page().state.names.join(" ") : "no move came: " + byId("reason-text").textContent;
    },
    /** The pictures that a chooser offers, as they are read out. */
    offers: () => [...document.querySelectorAll(".chooser button")]
      .map((button) => (button.querySelector("img") ? "picture of " : "") + button.getAttribute("aria-label")).join(" | "),
    offer: async (words) => {
      [...document.querySelectorAll(".chooser button")]
        .find((button) => button.getAttribute("aria-label").includes(words)).click();
      await quiet();
      return page().state.names.join(" ");
    },
    /** Which pieces are seen on these squares. */
    seen: (...squares) => squares.map((square) => {
      const piece = page().board.pieces.shown.get(page().setting.squares.indexOf(square));
      return piece ? page().setting.pieces[piece.content].name : "-";
    }).join(" "),
    label: (square) => cell(square).getAttribute("aria-label"),
    value: (id) => byId(id).value,
    text: (id) => byId(id).hidden ? "" : byId(id).textContent,
    /** The move list as it is shown, branches in parentheses, the move that was made last in brackets. */
    list: () => [...document.querySelectorAll("#played li")].map((item) => [...item.childNodes].map((node) =>
      node.node ? (node.hasAttribute("aria-current") ? "[" + node.node.name + "]" : node.node.name) : node.textContent)
      .join("")).join(" "),
    /** The middle of a square in the window. */
    middle: (square) => {
      const box = (cell(square) ?? document.querySelector(square)).getBoundingClientRect();
      return Math.round(box.x + box.width / 2) + " " + Math.round(box.y + box.height / 2);
    },
    dice: () => [...document.querySelectorAll(".dice .die")].map((die) => die.getAttribute("aria-label")).join(" "),
    first: async () => JSON.stringify((await window.rookery.ask("state", "")).turns.find((turn) => turn[1].length > 0)),
  };
})();
