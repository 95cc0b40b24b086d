import {html} from "./svg.js";

/**
 * Pieces in hand, beside their owner's name; those that can be dropped are buttons. What a player without turns has in hand
 * stands beside the player who may drop it.
 */
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
    const tokens = hand.map(([content]) => "*" + setting.pieces[content].letter);
    const lent = !setting.competes[player] && setting.competes[position.mover]
      && tokens.some((token) => targets.has(token) || choice.touched.includes(token));
    if (!setting.competes[player] && !lent) {
      return;
    }
    const holder = lent ? position.mover : player;
    const near = (holder === 0) !== board.flipped;
    for (const [content, count] of hand) {
      const piece = setting.pieces[content];
      const token = "*" + piece.letter;
      const image = html("img", {src: board.pictureOf(content), alt: board.pieceName(content) + " in hand"});
      const mine = holder === position.mover && targets.has(token);
      const chosen = holder === position.mover && choice.touched.includes(token);
      const one = html("button", {type: "button", className: chosen ? "chosen" : mine ? "target" : "",
        disabled: holder !== position.mover && !board.canPremove(), data: {hand: piece.letter, content: String(content)}},
      image, html("span", {}, String(count)));
      sides[near ? 0 : 1].append(one);
    }
  });
}
