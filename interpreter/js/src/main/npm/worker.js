import {asked, core} from "./runtime.js";

let game = null;

async function search({id, module, rules, start, played, kind, amount}) {
  try {
    game ??= core(module, rules);
    const ready = await game;
    const match = start ? ready.position(start) : ready.start();
    for (const text of played) {
      match.play(text);
    }
    return {id, move: JSON.parse(match.best(kind, amount))};
  } catch (problem) {
    return {id, problem: String(problem?.message ?? problem)};
  }
}

asked(search);
