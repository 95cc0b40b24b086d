/**
 * A game as the part of an address behind its hash sign, for a friend to go on with. The text of moves is packed; a sum
 * over it tells whether a link was changed on its way. Moves are played by the rules of the page that opens it, so that
 * none is made that is not legal.
 */
const PART = /(?:^|[#&])game=([-\w]*)/;
/** More is not unpacked. */
const LONGEST = 100_000;

const flow = async (kind, bytes) => {
  const reader = new Blob([bytes]).stream().pipeThrough(kind).getReader();
  const parts = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > LONGEST) {
      await reader.cancel();
      throw new Error("too long");
    }
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
};

/** A sum of 32 bits over a text, after Fowler, Noll and Vo. */
export function sum(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36).padStart(7, "0");
}

export async function packGame({start, moves}) {
  const text = [start, ...moves].join("\n");
  const packed = await flow(new CompressionStream("deflate-raw"), new TextEncoder().encode(sum(text) + text));
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return "game=" + btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The part of an address that holds a game; empty where there is none. */
export const gameIn = (hash) => PART.exec(hash)?.[0].replace(/^[#&]/, "") ?? "";

/**
 * The game that an address holds.
 *
 * @return {start, moves, changed}, where `changed` says that the sum is another; or {problem}
 */
export async function unpackGame(hash) {
  const packed = PART.exec(hash)?.[1] ?? "";
  let text = "";
  try {
    const binary = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = await flow(new DecompressionStream("deflate-raw"), Uint8Array.from(binary, (c) => c.charCodeAt(0)));
    text = new TextDecoder("utf-8", {fatal: true}).decode(bytes);
  } catch {
    return {problem: "This link is damaged: the game in it cannot be unpacked. Ask for it again."};
  }
  const rest = text.slice(7);
  const [start, ...moves] = rest.split("\n");
  return {start, moves, changed: text.slice(0, 7) !== sum(rest)};
}
