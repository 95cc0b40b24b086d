"use strict";
// Tries the scripts of a served page in node: node served-test.js SERVED SAVING ADDRESS, with a server at the address.
const assert = require("node:assert");
const fs = require("node:fs");

globalThis.window = globalThis;
const [, , served, saving, address] = process.argv;
for (const file of [served, saving]) {
  new Function(fs.readFileSync(file, "utf8"))();
}

const post = (body) => fetch(address + "ask", {method: "POST", body});
const none = async () => undefined;
const page = (number, more) => window.rookeryServed(number, more ?? post, none);
const forgetAll = async () => {
  for (let other = 0; other < 64; other++) {
    await post("other" + other + "\nrestart\n");
  }
};
const response = (status, text, headers) => ({status, text: async () => text, headers: new Map(Object.entries(headers ?? {}))});

const tests = {
  "a match that the server has forgotten goes on": async () => {
    const mine = page("first");
    await mine.ask("read", "[FEN \"2m/1M1/3 w - - 0 1\"]\nb2-b3");
    await mine.ask("play", "c3-c2");
    await mine.ask("play", "b3-c3");
    await mine.ask("back", "");
    await forgetAll();
    const answer = await mine.ask("state", "");
    assert.deepEqual(answer.played, ["b2-b3", "c3-c2"]);
    assert.deepEqual(answer.undone, ["b3-c3"]);
    assert.match(answer.start, /^2m\/1M1\/3/);
    await forgetAll();
    assert.deepEqual((await mine.ask("forth", "")).played, ["b2-b3", "c3-c2", "b3-c3"]);
  },

  "a match with changed rules is set up with them": async () => {
    const rules = JSON.parse(await (await fetch(address + "setting")).text());
    assert.equal(rules.players.length, 2);
    const mine = page("changed");
    const text = '(game (title "Other") (players White Black) (turn-order White Black) (board (rectangle 3 3))'
      + ' (board-setup (White (Man a1)) (Black (Man c3)))'
      + ' (piece (name Man) (letter M) (moves (ne (verify empty?) add))))';
    assert.equal((await mine.ask("rules", text)).errors, 0);
    await mine.ask("rules", "(game");
    await forgetAll();
    assert.deepEqual((await mine.ask("play", "a1-b2")).played, ["a1-b2"]);
    mine.forget();
    await forgetAll();
    assert.ok((await mine.ask("play", "a1-b2")).why);
  },

  "several questions at once set a match up once": async () => {
    const mine = page("many");
    await mine.ask("read", "a1-a2");
    await forgetAll();
    const answers = await Promise.all(["state", "state", "state"].map((verb) => mine.ask(verb, "")));
    answers.forEach((answer) => assert.deepEqual(answer.played, ["a1-a2"]));
  },

  "a question that comes back late does not set the match up again": async () => {
    const asked = [];
    let letGo;
    const late = new Promise((resolve) => { letGo = resolve; });
    const gone = () => response(410, '{"problem":"gone"}');
    const mine = page("late", async (body) => {
      const verb = body.split("\n")[1];
      asked.push(verb);
      if (verb === "why" && asked.filter((one) => one === "why").length === 1) {
        await late;
        return gone();
      }
      return verb === "state" && !asked.includes("read") ? gone()
        : response(200, '{"turns":[],"played":[],"undone":[],"start":""}');
    });
    const why = mine.ask("why", "x");
    await mine.ask("state", "");
    letGo();
    await why;
    assert.deepEqual(asked, ["why", "state", "read", "state", "why"]);
  },

  "a match that the rules no longer allow is shown as far as it goes": async () => {
    const mine = page("less", async (body) => body.includes("\nread\n")
      ? response(200, '{"turns":[],"played":["a"],"undone":[],"start":"","remark":"Turn 2 is not legal there."}')
      : body.includes("\nstate\n") ? response(200, '{"turns":[],"played":["a","b"],"undone":[],"start":""}')
        : response(410, "{}"));
    await mine.ask("state", "");
    assert.equal((await mine.ask("play", "c")).remark, "Turn 2 is not legal there.");
  },

  "a busy server is asked again": async () => {
    const pauses = [];
    let busy = 3;
    const mine = window.rookeryServed("1", async () => busy-- > 0
      ? response(503, '{"problem":"busy"}', {"Retry-After": "2"}) : response(200, '{"why":"b"}'),
    async (time) => pauses.push(time));
    assert.equal((await mine.ask("why", "x")).why, "b");
    assert.deepEqual(pauses, [2000, 2000, 2000]);
    const never = page("2", async () => response(503, '{"problem":"busy"}'));
    assert.equal((await never.ask("why", "x")).problem, "busy");
  },

  "what is no answer is told": async () => {
    assert.match((await page("3", async () => { throw new Error("no network"); }).ask("why", "")).problem, /no network/);
    assert.equal((await page("4", async () => response(413, "Too long.")).ask("why", "")).problem, "Too long.");
    assert.match((await page("5", async () => response(500, "")).ask("why", "")).problem, /500/);
  },

  "saving does not overwrite what an editor has saved": async () => {
    const shop = await (await fetch(address + "studio")).json();
    const ask = page("saver").ask;
    const mine = window.rookerySaving(ask, shop);
    const editor = window.rookerySaving(ask, shop);
    assert.equal(mine.isChanged(shop.text), false);
    assert.equal(await editor.save("a\nb\nc\nD\n"), "Saved.");
    assert.match(await mine.save("A\nb\nc\nd\n"), /Nothing was saved/);
    assert.equal(mine.theirs(), "a\nb\nc\nD\n");
    assert.equal(mine.isChanged("A\nb\nc\nd\n"), true);
    assert.equal((await (await fetch(address + "studio")).json()).text, "a\nb\nc\nD\n");
    assert.equal(await mine.keepMine("a\nb\nc\nd\n"), "Saved.");
    assert.equal(mine.theirs(), null);
    assert.match(await editor.save("x"), /Nothing was saved/);
    assert.equal(editor.takeTheirs(), "a\nb\nc\nd\n");
    assert.equal(editor.theirs(), null);
    assert.equal(await editor.save("a\nb\nc\nD\n"), "Saved.");
    assert.match(await mine.save("A\nb\nc\nd\n"), /Nothing was saved/);
    assert.deepEqual(await mine.merge("A\nb\nc\nd\n"), {text: "A\nb\nc\nD\n", conflicts: 0});
    assert.equal(await mine.save("A\nb\nc\nD\n"), "Saved.");
    assert.equal((await (await fetch(address + "studio")).json()).text, "A\nb\nc\nD\n");
  },

  "what an editor saves is taken over unless the page has changes of its own": async () => {
    const mine = window.rookerySaving(none, {text: "a", hash: "1"});
    assert.equal(mine.renewed({text: "b", hash: "2"}, "a"), "b");
    assert.equal(mine.theirs(), null);
    assert.equal(mine.renewed({text: "c", hash: "3"}, "mine"), "mine");
    assert.equal(mine.theirs(), "c");
    assert.equal(mine.renewed({text: "b", hash: "2"}, "mine"), "mine");
    assert.equal(mine.theirs(), null, "as it was begun with");
    assert.equal(mine.renewed({text: "mine", hash: "4"}, "mine"), "mine");
    assert.equal(mine.isChanged("mine"), false);
  },

  "a merge that fails leaves the choice": async () => {
    const mine = window.rookerySaving(async (verb) => verb === "save" ? {problem: "p", text: "t", hash: "h"}
      : {problem: "not now"}, {text: "a", hash: "1"});
    await mine.save("b");
    assert.equal((await mine.merge("b")).problem, "not now");
    assert.equal(mine.theirs(), "t");
  },
};

(async () => {
  let failed = 0;
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test();
    } catch (problem) {
      failed++;
      console.log(name + ": " + problem.message);
    }
  }
  console.log(Object.keys(tests).length - failed + " passed, " + failed + " failed");
  process.exitCode = failed ? 1 : 0;
})();
