// What an author does with the form beside the text of the rules.
window.filler = (() => {
  const byId = (id) => document.getElementById(id);
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const until = async (what) => {
    const since = performance.now();
    while (performance.now() - since < 30_000) {
      if (what()) {
        return true;
      }
      await pause(5);
    }
    return false;
  };
  const text = () => byId("rules-text").value;
  const choose = (id, value) => {
    byId(id).value = value;
    byId(id).dispatchEvent(new Event("change", {bubbles: true}));
  };
  const type = (id, value) => {
    byId(id).value = value;
    byId(id).dispatchEvent(new Event("input", {bubbles: true}));
    byId(id).dispatchEvent(new Event("change", {bubbles: true}));
  };
  const box = (part, label) => [...byId(part).querySelectorAll("label")]
    .find((one) => one.textContent.trim() === label).querySelector("input");

  /** Waits until all parts of the studio show what the text says. */
  const settled = () => until(() => byId("studio").ariaBusy === "false");

  /** Does something that changes the text, and waits until the form shows what the text says. */
  const changing = async (deed) => {
    const before = text();
    byId("form-said").textContent = "";
    deed();
    await until(() => text() !== before || byId("form-said").textContent !== "");
    await settled();
    return byId("form-said").textContent;
  };

  return {
    ready: async () => {
      await until(() => byId("form-part")); // the page may still be read
      byId("form-part").open = true;
      return await until(() => window.rookery && !byId("studio").hidden && byId("form-piece").options.length > 1);
    },
    settled,
    text,
    said: () => byId("form-said").textContent,
    piece: (name) => choose("form-piece", name),
    named: (name, letter) => {
      type("form-name", name);
      type("form-letter", letter);
    },
    alike: (how) => choose("form-alike", how),
    goesOn: (on, range) => {
      byId("form-on").checked = on;
      type("form-range", String(range));
    },
    touch: (leap, times) => {
      for (let n = 0; n < times; n++) {
        byId("form-board").querySelector('[data-leap="' + leap + '"]').click();
      }
      return byId("form-betza").value;
    },
    signs: () => [...byId("form-board").children].map((one) => one.textContent || ".").join(""),
    betza: (told) => type("form-betza", told),
    /** Whether moves written so cannot be drawn. */
    cannot: (told) => {
      type("form-betza", told);
      return !byId("form-cannot").hidden;
    },
    shown: () => byId("form-betza").value,
    set: () => changing(() => byId("form-set").click()),
    remove: () => changing(() => byId("form-remove").click()),
    tick: (label) => changing(() => box("form-rules", label).click()),
    isTicked: (label) => box("form-rules", label).checked,
    promote: (names) => {
      byId("form-promotions").querySelectorAll("input").forEach((tick) => {
        tick.checked = names.split(" ").includes(tick.value);
      });
      return changing(() => byId("form-promote").click());
    },
    start: () => changing(() => byId("form-start").click()),
    /** Starts from other rules; comes to what may be started from. */
    begin: async (label) => {
      await changing(() => choose("begin", label));
      return [...byId("begin").options].map((option) => option.value).join(", ");
    },
    /** Tries a suite; what the studio says of it. */
    tests: async (suite) => {
      byId("suite").value = suite;
      byId("results").textContent = "";
      byId("test").click();
      await until(() => byId("results").children.length > 0);
      return [...byId("results").children].map((one) => one.textContent).join("\n");
    },
    title: (title) => changing(() => type("form-title", title)),
  };
})();
