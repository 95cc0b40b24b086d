"use strict";
/** The page that lists the games: search as one types, filters, order. What is chosen stands in the address. */
(() => {
  const byId = (id) => document.getElementById(id);
  const {boards, mechanics, families, words: shared, games: rows} = window.rookeryGames;
  const facts = rows.map(([family, players, board, squares, size, marks, names, pieces, endings, length]) => ({
    family: families[family], players, board, squares, size, length, mechanics: marks, names,
    pieces: pieces.map((place) => shared[place]), endings: endings.map((place) => shared[place])}));
  /** So many cards are shown until more are asked for. */
  const FEW = 60;
  const SIZES = [["up to 25 squares", 0, 25], ["26 to 49", 26, 49], ["50 to 64", 50, 64], ["65 to 100", 65, 100], ["more than 100", 101, Infinity]];
  /** Moves of all players. */
  const LENGTHS = [["up to 30 moves", 1, 30], ["31 to 60", 31, 60], ["61 to 120", 61, 120], ["more than 120", 121, Infinity]];
  const NUMBERS = ["", "one", "two", "three", "four", "five", "six"];
  const CHOICES = ["family", "board", "size", "players", "length", "order"];
  let showsAll = false;

  const words = (text) => text.normalize("NFD").replace(/[\u0300-\u036f'’]/g, "").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);

  /** Each game with its card, and its words with what they weigh: 12 in the title, 1 in the sentence about it. */
  const games = [...byId("games").children].map((card, place) => {
    const fact = facts[place];
    const title = card.querySelector("span").textContent;
    const weights = new Map();
    const add = (weight, ...texts) => texts.forEach((text) => words(text).forEach((word) =>
      weights.set(word, Math.max(weight, weights.get(word) ?? 0))));
    add(12, title);
    add(10, fact.names);
    add(6, fact.family);
    add(5, boards[fact.board], fact.size, fact.squares + " squares", "players", NUMBERS[fact.players] ?? "");
    add(4, ...fact.mechanics.map((number) => mechanics[number]), ...fact.pieces);
    add(3, ...fact.endings);
    add(1, card.querySelector("p + p").textContent);
    return {card, place, title: title.toLowerCase(), whole: words(title).join(" "), weights: [...weights], fact};
  });

  const within = (number, spans, chosen) => chosen === "" || (number >= spans[chosen][1] && number <= spans[chosen][2]);

  /** What is asked for: numbers of players and squares by themselves, and the words left. */
  function question(text) {
    const asked = {players: null, squares: null};
    const rest = text.toLowerCase()
      .replace(/(\d+)\s*-?\s*players?\b/g, (all, number) => (asked.players = Number(number), " "))
      .replace(/(\d+)\s*(?:squares|cells|points)\b/g, (all, number) => (asked.squares = Number(number), " "))
      .replace(/(\d+)\s*[x×]\s*(\d+)/g, " $1x$2 ");
    return {...asked, words: words(rest)};
  }

  /** How well a game fits: 0 where a word of the question is in none of its words. */
  function score(game, asked) {
    if ((asked.players ?? game.fact.players) !== game.fact.players || (asked.squares ?? game.fact.squares) !== game.fact.squares) {
      return 0;
    }
    let sum = 1;
    for (const word of asked.words) {
      let best = 0;
      for (const [known, weight] of game.weights) {
        if (known === word) {
          best = Math.max(best, weight * 2);
        } else if (weight >= best && /^\D/.test(word) && known.startsWith(word)) {
          best = Math.max(best, weight);
        } else if (best === 0 && word.length > 3 && known.includes(word)) {
          best = weight / 4;
        }
      }
      if (best === 0) {
        return 0;
      }
      sum += best;
    }
    return sum + (game.whole === asked.words.join(" ") ? 50 : 0);
  }

  const ORDERS = {
    title: (one, two) => one.title.localeCompare(two.title),
    family: (one, two) => one.fact.family.localeCompare(two.fact.family) || one.title.localeCompare(two.title),
    small: (one, two) => one.fact.squares - two.fact.squares || one.place - two.place,
    large: (one, two) => two.fact.squares - one.fact.squares || one.place - two.place,
    short: (one, two) => (one.fact.length || Infinity) - (two.fact.length || Infinity) || one.place - two.place,
  };

  const chosen = () => [...byId("mechanics").querySelectorAll(":checked")].map((box) => Number(box.value));

  function find() {
    const value = Object.fromEntries(CHOICES.map((id) => [id, byId(id).value]));
    const wanted = chosen();
    const asked = question(byId("q").value);
    return games
      .map((game) => ({...game, score: score(game, asked)}))
      .filter(({score: fits, fact}) => fits > 0
        && (value.family === "" || fact.family === value.family)
        && (value.board === "" || fact.board === Number(value.board))
        && (value.players === "" || fact.players === Number(value.players))
        && within(fact.squares, SIZES, value.size)
        && within(fact.length, LENGTHS, value.length)
        && wanted.every((number) => fact.mechanics.includes(number)))
      .sort(ORDERS[value.order] ?? ((one, two) => two.score - one.score || one.place - two.place));
  }

  function show() {
    const found = find();
    const shown = showsAll ? found : found.slice(0, FEW);
    const hidden = new Set(games.map((game) => game.card));
    shown.forEach(({card}) => {
      card.hidden = false;
      hidden.delete(card);
    });
    hidden.forEach((card) => {
      card.hidden = true;
    });
    byId("games").append(...shown.map(({card}) => card));
    const every = found.length === games.length;
    byId("found").textContent = found.length === 0 ? "No game fits. Leave a word or a filter out."
      : (found.length === 1 ? "One game" : found.length + " games") + (every ? "" : " of " + games.length);
    byId("all").hidden = shown.length === found.length;
    byId("all").textContent = "Show all " + found.length;
    byId("clear").hidden = every;
    counts(found);
    remember();
  }

  /** How many games would be left with each mechanic. */
  function counts(found) {
    const number = mechanics.map(() => 0);
    found.forEach(({fact}) => fact.mechanics.forEach((one) => number[one]++));
    for (const box of byId("mechanics").querySelectorAll("input")) {
      box.disabled = number[box.value] === 0 && !box.checked;
      box.parentElement.querySelector("small").textContent = number[box.value];
    }
    const picked = chosen().map((one) => mechanics[one]);
    byId("chosen").textContent = picked.length > 0 ? ": " + picked.join(", ") : "";
  }

  // ---- what the address says

  function remember() {
    const said = new URLSearchParams();
    ["q", ...CHOICES].forEach((id) => byId(id).value !== "" && said.set(id, byId(id).value));
    chosen().forEach((number) => said.append("with", mechanics[number]));
    const hash = said.toString();
    if (hash !== location.hash.slice(1)) {
      history.replaceState(null, "", hash ? "#" + hash : location.pathname + location.search);
    }
  }

  function recall() {
    const said = new URLSearchParams(location.hash.slice(1));
    ["q", ...CHOICES].forEach((id) => {
      byId(id).value = said.get(id) ?? "";
      if (byId(id).selectedIndex === -1) {
        byId(id).value = "";
      }
    });
    const wanted = said.getAll("with");
    for (const box of byId("mechanics").querySelectorAll("input")) {
      box.checked = wanted.includes(mechanics[box.value]);
    }
    byId("more").open ||= wanted.length > 0;
    show();
  }

  // ---- the form

  function options(id, first, values) {
    byId(id).append(new Option(first, ""), ...values.map(([text, value]) => new Option(text, value)));
  }

  const known = (of) => [...new Set(facts.map(of))];
  const numbers = (one, two) => one - two;
  options("family", "all", known((fact) => fact.family).sort().map((family) => [family, family]));
  options("board", "any", known((fact) => fact.board).sort(numbers).map((board) => [boards[board], board]));
  const spans = (all, number) => all.map(([text], place) => [text, place]).filter(([, place]) => facts.some((fact) => within(number(fact), all, place)));
  options("size", "any", spans(SIZES, (fact) => fact.squares));
  options("players", "any", known((fact) => fact.players).sort(numbers).map((number) => [number, number]));
  options("length", "any", spans(LENGTHS, (fact) => fact.length));
  known((fact) => fact.mechanics).flat().filter((number, at, all) => all.indexOf(number) === at).sort(numbers).forEach((number) => {
    const label = document.createElement("label");
    const box = document.createElement("input");
    box.type = "checkbox";
    box.value = number;
    label.append(box, mechanics[number] + " ", document.createElement("small"));
    byId("mechanics").append(label);
  });
  const first = (what) => what.querySelector("li:not([hidden]) a");
  byId("finder").addEventListener("input", () => {
    showsAll = false;
    show();
  });
  byId("finder").addEventListener("submit", (event) => {
    event.preventDefault();
    first(byId("games"))?.focus();
  });
  byId("all").addEventListener("click", () => {
    const next = [...byId("games").children].filter((card) => !card.hidden).length;
    showsAll = true;
    show();
    byId("games").querySelectorAll("li:not([hidden]) a")[next]?.focus();
  });
  byId("clear").addEventListener("click", () => {
    byId("finder").reset();
    show();
    byId("q").focus();
  });
  byId("q").addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      first(byId("games"))?.focus();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest?.("input, select")) {
      event.preventDefault();
      byId("q").focus();
    }
  });
  window.addEventListener("hashchange", recall);
  byId("finder").hidden = false;
  recall();
})();
