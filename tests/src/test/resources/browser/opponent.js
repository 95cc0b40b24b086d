// In the page that this is evaluated in the program moves at each of these levels in turn; comes to JSON: the moves that
// were made, the dice among them, the position after them, and what went otherwise.
(async (levels) => {
  const byId = (id) => document.getElementById(id);
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const until = async (what) => {
    for (let waited = 0; waited < 60_000; waited += 5) {
      if (what()) {
        return true;
      }
      await pause(5);
    }
    return false;
  };
  const state = () => window.rookery.ask("state", "");
  const seats = () => [...document.querySelectorAll("#seats select")];
  const told = async (problem) => {
    const {played, fen} = await state();
    return JSON.stringify({problem, played, fen});
  };
  if (!await until(() => window.rookery)) {
    return JSON.stringify({problem: "the page is not ready: " + byId("problems").textContent});
  }
  for (const level of levels) {
    // What the dice do the page does by itself.
    let now = await state();
    for (let waited = 0; now.chance && waited < 60_000; waited += 50) {
      await pause(50);
      now = await state();
    }
    const count = now.played.length;
    const mover = byId("state").textContent;
    const seat = seats().find((select) => mover.startsWith(select.dataset.player + " to move"));
    seat.value = level;
    seat.dispatchEvent(new Event("change"));
    const thinks = () => byId("prompt").textContent.includes("thinks");
    if (!await until(() => byId("played").querySelectorAll("button").length > count && !thinks() || seat.value === "")) {
      return told("level " + level + " has not moved: " + byId("prompt").textContent);
    }
    if (seat.value === "") {
      return told("level " + level + ": " + byId("reason-text").textContent);
    }
    seat.value = "";
  }
  return told("");
})
