// The command of the package, as npx runs it.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {mkdirSync, readFileSync, writeFileSync} from "node:fs";
import {test} from "node:test";

const program = JSON.parse(readFileSync("node_modules/rookery/package.json", "utf8")).bin.rookery;
const run = (input, ...words) => spawnSync(process.execPath, ["node_modules/rookery/" + program, ...words], {input, encoding: "utf8"});
const said = (...words) => {
  const {status, stdout, stderr} = run("", ...words);
  assert.equal(stderr, "");
  assert.equal(status, 0);
  return stdout;
};

test("it says what it can do, and its version", () => {
  for (const command of ["list", "play", "moves", "why", "explain", "check", "perft", "render", "publish"]) {
    assert.match(said("--help"), new RegExp("^  " + command + " ", "m"));
  }
  assert.match(said("--version"), /^\d+\.\d+\.\d+/);
});

test("games, moves, reasons, rules and counts", () => {
  assert.match(said("list"), /^chess +Chess$/m);
  assert.deepEqual(said("moves", "chess", "--after", "f3 e5 g4").trim().split("\n").filter((move) => move.includes("#")), ["Qh4#"]);
  assert.match(said("why", "chess", "e1-e3"), /No rule of King reaches e3/);
  assert.match(said("explain", "chess"), /^Chess\n/);
  assert.equal(said("perft", "chess", "2", "--after", "e4"), "600\n");
  assert.equal(said("render", "chess", "-o", "chess.svg"), "chess.svg\n");
  assert.match(readFileSync("chess.svg", "utf8"), /^<svg /);
});

test("rules files, with what lies beside them", () => {
  mkdirSync("mine", {recursive: true});
  writeFileSync("mine/base.rules", '(include "chess")');
  writeFileSync("mine/tiny.rules", '(include "base")\n(variant (title "Tiny") (board-setup (fen "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")))');
  writeFileSync("mine/wrong.rules", '(include "base")\n(variant (titel "Tiny"))');
  assert.equal(said("moves", "mine/tiny.rules").trim().split("\n").length, 6);
  assert.equal(said("check", "mine/tiny.rules"), "");
  const {status, stdout} = run("", "check", "mine/wrong.rules");
  assert.equal(status, 1);
  assert.match(stdout, /^wrong\.rules:2:11: error: .*`titel`.* did you mean `title`\?$/m);
  assert.equal(said("publish", "mine/tiny.rules", "-o", "tiny.html"), "tiny.html\n");
  assert.match(readFileSync("tiny.html", "utf8"), /<title>Tiny<\/title>/);
});

test("a game is played in the terminal", () => {
  const {status, stdout} = run("e9\ne4\nback\ne4\nquit\n", "play", "chess", "--level", "1");
  assert.equal(status, 0);
  assert.equal(stdout.match(/^Black: /gm).length, 2);
  assert.match(stdout, /e9/);
});

test("what cannot be done is refused in a sentence", () => {
  for (const [words, sentence] of [[["moves", "chesss"], /There is no game `chesss`/], [["juggle"], /There is no command `juggle`/],
    [["play", "chess", "--level", "9"], /Levels are 1 to 5/], [["render", "chess"], /Say where to write it/], [["moves"], /Say which game/],
    [["play", "chess", "--side", "Red"], /White and Black/], [["moves", "chess", "--after", "e9"], /e9/], [["check", "chess"], /Say which rules file/],
    [["moves", "nowhere.rules"], /nowhere\.rules/], [["perft", "chess", "x"], /Say how deep/], [["why", "chess"], /Say which move/]]) {
    const {status, stdout, stderr} = run("", ...words);
    assert.equal(status, 2, words.join(" "));
    assert.equal(stdout, "");
    assert.match(stderr, sentence);
    assert.doesNotMatch(stderr, /^ +at /m);
  }
});
