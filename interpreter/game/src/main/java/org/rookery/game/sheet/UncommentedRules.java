package org.rookery.game.sheet;

import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

/** Rules files as if their authors had not written comments: what they do must speak for itself. */
public final class UncommentedRules {
  private UncommentedRules() {}

  /** The rules of a game, every comment of its files replaced by blanks. */
  public static Rules of(Game game) {
    SourceLoader loader = game.loader();
    return Rules.of(blank(game.source()), (from, name) -> blank(loader.load(from, name)));
  }

  private static SourceLoader.Loaded blank(SourceLoader.Loaded loaded) {
    return loaded instanceof SourceLoader.Loaded.Found found
        ? new SourceLoader.Loaded.Found(blank(found.source()))
        : loaded;
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
    return Source.of(source.name(), source.location(), text.toString(), source.dialect());
  }
}
