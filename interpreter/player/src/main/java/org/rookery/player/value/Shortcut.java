package org.rookery.player.value;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a search may leave out, at the risk of overlooking something. */
public enum Shortcut {
  /** A position where even having no turn would do is taken to be good enough. */
  NO_TURN("positions in which having no turn would do are not looked into"),
  /** Quiet turns that come late in a list are looked at less far, unless they turn out well. */
  LATE_LESS("late quiet turns are looked at less far"),
  /** Near the leaves, positions far better or far worse than needed are not looked into. */
  FAR_OFF("positions far from what is expected are not looked into near the leaves"),
  /** Near the leaves, quiet turns that come late in a list are not tried. */
  LATE_NOT("late quiet turns are not tried near the leaves");

  private final String meaning;

  Shortcut(String meaning) {
    this.meaning = meaning;
  }

  /** What is left out, as a sentence without a full stop. */
  public String meaning() {
    return meaning;
  }

  /** Its name in terms and files, such as {@code late-less}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The shortcut of a name; empty when there is none. */
  public static Optional<Shortcut> of(String word) {
    return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst();
  }
}
