/** Boards of which one level is large and the others are small: see `levels` of a layout. */

/** Where no move begins on the large level, brings the one on which most do. */
export function bringMovable(board, turns) {
  const begun = turns.map((turn) => board.setting.squares.indexOf(turn[1][0]));
  const counts = board.layout.levels?.map(({squares}) => begun.filter((square) => squares.includes(square)).length);
  if (counts?.[board.level] === 0 && board.canMove()) {
    const most = Math.max(...counts);
    board.bring(most > 0 ? counts.indexOf(most) : board.level);
  }
}

/** Of levels that are small: what they are called, and how many squares of theirs the chosen piece can go to. */
export function showLevels(board, targets) {
  board.layout.levels?.forEach(({squares, box}, number) => {
    if (!box) {
      return;
    }
    const names = squares.map((square) => board.setting.squares[square]);
    const count = names.filter((name) => targets.has(name)).length;
    const group = board.svg.querySelector("[data-level='" + number + "']");
    const name = alike(names) || String(number + 1);
    group.setAttribute("class", "level" + (count > 0 ? " target" : ""));
    group.setAttribute("aria-label", "Level " + name + (count > 0 ? ", can go to " + count + " of its squares" : ""));
    group.lastChild.textContent = name + (count > 0 ? " ● " + count : "");
  });
}

/** What all names end with. */
function alike(names) {
  let end = names[0];
  while (!names.every((name) => name.endsWith(end))) {
    end = end.slice(1);
  }
  return end;
}
