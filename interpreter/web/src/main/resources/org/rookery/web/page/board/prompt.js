/** Moves for which there is nothing to touch, as buttons. */
export function offersOf(choice, done = []) {
  const passes = choice.begun ? [] : choice.passes;
  return [...passes.map((move) => ({text: move[0], move: move[0], kind: "pass"})),
    ...done.map((move) => ({text: "Stop here: " + move[0], move: move[0], kind: "stop"}))];
}

/** What is to be touched next: "And the Duck?" */
export function promptOf(board, more) {
  const {touched, lead} = board.choice;
  if (touched.length - lead < 2) {
    return "Where to?";
  }
  const contents = board.shownBoard ?? board.position.board;
  const names = new Set(more.map((move) => {
    const square = board.setting.squares.indexOf(move[1][touched.length]);
    return square >= 0 && contents[square] ? board.setting.pieces[contents[square]].name : "";
  }));
  return names.size === 1 && !names.has("") ? "And the " + [...names][0] + "?" : "And then?";
}
