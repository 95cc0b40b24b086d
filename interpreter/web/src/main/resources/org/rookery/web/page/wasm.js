"use strict";
/**
 * The interpreter in a worker. What Java was translated to asks these few things of JavaScript; no text is ever run as
 * code, so that the page's policy can forbid that. A thing that is missing here says its name when it is first needed.
 */
async function interpreter(packed) {
  const stream = new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return started(await WebAssembly.compileStreaming(
    new Response(stream, {headers: {"Content-Type": "application/wasm"}}), {builtins: ["js-string"]}));
}

/** The bytes that a text of two characters for each thirteen bits says: see `Base91`. */
function bytesOf(text) {
  const LEFT_OUT = "<\"\\";
  const values = new Uint8Array(128);
  for (let code = 33, digits = 0; code < 127; code++) {
    values[code] = LEFT_OUT.includes(String.fromCharCode(code)) ? 0 : digits++;
  }
  const pairs = text.length >> 1;
  const bytes = new Uint8Array((pairs * 13 + (text.length - pairs * 2) * 6) >> 3);
  let [bits, count, at] = [0, 0, 0];
  for (let i = 0; i < text.length; i += 2) {
    const alone = i + 1 === text.length;
    bits |= (values[text.charCodeAt(i)] + (alone ? 0 : values[text.charCodeAt(i + 1)] * 91)) << count;
    count += alone ? 6 : 13;
    for (; count >= 8; count -= 8) {
      bytes[at++] = bits;
      bits >>>= 8;
    }
  }
  return bytes;
}

/** Starts a module of it that has been compiled. What comes back calls what Java exports, by name. */
async function started(module) {
  const PAGES = 1 << 14;
  let java;
  const asJava = (problem) => java["teavm.js.wrapException"](problem);
  const guarded = (call) => {
    try {
      return call();
    } catch (problem) {
      java["teavm.js.throwException"](asJava(problem));
      throw problem;
    }
  };
  const wrappers = new WeakMap();
  const javaOf = Symbol("java");
  const same = (value) => value;
  const asked = WebAssembly.Module.imports(module);
  const strings = !asked.some((one) => one.module === "wasm:js-string");
  const [needs] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  const memory = needs ? JSON.parse(new TextDecoder().decode(needs)) : {};
  const known = {
    "wasm:js-string": {
      fromCharCode: (code) => String.fromCharCode(code),
      concat: (one, other) => one + other,
      charCodeAt: (text, index) => text.charCodeAt(index),
      length: (text) => text.length,
      substring: (text, start, end) => text.substring(start, end),
    },
    env: {memory: new WebAssembly.Memory({initial: Math.max(1, memory.min ?? 0), maximum: PAGES})},
    teavmMemory: {
      heapOffset: new WebAssembly.Global({value: "i32", mutable: false}, ((memory.dataSize ?? 0) + 7) & ~7),
      maxSize: new WebAssembly.Global({value: "i32", mutable: false}, PAGES << 16),
      notifyHeapResized: () => undefined,
    },
    teavmMath: Math,
    teavmDate: {currentTimeMillis: () => Date.now()},
    teavmConsole: {putcharStdout: () => undefined, putcharStderr: () => undefined},
    teavm: {
      takeStackTrace: () => ({getStack: () => []}),
      decorateException: () => undefined,
    },
    teavmJso: {
      stringBuiltinsSupported: () => strings,
      isUndefined: (value) => value === undefined,
      instanceOf: (value, type) => value instanceof type,
      global: (name) => self[name],
      getProperty: (object, name) => guarded(() => (object ?? self)[name]),
      callMethod0: (object, name) => guarded(() => (object ?? self)[name]()),
      callFunction1: (call, value) => guarded(() => call(value)),
      createFunction1: (name, body) => {
        if (body !== "return " + name + ";") {
          throw new Error("Text is not run as code: " + body);
        }
        return same;
      },
      defineFunction: (call) => (...values) => call(...values),
      defineStaticMethod: (type, name, call) => {
        type[name] = call;
      },
      defineMethod: (type, name, call) => {
        type.prototype[name] = function (...values) {
          return call(this, ...values);
        };
      },
      createClass: () => class {
        constructor(instance) {
          this[javaOf] = instance;
        }
      },
      javaObjectToJS: (instance, type) => instance === null ? null : new type(instance),
      unwrapJavaObject: (object) => object[javaOf],
      wrapObject: (object) => {
        if (object === null || typeof object !== "object") {
          return object === null ? null : java["teavm.jso.createWrapper"](object);
        }
        if (!wrappers.has(object)) {
          wrappers.set(object, java["teavm.jso.createWrapper"](object));
        }
        return wrappers.get(object);
      },
      wrapInt: same, unwrapInt: same, unwrapDouble: same,
      wrapBoolean: Boolean, unwrapBoolean: Number,
    },
  };
  const imports = {};
  for (const {module: from, name, kind} of asked) {
    const missing = () => {
      throw new Error("The interpreter asks for " + from + "." + name + ", which is missing.");
    };
    imports[from] ??= {};
    imports[from][name] = known[from]?.[name] ?? (kind === "function" ? missing : undefined);
  }
  const instance = await WebAssembly.instantiate(module, imports);
  java = instance.exports;
  return (name, ...rest) => {
    const entry = java[name];
    return (entry instanceof WebAssembly.Global ? entry.value : entry)(...rest);
  };
}

/** A problem of Java's says no more here than that there was one; what it left half done is not to be used again. */
function reason(problem) {
  const deep = problem instanceof RangeError || /stack/i.test(String(problem));
  return JSON.stringify({
    problem: deep ? "That leads too deep for a page." : "That could not be answered: " + problem, broken: true});
}

if (typeof self !== "undefined" && typeof importScripts === "function") {
  let call = null;
  self.onmessage = async ({data: [id, name, ...rest]}) => {
    let answer = "";
    try {
      if (name === "start") {
        call = await interpreter(rest[0]);
      } else {
        answer = call(name, ...rest) ?? "";
      }
    } catch (problem) {
      answer = reason(problem);
    }
    postMessage([id, answer]);
  };
}
