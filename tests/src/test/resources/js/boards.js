// Plays on the two boards of boards.html as people do; comes to an empty text, or to what is wrong.
(async () => {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve));
  }
  const [one, two] = [document.getElementById("one"), document.getElementById("two")];
  const events = [];
  for (const board of [one, two]) {
    for (const name of ["move", "end", "problem"]) {
      board.addEventListener(name, (event) => events.push(board.id + " " + name + " " + (event.detail.text ?? event.detail.message)));
    }
  }
  const place = (board, name) => board.shadowRoot.querySelector('[data-square="' + name + '"], [data-hand="' + name + '"]');
  const middle = (board, name) => {
    const box = place(board, name).getBoundingClientRect();
    return {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, composed: true, button: 0};
  };
  const click = (board, name) => place(board, name).dispatchEvent(new MouseEvent("click", {bubbles: true, composed: true}));
  const key = (board, name) => board.shadowRoot.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", {key: name, bubbles: true, composed: true}));
  const until = async (what, happened) => {
    for (let i = 0; i < 600 && !happened(); i++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    same(what, happened(), true);
  };
  const same = (what, found, wanted) => {
    if (String(found) !== String(wanted)) {
      throw new Error(what + ": " + found + " for " + wanted);
    }
  };
  try {
    await Promise.all([one.ready, two.ready]);
    click(one, "e7");
    click(one, "e5");
    same("a move of Black's, who may not be moved", one.match.history(), "");
    click(one, "e2");
    same("marks", one.shadowRoot.querySelectorAll('[aria-label*="can go here"]').length, 2);
    click(one, "e3");
    await until("the program answers", () => one.match.history().length === 2);
    same("events", events.map((event) => event.split(" ").slice(0, 2).join(" ")), "one move,one move");

    const [from, to] = [middle(two, "b1"), middle(two, "c3")];
    place(two, "b1").dispatchEvent(new PointerEvent("pointerdown", from));
    document.body.dispatchEvent(new PointerEvent("pointermove", {...to, clientX: to.clientX - 9}));
    same("what is dragged", two.shadowRoot.querySelectorAll(".ghost svg").length > 0, true);
    document.body.dispatchEvent(new PointerEvent("pointerup", to));
    same("a drag", two.match.history(), "Nc3");
    same("what was dragged", two.shadowRoot.querySelector(".ghost"), null);
    await new Promise((resolve) => setTimeout(resolve));
    click(two, "p");
    click(two, "e4");
    same("a drop", two.match.history(), "Nc3,P@e4");
    same("the turned board", middle(two, "a1").clientX > middle(two, "h1").clientX, true);
    two.undo();
    same("a move taken back", two.match.history(), "Nc3");

    two.setAttribute("fen", "7k/P7/8/8/8/8/8/7K[] w - - 0 1");
    click(two, "a7");
    click(two, "a8");
    same("choices", two.shadowRoot.querySelectorAll(".chooser button").length, 5);
    two.shadowRoot.activeElement.click();
    same("a promotion", two.match.board().pieces.a8.piece, "Promoted-Queen");

    two.removeAttribute("fen");
    two.removeAttribute("orientation");
    place(two, "e2").focus();
    ["Enter", "ArrowUp", "ArrowUp"].forEach((name) => key(two, name));
    same("the square with the focus", two.shadowRoot.activeElement.getAttribute("aria-label"), "e4, empty, can go here");
    key(two, "Enter");
    same("a move by keys", two.match.history(), "e4");

    two.rules = '(include "chess") (variant (title "Short") (board-setup (fen "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1")))';
    await two.ready;
    two.move("Ra8#");
    same("the end", events.at(-1), "two end White wins by checkmate.");
    click(two, "g8");
    same("after the end", two.match.history(), "Ra8#");
    two.setAttribute("game", "nonsense");
    await two.ready.catch(() => undefined);
    same("a game that is not there", events.at(-1), "two problem There is no game `nonsense`.");

    const game = await rookery.Game.load("chess");
    const match = game.start();
    await match.best({level: 1});
    const abort = new AbortController();
    let since = 0;
    setTimeout(() => {
      since = performance.now();
      abort.abort();
    }, 100);
    const name = await match.best({ms: 60000, signal: abort.signal}).catch((problem) => problem.name);
    same("a search that was aborted", name, "AbortError");
    same("within 50 ms", performance.now() - since < 50, true);
    return "";
  } catch (problem) {
    return String(problem.stack ?? problem);
  }
})()
