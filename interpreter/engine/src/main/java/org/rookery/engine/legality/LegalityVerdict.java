package org.rookery.engine.legality;

/** What is seen of a turn without making it. */
public enum LegalityVerdict {
  LEGAL,
  ILLEGAL,
  /** It has to be made to be judged. */
  UNSEEN;

  static LegalityVerdict of(boolean legal) {
    return legal ? LEGAL : ILLEGAL;
  }
}
