#!/usr/bin/env node
import {access, readFile, writeFile} from "node:fs/promises";
import {basename, dirname, join} from "node:path";
import {createInterface} from "node:readline";
import {parseArgs} from "node:util";
import {classic} from "./bundle.js";
import {Game, RulesError} from "./index.js";

const HELP = `rookery COMMAND GAME [OPTIONS]: chess variants and other board games, from rules that are text.
GAME is a name of the catalogue, or a rules file.

  list                     every game of the catalogue
  play GAME                play in the terminal: --level 1 to 5, --side PLAYER
  moves GAME               the legal moves: --position FEN, --after "MOVES"
  why GAME MOVE            why a move is or is not legal: --position FEN, --after "MOVES"
  explain GAME             the rules in plain words
  check FILE               problems of a rules file; exit code 1 where there are errors
  test SUITE...            tries the cases of suites (YAML) on the rules they name; exit code 1 where one does not hold
  perft GAME DEPTH         how many positions lie so many moves ahead: --position FEN, --after "MOVES"
  render GAME -o FILE.svg  a picture: --position FEN, --after "MOVES"
  publish GAME -o FILE     a page with a board and an opponent, which needs no server: --level 1 to 5
`;

/** Something that a person is to be told, without more. */
class Refusal extends Error {}

const OPTIONS = {
  help: {type: "boolean", short: "h"}, position: {type: "string"}, after: {type: "string"}, output: {type: "string", short: "o"},
  level: {type: "string"}, side: {type: "string"}, version: {type: "boolean"},
};

const print = (text) => process.stdout.write(text.endsWith("\n") ? text : text + "\n");

/** A text with what it includes from beside it. */
async function rulesFile(file) {
  const include = {};
  const text = await readFile(file, "utf8");
  const waiting = [text];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [, name] of next.matchAll(/\(\s*include\s+"([^"]+)"/g)) {
      for (const beside of [name, name + ".rules"]) {
        if (!(beside in include) && !beside.startsWith("/") && !beside.split(/[\\/]/).includes("..")) {
          const found = await readFile(join(dirname(file), beside), "utf8").catch(() => null);
          if (found !== null) {
            include[beside] = found;
            waiting.push(found);
          }
        }
      }
    }
  }
  return [text, {include, name: basename(file)}];
}

const isFile = (name) => /[./\\]/.test(name);

async function load(name) {
  if (!name) {
    throw new Refusal("Say which game: `rookery list` lists them.");
  }
  return isFile(name) ? Game.fromRules(...await rulesFile(name)) : Game.load(name);
}

async function matchOf(name, {position, after}) {
  const game = await load(name);
  const match = position ? game.position(position) : game.start();
  (after ?? "").split(/\s+/).filter(Boolean).forEach((move) => match.move(move));
  return match;
}

function level(values) {
  const number = Number(values.level ?? 3);
  if (![1, 2, 3, 4, 5].includes(number)) {
    throw new Refusal("Levels are 1 to 5.");
  }
  return number;
}

const commands = {
  async list() {
    const games = await Game.list();
    const width = Math.max(...games.map((game) => game.name.length)) + 2;
    games.forEach((game) => print(game.name.padEnd(width) + game.title));
  },

  async moves([name], values) {
    (await matchOf(name, values)).moves().forEach(print);
  },

  async why([name, move], values) {
    if (!move) {
      throw new Refusal("Say which move.");
    }
    print((await matchOf(name, values)).why(move));
  },

  async explain([name]) {
    print((await load(name)).explain());
  },

  async check([file]) {
    if (!file || !isFile(file)) {
      throw new Refusal("Say which rules file.");
    }
    const problems = await Game.check(...await rulesFile(file));
    for (const {file: where, line, column, severity, message, fix} of problems) {
      print(where + ":" + line + ":" + column + ": " + severity + ": " + message + (fix ? " " + fix : ""));
    }
    return problems.some((problem) => problem.severity === "error") ? 1 : 0;
  },

  async test(files) {
    if (files.length === 0) {
      throw new Refusal("Say which suites: files that end in .yaml.");
    }
    let code = 0;
    for (const file of files) {
      code = Math.max(code, await tested(file).catch((problem) => {
        print(problem.message);
        return 2;
      }));
    }
    return code;
  },

  async perft([name, depth], values) {
    if (!/^\d$/.test(depth ?? "")) {
      throw new Refusal("Say how deep: 0 to 9.");
    }
    print(String((await matchOf(name, values)).perft(Number(depth))));
  },

  async render([name], values) {
    const svg = (await matchOf(name, values)).svg();
    await write(values, svg);
  },

  async publish([name], values) {
    const game = await load(name);
    await write(values, page(game, await classic(), await source(name), level(values)));
  },

  async play([name], values) {
    const match = await matchOf(name, values);
    const {players} = match.game;
    const side = values.side ?? players[0];
    if (!players.includes(side)) {
      throw new Refusal("The players are " + players.join(" and ") + ".");
    }
    await play(match, side, level(values));
  },
};

/** The game that a suite is about: a file beside it or a game of the catalogue. */
async function subject({rules, game, place}, file) {
  for (const path of [rules, rules + ".rules"].map((name) => join(dirname(file), name))) {
    if (await access(path).then(() => true, () => false)) {
      const [text, options] = await rulesFile(path);
      return Game.fromRules(text, {...options, title: game});
    }
  }
  const name = basename(rules).replace(/\.rules$/, "");
  return Game.load(name).catch(() => {
    throw new Refusal(place + ": There are no rules `" + rules + "`, neither beside the suite nor in the catalogue.");
  });
}

/** Tries a suite and tells what came of it; the exit code. */
async function tested(file) {
  const suite = await readFile(file, "utf8");
  const game = await subject(await Game.suite(suite, {name: file}), file);
  const cases = game.test(suite, {name: file});
  for (const {name, line, problem, failed, position, drawing} of cases) {
    if (problem) {
      print("ERROR " + problem + " (" + name + ")");
    } else if (failed.length > 0) {
      print("FAIL " + file + ":" + line + ": " + name + ": " + failed.join("; "));
      print((drawing.trimEnd() + "\n" + position).replace(/^/gm, "    "));
    }
  }
  const count = (what) => cases.filter(what).length;
  const parts = [[count(({skipped}) => skipped), "skipped"], [count(({failed}) => failed.length > 0), "failed"],
    [count(({problem}) => problem), "could not be tried"]].filter(([number]) => number > 0).map(([number, word]) => number + " " + word);
  print(file + ": " + [cases.length === 1 ? "1 case" : cases.length + " cases", ...parts.length > 0 ? parts : ["all held"]].join(", "));
  game.dispose();
  return cases.some(({problem}) => problem) ? 2 : cases.some(({failed}) => failed.length > 0) ? 1 : 0;
}

async function write({output}, text) {
  if (!output) {
    throw new Refusal("Say where to write it: -o FILE.");
  }
  await writeFile(output, text);
  print(output);
}

/** What a page plays: a game of the catalogue, or rules with what they include. */
async function source(name) {
  if (!isFile(name)) {
    return {game: name};
  }
  const [rules, {include}] = await rulesFile(name);
  return {rules, include};
}

function page(game, script, played, strength) {
  const escaped = (text) => text.replace(/[&<>]/g, (letter) => "&#" + letter.charCodeAt(0) + ";");
  const json = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(game.title)}</title>
<style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 1rem auto; padding: 0 1rem; }</style>
<h1>${escaped(game.title)}</h1>
<rookery-board></rookery-board>
<p id="state" role="status"></p>
<button id="back" type="button">Take back</button>
<script>${script.replaceAll("</script", "<\\/script")}</script>
<script>
  const board = document.querySelector("rookery-board");
  const source = ${json(played)};
  const you = ${json(game.players[0])};
  const show = () => { document.getElementById("state").textContent = board.match.state; };
  board.addEventListener("ready", show);
  board.addEventListener("move", async () => {
    show();
    const {match} = board;
    if (match.turn !== you && !match.isGameOver) {
      const move = await match.best({level: ${strength}});
      if (move && match.turn !== you) {
        board.move(move.complete);
      }
    }
  });
  document.getElementById("back").addEventListener("click", () => {
    do { board.undo(); } while (board.match.history().length > 0 && board.match.turn !== you);
    show();
  });
  board.setAttribute("movable", you);
  if (source.game) { board.setAttribute("game", source.game); } else { board.setRules(source.rules, {include: source.include}); }
</script>
`;
}

async function play(match, side, strength) {
  const lines = createInterface({input: process.stdin});
  const asked = lines[Symbol.asyncIterator]();
  const show = () => print(match.ascii() + "\n" + match.state);
  show();
  while (!match.isGameOver) {
    if (match.turn !== side) {
      const move = await match.best({level: strength});
      match.move(move.complete);
      print(move.player + ": " + move.text);
      show();
      continue;
    }
    process.stdout.write(side + ": ");
    const {value, done} = await asked.next();
    if (done || value.trim() === "quit") {
      break;
    }
    if (value.trim() === "back") {
      do {
        match.undo();
      } while (match.turn !== side && match.history().length > 0);
      show();
    } else if (value.trim() !== "") {
      try {
        match.move(value.trim());
        show();
      } catch (problem) {
        print(problem.message);
      }
    }
  }
  lines.close();
  match.game.dispose();
}

async function main() {
  const {values, positionals: [command, ...rest]} = parseArgs({options: OPTIONS, allowPositionals: true});
  if (values.version) {
    print(JSON.parse(await readFile(new URL("./package.json", import.meta.url), "utf8")).version);
  } else if (values.help || !command) {
    print(HELP);
  } else if (!Object.hasOwn(commands, command)) {
    throw new Refusal("There is no command `" + command + "`. `rookery --help` lists them.");
  } else {
    process.exitCode = await commands[command](rest, values) ?? 0;
  }
}

main().catch((problem) => {
  process.exitCode = problem instanceof RulesError ? 1 : 2;
  process.stderr.write(problem.message.trimEnd() + "\n");
});
