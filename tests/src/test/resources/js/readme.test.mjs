// Every example of the README is run as a program of its own, and prints what stands behind each line that prints.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {readFileSync, writeFileSync} from "node:fs";
import {test} from "node:test";

const readme = readFileSync(new URL("./node_modules/rookery/README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, text]) => text);

test("the README has examples", () => {
  assert.ok(examples.length >= 6);
});

examples.forEach((text, i) => test("example " + (i + 1), () => {
  const prints = [...text.matchAll(/console\.log\(.*\); +\/\/ (.*)$/gm)].map(([, told]) => told);
  assert.equal(prints.length, text.match(/console\.log/g).length);
  writeFileSync("example.mjs", text.replace(/console\.log\(/g, "print("));
  const run = "import util from 'node:util';"
    + "globalThis.print = (...told) => process.stdout.write(told.map((one) =>"
    + "typeof one === 'string' ? one : util.inspect(one, {breakLength: Infinity})).join(' ') + '\\n');"
    + "await import(process.cwd() + '/example.mjs');";
  assert.deepEqual(execFileSync(process.execPath, ["--input-type=module", "-e", run], {encoding: "utf8"}).trimEnd().split("\n"), prints);
}));
