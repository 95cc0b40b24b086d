package org.rookery.mutation;

/** What became of a mutant, in the order of reports. */
public enum Fate {
  /** Its rules do not load: `rookery check` would have told. */
  REFUSED,
  /** A case of its suites failed on it. */
  KILLED,
  /** It did not answer in time, so its suites would have failed. */
  LATE,
  /** No case failed, though it plays differently. */
  ALIVE,
  /** No case failed, and no difference was found in time. */
  ALIKE
}
