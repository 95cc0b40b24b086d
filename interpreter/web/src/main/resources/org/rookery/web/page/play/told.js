import {byId, kept} from "./kept.js";

/** Says beside the board who plays there, and what time is left. */
export function drawSides({setting, board, state, isOver, seats, clock}) {
  if (!setting) {
    return;
  }
  const {players, competes} = setting;
  [board.near, board.far].forEach((side, far) => {
    const here = players.map((player, index) => index)
      .filter((index) => competes[index] && ((index === 0) !== board.flipped) === (far === 0));
    const turn = !isOver && here.includes(state.mover);
    side.classList.toggle("turn", turn);
    side.querySelector(".who").textContent = here.map((index) =>
      players[index] + (seats.level(index) ? " (program)" : "")).join(", ");
    const shown = here.map((index) => clock.text(index)).filter(Boolean).join(" ");
    side.querySelector(".clock").textContent = shown;
    side.querySelector(".clock").hidden = !shown;
  });
}

/** Says for those who do not see the board, and lets those hear who want to, what has happened since another state. */
export function announce({state, board, sound, room}, before, verb) {
  const name = state.played.length === before.played.length + 1 ? state.names.at(-1) : "";
  const made = name.startsWith("?") ? "a move that is not seen" + name.slice(1) : name;
  byId("spoken").textContent = (made ? board.playerName(state.movers.at(-1)) + ": " + made + ". " : "")
    + (state.over ? "" : board.playerName(state.mover) + " to move. ") + state.state;
  if (verb === "play" || verb === "choose" || room && made) {
    const count = (contents) => contents.filter(Boolean).length;
    sound.play(state.over ? "end" : state.check.length > 0 ? "check"
      : count(state.board) < count(before.board) ? "capture" : "move");
  }
  if (kept("follow", false) && state.mover < 2) {
    board.flip(state.mover === 1);
  }
}

/** What the result is when a player has lost, or no player has. */
export function lost({givenUp}, text, loser) {
  const [winner, score] = loser < 0 ? ["", "1/2-1/2"] : givenUp[loser];
  return {text: winner ? text + " " + winner + "." : text, score};
}
