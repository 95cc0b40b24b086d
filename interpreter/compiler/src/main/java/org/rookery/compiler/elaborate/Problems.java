package org.rookery.compiler.elaborate;

import java.util.Collection;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.Origin;

/**
 * Tells problems, as strictly as the dialect wants.
 *
 * @param diagnostics where they are collected
 */
record Problems(Diagnostics diagnostics, Dialect dialect) {
  /** Whether old oddities are forgiven. */
  boolean lenient() {
    return dialect.lenient();
  }

  /** An error with a few words beside the caret; null for none. */
  void error(String code, Origin origin, String message, @Nullable String label) {
    diagnostics.error(code, origin, message, label);
  }

  /** An error. */
  void error(String code, Origin origin, String message) {
    diagnostics.error(code, origin, message);
  }

  /** A warning. */
  void warning(String code, Origin origin, String message) {
    diagnostics.warning(code, origin, message);
  }

  /** What is an error in this language and a warning in an old file. */
  void oddity(String code, Origin origin, String message, @Nullable String label) {
    if (lenient()) {
      diagnostics.warning(code, origin, message, label);
    } else {
      diagnostics.error(code, origin, message, label);
    }
  }

  /** What is an error in this language and a warning in an old file. */
  void oddity(String code, Origin origin, String message) {
    oddity(code, origin, message, null);
  }

  /** A word that is none of those that may stand there: an error. */
  void unknownWord(String noun, String word, Origin origin, Collection<String> candidates) {
    error("unknown-word", origin, message(noun, word), Suggestions.label(word, candidates));
  }

  /** The same, a warning in an old file. */
  void oddWord(String noun, String word, Origin origin, Collection<String> candidates) {
    oddity("unknown-word", origin, message(noun, word), Suggestions.label(word, candidates));
  }

  private static String message(String noun, String word) {
    return "There is no " + noun + " `" + word + "`.";
  }

  /** The noun with its article. */
  static String a(String noun) {
    if (noun.startsWith("(")) {
      return "`" + noun + "`";
    }
    return ("aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun.replace("|", " or ");
  }
}
