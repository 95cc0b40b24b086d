import {magnify, meant} from "./finger.js";
import {html} from "./svg.js";

/** So far, in pixels, a pointer goes before that is a drag. */
const FAR = 6;

/** Has a board hear clicks, drags, keys and the right button. */
export function listen(board) {
  const token = (target) => tokenAt(board, target);
  board.place.addEventListener("click", (event) => {
    if (board.swallow || broughtBy(board, event.target)) {
      return;
    }
    // What is no pointer's says so by counting no clicks.
    const found = event.detail > 0 ? aimed(board, event, event.target) : token(event.target);
    if (found) {
      board.touch(found);
    }
  });
  board.place.addEventListener("pointerdown", (event) => {
    board.finger = event.pointerType === "touch";
    if (event.button === 2) {
      draw(board, event);
    } else if (event.button === 0) {
      drag(board, event, token(event.target));
    }
  });
  board.svg.addEventListener("contextmenu", (event) => event.preventDefault());
  board.svg.addEventListener("pointermove", (event) => hover(board, token(event.target)));
  board.svg.addEventListener("pointerleave", () => hover(board, null));
  board.svg.addEventListener("keydown", (event) => keys(board, event));
  board.svg.addEventListener("focusin", (event) => {
    const name = event.target.dataset?.square;
    if (name) {
      const square = board.setting.squares.indexOf(name);
      if (board.layout.cells.get(square).small) {
        board.bring(board.layout.levels.findIndex((level) => level.squares.includes(square)));
        return;
      }
      board.groups.forEach((group) => group.setAttribute("tabindex", group === event.target ? "0" : "-1"));
    }
  });
}

/** Whether a small level was touched, which becomes the large one; what is chosen stays so. */
function broughtBy(board, element) {
  const level = element.closest?.("[data-level]");
  if (level) {
    board.bring(Number(level.dataset.level));
  }
  return Boolean(level);
}

/** What is touched at an element of the board. */
function tokenAt(board, element) {
  const hand = element.closest?.("[data-hand]");
  if (hand) {
    return "*" + hand.dataset.hand;
  }
  const onBar = element.closest?.("[data-token]");
  const wedge = element.closest?.("[data-wedge]");
  if (onBar || !wedge) {
    return onBar?.dataset.token || element.closest?.(".cell")?.dataset.square || null;
  }
  return pointed(board, Number(wedge.dataset.wedge));
}

/**
 * What a pointer touches. A finger is less exact than a mouse: where it may mean several squares, they are shown so large
 * that it can choose one, and nothing is touched yet.
 */
function aimed(board, event, element) {
  const exact = tokenAt(board, element);
  if (!board.finger || !board.svg.contains(element) || board.layout.wedges) {
    if (!exact && !element.closest(".chooser")) {
      board.closeChooser();
    }
    return exact;
  }
  board.closeChooser();
  const found = meant(board, event.clientX, event.clientY);
  // A piece right under the finger may be meant in order to ask how it moves.
  const beneath = exact && contentOf(board, exact) && !found.includes(exact) ? [exact] : [];
  const all = [...found, ...beneath];
  if (all.length < 2) {
    return all[0] ?? exact;
  }
  board.chooser = magnify(board, all, event.clientX, event.clientY);
  return null;
}

/** Of the squares of a point the one that goes on with the move, else the uppermost piece's. */
function pointed(board, file) {
  const squares = board.layout.wedges[file].squares;
  const names = squares.map((square) => board.setting.squares[square]);
  const targets = board.choice.targets();
  const contents = board.shownBoard ?? board.position.board;
  const top = [...squares].reverse().find((square) => contents[square]);
  return names.find((name) => targets.has(name)) ?? names.find((name) => board.choice.isFirst(name))
    ?? (top === undefined ? names[0] : board.setting.squares[top]);
}

/** A lone piece that is to be put down is seen where it would be. */
function hover(board, name) {
  const {choice, layers} = board;
  const shown = layers.under?.querySelector(".ghost");
  if (shown?.dataset.at === name) {
    return;
  }
  shown?.remove();
  if (!name || choice.lead === 0 || choice.begun || !board.canMove() || !choice.targets().has(name)) {
    return;
  }
  const content = contentOf(board, choice.touched[0]);
  const cell = board.cellOf(name);
  if (content && cell) {
    const half = cell.size / 2;
    const image = document.createElementNS("http://www.w3.org/2000/svg", "image");
    for (const [key, value] of [["href", board.pictureOf(content)], ["x", cell.x - half], ["y", cell.y - half],
      ["width", cell.size], ["height", cell.size], ["class", "ghost"], ["data-at", name]]) {
      image.setAttribute(key, value);
    }
    layers.under.append(image);
  }
}

function contentOf(board, token) {
  if (!token.startsWith("*")) {
    return (board.shownBoard ?? board.position.board)[board.setting.squares.indexOf(token)];
  }
  const mine = board.canMove() ? board.position.mover : board.movable.findIndex((own) => own !== false);
  return (board.position.hands[mine] ?? []).map(([content]) => content)
    .find((content) => "*" + board.setting.pieces[content].letter === token);
}

/** Calls while a pointer is down, and once when it is let go or lost. */
function follow(event, moved, over) {
  const move = (now) => now.pointerId === event.pointerId && moved(now);
  const end = (now) => {
    if (now.pointerId === event.pointerId) {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", end);
      document.removeEventListener("pointercancel", end);
      over(now, now.type === "pointercancel");
    }
  };
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
}

/** A piece that is pressed and drawn away goes with the pointer, and where it is let go it is put down. */
function drag(board, event, token) {
  const content = token && contentOf(board, token);
  const movable = content && (board.edit
    || (board.canMove() ? board.position.turns.some((turn) => turn[1].includes(token)) : board.canPremove()));
  if (!movable) {
    return;
  }
  if (event.target.releasePointerCapture && event.target.hasPointerCapture?.(event.pointerId)) {
    event.target.releasePointerCapture(event.pointerId);
  }
  let ghost = null;
  const square = board.setting.squares.indexOf(token);
  const begin = () => {
    const cell = board.cellOf(token) ?? board.layout.cells.values().next().value;
    const scale = board.svg.getBoundingClientRect().width / board.svg.viewBox.baseVal.width;
    ghost = html("img", {src: board.pictureOf(content), alt: "", className: "dragged"});
    const size = Math.max(44, cell.size * scale * 1.06);
    ghost.style.width = ghost.style.height = size + "px";
    document.body.append(ghost);
    if (!board.edit && board.choice.touched.at(-1) !== token && board.premove.at(-1) !== token) {
      board.touch(token);
    }
    board.pieces.lift(square, true);
  };
  follow(event, (now) => {
    if (!ghost && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > FAR) {
      begin();
    }
    if (ghost) {
      now.preventDefault();
      ghost.style.left = now.clientX + "px";
      ghost.style.top = now.clientY + "px";
      board.pieces.lift(square, true);
    }
  }, (now, lost) => {
    ghost?.remove();
    board.pieces.lift(square, false);
    if (!ghost || lost) {
      return;
    }
    const there = document.elementFromPoint(now.clientX, now.clientY);
    const inside = there && board.place.contains(there);
    const brought = inside && broughtBy(board, there);
    const target = inside && !brought ? board.edit ? tokenAt(board, there) : aimed(board, now, there) : null;
    if (board.edit && !brought) {
      board.edit(target, token);
    } else if (target && target !== token) {
      board.dropped = board.setting.squares.indexOf(target);
      board.touch(target);
    }
    // What a browser makes of the end of a drag is no click of its own.
    board.swallow = true;
    setTimeout(() => {
      board.swallow = false;
    }, 50);
  });
}

/** The right button draws arrows and circles; with keys in other colours. */
function draw(board, event) {
  const from = tokenAt(board, event.target);
  if (!from || from.startsWith("*")) {
    return;
  }
  event.preventDefault();
  follow(event, () => undefined, (now, lost) => {
    const there = document.elementFromPoint(now.clientX, now.clientY);
    const to = there && board.svg.contains(there) ? tokenAt(board, there) : null;
    if (to && !lost) {
      board.drawings.toggle(from, to, now.shiftKey ? "red" : now.altKey ? "blue" : "green");
    }
  });
}

function keys(board, event) {
  const way = {ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0]}[event.key];
  const name = event.target.dataset?.square;
  if (name && way) {
    event.preventDefault();
    event.stopPropagation();
    beside(board, name, way[0], way[1])?.focus();
  } else if (name && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    board.touch(name);
  }
}

/** The square that lies next that way. */
function beside(board, name, dx, dy) {
  const here = board.cellOf(name);
  let best = null;
  let least = Infinity;
  board.layout.cells.forEach((cell, square) => {
    const along = (cell.x - here.x) * dx + (cell.y - here.y) * dy;
    const across = Math.abs((cell.x - here.x) * dy) + Math.abs((cell.y - here.y) * dx);
    if (cell !== here && along > 4 && along + 2 * across < least && across <= along * 1.8) {
      best = board.setting.squares[square];
      least = along + 2 * across;
    }
  });
  return best && board.groups.get(best);
}
