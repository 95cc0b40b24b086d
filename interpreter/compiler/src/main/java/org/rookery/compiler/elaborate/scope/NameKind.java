package org.rookery.compiler.elaborate.scope;

import java.util.Locale;

/** What a name can be the name of. */
public enum NameKind {
  DIRECTION("The board has no direction"),
  SQUARE("The board has no square"),
  ZONE("The board has no zone"),
  PLAYER("The game has no player"),
  PIECE("The game has no piece"),
  COUNTER("The game has no counter"),
  SQUARE_COUNTER("The squares have no counter"),
  SHARED_COUNTER("The players share no counter"),
  MOVE_TYPE("No piece has moves of the type"),
  ATTRIBUTE("No piece has the attribute"),
  FLAG("No rule sets the flag"),
  POSITION_FLAG("No rule sets the position flag");

  private final String missing;

  NameKind(String missing) {
    this.missing = missing;
  }

  /** What it is called in a sentence. */
  public String noun() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The code of a problem with a name that is none of these. */
  public String unknownCode() {
    return "unknown-" + noun().replace(' ', '-');
  }

  /** The sentence for a name that is none of these. */
  public String missing(String name) {
    return missing + " `" + name + "`.";
  }
}
