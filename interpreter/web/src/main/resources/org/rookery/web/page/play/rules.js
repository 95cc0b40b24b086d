import {drawFigure} from "../board/figure.js";
import {html} from "../board/svg.js";
import {byId} from "./kept.js";

/** The rules in words; a board is drawn when it comes into sight. */
export function showRules(setting) {
  const place = byId("rules");
  place.replaceChildren();
  const sight = new IntersectionObserver((seen) => seen.filter((one) => one.isIntersecting).forEach(({target}) => {
    sight.unobserve(target);
    const part = setting.rules[target.dataset.part];
    target.replaceWith(drawFigure(setting, part.figure, part.figure.signs ? "How the " + part.heading + " moves" : "The board at the start"));
  }), {rootMargin: "300px"});
  setting.rules.forEach((part, number) => {
    place.append(html("h2", {}, part.heading));
    place.append(...part.sentences.map((sentence) => html("p", {}, sentence)));
    place.append(...(part.quotes ?? []).map((quote) => html("blockquote", {}, quote)));
    if (part.figure) {
      const room = html("div", {className: "figure-room", data: {part: number}});
      place.append(room);
      sight.observe(room);
    }
  });
}

/** Opens them where a link of the page leads to them. */
export function linkToRules() {
  byId("read-rules")?.addEventListener("click", (event) => {
    event.preventDefault();
    byId("rules-part").open = true;
    byId("rules-part").scrollIntoView({block: "start"});
    byId("rules-part").firstElementChild.focus();
  });
}
