// What a person does in the page that this is evaluated in when the program is to move and cannot.
window.person = (() => {
  const byId = (id) => document.getElementById(id);
  const until = async (what) => {
    for (let waited = 0; waited < 30_000; waited += 5) {
      if (what()) {
        return true;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return false;
  };
  const count = () => byId("played").querySelectorAll("button").length;

  return {
    ready: async () => String(await until(() => window.rookery)),
    play: async (text) => {
      const before = count();
      byId("turn").value = text;
      byId("typed").requestSubmit();
      return String(await until(() => count() === before + 1));
    },
    /** Gives a player to the program; comes to what the page says when a person has that player back. */
    given: async (player) => {
      const seat = [...document.querySelectorAll("#seats select")].find((select) => select.dataset.player === player);
      seat.value = "1";
      seat.dispatchEvent(new Event("change"));
      await until(() => seat.value === "");
      return byId("reason-text").textContent;
    },
    prompt: () => byId("prompt").textContent,
    fen: () => byId("fen").value,
  };
})();
