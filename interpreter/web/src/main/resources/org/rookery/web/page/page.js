"use strict";
(() => {
  /** The page before anything in it has changed, for pages made of it. */
  window.rookeryPristine = document.getElementById("data-words") ? document.documentElement.outerHTML : "";
  const SVG = "http://www.w3.org/2000/svg";
  const byId = (id) => document.getElementById(id);
  const data = (id) => {
    const element = byId(id);
    return element ? JSON.parse(element.textContent) : null;
  };

  // ---- who answers: the interpreter in a worker, or the server the page comes from

  /**
   * Runs the interpreter that is packed in this page or beside it; what it is asked, it answers in order. After an
   * answer that is `broken` it is not to be trusted, and `renew` starts another one.
   */
  async function workerEngine(rules) {
    const shared = window.rookeryShared ?? {
      worker: byId("data-worker").textContent, interpreter: byId("data-interpreter").textContent};
    const address = URL.createObjectURL(new Blob([shared.worker], {type: "text/javascript"}));
    let worker = null;
    let waiting = new Map();
    let next = 0;
    /** Rules that were changed in this page and have no error. */
    let changed = "";
    const call = (...what) => new Promise((resolve) => {
      waiting.set(++next, resolve);
      worker.postMessage([next, ...what]);
    });
    const start = async () => {
      worker?.terminate();
      waiting = new Map();
      worker = new Worker(address);
      worker.onmessage = (event) => {
        waiting.get(event.data[0])?.(event.data[1]);
        waiting.delete(event.data[0]);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        const problem = "The interpreter has stopped: " + (event.message || "no reason is known") + ".";
        waiting.forEach((resolve) => resolve(JSON.stringify({problem, broken: true})));
        waiting.clear();
      };
      const started = await call("start", shared.interpreter);
      if (started) {
        throw new Error("This browser is too old for the page: it needs Chrome 119, Firefox 120, Safari 18.2 or a later"
          + " one. " + JSON.parse(started).problem);
      }
      for (const [name, text] of Object.entries(rules.texts)) {
        call("text", name, text);
      }
      const loaded = JSON.parse(await call("load", rules.name, rules.title, String(Date.now() % 1000000)));
      if (loaded.errors !== 0) {
        throw new Error(loaded.problems || loaded.problem);
      }
      if (changed) {
        await call("ask", "rules", changed);
      }
    };
    await start();
    return {
      setting: async () => data("data-setting"),
      ask: async (verb, argument) => {
        const answer = JSON.parse(await call("ask", verb, argument));
        if (verb === "rules" && answer.errors === 0) {
          changed = argument;
        }
        return answer;
      },
      renew: start,
      call,
    };
  }

  function serverEngine() {
    const {ask, forget} = window.rookeryServed(
      String(Math.floor(Math.random() * 1e15)),
      (body) => fetch("ask", {method: "POST", body}),
      (time) => new Promise((resolve) => setTimeout(resolve, time)));
    return {
      ask,
      setting: async () => {
        forget();
        return (await fetch("setting")).json();
      },
    };
  }

  // ---- what is shown

  let engine;
  let setting;
  let state = {board: [], turns: [], played: [], hands: [], last: [], check: [], numbers: {}, undone: []};
  let flipped = false;
  let touched = [];
  let candidates = [];
  let signs = [];
  let busy = false;
  let moment = 0;
  const cells = new Map();
  const seats = [];
  /** What was played and taken back before something else was: the turns from the start, and how many still stand. */
  let lines = [];

  function make(name, attributes, parent, text) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) {
      element.setAttribute(key, value);
    }
    if (text !== undefined) {
      element.textContent = text;
    }
    parent.append(element);
    return element;
  }

  const svgOf = (man) => man.svg || (man.svg = window.rookeryDraw(man, setting));
  const picture = (man) => man.picture ??= "data:image/svg+xml," + encodeURIComponent(
    svgOf(man).startsWith("<svg xmlns=") ? man.svg : man.svg.replace("<svg", '<svg xmlns="' + SVG + '"'));

  const manName = (content) => {
    const man = setting.men[content];
    return setting.players[man.owner] + " " + man.name;
  };

  /** The ground seen from the other side: turned by half. */
  const at = (x, y) => flipped ? [setting.ground.width - x, setting.ground.height - y] : [x, y];
  const corners = (flat) => {
    const points = [];
    for (let i = 0; i < flat.length; i += 2) {
      points.push(at(flat[i], flat[i + 1]).map((n) => n.toFixed(1)).join(","));
    }
    return points.join(" ");
  };

  function drawGround() {
    const ground = setting.ground;
    const board = byId("board");
    const focused = document.activeElement?.dataset?.square;
    board.replaceChildren();
    cells.clear();
    board.setAttribute("viewBox", "0 0 " + ground.width + " " + ground.height);
    board.setAttribute("class", ground.look.toLowerCase() + (setting.plain ? " plain" : ""));
    if (ground.look !== "AREAS") {
      ground.border.forEach((edge) => make("polygon", {points: corners(edge), class: "ground"}, board));
    }
    for (const line of ground.lines) {
      const [x1, y1] = at(line[0], line[1]);
      const [x2, y2] = at(line[2], line[3]);
      make("line", {x1, y1, x2, y2, class: "wire"}, board);
    }
    for (const cell of ground.cells) {
      const name = setting.squares[cell.square];
      const group = make("g", {class: "cell", "data-square": name, role: "button", tabindex: "-1"}, board);
      make("polygon", {points: corners(cell.corners)}, group);
      make("polygon", {points: corners(cell.corners), class: "tint"}, group);
      make("polygon", {points: corners(cell.corners), class: "focus"}, group);
      const [x, y] = at(cell.x, cell.y);
      if (ground.look === "POINTS") {
        make("circle", {cx: x, cy: y, r: 2.6, class: "badge"}, group);
      }
      const top = make("g", {}, group);
      group.addEventListener("click", () => touch(name));
      group.addEventListener("pointerdown", (event) => pick(event, name));
      group.addEventListener("focus", () => rove(cell.square));
      cells.set(cell.square, {group, top, x, y, size: cell.size, shade: cell.shade, name});
    }
    if (ground.look === "AREAS") {
      ground.border.forEach((edge) => make("polygon", {points: corners(edge), class: "rim"}, board));
    }
    for (const [text, left, top, size] of ground.labels) {
      const [x, y] = at(left, top);
      make("text", {x, y, class: "label", "font-size": size * 1.35}, board, text);
    }
    const first = cells.get(setting.squares.indexOf(focused)) ?? cells.values().next().value;
    first?.group.setAttribute("tabindex", "0");
    if (focused) {
      first?.group.focus();
    }
  }

  /** Only one square is a stop of the Tab key; arrows lead to the others. */
  function rove(square) {
    cells.forEach((cell, other) => cell.group.setAttribute("tabindex", other === square ? "0" : "-1"));
  }

  function beside(square, dx, dy) {
    const here = cells.get(square);
    let best = null;
    let least = Infinity;
    cells.forEach((cell, other) => {
      const along = (cell.x - here.x) * dx + (cell.y - here.y) * dy;
      const across = Math.abs((cell.x - here.x) * dy) + Math.abs((cell.y - here.y) * dx);
      if (other !== square && along > 4 && along + 2 * across < least && across <= along * 1.8) {
        best = cell;
        least = along + 2 * across;
      }
    });
    return best;
  }

  function drawState() {
    const targets = new Set(candidates.map((turn) => turn[1][touched.length]).filter(Boolean));
    cells.forEach((cell, square) => drawCell(cell, square, targets));
    drawHands(targets);
    const mover = setting.players[state.mover];
    byId("state").textContent = state.over ? state.state : mover + " to move, turn " + state.turn + ". " + state.state;
    byId("fen").value = state.fen;
    byId("text").textContent = state.text;
    byId("back").disabled = busy || state.played.length === 0;
    byId("forth").disabled = busy || state.undone.length === 0;
    drawTurns();
  }

  /** The turns made, those taken back, and the lines that others have taken the place of. */
  function drawTurns() {
    const list = byId("played");
    list.replaceChildren();
    const add = (turn, count, attributes) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = turn;
      Object.entries(attributes).forEach(([key, value]) => button.setAttribute(key, value));
      button.addEventListener("click", () => goTo(count));
      item.append(button);
      list.append(item);
    };
    const played = state.played.length;
    state.played.forEach((turn, i) => add(turn, i + 1, i === played - 1 ? {"aria-current": "step"} : {}));
    [...state.undone].reverse().forEach((turn, i) =>
      add(turn, played + i + 1, {class: "undone", "aria-label": turn + ", taken back"}));
    list.scrollTop = list.scrollHeight;
    const place = byId("lines");
    place.replaceChildren();
    for (const line of lines) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = (line.count + 1) + ". " + line.turns.slice(line.count).join(" ");
      button.addEventListener("click", () => take(line));
      const item = document.createElement("li");
      item.append(button);
      place.append(item);
    }
    byId("lines-part").hidden = lines.length === 0;
  }

  function drawCell(cell, square, targets) {
    const content = state.board[square];
    const number = state.numbers[square];
    const isTarget = targets.has(cell.name) && touched.length > 0;
    cell.group.setAttribute("class", "cell shade" + cell.shade
      + (state.check.includes(square) ? " check" : state.last.includes(square) ? " last" : "")
      + (touched.includes(cell.name) ? " chosen" : ""));
    cell.top.replaceChildren();
    const pit = setting.ground.look === "PITS" && number !== undefined;
    if (content && !pit) {
      const half = cell.size / 2;
      make("image", {x: cell.x - half, y: cell.y - half, width: cell.size, height: cell.size,
        href: picture(setting.men[content])}, cell.top);
    }
    if (pit) {
      for (let i = 0; i < Math.min(number, 24); i++) {
        const far = cell.size * 0.085 * Math.sqrt(i + 0.5);
        make("circle", {cx: cell.x + far * Math.cos(i * 2.4), cy: cell.y - cell.size * 0.12 + far * Math.sin(i * 2.4),
          r: cell.size * 0.055, class: "badge"}, cell.top);
      }
    }
    if (number !== undefined) {
      const [x, y] = pit ? [cell.x, cell.y + cell.size * 0.33] : [cell.x + cell.size * 0.35, cell.y - cell.size * 0.35];
      make("circle", {cx: x, cy: y, r: cell.size * 0.17, class: "badge"}, cell.top);
      make("text", {x, y, class: "number"}, cell.top, number);
    }
    if (isTarget) {
      make("circle", {cx: cell.x, cy: cell.y, r: cell.size * (content ? 0.42 : 0.15),
        class: content ? "mark take" : "mark"}, cell.top);
    }
    for (const [, kind] of signs.filter((sign) => sign[0] === square)) {
      const take = kind.includes("capture") || kind === "remote";
      make("circle", {cx: cell.x, cy: cell.y, r: cell.size * (take ? 0.4 : 0.13),
        class: take ? "mark sign take" : "mark sign"}, cell.top);
    }
    cell.group.setAttribute("aria-label", cell.name + ", " + (content ? manName(content) : "empty")
      + (number !== undefined ? ", " + number : "") + (isTarget ? ", can go here" : "")
      + (touched.includes(cell.name) ? ", chosen" : ""));
  }

  function drawHands(targets) {
    byId("hands-far").replaceChildren();
    byId("hands-near").replaceChildren();
    state.hands.forEach((hand, player) => {
      const near = (player === 0) !== flipped;
      for (const [content, count] of hand) {
        const man = setting.men[content];
        const token = "*" + man.letter;
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.hand = man.letter;
        const image = document.createElement("img");
        image.src = picture(man);
        image.alt = manName(content) + " in hand";
        button.append(image, " × " + count);
        const mine = player === state.mover && targets.has(token);
        button.className = mine && touched.includes(token) ? "chosen" : mine ? "target" : "";
        button.disabled = player !== state.mover;
        button.addEventListener("click", () => touch(token));
        button.addEventListener("pointerdown", (event) => pick(event, token));
        byId(near ? "hands-near" : "hands-far").append(button);
      }
    });
  }

  function say(text) {
    byId("reason").hidden = !text;
    byId("reason").textContent = text || "";
  }

  // ---- turns, touch by touch

  function release() {
    touched = [];
    signs = [];
    candidates = state.turns;
    choices([]);
    const passes = candidates.filter((turn) => turn[1].length === 0);
    choices(passes);
    byId("prompt").textContent = "";
  }

  function choices(turns, finish) {
    const place = byId("choices");
    place.replaceChildren();
    for (const turn of turns.slice(0, 200)) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = finish ? "Stop here: " + turn[0] : turn[0];
      button.addEventListener("click", () => play(turn[0]));
      place.append(button);
    }
    return place;
  }

  async function touch(token) {
    if (busy || state.over) {
      return;
    }
    const fitting = candidates.filter((turn) => turn[1][touched.length] === token);
    if (fitting.length === 0) {
      await touchOther(token);
      return;
    }
    signs = [];
    say("");
    touched = [...touched, token];
    candidates = fitting;
    const done = candidates.filter((turn) => turn[1].length === touched.length);
    const more = candidates.filter((turn) => turn[1].length > touched.length);
    if (more.length === 0 && done.length === 1) {
      await play(done[0][0]);
      return;
    }
    const place = choices(done, more.length > 0);
    byId("prompt").textContent = more.length > 0 ? nextPrompt(more) : "Which of these?";
    drawState();
    if (more.length === 0) {
      place.firstElementChild?.focus();
    }
  }

  /** What is to be touched next: "and the Duck?" */
  function nextPrompt(more) {
    if (touched.length < 2) {
      return "Where to?";
    }
    const next = [...new Set(more.map((turn) => turn[1][touched.length]))];
    const men = new Set(next.map((token) => {
      const square = setting.squares.indexOf(token);
      const content = square < 0 ? 0 : state.board[square];
      return content ? setting.men[content].name : "";
    }));
    return men.size === 1 && !men.has("") ? "And the " + [...men][0] + "?" : "And then?";
  }

  /** Something that continues no turn: begin anew there, or tell why not. */
  async function touchOther(token) {
    const before = touched;
    if (state.turns.some((turn) => turn[1][0] === token) && !before.includes(token)) {
      release();
      await touch(token);
      return;
    }
    release();
    const square = setting.squares.indexOf(token);
    if (before.length === 1 && before[0] !== token) {
      const text = before[0].startsWith("*") ? before[0].slice(1) + "*" + token : before[0] + "-" + token;
      say((await ask("why", text)).why);
    } else if (square >= 0 && state.board[square] && !before.includes(token)) {
      await diagram(token);
    }
    drawState();
  }

  let explained = "";
  async function diagram(square) {
    explained = square;
    const answer = await ask("diagram", square);
    signs = answer.signs || [];
    say([manName(state.board[setting.squares.indexOf(square)]) + ":",
      ...new Set(signs.map((sign) => sign[3])), ...(answer.notes || [])].join("\n"));
  }

  async function play(text) {
    await change("play", text);
  }

  /** Asks the engine; where that breaks it, another one goes on from the position that is shown. */
  async function ask(verb, argument) {
    const answer = await engine.ask(verb, argument);
    if (answer.broken && engine.renew) {
      try {
        await engine.renew();
        const whole = [...state.played, ...[...state.undone].reverse()];
        if (state.start || whole.length > 0) {
          await engine.ask("read", asRecord(state.start, whole));
        }
        for (let i = 0; i < state.undone.length; i++) {
          await engine.ask("back", "");
        }
      } catch (problem) {
        return {problem: answer.problem + "\n" + problem.message};
      }
    }
    return answer;
  }

  /** Asks for a change of the match and shows what came of it; comes to the answer, or to nothing while another is awaited. */
  async function change(verb, argument) {
    if (busy) {
      return null;
    }
    busy = true;
    const before = state;
    const answer = await ask(verb, argument);
    busy = false;
    if (answer.turns) {
      keepLine(before, answer);
      state = answer;
      say(answer.remark);
      announce(before);
      remember();
    } else {
      say(answer.why || answer.problem);
    }
    release();
    drawState();
    moment++;
    // What has failed once is not tried again and again.
    if (answer.turns || verb !== "choose") {
      setTimeout(reply, 150, moment);
    }
    return answer;
  }

  /** The program's move, where it plays, unless something else has happened meanwhile. */
  async function reply(since) {
    const before = state;
    const seat = seats[state.mover];
    const level = state.chance ? "1" : seat ? seat.value : "";
    if (since === moment && !busy && !state.over && level && state.undone.length === 0) {
      byId("prompt").textContent = setting.players[state.mover] + " thinks …";
      const answer = await change("choose", level);
      if (!state.over && state.played.length === before.played.length) {
        giveBack(before.mover, answer);
      }
    }
  }

  /** The program has no move: a person moves for that player from now on, and is told why. */
  function giveBack(mover, answer) {
    moment++;
    if (seats[mover]) {
      seats[mover].value = "";
    }
    const text = "The program has no move for " + setting.players[mover] + ", so the move is yours. "
      + (answer.problem || answer.why || "");
    say(text.trim());
    byId("spoken").textContent = text;
  }

  /** Says for those who do not see the board what has happened on it. */
  function announce(before) {
    const made = state.played.length === before.played.length + 1 ? state.played[state.played.length - 1] : "";
    byId("spoken").textContent = (made ? setting.players[before.mover] + ": " + made + ". " : "")
      + (state.over ? "" : setting.players[state.mover] + " to move. ") + state.state;
    if (byId("follow").checked && state.mover < 2 && flipped !== (state.mover === 1)) {
      flipped = state.mover === 1;
      drawGround();
    }
  }

  /** A line that was taken back and is not gone on with is kept beside the turns. */
  function keepLine(before, after) {
    const whole = [...before.played, ...[...before.undone].reverse()];
    const now = [...after.played, ...[...after.undone].reverse()];
    const count = whole.findIndex((turn, i) => turn !== now[i]);
    if (before.undone.length > 0 && after.played.length > before.played.length && count >= 0) {
      lines = [{start: before.start, count, turns: whole}, ...lines].slice(0, 20);
    }
    if (after.start !== before.start || after.played.length === 0 && after.undone.length === 0) {
      lines = [];
    }
  }

  const asRecord = (start, turns) => (start ? "[FEN \"" + start + "\"]\n" : "") + turns.join("\n");

  /** Plays an older line; the one that stands now is kept in its place. */
  async function take(line) {
    const now = [...state.played, ...[...state.undone].reverse()];
    const others = lines.filter((other) => other !== line);
    const count = now.findIndex((turn, i) => turn !== line.turns[i]);
    await change("read", asRecord(line.start, line.turns));
    lines = now.length > 0 && count >= 0 ? [{start: line.start, count, turns: now}, ...others] : others;
    drawState();
  }

  async function goTo(count) {
    while (state.played.length !== count) {
      const before = state.played.length;
      await change(before > count ? "back" : "forth", "");
      if (state.played.length === before) {
        return;
      }
    }
  }

  // ---- men dragged with a mouse, a pen or a finger

  const FAR = 8;

  /** A man that is pressed and drawn away goes with the pointer, and where it is let go it is put down. */
  function pick(event, token) {
    const content = token.startsWith("*") ? manInHand(token) : state.board[setting.squares.indexOf(token)];
    if (busy || state.over || !content || event.button !== 0 || !state.turns.some((turn) => turn[1].includes(token))) {
      return;
    }
    let ghost = null;
    const move = (now) => {
      if (!ghost && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > FAR) {
        ghost = document.createElement("img");
        ghost.src = picture(setting.men[content]);
        ghost.alt = "";
        ghost.className = "dragged";
        document.body.append(ghost);
        if (touched[touched.length - 1] !== token) {
          touch(token);
        }
      }
      if (ghost) {
        now.preventDefault();
        ghost.style.left = now.clientX + "px";
        ghost.style.top = now.clientY + "px";
      }
    };
    const stop = () => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", drop);
      document.removeEventListener("pointercancel", stop);
      ghost?.remove();
    };
    const drop = (now) => {
      stop();
      const there = document.elementFromPoint(now.clientX, now.clientY)?.closest?.(".cell");
      if (ghost && there && there.dataset.square !== token) {
        touch(there.dataset.square);
      }
      if (ghost) {
        // What a browser makes of the end of a drag is no click of its own.
        const swallow = (click) => click.stopPropagation();
        document.addEventListener("click", swallow, {capture: true, once: true});
        setTimeout(() => document.removeEventListener("click", swallow, {capture: true}), 50);
      }
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", drop);
    document.addEventListener("pointercancel", stop);
  }

  const manInHand = (token) => (state.hands[state.mover] || [])
    .map(([content]) => content).find((content) => "*" + setting.men[content].letter === token);

  // ---- records

  const rulesName = () => (data("data-server") ?? data("data-rules")).name.replace(/\.(rules|zrf)$/, "");

  async function record(kind) {
    byId("record").value = (await ask("record", kind)).text;
    byId("record").select();
  }

  // ---- kept in this browser, where it keeps anything

  const shelf = () => "rookery " + document.title;
  function remember() {
    try {
      localStorage.setItem(shelf(), asRecord(state.start, state.played));
    } catch {
      // A browser that keeps nothing is as good.
    }
  }

  async function recall() {
    let kept = "";
    try {
      kept = localStorage.getItem(shelf()) || "";
    } catch {
      // As above.
    }
    const found = await engine.ask("read", kept);
    return found.turns ? found : engine.ask("restart", "");
  }

  // ---- the beginning

  function drawSeats() {
    const place = byId("seats");
    const before = new Map(seats.filter(Boolean).map((seat) => [seat.dataset.player, seat.value]));
    place.replaceChildren();
    seats.length = 0;
    setting.players.forEach((player, index) => {
      if (setting.competes[index]) {
        const label = document.createElement("label");
        const select = document.createElement("select");
        for (const [value, text] of [["", "a person"], ...[1, 2, 3, 4, 5].map((n) => [n, "the program, level " + n]),
          ...[2, 9].map((n) => [n + "s", "the program, " + n + " seconds a turn"])]) {
          select.append(new Option(text, value));
        }
        select.dataset.player = player;
        select.value = before.get(player) ?? "";
        select.addEventListener("change", () => reply(moment));
        label.append(player + ": ", select);
        const row = document.createElement("div");
        row.append(label);
        place.append(row);
        seats[index] = select;
      }
    });
  }

  function drawRules() {
    const place = byId("rules");
    place.replaceChildren();
    const add = (name, text) => {
      const element = document.createElement(name);
      element.textContent = text;
      place.append(element);
    };
    for (const part of setting.rules) {
      add("h2", part.heading);
      part.sentences.forEach((sentence) => add("p", sentence));
      if (part.drawing) {
        add("pre", part.drawing);
      }
    }
  }

  async function show() {
    byId("title").textContent = setting.title;
    document.title = setting.title;
    drawGround();
    drawSeats();
    drawRules();
    state = await recall();
    release();
    drawState();
    setTimeout(reply, 150, ++moment);
  }

  /** Hears of other rules. A page that is not seen lets go: a browser keeps few connections open to one place. */
  function listen() {
    let version = null;
    let source = null;
    const hear = async (event) => {
      const news = JSON.parse(event.data);
      byId("problems").textContent = news.problems;
      byId("problems").hidden = !news.problems;
      if (version !== null && news.version !== version) {
        lines = [];
        setting = await engine.setting();
        await show();
        window.rookery.renewed?.();
      }
      version = news.version;
    };
    const turn = () => {
      source?.close();
      source = document.hidden ? null : new EventSource("events");
      if (source) {
        source.onmessage = hear;
      }
    };
    document.addEventListener("visibilitychange", turn);
    turn();
  }

  byId("as-pgn").addEventListener("click", () => record("pgn"));
  byId("as-case").addEventListener("click", () => record(rulesName()));
  byId("read").addEventListener("click", () => change("read", byId("record").value));
  byId("restart").addEventListener("click", () => change("restart", ""));
  byId("back").addEventListener("click", () => change("back", ""));
  byId("forth").addEventListener("click", () => change("forth", ""));
  byId("flip").addEventListener("click", () => {
    flipped = !flipped;
    drawGround();
    drawState();
  });
  byId("typed").addEventListener("submit", (event) => {
    event.preventDefault();
    change("play", byId("turn").value);
    byId("turn").value = "";
  });
  byId("why").addEventListener("click", async () => say((await ask("why", byId("turn").value)).why));
  byId("positions").addEventListener("submit", (event) => {
    event.preventDefault();
    change("position", byId("fen").value);
  });
  byId("board").addEventListener("keydown", (event) => {
    const way = {ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0]}[event.key];
    const name = event.target.dataset?.square;
    if (name && way) {
      event.preventDefault();
      beside(setting.squares.indexOf(name), way[0], way[1])?.group.focus();
    } else if (name && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      touch(name);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      release();
      say("");
      drawState();
    }
  });

  /** Shows another game of these rules, which the engine has opened already. */
  async function showOther(other) {
    const asked = signs.length > 0 ? explained : "";
    setting = other;
    await show();
    if (asked && state.board[setting.squares.indexOf(asked)]) {
      await diagram(asked);
      drawState();
    }
  }

  (async () => {
    try {
      const server = data("data-server");
      engine = server ? serverEngine() : await workerEngine(data("data-rules"));
      setting = await engine.setting();
      await show();
      window.rookery = {...engine, show: showOther, touch, say};
      window.rookeryStudio?.(window.rookery, server);
      if (server) {
        listen();
      }
      if (byId("change")) {
        const {name, texts} = data("data-rules");
        byId("change").href += "#" + await window.rookeryPack(texts[name]);
      }
    } catch (problem) {
      byId("state").textContent = "This page cannot run here.";
      byId("problems").hidden = false;
      byId("problems").textContent = String(problem.message || problem);
    }
  })();
})();
