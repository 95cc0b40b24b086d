import {inlined} from "./inlined.js";
import {started} from "./loader.js";

const node = globalThis.process?.versions?.node ? globalThis.process : null;

/** The translated interpreter, compiled once; every game starts an instance of its own. */
let compiled = null;

async function bytes() {
  return node.getBuiltinModule("node:fs").promises.readFile(new URL("./interpreter.wasm", import.meta.url));
}

async function compile() {
  const options = {builtins: ["js-string"]};
  if (inlined) {
    return WebAssembly.compileStreaming(unpacked(inlined.interpreter), options);
  }
  return node
    ? WebAssembly.compile(await bytes(), options)
    : WebAssembly.compileStreaming(fetch(new URL("./interpreter.wasm", import.meta.url)), options);
}

/** What gzip has packed and base64 has written, as a file of WebAssembly. */
function unpacked(text) {
  const letters = atob(text);
  // A loop: `Uint8Array.from` takes twenty times as long, which the first moves would wait for.
  const packed = new Uint8Array(letters.length);
  for (let at = 0; at < packed.length; at++) {
    packed[at] = letters.charCodeAt(at);
  }
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, {headers: {"Content-Type": "application/wasm"}});
}

export function interpreter() {
  compiled ??= compile().catch((problem) => {
    compiled = null;
    throw new Error("This machine cannot run Rookery: it needs node 22.3, Chrome 119, Firefox 120, Safari 18.2 or later.",
      {cause: problem});
  });
  return compiled;
}

/** Compiles the game that some texts mean, in an instance of the interpreter. */
export async function core(module, {name, title, texts}) {
  const call = await started(module);
  const shelf = call("shelf");
  for (const [key, text] of Object.entries(texts)) {
    shelf.add(key, text);
  }
  return shelf.load(name, title ?? "");
}

/** A suite of cases as far as it can be read, in an instance of the interpreter. */
export async function suite(module, name, text) {
  const call = await started(module);
  return call("shelf").suite(name, text);
}

/**
 * A worker that searches. It holds no program back from its end, but while it is asked something.
 *
 * @param heard is given what it answers
 * @param failed is given the reason when it stops by itself
 */
export function worker(heard, failed) {
  if (inlined) {
    const text = new Blob([inlined.worker], {type: "text/javascript"});
    return browsers(new Worker(URL.createObjectURL(text)), heard, failed);
  }
  const address = new URL("./worker.js", import.meta.url);
  if (node) {
    const {Worker} = node.getBuiltinModule("node:worker_threads");
    const made = new Worker(address, {execArgv: []});
    made.unref();
    made.on("message", heard);
    made.on("error", failed);
    return {
      post: (message) => made.postMessage(message),
      hold: (busy) => busy ? made.ref() : made.unref(),
      stop: () => made.terminate(),
    };
  }
  return browsers(new Worker(address, {type: "module"}), heard, failed);
}

function browsers(made, heard, failed) {
  made.onmessage = (event) => heard(event.data);
  made.onerror = (event) => {
    event.preventDefault();
    failed(new Error(event.message || "The search has stopped."));
  };
  return {post: (message) => made.postMessage(message), hold: () => undefined, stop: () => made.terminate()};
}

/** What this worker is asked, and how it answers. */
export function asked(answer) {
  const port = node ? node.getBuiltinModule("node:worker_threads").parentPort : globalThis;
  const reply = async (message) => port.postMessage(await answer(message));
  if (node) {
    port.on("message", reply);
  } else {
    port.onmessage = (event) => reply(event.data);
  }
}
