import {games, known, own} from "./catalogue.js";
import {PositionError, RulesError, SuiteError} from "./errors.js";
import {text, texts} from "./given.js";
import {Match} from "./match.js";
import {core, interpreter, suite} from "./runtime.js";
import {Searcher} from "./search.js";

export {Match};
export {IllegalMoveError, PositionError, RecordError, RulesError, SuiteError} from "./errors.js";

/** A game: rules that have been compiled. It never changes; each of its matches is a game in progress. */
export class Game {
  #rules;
  #core;
  #searcher;
  #about;
  #setting = null;
  #explained = null;

  constructor(made, key, module, rules) {
    if (key !== MADE_HERE) {
      throw new TypeError("Use Game.load or Game.fromRules.");
    }
    this.#core = made;
    this.#rules = rules;
    this.#searcher = new Searcher(module, rules);
    this.#about = JSON.parse(made.about());
    this.problems = JSON.parse(made.problems());
  }

  /** The games that come with Rookery. */
  static list() {
    return games();
  }

  /** A game that comes with Rookery. */
  static async load(name) {
    text(name, "The name of a game");
    const [module, rules] = await Promise.all([interpreter(), known(name)]);
    return Game.#made(module, rules);
  }

  /** The game of a text; a RulesError says every problem of rules with errors. */
  static async fromRules(rulesText, {include = {}, title = "", name = "game.rules"} = {}) {
    const [module, rules] = await Promise.all([interpreter(), given(name, rulesText, include, title)]);
    return Game.#made(module, rules);
  }

  /** The problems of rules, as values: errors and warnings in reading order. */
  static async check(rulesText, {include = {}, title = "", name = "game.rules"} = {}) {
    const [module, rules] = await Promise.all([interpreter(), given(name, rulesText, include, title)]);
    return JSON.parse((await core(module, rules)).problems());
  }

  /** What a suite of cases is about: the rules that it names, and which game of them. */
  static async suite(suiteText, {name = "suite.yaml"} = {}) {
    const read = readable(await suite(await interpreter(), name, text(suiteText, "A suite")));
    return {rules: read.rules(), game: read.game(), place: read.place()};
  }

  static async #made(module, rules) {
    const made = await core(module, rules);
    if (!made.isPlayable()) {
      throw new RulesError(made.report(), JSON.parse(made.problems()));
    }
    return new Game(made, MADE_HERE, module, rules);
  }

  get #playing() {
    if (!this.#core) {
      throw new Error("The game has been disposed of.");
    }
    return this.#core;
  }

  get title() {
    return this.#about.title;
  }

  get players() {
    return this.#about.players;
  }

  get squares() {
    return this.#about.squares;
  }

  get pieces() {
    return this.#about.pieces;
  }

  /** The texts it was made of, by name. */
  get rules() {
    return {...this.#rules.texts};
  }

  /** The rules in plain words. */
  explain() {
    return this.#explained ??= this.#playing.explain();
  }

  /** Tries the cases of a suite, a YAML text, whatever rules it names. */
  test(suiteText, {name = "suite.yaml", seconds = 20} = {}) {
    const read = readable(this.#playing.suite(name, text(suiteText, "A suite")));
    return JSON.parse(read.run(this.#playing, seconds)).map(({name: called, line, skipped = null, problem = null, failed = [],
      position = null, drawing = null}) => ({name: called, line, held: !problem && !skipped && failed.length === 0, skipped, problem,
      failed, position, drawing}));
  }

  /** A match from the start position; without `endings` moves may be made after the game has ended. */
  start({endings = true} = {}) {
    return this.#match(this.#playing.start(), endings);
  }

  /** The same from another position. */
  position(fen, {endings = true} = {}) {
    const made = this.#playing.position(text(fen, "A position"));
    if (made.problem()) {
      throw new PositionError(made.problem());
    }
    return this.#match(made, endings);
  }

  #match(made, endings) {
    if (!endings) {
      made.ignoreEndings();
    }
    return new Match(this, made, this.#bench());
  }

  /** The match that a record tells: PGN, or moves. */
  record(pgn) {
    const match = this.start();
    match.loadPgn(pgn);
    return match;
  }

  /** What matches need of the game. */
  #bench() {
    return {
      search: (question, signal) => {
        void this.#playing;
        return this.#searcher.search(question, signal);
      },
      setting: () => this.#setting ??= JSON.parse(this.#playing.setting()),
      record: (text) => this.#playing.record(text),
      explain: () => this.explain(),
    };
  }

  /** Ends its searches and frees what it holds; matches that are under way can be played on, but not searched. */
  dispose() {
    this.#searcher.dispose();
    this.#core = null;
  }

  [Symbol.dispose ?? Symbol.for("dispose")]() {
    this.dispose();
  }
}

function given(name, rulesText, include, title) {
  return own(text(name, "name"), text(rulesText, "A rules text"), texts(include, "include"), text(title, "title"));
}

function readable(read) {
  if (read.problem()) {
    throw new SuiteError(read.problem());
  }
  return read;
}

const MADE_HERE = Symbol("made here");
