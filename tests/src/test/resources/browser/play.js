// Plays a game by clicks in the page that it is evaluated in; comes to an empty text, or to what went otherwise.
(async (game) => {
  const byId = (id) => document.getElementById(id);
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const until = async (what) => {
    for (let waited = 0; waited < 30_000; waited += 5) {
      if (what()) {
        return true;
      }
      await pause(waited < 200 ? 1 : 5);
    }
    return false;
  };
  if (!await until(() => byId("state") && !/being read/.test(byId("state").textContent) && window.rookery)) {
    return "the page is not ready: " + byId("state")?.textContent + byId("problems")?.textContent;
  }
  const page = window.rookery.game;
  // Dice fall as they did in the JVM, not as the page would throw them.
  page.reply = async () => undefined;
  const count = () => byId("played").querySelectorAll("button:not(.undone)").length;
  const click = (element) => element.dispatchEvent(new MouseEvent("click", {bubbles: true}));
  const place = (token) => token.startsWith("*")
    ? [...document.querySelectorAll("[data-hand]")].find((hand) => hand.dataset.hand === token.slice(1) && !hand.disabled)
    : document.querySelector('.cell[data-square="' + CSS.escape(token) + '"]');
  /** Answers what the page asks: which of several moves is meant, or whether to stop. */
  const answer = async (text) => {
    await page.board.settled;
    const offer = [...document.querySelectorAll(".chooser button")].find((button) => button.moves.includes(text));
    if (offer) {
      offer.click();
      await pause(0);
      await page.board.settled;
    }
  };
  byId("restart").click();
  await until(() => count() === 0 && !page.busy);
  // Where the start is drawn by lot, the game begins where the JVM's did.
  if (byId("fen").value !== game.seen) {
    byId("fen").value = game.start;
    byId("positions").requestSubmit();
    if (!await until(() => byId("fen").value === game.seen && !page.busy)) {
      return "the game did not begin at " + game.start + ": " + byId("fen").value;
    }
  }
  for (let i = 0; i < game.turns.length; i++) {
    const text = game.turns[i];
    const state = await window.rookery.ask("state", "");
    const turn = state.turns.find((one) => one[0] === text);
    if (!turn) {
      return "there is no turn " + text;
    }
    if (!state.chance) {
      // A lone piece that every move puts down need not be touched.
      const touched = page.board.choice.lead;
      for (const token of turn[1].slice(touched)) {
        const there = place(token);
        if (!there) {
          return text + ": nothing to click for " + token;
        }
        click(there);
        await pause(0);
        await answer(text);
      }
      const offer = [...document.querySelectorAll("#choices button")].find((button) => button.moves.includes(text));
      if (offer && count() === i && !page.busy) {
        offer.click();
      }
    }
    // What the dice do, and what of very many choices is not shown, can be typed.
    const crowded = () => document.querySelectorAll(".chooser button").length >= 200;
    if (state.chance || !await until(() => count() > i || turn[1].length === 0 || crowded()) || count() === i && crowded()) {
      byId("turn").value = text;
      byId("typed").requestSubmit();
    }
    if (!await until(() => count() === i + 1 && !page.busy)) {
      return text + " was not played: " + byId("prompt").textContent + " " + byId("reason-text").textContent;
    }
    if (byId("fen").value !== game.positions[i]) {
      return "after " + text + ": " + byId("fen").value + " for " + game.positions[i];
    }
  }
  return "";
})
