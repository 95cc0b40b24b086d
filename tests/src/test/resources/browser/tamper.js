// Changes a link at random, so many times, and has the page that this is evaluated in open it; comes to an empty text, or to
// what was played though it is not legal, or was changed and not told.
(async (link, count) => {
  const {unpackGame, playLink} = window.rookery.links;
  const game = window.rookery.game;
  const part = link.slice(link.indexOf("#") + 6);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  let seed = 7;
  const random = (n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 2147483648 * n);
  };
  const original = (await unpackGame("#game=" + part)).moves.join("\n");
  const wrong = [];
  for (let i = 0; i < count; i++) {
    const at = random(part.length);
    const kind = random(4);
    const changed = kind === 0 ? part.slice(0, at) + letters[random(64)] + part.slice(at + 1)
      : kind === 1 ? part.slice(0, at) + part.slice(at + 1 + random(3))
        : kind === 2 ? part.slice(0, at) + letters[random(64)] + part.slice(at) : part.slice(0, at);
    const unpacked = await unpackGame("#game=" + changed);
    const same = !unpacked.problem && unpacked.moves.join("\n") === original;
    await playLink(game, unpacked);
    const told = document.getElementById("reason-text").textContent;
    if (!same && !/damaged|changed|not legal|FEN|position/i.test(told)) {
      wrong.push(changed + " is played as " + game.state.played.join(" ") + " and said to be: " + told);
    }
    // What stands there now has to be played again from its start without a remark.
    const again = await window.rookery.ask("read", (game.state.start ? '[FEN "' + game.state.start + '"]\n' : "")
      + game.state.played.join("\n"));
    if (again.remark || again.played.length !== game.state.played.length) {
      wrong.push(changed + " played what is not legal: " + game.state.played.join(" "));
    }
  }
  return wrong.slice(0, 3).join("\n");
})
