/** Rules with errors; `problems` says each with its place and how to put it right. */
export class RulesError extends Error {
  constructor(report, problems) {
    super(report);
    this.name = "RulesError";
    this.problems = problems;
  }
}

/** A text or an object that is no legal move; the message says which rule is against it. */
export class IllegalMoveError extends Error {
  constructor(reason) {
    super(reason);
    this.name = "IllegalMoveError";
  }
}

/** A text that says no position of the game. */
export class PositionError extends Error {
  constructor(reason) {
    super(reason);
    this.name = "PositionError";
  }
}

/** A record that cannot be read to its end; the message says where. */
export class RecordError extends Error {
  constructor(reason) {
    super(reason);
    this.name = "RecordError";
  }
}

/** A suite of cases that cannot be read; the message begins with file, line and column. */
export class SuiteError extends Error {
  constructor(reason) {
    super(reason);
    this.name = "SuiteError";
  }
}
