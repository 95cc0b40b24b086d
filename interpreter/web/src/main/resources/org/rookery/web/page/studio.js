"use strict";
{
  const through = async (kind, bytes) => new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(kind)).arrayBuffer());

  /** A text as the part of an address behind its hash sign, and back again. */
  window.rookeryPack = async (text) => {
    const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
    let binary = "";
    packed.forEach((byte) => {
      binary += String.fromCharCode(byte);
    });
    return "rules=" + btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  };
  window.rookeryUnpack = async (hash) => {
    const [, packed] = /[#&]rules=([-\w]+)/.exec(hash);
    const binary = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
    return new TextDecoder().decode(
      await through(new DecompressionStream("deflate-raw"), Uint8Array.from(binary, (c) => c.charCodeAt(0))));
  };
}

/** An editor for the rules beside the board, for pages that have the rules of the language with them. */
window.rookeryStudio = async (rookery, server) => {
  const byId = (id) => document.getElementById(id);
  const json = (id) => JSON.parse(byId(id).textContent);
  const pristine = window.rookeryPristine;
  if (!server && !byId("data-words")) {
    return;
  }
  const shop = server
    ? await (await fetch("studio")).json()
    : {name: json("data-rules").name, text: json("data-rules").texts[json("data-rules").name], words: json("data-words")};
  const words = shop.words.map(([name, place, usage, sentence]) => ({name, place, usage, sentence}));
  const area = byId("rules-text");
  const shown = byId("rules-shown");
  const PAUSE = 40;
  const MOST_OFFERED = 12;
  const HEADS = new Set(words.map((word) => word.name));
  let lines = [];
  let marks = [];
  let tested = {suspects: [], coverage: []};
  let setting = server ? null : json("data-setting");
  let written = "";
  let round = 0;
  let form = null;

  // ---- the text in colours

  const TOKEN = /(;.*)|("(?:[^"]*)"?)|(\()\s*([^\s()";]+)|(-?\d+(?![^\s()";]))|(\$[^\s()";]*)|([()])|([^\s()";]+|\s+)/g;

  function paint(element, text) {
    element.replaceChildren();
    const add = (kind, piece) => {
      if (kind) {
        const span = document.createElement("span");
        span.className = kind;
        span.textContent = piece;
        element.append(span);
      } else {
        element.append(piece);
      }
    };
    for (const found of text.matchAll(TOKEN)) {
      const [whole, comment, string, open, head, number, parameter] = found;
      if (open) {
        add("", whole.slice(0, whole.length - head.length));
        add(HEADS.has(head) ? "word" : "call", head);
      } else {
        add(comment ? "comment" : string ? "string" : number ? "figure" : parameter ? "call" : "", whole);
      }
    }
    element.append("\n");
  }

  /** Only the lines that have changed are drawn anew. */
  function draw() {
    const now = area.value.split("\n");
    let same = 0;
    while (same < Math.min(now.length, lines.length) && now[same] === lines[same]) {
      same++;
    }
    let tail = 0;
    while (tail < Math.min(now.length, lines.length) - same
        && now[now.length - 1 - tail] === lines[lines.length - 1 - tail]) {
      tail++;
    }
    for (let n = lines.length - tail - same; n > 0; n--) {
      shown.children[same].remove();
    }
    const before = shown.children[same] ?? null;
    for (const text of now.slice(same, now.length - tail)) {
      const line = document.createElement("span");
      line.className = "line";
      paint(line, text);
      shown.insertBefore(line, before);
    }
    lines = now;
    area.style.height = shown.scrollHeight + "px";
    area.style.width = Math.max(shown.scrollWidth, shown.clientWidth) + "px";
  }

  function decorate() {
    const covered = byId("cover").checked;
    [...shown.children].forEach((line, i) => {
      const here = marks.filter((mark) => mark.line === i + 1);
      const looked = covered ? tested.coverage.find(([number]) => number === i + 1) : null;
      line.className = "line"
        + (here.some((mark) => mark.severity === "error") ? " error" : here.length > 0 ? " warning" : "")
        + (tested.suspects.some((suspect) => suspect.line === i + 1) ? " suspect" : "")
        + (looked ? " cover-" + looked[1] : "");
      line.title = here.map((mark) => mark.message).join("\n");
    });
  }

  function goTo(start, end) {
    area.focus();
    area.setSelectionRange(start, end);
    const line = area.value.slice(0, start).split("\n").length - 1;
    shown.children[line]?.scrollIntoView({block: "center"});
  }

  const startOf = (line) => area.value.split("\n").slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  function goToLine(line) {
    const start = startOf(line);
    goTo(start, start + (area.value.split("\n")[line - 1] ?? "").length);
  }

  function listMarks() {
    const list = byId("marks");
    list.replaceChildren();
    for (const mark of marks) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Line " + mark.line + ", column " + mark.column + ": " + mark.message
        + (mark.help ? " " + mark.help : "");
      button.className = mark.severity;
      button.addEventListener("click", () => goTo(mark.start, mark.end));
      const item = document.createElement("li");
      item.append(button);
      list.append(item);
    }
    byId("verdict").textContent = marks.length === 0 ? "No problem found."
      : marks.length === 1 ? "One problem." : marks.length + " problems.";
  }

  // ---- what the interpreter says of it

  /** How often the text has been changed: what is shown is that of the text when all has been looked at since. */
  let changes = 0;

  async function check() {
    const seen = changes;
    await look(++round, area.value);
    if (seen === changes) {
      byId("studio").ariaBusy = "false";
    }
  }

  async function look(mine, text) {
    const answer = await rookery.ask("rules", text);
    if (mine !== round) {
      return;
    }
    if (answer.problem) {
      byId("verdict").textContent = answer.problem;
      return;
    }
    marks = answer.marks;
    listMarks();
    // The board is still that of the last rules without an error.
    const isStale = answer.errors > 0;
    byId("place").classList.toggle("stale", isStale);
    byId("verdict").textContent += isStale ? " The board shows the rules as they were before." : "";
    decorate();
    byId("rules-text").setAttribute("aria-invalid", String(answer.errors > 0));
    if (answer.setting && text !== written) {
      written = text;
      setting = JSON.parse(answer.setting);
      setting.rules = setting.rules.length > 0 ? setting.rules : [{heading: "The rules file", sentences: [], drawing: text}];
      await rookery.show(setting);
      await form?.read();
    }
  }

  let waiting = 0;
  function changed() {
    changes++;
    byId("studio").ariaBusy = "true";
    draw();
    decorate();
    clearTimeout(waiting);
    waiting = setTimeout(check, PAUSE);
    keep();
  }

  function write(text) {
    area.value = text;
    changed();
  }

  /** Puts another text in place of all of it, in such a way that the browser can undo that. */
  function replace(text) {
    area.focus();
    area.select();
    if (!document.execCommand("insertText", false, text)) {
      write(text);
    }
  }

  const shelf = "rookery rules " + shop.name;
  function keep(name = shelf, text = area.value) {
    try {
      localStorage.setItem(name, text);
    } catch {
      // A browser that keeps nothing is as good.
    }
  }

  window.addEventListener("storage", ({key}) => {
    if (key === shelf) {
      byId("verdict").textContent = "This draft is changed in another window, too: what is written last is kept.";
    }
  });

  function kept(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // As above.
    }
  }

  // ---- words that may follow, and what the one at the cursor means

  const offered = byId("words");
  let choices = [];
  let chosen = 0;

  const prefix = () => /[^\s()";]*$/.exec(area.value.slice(0, area.selectionStart))[0];

  function offer(all) {
    const begun = prefix();
    const head = area.value[area.selectionStart - begun.length - 1] === "(";
    const fits = (name) => name.toLowerCase().startsWith(begun.toLowerCase()) && name !== begun;
    const names = new Set([...area.value.matchAll(/[^\s()";$]{2,}/g)].map(([name]) => name));
    const known = words.filter((word) => fits(word.name));
    const own = [...names].filter((name) => fits(name) && !HEADS.has(name)).map((name) => ({name, place: "in this file"}));
    const seen = new Set();
    choices = (all || begun.length > 1 ? head ? [...known, ...own] : [...own, ...known] : [])
      .filter(({name}) => !seen.has(name) && seen.add(name)).slice(0, MOST_OFFERED);
    chosen = 0;
    drawOffer();
  }

  function drawOffer() {
    offered.replaceChildren();
    offered.hidden = choices.length === 0;
    choices.forEach(({name, place}, i) => {
      const item = document.createElement("li");
      item.id = "word-" + i;
      item.setAttribute("role", "option");
      item.setAttribute("aria-selected", String(i === chosen));
      item.append(name, " ");
      const small = document.createElement("small");
      small.textContent = place;
      item.append(small);
      item.addEventListener("mousedown", (event) => {
        event.preventDefault();
        accept(i);
      });
      offered.append(item);
    });
    if (choices.length > 0) {
      area.setAttribute("aria-activedescendant", "word-" + chosen);
      const before = area.value.slice(0, area.selectionStart).split("\n");
      const style = getComputedStyle(shown);
      const high = parseFloat(style.lineHeight);
      offered.style.top = parseFloat(style.paddingTop) + before.length * high + "px";
      offered.style.left = "calc(" + style.paddingLeft + " + " + before[before.length - 1].length + "ch)";
    } else {
      area.removeAttribute("aria-activedescendant");
    }
  }

  function accept(i) {
    const rest = choices[i].name;
    area.setRangeText(rest, area.selectionStart - prefix().length, area.selectionStart, "end");
    choices = [];
    drawOffer();
    changed();
  }

  function hint() {
    const after = /^[^\s()";]*/.exec(area.value.slice(area.selectionStart))[0];
    const name = prefix() + after;
    const found = words.filter((word) => word.name === name);
    byId("hint").textContent = found.map((word) => word.usage + " — " + word.sentence + " [" + word.place + "]").join("\n");
  }

  area.addEventListener("input", () => {
    changed();
    offer(false);
    hint();
  });
  area.addEventListener("keydown", (event) => {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      offer(true);
    } else if (choices.length > 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      chosen = (chosen + (event.key === "ArrowDown" ? 1 : choices.length - 1)) % choices.length;
      drawOffer();
    } else if (choices.length > 0 && (event.key === "Enter" || event.key === "Tab")) {
      event.preventDefault();
      accept(chosen);
    } else if (choices.length > 0 && event.key === "Escape") {
      event.stopPropagation();
      choices = [];
      drawOffer();
    }
  });
  area.addEventListener("blur", () => {
    choices = [];
    drawOffer();
  });
  document.addEventListener("selectionchange", () => {
    if (document.activeElement === area) {
      hint();
    }
  });

  // ---- from reasons to the lines they speak of

  new MutationObserver(() => {
    const place = byId("places");
    place.replaceChildren();
    const seen = new Set();
    for (const [, file, line] of byId("reason").textContent.matchAll(/([^\s()]+):(\d+):\d+/g)) {
      if (file.split("/").pop() === shop.name && !seen.has(line)) {
        seen.add(line);
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = "Line " + line;
        button.addEventListener("click", () => goToLine(Number(line)));
        place.append(button);
      }
    }
  }).observe(byId("reason"), {childList: true, characterData: true, subtree: true});

  // ---- tests: the files beside the rules where a program serves the page, else what is written here

  byId("suite-part").hidden = server;
  const suite = byId("suite");
  suite.value = kept(shelf + " tests") ?? "rules: " + shop.name + `
cases:
  - name: the first moves
    expect:
      legal: []      # moves that there are
      illegal: []    # texts that are none
      count: 20      # how many moves there are
`;
  suite.addEventListener("input", () => keep(shelf + " tests", suite.value));
  byId("save").hidden = !server;
  byId("cover-part").hidden = !server;
  byId("test").addEventListener("click", async () => {
    byId("results").textContent = "The tests are being tried …";
    const answer = await rookery.ask("tests", server ? area.value : byId("suite").value);
    const list = byId("results");
    list.replaceChildren();
    tested = answer.problem ? {suspects: [], coverage: []} : answer;
    const add = (text, kind, line) => {
      const item = document.createElement("li");
      item.className = kind;
      if (line) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = text;
        button.addEventListener("click", () => goToLine(line));
        item.append(button);
      } else {
        item.textContent = text;
      }
      list.append(item);
    };
    if (answer.problem) {
      add(answer.problem, "error");
    } else {
      add(answer.summary, "");
      answer.failures.forEach((failure) => add(failure, "error"));
      answer.suspects.forEach((suspect) => add("Suspect: line " + suspect.line + ": " + suspect.text, "suspect", suspect.line));
    }
    decorate();
  });
  byId("cover").addEventListener("change", decorate);

  // ---- saving, where something else may have changed the file

  const saving = server ? window.rookerySaving(rookery.ask, {text: shop.text, hash: shop.hash}) : null;

  /** Shows the file beside the editor, its own lines marked, for as long as the author has not chosen. */
  function showTheirs() {
    const theirs = saving.theirs();
    byId("conflict").hidden = theirs === null;
    const place = byId("theirs");
    place.replaceChildren();
    const mine = new Set(area.value.split("\n"));
    for (const text of (theirs ?? "").split("\n")) {
      const line = document.createElement("span");
      line.className = mine.has(text) ? "line" : "line warning";
      line.textContent = text;
      place.append(line);
    }
  }

  function told(said) {
    showTheirs();
    byId("saved").textContent = said;
  }

  function put(text, said) {
    write(text);
    told(said);
  }

  byId("save").addEventListener("click", async () => told(await saving.save(area.value)));
  byId("keep-mine").addEventListener("click", async () => told(await saving.keepMine(area.value)));
  byId("take-theirs").addEventListener("click", () => put(saving.takeTheirs(), "These are the rules of the file."));
  byId("merge").addEventListener("click", async () => {
    const answer = await saving.merge(area.value);
    put(answer.text ?? area.value, answer.problem ?? (answer.conflicts === 0
      ? "Both changes stand here. Look at them, then save."
      : "Both changed the same lines in " + answer.conflicts + " of the places, marked <<<<<<<. Choose there, then save."));
  });
  window.addEventListener("beforeunload", (event) => {
    if (saving?.isChanged(area.value)) {
      event.preventDefault();
    }
  });

  // ---- the form beside the text

  form = window.rookeryForm({
    ask: rookery.ask,
    text: () => area.value,
    write,
    setting: () => setting,
    fen: () => byId("fen").value,
  });

  // ---- sharing and publishing

  async function share() {
    location.hash = await window.rookeryPack(area.value);
    byId("verdict").textContent = "The address of this page now holds the rules: copy it.";
    try {
      await navigator.clipboard.writeText(location.href);
      byId("verdict").textContent = "Copied: an address that holds these rules.";
    } catch {
      // The address can be copied by hand.
    }
  }

  async function shared() {
    if (!location.hash.includes("rules=")) {
      return null;
    }
    try {
      return await window.rookeryUnpack(location.hash);
    } catch {
      byId("verdict").textContent = "The address does not hold rules that can be read.";
      return null;
    }
  }

  /** This page as it was loaded, with these rules in place of its own and without the editor. */
  function alone() {
    const page = new DOMParser().parseFromString(pristine, "text/html");
    const rules = JSON.parse(page.getElementById("data-rules").textContent);
    // A variant of the page's own game stands beside it.
    const isBeside = area.value.includes("(include \"" + rules.name.replace(/\.\w+$/, "") + "\"");
    rules.name = (isBeside ? "my-" : "") + rules.name;
    rules.texts[rules.name] = area.value;
    rules.title = "";
    const drawn = structuredClone(setting);
    drawn.pieces.filter((piece) => piece.name).forEach((piece) => {
      piece.svg ||= window.rookeryDraw(piece, drawn);
    });
    const safe = (value) => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g,
      (c) => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));
    page.getElementById("data-rules").textContent = safe(rules);
    page.getElementById("data-setting").textContent = safe(drawn);
    ["data-words", "data-shapes", "studio"].forEach((id) => page.getElementById(id)?.remove());
    page.title = drawn.title;
    page.getElementById("title").textContent = drawn.title;
    return "<!DOCTYPE html>\n" + page.documentElement.outerHTML;
  }

  /** Writes an answer's page or other text to the browser's downloads, or tells why there is none. */
  function download(answer, end, type = "text/html") {
    if (answer.problem) {
      byId("verdict").textContent = answer.problem;
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([answer.page], {type}));
    link.download = shop.name.replace(/\.\w+$/, "") + end;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    byId("verdict").textContent = [link.download + " has been written to the browser's downloads."].concat(answer.told || []).join(" ");
  }

  async function publish() {
    download(server ? await rookery.ask("publish", area.value) : setting ? {page: alone()} : {problem: "There is no game yet."}, ".html");
  }

  /** Writes the game for another program, which takes seconds where it is compared with what was written. */
  async function exported(verb, end, type) {
    byId("verdict").textContent = "The game is being written, read back and compared …";
    download(await rookery.ask(verb, area.value), end, type);
  }

  // ---- other rules to start from: a variant of a game that the page knows, a small game, a file

  const NOTHING = `; A small game to be changed: who has no piece left has lost.
(include "endings")
(game
   (title "My game")
   (players White Black)
   (turn-order White Black)
   (board (rectangle 6 6) (mirror))
   (board-setup (White (Guard a1-f1)) (Black (Guard a6-f6)))
   (piece (name Guard) (letter G) (moves (betza "KN")))
   (lost-without Guard)
   (no-moves draw)
   (repetition 3 draw))
`;
  const variantOf = (name) => `(include "${name}")\n(variant\n   (title "My variant"))\n`;

  /** The games whose rules the page has with it, by the names by which they are included. */
  function games() {
    const texts = server ? {"chess.rules": "(game"} : json("data-rules").texts;
    // What a program serves is a file, which cannot include itself.
    return Object.keys(texts).filter((name) => !server || name !== shop.name).filter((name) => /^\(game\b/m.test(texts[name])).map((name) => name.replace(/\.rules$/, "")).sort();
  }

  function begin() {
    const select = byId("begin");
    const choices = new Map([["the rules of this page", () => shop.text],
      ...games().map((name) => ["a variant of " + name, () => variantOf(name)]),
      ["a small game of its own", () => NOTHING], ["a file …", null]]);
    select.replaceChildren(...[...choices.keys()].map((label) => new Option(label, label)));
    select.addEventListener("change", () => {
      const text = choices.get(select.value);
      byId("begin-file").hidden = text !== null;
      if (text) {
        replace(text());
      }
    });
    byId("begin-file").addEventListener("change", async () => {
      const [file] = byId("begin-file").files;
      if (file) {
        replace(await file.text());
      }
    });
  }

  begin();
  byId("share").addEventListener("click", share);
  byId("publish").addEventListener("click", publish);
  byId("diagram").addEventListener("click", () => exported("interactive-diagram", "-diagram.html"));
  byId("ini").addEventListener("click", () => exported("fairy-section", ".ini", "text/plain"));
  byId("as-was").addEventListener("click", () => replace(shop.text));
  window.addEventListener("hashchange", async () => {
    const text = await shared();
    if (text !== null && text !== area.value) {
      write(text);
    }
  });

  // ---- the beginning

  rookery.renewed = async () => {
    const {text, hash} = await (await fetch("studio")).json();
    shop.text = text;
    const now = saving.renewed({text, hash}, area.value);
    if (now !== area.value) {
      write(now);
    } else if (saving.isChanged(now)) {
      // The board shows the rules of the file; it is to show these.
      written = "";
      await check();
    }
    told(saving.theirs() === null ? "" : "The file has changed, and so have these rules: choose what to keep.");
  };
  byId("studio").hidden = false;
  area.value = await shared() ?? (server ? null : kept(shelf)) ?? shop.text;
  written = area.value === shop.text ? shop.text : "";
  draw();
  await check();
  await form.read();
};
