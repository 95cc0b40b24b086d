const ROOTS = ["", "stdlib", "rules"];
const INCLUDE = /\(\s*include\s+"([^"]+)"/g;

const index = () => import("./catalogue/index.js");
const folder = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** The games that come with Rookery, family by family. */
export async function games() {
  const {games: known} = await index();
  return Object.entries(known).map(([name, {title, family, about}]) => ({name, title, family, about}));
}

/** The texts that make a game of the catalogue. */
export async function known(name) {
  const {games: all} = await index();
  if (!Object.hasOwn(all, name)) {
    const near = Object.keys(all).filter((other) => other.includes(name) || name.includes(other)).slice(0, 5);
    throw new RangeError("There is no game `" + name + "`." + (near.length > 0 ? " Did you mean " + near.join(", ") + "?" : ""));
  }
  const {file} = all[name];
  return {name: file, title: "", texts: await withIncluded(file, {})};
}

/** Rules with what they include: texts that are given, and those of the catalogue. */
export async function own(name, text, include, title) {
  return {name, title, texts: await withIncluded(name, {...include, [name]: text})};
}

async function withIncluded(main, given) {
  const {texts: known} = await index();
  const texts = {...given};
  const waiting = Object.keys(given).length > 0 ? Object.keys(given) : [main];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    texts[next] ??= (await known[next]()).default;
    for (const [, wanted] of texts[next].matchAll(INCLUDE)) {
      const found = find(next, wanted, given, known);
      if (found && texts[found] === undefined && !waiting.includes(found)) {
        waiting.push(found);
      }
    }
  }
  return texts;
}

/** Where an include leads, as the interpreter looks for it: beside the text that has it, then in the folders of rules. */
function find(from, wanted, given, known) {
  const families = [...new Set(Object.keys(known).map(folder))].filter((name) => folder(name) === "rules").sort();
  for (const root of [folder(from), ...ROOTS, ...families]) {
    for (const name of [wanted, wanted + ".rules"]) {
      const path = normal(root === "" ? name : root + "/" + name);
      if (Object.hasOwn(given, path) || Object.hasOwn(known, path)) {
        return path;
      }
    }
  }
  return null;
}

function normal(path) {
  const parts = [];
  for (const part of path.split("/")) {
    if (part === "..") {
      parts.pop();
    } else if (part !== "" && part !== ".") {
      parts.push(part);
    }
  }
  return parts.join("/");
}
