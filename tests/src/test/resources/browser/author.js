// What an author does in the page that this is evaluated in, and what they see.
window.author = (() => {
  const byId = (id) => document.getElementById(id);
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const all = (selector) => [...document.querySelectorAll(selector)];

  /** Waits until something holds; comes to the milliseconds that took, or to -1 when it never did. */
  const until = async (what) => {
    const since = performance.now();
    while (performance.now() - since < 30_000) {
      if (what()) {
        return Math.round(performance.now() - since);
      }
      await pause(1);
    }
    return -1;
  };

  /** Whether the board, too, is that of the text: it is shown anew after the verdict, and a click before then is lost. */
  const isSettled = () => byId("studio").ariaBusy === "false";

  const middle = (box) => Math.round(box.x + box.width / 2) + "," + Math.round(box.y + box.height / 2);

  return {
    ready: () => until(() => window.rookery && !byId("studio").hidden && isSettled()),
    text: () => byId("rules-text").value,
    type: (text) => {
      byId("rules-text").value = text;
      byId("rules-text").dispatchEvent(new InputEvent("input", {bubbles: true}));
    },
    problems: () => all("#marks button").map((button) => button.textContent),
    untilProblem: () => until(() => isSettled() && byId("marks").children.length > 0),
    untilNone: () => until(() => isSettled() && byId("marks").children.length === 0
      && byId("verdict").textContent === "No problem found."),
    /** Clicks a piece of a player who is not to move: how it moves is drawn. */
    touch: (square) => {
      document.querySelector('.cell[data-square="' + square + '"]').dispatchEvent(new MouseEvent("click", {bubbles: true}));
      return until(() => window.author.diagram() !== "");
    },
    /** Where the marks of the diagram stand in the picture. */
    diagram: () => [...new Set(all("#board .sign").map((sign) => sign.getBBox()).filter((box) => box.width > 0).map(middle))]
      .sort().join(" "),
    untilDiagramIsNot: async (before) => {
      await until(() => window.author.diagram() !== before && window.author.diagram() !== "");
      return window.author.diagram();
    },
    test: async () => {
      byId("results").replaceChildren();
      byId("test").click();
      await until(() => byId("results").querySelector("li"));
      return all("#results li").map((item) => item.textContent).join("\n");
    },
    /** Goes to the first suspect; comes to what is selected then. */
    suspect: () => {
      document.querySelector("#results .suspect button").click();
      const area = byId("rules-text");
      return area.value.slice(area.selectionStart, area.selectionEnd);
    },
    /** Asks for the game in another form, `diagram` or `ini`; comes to what is said of it. */
    exported: async (form) => {
      byId("verdict").textContent = "";
      byId(form).click();
      await until(() => /[^…]$/.test(byId("verdict").textContent));
      return byId("verdict").textContent;
    },
    linesOf: (kind) => all("#rules-shown .line").map((line, i) => line.classList.contains(kind) ? i + 1 : 0).filter(Boolean).join(" "),
    covered: () => {
      byId("cover").click();
      return all("#rules-shown .line").filter((line) => /cover-/.test(line.className)).length;
    },
    /** Presses a button of the studio; comes to what is said of saving. */
    press: async (id) => {
      byId("saved").textContent = "";
      byId(id).click();
      await until(() => byId("saved").textContent !== "");
      return byId("saved").textContent;
    },
    /** What the file holds, where the page asks what to keep. */
    theirs: () => byId("conflict").hidden ? "" : all("#theirs .line").map((line) => line.textContent).join("\n"),
    untilSaid: async (text) => {
      await until(() => byId("saved").textContent.includes(text));
      return byId("saved").textContent;
    },
    share: async () => {
      byId("share").click();
      await until(() => location.hash.includes("rules="));
      return location.href;
    },
  };
})();
