// Has fingers come down beside the middles of the squares that can be touched; comes to an empty text, or to what they met.
(() => {
  const board = window.rookery.game.board;
  const cells = [...document.querySelectorAll("#board .cell")];
  const touchable = cells.filter((cell) => !board.cellOf(cell.dataset.square).small
    && (board.choice.isFirst(cell.dataset.square) || board.choice.targets().has(cell.dataset.square)));
  const every = Math.ceil(touchable.length / 40);
  const problems = [];
  let asked = 0;
  let touched = "";
  const touch = board.touch;
  board.touch = (token) => {
    touched = token;
  };
  /** Whether a magnified square can be touched wherever it is less than 20 pixels from its middle, and no other there. */
  const found = (offered, name) => {
    const matrix = offered[0].ownerSVGElement.getScreenCTM();
    const middles = offered.map((one) => new DOMPoint(board.cellOf(one.dataset.square).x, board.cellOf(one.dataset.square).y)
      .matrixTransform(matrix));
    const {x, y} = middles[offered.findIndex((one) => one.dataset.square === name)] ?? {x: -1, y: -1};
    return x >= 20 && y >= 20 && x <= innerWidth - 20 && y <= innerHeight - 20
      && document.elementFromPoint(x, y)?.closest(".cell")?.dataset.square === name
      && middles.every((other) => other.x === x && other.y === y || Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) >= 40);
  };
  for (const cell of touchable.filter((one, i) => i % every === 0)) {
    const name = cell.dataset.square;
    const {x, y} = board.cellOf(name);
    const middle = new DOMPoint(x, y).matrixTransform(board.svg.getScreenCTM());
    for (const [dx, dy] of [[0, 0], [19, 19], [-19, 19], [19, -19], [-19, -19]]) {
      const [clientX, clientY] = [middle.x + dx, middle.y + dy];
      const there = document.elementFromPoint(clientX, clientY);
      if (!board.svg.contains(there)) {
        continue; // beside the window or the drawing
      }
      touched = "";
      const init = {bubbles: true, clientX, clientY, pointerType: "touch", pointerId: 7, button: 0, detail: 1};
      there.dispatchEvent(new PointerEvent("pointerdown", init));
      there.dispatchEvent(new PointerEvent("pointerup", init));
      there.dispatchEvent(new MouseEvent("click", init));
      const offered = [...document.querySelectorAll(".glass .cell[data-square]")];
      asked += offered.length > 0 ? 1 : 0;
      if (touched !== name && !(offered.length > 0 && found(offered, name))) {
        problems.push(name + " at " + dx + " " + dy + ": " + touched + " of " + offered.map((one) => one.dataset.square));
      }
      board.closeChooser();
    }
  }
  board.touch = touch;
  return (problems.join("\n") || "all found") + ", " + (asked > 0 ? "asked" : "not asked");
})()
