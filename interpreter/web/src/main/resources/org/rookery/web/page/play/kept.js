/** What this browser keeps for the next visit, where it keeps anything. */
export function keep(name, value) {
  try {
    localStorage.setItem("rookery " + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing is as good.
  }
}

export function kept(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem("rookery " + name)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Calls when another window keeps something by a name, which may change. */
export function onKeptElsewhere(name, call) {
  window.addEventListener("storage", ({key}) => key === "rookery " + name() && call());
}

export const byId = (id) => document.getElementById(id);

/** What the page was written with. */
export const data = (id) => {
  const element = byId(id);
  return element ? JSON.parse(element.textContent) : null;
};
