"use strict";
/**
 * The rules as a form beside their text: how a piece moves is drawn, rules are ticked, the start is what stands on the
 * board. The text is the truth: the form asks what it says, and changes it form by form (Java: FormSheet).
 */
window.rookeryForm = ({ask, text, write, setting, fen}) => {
  const byId = (id) => document.getElementById(id);
  const RADIUS = 3;
  const NEW = "";
  const QUEENS = "Queen Rook Bishop Knight";

  // ---- how a piece moves: leaps of one kind are one atom of Betza's notation

  /** By the longer and the shorter way of a leap, its atom; riders of one step have letters of their own. */
  const ATOMS = {"1,0": "W", "1,1": "F", "2,0": "D", "2,1": "N", "2,2": "A", "3,0": "H", "3,1": "C", "3,2": "Z", "3,3": "G"};
  const KINDS = ["", "m", "c", "mc"];
  const SIGNS = {"": "", m: "○", c: "×", mc: "●"};
  const MEANS = {"": "no move", m: "move only", c: "capture only", mc: "move or capture"};

  /** By "x,y" of the leap (y forwards), its kind and whether it goes on in that line. */
  let leaps = new Map();

  const atomOf = (x, y) => ATOMS[Math.max(Math.abs(x), Math.abs(y)) + "," + Math.min(Math.abs(x), Math.abs(y))];

  /** All leaps of an atom, and those that a direction of its means. */
  function leapsOf(atom) {
    const all = [];
    for (let x = -RADIUS; x <= RADIUS; x++) {
      for (let y = -RADIUS; y <= RADIUS; y++) {
        if ((x || y) && atomOf(x, y) === atom) {
          all.push([x, y]);
        }
      }
    }
    return all;
  }

  /** The direction of a leap, left and right alike: forwards, backwards, sideways; of two kinds where it turns. */
  function directionOf(x, y) {
    const oblique = x && y && Math.abs(x) !== Math.abs(y);
    if (oblique) {
      const along = Math.abs(y) > Math.abs(x);
      return (y > 0 ? "f" : "b") + (along ? (y > 0 ? "f" : "b") : "s");
    }
    return y > 0 ? "f" : y < 0 ? "b" : "s";
  }

  const ORTHOGONAL = ["f", "b", "s"];
  const DIAGONAL = ["f", "b"];
  const OBLIQUE = ["ff", "bb", "fs", "bs"];
  const isOblique = (atom) => "NCZ".includes(atom);
  const directionsOf = (atom) => isOblique(atom) ? OBLIQUE : "WDH".includes(atom) ? ORTHOGONAL : DIAGONAL;
  const written = (atom, on, range) => {
    if (!on) {
      return atom;
    }
    if (atom === "W" || atom === "F") {
      return (atom === "W" ? "R" : "B") + (range > 1 ? range : "");
    }
    return range > 1 ? atom + range : atom + atom;
  };

  /** What is drawn, as Betza's notation. */
  function betza() {
    const range = Number(byId("form-range").value) || 0;
    let text = "";
    for (const atom of Object.values(ATOMS)) {
      const groups = new Map();
      for (const direction of directionsOf(atom)) {
        const [x, y] = leapsOf(atom).find(([x, y]) => directionOf(x, y) === direction);
        const leap = leaps.get(x + "," + y);
        if (leap) {
          const key = leap.kind + (leap.on ? "+" : "");
          groups.set(key, [...groups.get(key) ?? [], direction]);
        }
      }
      for (const [key, directions] of groups) {
        const kind = key.replace("+", "");
        const some = directions.length < directionsOf(atom).length ? directions.join("") : "";
        text += (kind === "mc" ? "" : kind) + some + written(atom, key.endsWith("+"), range);
      }
    }
    return text;
  }

  const LETTER = /([mc]?)((?:ff|bb|fs|bs|f|b|s)*)(?:(R|B|Q|K)|(NN|DD|AA|HH|CC|ZZ|GG|W|F|D|N|A|H|C|Z|G))(\d*)/gy;

  /** The leaps that a text means; null where the board cannot show it. */
  function drawn(text) {
    const found = new Map();
    const ranges = new Set();
    LETTER.lastIndex = 0;
    let end = 0;
    for (const [whole, kind, directions, letter, atoms, range] of text.matchAll(LETTER)) {
      end += whole.length;
      const names = letter ? {R: "W", B: "F", Q: "WF", K: "WF"}[letter] : atoms[0];
      const on = letter ? letter !== "K" : atoms.length > 1 || range !== "";
      if ((letter === "K" || atoms?.length > 1) && range) {
        return null;
      }
      if (on) {
        ranges.add(Number(range || 0));
      }
      for (const atom of names) {
        const wanted = directions ? directions.match(OBLIQUE.includes(directionsOf(atom)[0]) ? /../g : /./g) : directionsOf(atom);
        if (!wanted || wanted.some((one) => !directionsOf(atom).includes(one))) {
          return null;
        }
        for (const [x, y] of leapsOf(atom)) {
          const before = found.get(x + "," + y);
          if (wanted.includes(directionOf(x, y))) {
            const kinds = kind || "mc";
            if (before && (before.on !== on || before.kind.includes(kinds))) {
              return null;
            }
            found.set(x + "," + y, {kind: before ? "mc" : kinds, on});
          }
        }
      }
    }
    if (end !== text.length || ranges.size > 1) {
      return null;
    }
    return {leaps: found, range: [...ranges][0] ?? 0};
  }

  const board = byId("form-board");

  function drawBoard() {
    for (const square of board.querySelectorAll("button")) {
      const leap = leaps.get(square.dataset.leap);
      square.textContent = SIGNS[leap?.kind ?? ""] + (leap?.on ? "→" : "");
      square.setAttribute("aria-label", square.dataset.where + ": " + MEANS[leap?.kind ?? ""] + (leap?.on ? ", and on" : ""));
    }
  }

  /** Where leaps are alike: all turns and mirrors of one, or left and right only. */
  function alike(x, y) {
    const same = leapsOf(atomOf(x, y));
    return byId("form-alike").value === "all" ? same : same.filter((other) => directionOf(...other) === directionOf(x, y));
  }

  function touch(x, y) {
    const before = leaps.get(x + "," + y);
    const kind = KINDS[(KINDS.indexOf(before?.kind ?? "") + KINDS.length - 1) % KINDS.length];
    for (const [left, up] of alike(x, y)) {
      if (kind) {
        leaps.set(left + "," + up, {kind, on: byId("form-on").checked});
      } else {
        leaps.delete(left + "," + up);
      }
    }
    byId("form-betza").value = betza();
    drawBoard();
  }

  for (let y = RADIUS; y >= -RADIUS; y--) {
    for (let x = -RADIUS; x <= RADIUS; x++) {
      if (x === 0 && y === 0) {
        const middle = document.createElement("span");
        middle.textContent = "♟";
        middle.setAttribute("aria-label", "The piece");
        board.append(middle);
        continue;
      }
      const square = document.createElement("button");
      square.type = "button";
      square.dataset.leap = x + "," + y;
      square.dataset.where = [y > 0 ? y + " forwards" : y < 0 ? -y + " backwards" : "", x > 0 ? x + " right" : x < 0 ? -x + " left" : ""]
        .filter(Boolean).join(", ");
      square.addEventListener("click", () => touch(x, y));
      board.append(square);
    }
  }

  function showBetza(text) {
    const seen = drawn(text);
    leaps = seen?.leaps ?? new Map();
    if (seen) {
      byId("form-range").value = String(seen.range);
    }
    byId("form-cannot").hidden = seen !== null;
    drawBoard();
  }

  // ---- rules that are ticked: the forms they are

  const RULES = [
    {label: "Captures are mandatory", forms: ["(captures-compulsory)"]},
    {label: "The third check wins", forms: ['(wins-by-checks 3 "three checks")']},
    {label: "A King in the middle wins", forms: ['(ending "king of the hill" (exists (friend King) (squares d4-e5)) win)']},
    {label: "A bare King loses", forms: ['(include "endings")', "(bare-king-loses)"]},
    {label: "Giving check is illegal", forms: ["(royal King (may-not-give-check))"]},
    {label: "No check: capturing the King wins", forms: ["(remove royal)", "(remove stalemate)",
      '(change (piece King) (moves (betza "K") (chess-castling-freely)))', "(lost-without King)", "(no-moves draw)"]},
    {label: "No castling", forms: ['(change (piece King) (moves (betza "K")))']},
    {label: "Captured pieces may be dropped", forms: ['(include "drops")', "(captured-pieces to-hand)",
      "(every-piece (only " + QUEENS + ") (drops (drop-anywhere)))", "(change (piece Pawn) (moves (pawn-moves " + QUEENS + ")) (drops (drop-pawn)))"]},
    {label: "Captures explode", forms: ['(include "captures")', "(on-capture (explode (anyone (except Pawn King))))"]},
    {label: "The captor changes sides", forms: ["(on-capture (except King) (change-owner opponent))"]},
    {label: "The board is round: its left edge touches the right", forms: ["(board (rectangle 8 8 (wrap files)) (mirror) (pawn-ranks 8))"]},
  ];

  const ticks = RULES.map(({label, forms}) => {
    const tick = document.createElement("input");
    tick.type = "checkbox";
    const told = document.createElement("label");
    told.append(tick, " " + label);
    byId("form-rules").append(told);
    tick.addEventListener("change", () => change(forms.map((form) => [tick.checked ? "put" : isInclude(form) ? "keep" : "drop", form])));
    return tick;
  });

  const isInclude = (form) => form.startsWith("(include");
  const TITLE = '(title "")';
  const START = "(board-setup)";
  const promotion = (names) => "(change (piece Pawn) (moves (pawn-moves " + names.join(" ") + ")))";
  const royal = (name) => "(royal " + name + ")";
  const moves = (name, told) => "(change (piece " + name + ") (moves (betza \"" + told + "\")))";
  const single = (found) => /^\(moves \(betza "([^"]*)"\)\)$/.exec(found)?.[1] ?? null;
  const parts = (form) => /^\(change \S+ \S+ (.*)\)$/.exec(form)?.[1] ?? form;

  // ---- between the text and the form

  async function asked(lines) {
    return await ask("form", lines.map(([verb, form]) => verb + "\t" + form).join("\n") + "\n\n" + text());
  }

  async function change(lines) {
    const answer = await asked(lines.filter(([verb]) => verb !== "keep"));
    byId("form-said").textContent = answer.problem ?? "";
    if (answer.text !== undefined && answer.text !== text()) {
      write(answer.text);
    }
    await read();
  }

  let pieces = [];
  let reading = 0;

  /** Shows what the text says; it is asked again after each change of it. */
  async function read() {
    const game = setting();
    if (!game) {
      return;
    }
    const mine = ++reading;
    pieces = [...new Set(game.pieces.map((piece) => piece.name).filter(Boolean))];
    const forms = RULES.flatMap((rule) => rule.forms);
    const answer = await asked([...forms, TITLE, promotion([]), ...pieces.map((name) => moves(name, "")), ...pieces.map(royal)]
      .map((form) => ["find", form]));
    if (mine !== reading) {
      return;
    }
    if (answer.problem) {
      byId("form-said").textContent = answer.problem;
      return;
    }
    const found = new Map();
    let next = 0;
    for (const form of forms) {
      found.set(form, answer.found[next++]);
    }
    RULES.forEach((rule, i) => {
      ticks[i].checked = rule.forms.every((form) => found.get(form) === parts(form));
    });
    byId("form-title").value = /^\(title "(.*)"\)$/.exec(answer.found[next++])?.[1] ?? "";
    const promoted = /\(pawn-moves([^()]*)\)/.exec(answer.found[next++])?.[1].trim().split(/\s+/) ?? [];
    const told = pieces.map(() => single(answer.found[next++]));
    const crowned = pieces.map(() => answer.found[next++] !== "");
    fill(told, promoted, crowned);
  }

  function fill(told, promoted, crowned) {
    const select = byId("form-piece");
    const chosen = select.value;
    select.replaceChildren(...pieces.map((name) => new Option(name, name)), new Option("a new piece …", NEW));
    select.value = pieces.includes(chosen) ? chosen : pieces[0] ?? NEW;
    knows = new Map(pieces.map((name, i) => [name, {betza: told[i], royal: crowned[i]}]));
    const names = byId("form-promotions");
    names.replaceChildren(...pieces.filter((name) => name !== "Pawn" && name !== "King").map((name) => {
      const tick = document.createElement("input");
      tick.type = "checkbox";
      tick.value = name;
      tick.checked = promoted.includes(name);
      const label = document.createElement("label");
      label.append(tick, " " + name);
      return label;
    }));
    if (!chosen || chosen !== select.value) {
      showPiece();
    }
  }

  let knows = new Map();

  function showPiece() {
    const name = byId("form-piece").value;
    const known = knows.get(name);
    byId("form-new").hidden = name !== NEW;
    byId("form-remove").hidden = name === NEW;
    byId("form-betza").value = known?.betza ?? "";
    byId("form-royal").checked = known?.royal ?? false;
    byId("form-inherited").hidden = name === NEW || known?.betza != null;
    showBetza(byId("form-betza").value);
  }

  const NAME = /^[A-Za-z][\w-]*$/;
  const LETTERS = /^[A-Za-z]{1,2}$/;

  async function setMoves() {
    const told = byId("form-betza").value.trim();
    const name = byId("form-piece").value;
    if (!told || /["\s()]/.test(told)) {
      byId("form-said").textContent = "Draw on the board how the piece moves, or write it in Betza's notation.";
      return;
    }
    if (name !== NEW) {
      await change([["put", moves(name, told)], ...byId("form-royal").checked !== knows.get(name)?.royal
        ? [[byId("form-royal").checked ? "put" : "drop", royal(name)]] : []]);
      return;
    }
    const [called, letter] = [byId("form-name").value.trim(), byId("form-letter").value.trim()];
    if (!NAME.test(called) || !LETTERS.test(letter)) {
      byId("form-said").textContent = "A new piece needs a name of one word, and a letter for positions.";
      return;
    }
    await change([["put", "(piece (name " + called + ") (letter " + letter + ") (moves (betza \"" + told + "\")))"],
      ...byId("form-royal").checked ? [["put", royal(called)]] : []]);
  }

  byId("form-piece").addEventListener("change", showPiece);
  byId("form-betza").addEventListener("input", () => showBetza(byId("form-betza").value.trim()));
  byId("form-range").addEventListener("change", () => {
    byId("form-betza").value = betza();
  });
  byId("form-set").addEventListener("click", setMoves);
  byId("form-remove").addEventListener("click", () => change([["put", "(remove (piece " + byId("form-piece").value + "))"]]));
  byId("form-promote").addEventListener("click", () => {
    const names = [...byId("form-promotions").querySelectorAll(":checked")].map((tick) => tick.value);
    if (names.length > 0) {
      change([["put", promotion(names)]]);
    }
  });
  byId("form-title").addEventListener("change", () => {
    const title = byId("form-title").value.replace(/["\n]/g, "").trim();
    if (title) {
      change([["put", '(title "' + title + '")']]);
    }
  });
  byId("form-start").addEventListener("click", () => change([["put", START.replace(")", ' (fen "' + fen() + '"))')]]));
  drawBoard();
  return {read};
};
