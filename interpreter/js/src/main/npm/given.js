/** What programs give to the package: refused in a sentence where it is of another kind. */

/** A text. */
export function text(value, name) {
  if (typeof value !== "string") {
    throw new TypeError(name + " is a text, not " + shown(value) + ".");
  }
  return value;
}

/** An object with texts by name. */
export function texts(value, name) {
  if (typeof value !== "object" || value === null) {
    throw new TypeError(name + " is an object with texts by name, not " + shown(value) + ".");
  }
  for (const [key, one] of Object.entries(value)) {
    text(one, name + "[" + JSON.stringify(key) + "]");
  }
  return value;
}

/** A whole number within bounds. */
export function whole(value, name, least, most) {
  const number = typeof value === "string" && value.trim() === "" ? NaN : Number(value);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new RangeError(name + " is a whole number from " + least + " to " + most + ", not " + shown(value) + ".");
  }
  return number;
}

const shown = (value) => typeof value === "bigint" || typeof value === "symbol" ? String(value)
  : JSON.stringify(value) ?? String(value);
