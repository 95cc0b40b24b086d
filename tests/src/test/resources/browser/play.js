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
  const count = () => byId("played").querySelectorAll("button:not(.undone)").length;
  const click = (element) => element.dispatchEvent(new MouseEvent("click", {bubbles: true}));
  const place = (token) => token.startsWith("*")
    ? [...document.querySelectorAll("[data-hand]")].find((hand) => hand.dataset.hand === token.slice(1) && !hand.disabled)
    : document.querySelector('.cell[data-square="' + CSS.escape(token) + '"]');
  byId("restart").click();
  await until(() => count() === 0);
  for (let i = 0; i < game.turns.length; i++) {
    const text = game.turns[i];
    const state = await window.rookery.ask("state", "");
    const turn = state.turns.find((one) => one[0] === text);
    if (!turn) {
      return "there is no turn " + text;
    }
    if (!state.chance) {
      for (const token of turn[1]) {
        const there = place(token);
        if (!there) {
          return text + ": nothing to click for " + token;
        }
        click(there);
        await pause(0);
      }
      const choice = [...document.querySelectorAll("#choices button")]
        .find((button) => button.textContent === text || button.textContent === "Stop here: " + text);
      if (choice && count() === i) {
        choice.click();
      }
    }
    // What the dice do the page would do by itself, and of very many choices it shows a part; both can be typed.
    if (state.chance || !await until(() => count() > i || turn[1].length === 0 || byId("choices").children.length >= 200)
        || count() === i && byId("choices").children.length >= 200) {
      byId("turn").value = text;
      byId("typed").requestSubmit();
    }
    if (!await until(() => count() === i + 1)) {
      return text + " was not played: " + byId("prompt").textContent + " " + byId("reason").textContent;
    }
    if (byId("fen").value !== game.positions[i]) {
      return "after " + text + ": " + byId("fen").value + " for " + game.positions[i];
    }
  }
  return "";
})
