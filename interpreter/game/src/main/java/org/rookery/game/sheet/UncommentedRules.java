package org.rookery.game.sheet;

import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.source.Source;

/** Rules files as if their authors had not written comments: what they do must speak for itself. */
public final class UncommentedRules {
  private UncommentedRules() {}

  /** The rules of a game, every comment of its files replaced by blanks. */
  public static Rules of(Game game) {
    return Rules.of(blank(game.source()), game.loader().with(UncommentedRules::blank));
  }

  private static Source blank(Source source) {
    StringBuilder text = new StringBuilder(source.text());
    boolean quoted = false;
    boolean comment = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      comment = !quoted && c != '\n' && c != '\r' && (comment || c == ';');
      quoted ^= !comment && c == '"';
      if (comment) {
        text.setCharAt(i, ' ');
      }
    }
    return source.withText(text.toString());
  }
}
