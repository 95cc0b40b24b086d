// What is done by one who looks for a game in the page that this is evaluated in.
window.seeker = (() => {
  const byId = (id) => document.getElementById(id);
  const titles = () => [...document.querySelectorAll("#games li")].filter((card) => !card.hidden)
    .map((card) => card.querySelector("span").textContent).join(", ");
  const changed = (element) => {
    const since = performance.now();
    element.dispatchEvent(new Event("input", {bubbles: true}));
    document.body.getBoundingClientRect();
    window.seeker.slowest = Math.max(window.seeker.slowest, performance.now() - since);
    return titles();
  };
  return {
    slowest: 0,
    type: (text) => {
      byId("q").value = text;
      return changed(byId("q"));
    },
    choose: (id, text) => {
      byId(id).value = [...byId(id).options].find((option) => option.textContent === text).value;
      return changed(byId(id));
    },
    check: (text) => {
      const box = [...document.querySelectorAll("#mechanics label")].find((label) => label.textContent.startsWith(text)).firstChild;
      box.checked = true;
      return changed(box);
    },
    clear: () => byId("clear").click(),
    said: () => byId("found").textContent,
  };
})();
