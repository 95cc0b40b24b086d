"use strict";
// Each line that comes in is a game; for each goes out a line of JSON: the game as a studio without a server writes it for
// other programs.
const fs = require("fs");

globalThis.self = globalThis;
const [, , runtime, interpreterFile] = process.argv;
const started = new Function(fs.readFileSync(runtime, "utf8") + "\nreturn started;")();

(async () => {
  const call = await started(await WebAssembly.compile(fs.readFileSync(interpreterFile), {builtins: ["js-string"]}));
  for await (const line of require("readline").createInterface({input: process.stdin})) {
    const {rules, texts} = JSON.parse(line);
    let told;
    try {
      call("forget");
      Object.entries(texts).forEach(([name, text]) => call("text", name, text));
      call("load", rules, "", "1");
      told = ["interactive-diagram", "fairy-section"].map((verb) => call("ask", verb, texts[rules]));
    } catch (problem) {
      told = [String(problem), String(problem)];
    }
    process.stdout.write(JSON.stringify(told) + "\n");
  }
})();
