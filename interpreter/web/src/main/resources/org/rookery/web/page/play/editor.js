import {button, html} from "../board/svg.js";
import {byId} from "./kept.js";

/** A position put together on the board: pieces are dragged, or chosen below and put down by clicks. */
export class Editor {
  constructor(game) {
    this.game = game;
    byId("edit").addEventListener("click", () => this.open());
    byId("edit-done").addEventListener("click", () => this.close(true));
    byId("edit-cancel").addEventListener("click", () => this.close(false));
    byId("edit-clear").addEventListener("click", () => this.show(this.contents.map(() => 0)));
    byId("edit-start").addEventListener("click", () => this.show([...game.setting.start]));
  }

  async open() {
    const {game} = this;
    await game.stop();
    const {setting, board} = game;
    byId("editor").hidden = false;
    byId("edit-mover").replaceChildren(...setting.players.map((player, index) => new Option(player, String(index)))
      .filter((option, index) => setting.competes[index]));
    byId("edit-mover").value = String(game.state.mover);
    const palette = byId("palette");
    palette.replaceChildren(button("Remove", () => this.brush(0), {data: {content: "0"}}));
    setting.pieces.forEach((piece, content) => {
      if (content > 0 && setting.competes[piece.owner]) {
        palette.append(button(html("img", {src: board.pictureOf(content), alt: board.pieceName(content)}),
          () => this.brush(content), {data: {content: String(content)}}));
      }
    });
    this.brush(-1);
    board.edit = (token, from) => this.touched(token, from);
    this.show([...game.state.board]);
    game.board.place.scrollIntoView({block: "nearest"});
  }

  brush(content) {
    this.content = content;
    this.lifted = -1;
    [...byId("palette").children].forEach((one) =>
      one.setAttribute("aria-pressed", String(Number(one.dataset.content) === content)));
  }

  show(contents) {
    this.contents = contents;
    const {game} = this;
    game.board.update({...game.state, board: contents, turns: [], over: false, last: [], check: [], numbers: {}}, true);
    byId("prompt").textContent = "Drag pieces, or choose one and click squares.";
  }

  /** A square was touched; `from` is the one that a piece was dragged from. Nothing, where it was let go beside the board. */
  touched(token, from) {
    const {squares} = this.game.setting;
    const square = squares.indexOf(token);
    const contents = [...this.contents];
    const source = from ? squares.indexOf(from) : this.lifted;
    if (source >= 0 && source !== square) {
      if (square >= 0) {
        contents[square] = contents[source];
      }
      contents[source] = 0;
      this.lifted = -1;
    } else if (square >= 0 && this.content >= 0) {
      contents[square] = this.content;
    } else {
      this.lifted = square >= 0 && contents[square] ? square : -1;
      return;
    }
    this.show(contents);
  }

  async close(play) {
    const {game} = this;
    byId("editor").hidden = true;
    game.board.edit = null;
    if (!play) {
      game.draw(true);
      game.soon();
      return;
    }
    const lines = [byId("edit-mover").value];
    this.contents.forEach((content, square) => content && lines.push(square + " " + content));
    game.state.hands.forEach((hand) => hand.forEach(([content, count]) => lines.push("hand " + content + " " + count)));
    const answer = await game.change("board", lines.join("\n"), {fresh: true, still: true});
    if (!answer?.turns) {
      game.draw(true);
      game.say(answer?.problem ?? "");
    }
  }
}
