import {gameIn, packGame, unpackGame} from "./link.js";
import {byId, data} from "./kept.js";
import {asRecord} from "./tree.js";
import {SVG} from "../board/svg.js";

/** The game as text and as pictures, to be taken along and brought back. */
export class Records {
  constructor(game) {
    this.game = game;
    byId("as-pgn").addEventListener("click", () => this.record("pgn"));
    byId("as-case").addEventListener("click", () => this.record(rulesName()));
    byId("read").addEventListener("click", () => game.change("paste", byId("record").value, {fresh: true, still: true}));
    byId("save-pgn").addEventListener("click", async () => download(
      new Blob([await this.text("pgn")], {type: "application/x-chess-pgn"}), rulesName() + ".pgn"));
    byId("save-svg").addEventListener("click", () => download(
      new Blob([this.svg()], {type: "image/svg+xml"}), rulesName() + ".svg"));
    byId("save-png").addEventListener("click", () => this.png());
    byId("link").addEventListener("click", () => this.link());
    byId("positions").addEventListener("submit", (event) => {
      event.preventDefault();
      game.change("position", byId("fen").value, {fresh: true, still: true});
    });
    game.changed.push(() => this.offerLink());
  }

  /** A record of the whole game, or a case of the position that is shown. */
  async text(kind) {
    const answer = await this.game.ask("record", kind === "pgn" ? "pgn\n" + this.game.tree.text() : kind);
    return answer.text ?? answer.problem;
  }

  async record(kind) {
    byId("record").value = await this.text(kind);
    byId("record").select();
  }

  // ---- the link

  async address() {
    const {state} = this.game;
    const part = await packGame({start: state.start, moves: state.played});
    const others = location.hash.replace(/^#/, "").split("&").filter((one) => one && !one.startsWith("game="));
    return location.href.replace(/#.*/, "") + "#" + [...others, part].join("&");
  }

  /** Where a friend is to move, the link is there to be sent. */
  async offerLink() {
    const {game} = this;
    byId("friend").hidden = !game.seats.friend || game.setting.hides || game.state.played.length === 0;
    if (!byId("friend").hidden) {
      byId("friend-link").value = await this.address();
    }
  }

  async link() {
    byId("friend").hidden = false;
    byId("friend-link").value = await this.address();
    byId("friend-link").select();
    try {
      await navigator.clipboard.writeText(byId("friend-link").value);
      byId("link-said").textContent = "Copied. Who opens it sees this position and can move.";
    } catch {
      byId("link-said").textContent = "Copy it from here: who opens it sees this position and can move.";
    }
  }

  // ---- pictures

  /** The board as it stands, with the styles that it has here. */
  svg() {
    const shown = this.game.board.svg;
    const copy = shown.cloneNode(true);
    const kinds = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font", "font-size",
      "text-anchor", "dominant-baseline", "transform"];
    const from = shown.querySelectorAll("*");
    copy.querySelectorAll("*").forEach((element, i) => {
      const style = getComputedStyle(from[i]);
      kinds.forEach((kind) => element.style.setProperty(kind, style.getPropertyValue(kind)));
      ["role", "tabindex", "aria-label", "class"].forEach((name) => element.removeAttribute(name));
    });
    const {width, height} = shown.viewBox.baseVal;
    copy.setAttribute("xmlns", SVG);
    copy.setAttribute("width", Math.round(width));
    copy.setAttribute("height", Math.round(height));
    return new XMLSerializer().serializeToString(copy);
  }

  async png() {
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(this.svg());
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * 2;
    canvas.height = image.naturalHeight * 2;
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => download(blob, rulesName() + ".png"), "image/png");
  }
}

const rulesName = () => (data("data-server") ?? data("data-rules")).name.replace(/\.(rules|zrf)$/, "");

function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * Shows the game of the link that the page was opened by, as it was left here; and the page's own game again where the
 * address no longer holds one.
 */
export async function openLink(game) {
  const link = gameIn(location.hash);
  const unpacked = link ? await unpackGame(link) : {};
  if (!link && !game.shelf.link) {
    return;
  }
  const left = unpacked.problem ? "" : game.shelf.open(link);
  if (link && !left) {
    await playLink(game, unpacked);
  } else {
    await game.change(left ? "read" : "restart", left, {fresh: true, still: true});
    await game.goTo(game.tree.keptIn(left));
    game.seats.befriend(link !== "");
    game.draw(true);
    game.soon();
  }
}

/** Plays what a link holds; says where it goes wrong. */
export async function playLink(game, unpacked) {
  if (unpacked.problem) {
    game.say(unpacked.problem);
    return;
  }
  const {start, moves, changed} = unpacked;
  const answer = await game.change("read", asRecord(start, moves), {fresh: true, still: true});
  const altered = changed ? "This link was changed after it was made: its sum is wrong." : "";
  const wrong = answer?.remark || answer?.problem || "";
  if (altered || wrong) {
    game.say([altered, wrong, wrong ? "What comes before that is shown." : ""].filter(Boolean).join(" "));
  } else {
    game.shelf.write(asRecord(start, moves));
  }
  game.seats.befriend(true);
  if (game.state.mover < 2) {
    game.board.flip(game.state.mover === 1);
  }
  game.draw(true);
}
