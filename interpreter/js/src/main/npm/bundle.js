import {gzipSync} from "node:zlib";
import {readFile} from "node:fs/promises";

const ORDER = ["errors.js", "given.js", "loader.js", "pieces.js", "inlined.js", "runtime.js", "search.js", "picture.js", "match.js",
  "catalogue/index.js", "catalogue.js", "index.js", "board.js"];
const WORKER = ["loader.js", "inlined.js", "runtime.js", "worker.js"];

const read = (name) => readFile(new URL(name, import.meta.url), "utf8");

/** A module as a function that comes to what the module exports. */
function wrapped(name, text) {
  const exported = [];
  const imports = [];
  const body = text
    .replace(/^import \{([^}]*)\} from "\.\/([^"]+)";$/gm, (all, names, from) => {
      imports.push("const {" + names + "} = modules[" + JSON.stringify(from) + "];");
      return "";
    })
    .replace(/^export \{([^}]*)\}( from "\.\/([^"]+)")?;$/gm, (all, names, there, from) => {
      exported.push(...names.split(",").map((one) => there ? one.trim() + ": modules[" + JSON.stringify(from) + "]." + one.trim() : one.trim()));
      return "";
    })
    .replace(/^export (const|class|function|async function) (\w+)/gm, (all, kind, one) => {
      exported.push(one);
      return kind + " " + one;
    })
    .replace(/\bimport\("\.\/([^"]+)"\)/g, (all, from) => "Promise.resolve(modules[" + JSON.stringify(from) + "])")
    .replaceAll("import.meta.url", '""');
  return "modules[" + JSON.stringify(name) + "] = (() => {\n" + imports.join("\n") + body + "return {" + exported.join(", ") + "};\n})();\n";
}

/** The catalogue with all its texts. */
async function catalogue() {
  const {games, texts} = await import("./catalogue/index.js");
  const loaded = await Promise.all(Object.entries(texts).map(async ([name, load]) => [name, (await load()).default]));
  return "export const games = " + JSON.stringify(games) + ";\nconst all = " + JSON.stringify(Object.fromEntries(loaded))
    + ";\nexport const texts = Object.fromEntries(Object.keys(all).map((name) => [name, () => Promise.resolve({default: all[name]})]));\n";
}

async function script(names, inlined) {
  const parts = ['"use strict";\nconst modules = {};\n'];
  for (const name of names) {
    const text = name === "inlined.js" ? "export const inlined = " + inlined + ";\n"
      : name === "catalogue/index.js" ? await catalogue() : await read("./" + name);
    parts.push(wrapped(name, text));
  }
  return "(() => {\n" + parts.join("") + "})();\n";
}

/**
 * `<rookery-board>` as one script that needs no module, no server and no network: the interpreter and all games are in
 * it. Other scripts of the page find `Game` as `rookery.Game`.
 */
export async function classic() {
  const interpreter = gzipSync(await readFile(new URL("./interpreter.wasm", import.meta.url)), {level: 9}).toString("base64");
  const worker = await script(WORKER, "null");
  const page = await script(ORDER, JSON.stringify({interpreter, worker}).replaceAll("<", "\\u003c"));
  return page.replace(/\}\)\(\);\n$/, 'window.rookery = modules["index.js"];\n})();\n');
}
