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
  for (const command of ["list", "play", "moves", "why", "explain", "check", "test", "perft", "render", "publish"]) {
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

test("suites are tried", () => {
  mkdirSync("mine", {recursive: true});
  writeFileSync("mine/two.rules", '(include "chess")\n(variant (title "Two") (board-setup (fen "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")))');
  const suite = (rules, count) => "rules: " + rules + "\ncases:\n  - name: the start\n    expect: {count: " + count + ", illegal: [e2-e5]}\n";
  writeFileSync("mine/two.yaml", suite("two", 6) + "  - name: later\n    skip: not yet\n    expect: {count: 1}\n");
  writeFileSync("mine/wrong.yaml", suite("two.rules", 7));
  writeFileSync("mine/chess.yaml", suite("chess", 20) + "  - always: {longest: 500, games: 2, turns: 30}\n");
  writeFileSync("mine/spoilt.yaml", "rules: chess\ncases:\n  - nam: x\n");
  writeFileSync("mine/open.yaml", "rules: [chess\n");
  writeFileSync("mine/none.yaml", suite("nowhere", 7));
  assert.equal(said("test", "mine/two.yaml", "mine/chess.yaml"),
    "mine/two.yaml: 2 cases, 1 skipped\nmine/chess.yaml: 2 cases, all held\n");
  const failing = run("", "test", "mine/wrong.yaml");
  assert.equal(failing.status, 1);
  assert.match(failing.stdout, /^FAIL mine\/wrong\.yaml:3: the start: count: expected 7, got 6$/m);
  assert.match(failing.stdout, /^ {4}4k3\/8\/8\/8\/8\/8\/4P3\/4K3 w - - 0 1$/m);
  for (const [file, sentence] of [["spoilt", /^ERROR mine\/spoilt\.yaml:3:5: There is no key `nam` here; did you mean `name`\?/m],
    ["open", /^mine\/open\.yaml:1:8: The file is not YAML: what begins here with `\[` is not closed/m],
    ["none", /^mine\/none\.yaml:1:1: There are no rules `nowhere`/m]]) {
    const {status, stdout} = run("", "test", "mine/" + file + ".yaml");
    assert.equal(status, 2, file);
    assert.match(stdout, sentence);
  }
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
