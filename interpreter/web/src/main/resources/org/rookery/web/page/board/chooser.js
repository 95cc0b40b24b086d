import {button, html} from "./svg.js";

const MOST = 200;

/**
 * Asks beside a square which of several moves is meant, by pictures where these tell.
 *
 * @param place the element that the board fills, in which the list floats
 * @param box of the square, in the window
 * @param offers each {text, picture, note, moves}
 * @param chosen is given an offer
 */
export function choose(place, box, offers, chosen) {
  const list = html("div", {className: "chooser", role: "group", "aria-label": "Which of these?"});
  const wordy = offers.some((offer) => !offer.picture);
  list.classList.toggle("wordy", wordy);
  for (const offer of offers.slice(0, MOST)) {
    const one = button("", () => chosen(offer), {className: "offer", "aria-label": offer.text, title: offer.text});
    if (offer.picture) {
      one.append(html("img", {src: offer.picture, alt: ""}));
    }
    if (offer.note || !offer.picture) {
      one.append(html("span", {}, offer.note || offer.text));
    }
    one.moves = offer.moves;
    list.append(one);
  }
  list.addEventListener("keydown", (event) => {
    const way = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1}[event.key];
    if (way) {
      event.preventDefault();
      const all = [...list.children];
      all[(all.indexOf(document.activeElement) + way + all.length) % all.length].focus();
    }
  });
  place.append(list);
  const ground = place.getBoundingClientRect();
  const own = list.getBoundingClientRect();
  const within = (n, least, most) => Math.max(least, Math.min(n, most));
  list.style.left = within(box.left - ground.left + box.width / 2 - own.width / 2, 2, ground.width - own.width - 2) + "px";
  const below = box.top - ground.top < ground.height / 2;
  const top = below ? box.top - ground.top : box.bottom - ground.top - own.height;
  list.style.top = within(top, 2, Math.max(2, ground.height - own.height - 2)) + "px";
  list.firstElementChild?.focus({preventScroll: true});
  return list;
}
