import {whole} from "./given.js";
import {worker} from "./runtime.js";

const KINDS = ["level", "nodes", "ms"];
const LEVELS = 5;
const MOST = 2 ** 31 - 1;

/** What to search for: one of level, nodes and ms, as a pair. */
export function limits(options) {
  const given = KINDS.filter((kind) => options[kind] !== undefined);
  if (given.length !== 1) {
    throw new TypeError("Say one of level, nodes and ms.");
  }
  const kind = given[0];
  return {kind, amount: whole(options[kind], kind, 1, kind === "level" ? LEVELS : MOST)};
}

/** Searches in a worker, one question after the other. A search that is aborted ends with its worker. */
export class Searcher {
  #module;
  #rules;
  #worker = null;
  #waiting = [];
  #running = null;
  #count = 0;

  constructor(module, rules) {
    this.#module = module;
    this.#rules = rules;
  }

  search(question, signal) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const job = {id: ++this.#count, question, resolve, reject, signal};
      job.abort = () => this.#drop(job, signal.reason);
      signal?.addEventListener("abort", job.abort);
      this.#waiting.push(job);
      this.#go();
    });
  }

  #go() {
    if (this.#running || this.#waiting.length === 0) {
      return;
    }
    this.#running = this.#waiting.shift();
    this.#worker ??= worker((answer) => this.#heard(answer), (problem) => this.#drop(this.#running, problem));
    this.#worker.hold(true);
    const {id, question} = this.#running;
    this.#worker.post({id, module: this.#module, rules: this.#rules, ...question});
  }

  #heard({id, move, problem}) {
    const job = this.#running;
    if (job?.id === id) {
      this.#worker.hold(false);
      this.#end(job);
      if (problem) {
        job.reject(new Error(problem));
      } else {
        job.resolve(move);
      }
      this.#go();
    }
  }

  #drop(job, reason) {
    if (job === this.#running) {
      this.#worker?.stop();
      this.#worker = null;
    }
    if (job) {
      this.#end(job);
      job.reject(reason);
    }
    this.#go();
  }

  #end(job) {
    job.signal?.removeEventListener("abort", job.abort);
    this.#waiting = this.#waiting.filter((other) => other !== job);
    this.#running = this.#running === job ? null : this.#running;
  }

  /** Ends what is being searched, and the worker. */
  dispose() {
    const reason = new Error("The game has been disposed of.");
    [...this.#waiting].forEach((job) => this.#drop(job, reason));
    this.#drop(this.#running, reason);
    this.#worker?.stop();
    this.#worker = null;
  }
}
