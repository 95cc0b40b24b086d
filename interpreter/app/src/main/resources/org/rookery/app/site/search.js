"use strict";
// Finds sections of the book as one types: each word that is typed must stand in a section; headings count most.
(() => {
  const byId = (id) => document.getElementById(id);
  const MOST = 30;
  const sections = window.rookerySections.map(([page, anchor, title, text]) =>
    ({page, anchor, title, text, heading: title.toLowerCase(), words: (page + " " + title + " " + text).toLowerCase()}));

  function score(section, asked) {
    let sum = 0;
    for (const word of asked) {
      if (!section.words.includes(word)) {
        return 0;
      }
      sum += section.heading === word ? 9 : section.heading.includes(word) ? 4 : 1;
    }
    return sum;
  }

  function item({page, anchor, title, text}) {
    const entry = document.createElement("li");
    const link = document.createElement("a");
    link.href = page + ".html#" + anchor;
    link.textContent = title;
    const below = document.createElement("span");
    below.textContent = text.slice(0, 160);
    entry.append(link, below);
    return entry;
  }

  function find() {
    const asked = byId("q").value.toLowerCase().split(/\s+/).filter(Boolean);
    byId("found").hidden = asked.length === 0;
    const hits = asked.length === 0 ? [] : sections.map((section) => [score(section, asked), section])
      .filter(([points]) => points > 0).sort(([one], [other]) => other - one).map(([, section]) => section);
    byId("count").textContent = hits.length === 0 ? "Nothing has all these words." : hits.length === 1 ? "1 section" : hits.length + " sections";
    byId("hits").replaceChildren(...hits.slice(0, MOST).map(item));
  }

  byId("finder").hidden = false;
  byId("q").addEventListener("input", find);
  byId("finder").addEventListener("submit", (event) => event.preventDefault());
  byId("hits").addEventListener("click", () => {
    byId("q").value = "";
    find();
  });
})();
