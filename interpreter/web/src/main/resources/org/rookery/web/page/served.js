"use strict";
/**
 * Asks the server that the page comes from, which knows this page's match by a number. Where the server is busy it is
 * asked again, and where it has forgotten the match, the match is set up again before the question is repeated.
 *
 * @param post sends a text and comes to a response, as fetch does
 * @param pause comes to an end after some milliseconds
 */
window.rookeryServed = (number, post, pause) => {
  const PATIENCE = 30;
  /** Rules that were changed in this page and have no error. */
  let rules = "";
  /** The match as the server said last. */
  let match = null;
  let setUp = 0;
  let renewals = 0;
  let settingUp = null;

  async function send(verb, argument) {
    for (let tries = 1; ; tries++) {
      const response = await post(number + (renewals ? "." + renewals : "") + "\n" + verb + "\n" + argument);
      if (response.status !== 503 || tries === PATIENCE) {
        return response;
      }
      await pause(1000 * (Number(response.headers.get("Retry-After")) || 1));
    }
  }

  async function read(response) {
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch {
      return {problem: text || "The server answers " + response.status + " and says no more."};
    }
  }

  /** Comes to how the match stands where not all of it could be played again; otherwise to nothing. */
  async function setUpAgain() {
    if (rules) {
      await send("rules", rules);
    }
    const {start, played, undone} = match ?? {start: "", played: [], undone: []};
    const turns = [...played, ...[...undone].reverse()];
    const record = (start ? "[FEN \"" + start + "\"]\n" : "") + turns.join("\n");
    const answer = await read(await send("read", record));
    if (!answer.turns || answer.played.length < turns.length) {
      return answer;
    }
    for (let i = 0; i < undone.length; i++) {
      await send("back", "");
    }
    return null;
  }

  function note(verb, argument, answer) {
    if (verb === "rules" && answer.errors === 0) {
      rules = argument;
      match = null;
    }
    if (answer.turns) {
      match = answer;
    }
    return answer;
  }

  async function asked(verb, argument) {
    await settingUp;
    const before = setUp;
    const response = await send(verb, argument);
    if (response.status !== 410) {
      return read(response);
    }
    if (setUp === before) {
      settingUp ??= setUpAgain().finally(() => {
        setUp++;
        settingUp = null;
      });
    }
    return await settingUp ?? read(await send(verb, argument));
  }

  return {
    /** The server shows other rules: what was changed here no longer matters. */
    forget: () => {
      rules = "";
      match = null;
    },
    /** Plays on at another table, and waits no longer for what the old one was asked. */
    renew: async () => {
      renewals++;
      await setUpAgain();
    },
    ask: async (verb, argument) => {
      const before = renewals;
      try {
        const answer = await asked(verb, argument);
        return before === renewals ? note(verb, argument, answer) : {stopped: true};
      } catch (problem) {
        return {problem: "The program that serves this page does not answer: " + problem.message + "."};
      }
    },
  };
};
