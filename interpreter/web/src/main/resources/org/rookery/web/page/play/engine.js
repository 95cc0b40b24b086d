import {byId, data} from "./kept.js";

/**
 * Runs the interpreter that is packed in this page or beside it; what it is asked, it answers in order. After an
 * answer that is `broken` it is not to be trusted, and `renew` starts another one; what waits for an answer then hears
 * that it was `stopped`.
 */
export async function workerEngine(rules) {
  const shared = window.rookeryShared ?? {
    worker: byId("data-worker").textContent, interpreter: byId("data-interpreter").textContent};
  const address = URL.createObjectURL(new Blob([shared.worker], {type: "text/javascript"}));
  let worker = null;
  let waiting = new Map();
  let next = 0;
  /** Rules that were changed in this page and have no error. */
  let changed = "";
  const call = (...what) => new Promise((resolve) => {
    waiting.set(++next, resolve);
    worker.postMessage([next, ...what]);
  });
  const start = async () => {
    worker?.terminate();
    waiting.forEach((resolve) => resolve(JSON.stringify({stopped: true})));
    waiting = new Map();
    worker = new Worker(address);
    worker.onmessage = (event) => {
      waiting.get(event.data[0])?.(event.data[1]);
      waiting.delete(event.data[0]);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      const problem = "The interpreter has stopped: " + (event.message || "no reason is known") + ".";
      waiting.forEach((resolve) => resolve(JSON.stringify({problem, broken: true})));
      waiting.clear();
    };
    const started = await call("start", shared.interpreter);
    if (started) {
      throw new Error("This browser is too old for the page: it needs Chrome 119, Firefox 120, Safari 18.2 or a later"
        + " one. " + JSON.parse(started).problem);
    }
    for (const [name, text] of Object.entries(rules.texts)) {
      call("text", name, text);
    }
    // Texts that the pages of a site share stand in a file beside them.
    (rules.shared ?? []).forEach((name) => call("text", name, window.rookeryTexts[name]));
    const loaded = JSON.parse(await call("load", rules.name, rules.title, String(Date.now() % 1000000)));
    if (loaded.errors !== 0) {
      throw new Error(loaded.problems || loaded.problem);
    }
    if (changed) {
      await call("ask", "rules", changed);
    }
  };
  await start();
  return {
    setting: async () => data("data-setting"),
    ask: async (verb, argument) => {
      const answer = JSON.parse(await call("ask", verb, argument));
      if (verb === "rules" && answer.errors === 0) {
        changed = argument;
      }
      return answer;
    },
    renew: start,
    call,
  };
}

export function serverEngine() {
  const {ask, forget, renew} = window.rookeryServed(
    String(Math.floor(Math.random() * 1e15)),
    (body) => fetch("ask", {method: "POST", body}),
    (time) => new Promise((resolve) => setTimeout(resolve, time)));
  return {
    ask,
    renew,
    setting: async () => {
      forget();
      return (await fetch("setting")).json();
    },
  };
}
