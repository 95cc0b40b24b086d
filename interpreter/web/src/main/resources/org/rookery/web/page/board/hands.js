import {html} from "./svg.js";

/** Pieces in hand, beside their owner's name; those that can be dropped are buttons. */
export function showHands(board, targets) {
  const {position, setting, choice} = board;
  const sides = [board.near, board.far].map((side) => {
    const known = side.querySelector(".hands");
    const hands = known ?? html("div", {className: "hands"});
    hands.replaceChildren();
    if (!known) {
      side.append(hands);
    }
    return hands;
  });
  position.hands.forEach((hand, player) => {
    const near = (player === 0) !== board.flipped;
    if (!setting.competes[player]) {
      return;
    }
    for (const [content, count] of hand) {
      const man = setting.men[content];
      const token = "*" + man.letter;
      const image = html("img", {src: board.pictureOf(content), alt: board.manName(content) + " in hand"});
      const mine = player === position.mover && targets.has(token);
      const chosen = player === position.mover && choice.touched.includes(token);
      const one = html("button", {type: "button", className: chosen ? "chosen" : mine ? "target" : "",
        disabled: player !== position.mover && !board.canPremove(), data: {hand: man.letter, content: String(content)}},
      image, html("span", {}, String(count)));
      sides[near ? 0 : 1].append(one);
    }
  });
}
