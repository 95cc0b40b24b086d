import {byId} from "./kept.js";

/** The rules in words. */
export function showRules(setting) {
  const place = byId("rules");
  place.replaceChildren();
  const add = (name, text) => {
    const element = document.createElement(name);
    element.textContent = text;
    place.append(element);
  };
  for (const part of setting.rules) {
    add("h2", part.heading);
    part.sentences.forEach((sentence) => add("p", sentence));
    if (part.drawing) {
      add("pre", part.drawing);
    }
  }
}
