// Tries by clicks, in the page that it is evaluated in, what no turn does; comes to what the page says of it.
(async () => {
  const byId = (id) => document.getElementById(id);
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const click = (square) => document.querySelector('.cell[data-square="' + CSS.escape(square) + '"]')
    .dispatchEvent(new MouseEvent("click", {bubbles: true}));
  while (!window.rookery || /being read/.test(byId("state").textContent)) {
    await pause(5);
  }
  const {turns} = await window.rookery.ask("state", "");
  const squares = [...document.querySelectorAll(".cell")].map((cell) => cell.dataset.square);
  const from = turns.map((turn) => turn[1][0]).find((first) => squares.includes(first));
  if (!from) {
    return "no piece can be touched";
  }
  const nowhere = squares.find((square) => square !== from
    && !turns.some((turn) => turn[1][0] === square || turn[1][0] === from && turn[1].includes(square)));
  click(from);
  await pause(100);
  click(nowhere);
  for (let waited = 0; waited < 5_000 && (byId("reason").hidden || byId("reason-text").textContent === ""); waited += 5) {
    await pause(5);
  }
  return from + " " + nowhere + ": " + byId("reason-text").textContent;
})()
