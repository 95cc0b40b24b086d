package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.files.NoSuchGame;
import org.rookery.language.source.Source;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;
import org.rookery.suites.format.SuiteKeys;

/** What may stand in a suite: keys where a line begins; turns, pieces and squares behind them. */
public final class SuiteHelp {
  private static final Pattern RULES = Pattern.compile("(?m)^rules: *\"?([^\"\\s#]+)");

  private final World world;

  /** Suites about games of a world. */
  public SuiteHelp(World world) {
    this.world = world;
  }

  /** What may stand at a place of a suite. */
  public List<CompletionItem> at(Path file, String text, Position position) {
    Source source = Source.of(file.toString(), text);
    int offset = Ranges.offset(source, position);
    String line = text.substring(source.lineStart(position.getLine() + 1), offset);
    List<CompletionItem> items = new ArrayList<>();
    if (!line.contains(":") && !line.contains("[")) {
      SuiteKeys.all().forEach(key -> items.add(item(key + ": ", CompletionItemKind.Property)));
      return items;
    }
    Optional<Game> game = game(file, text);
    if (game.isPresent()) {
      for (LegalMove turn : game.get().start().turns()) {
        items.add(item(turn.text(), CompletionItemKind.Value));
      }
      game.get().pieces().forEach(piece -> items.add(item(piece, CompletionItemKind.Class)));
      game.get().squares().forEach(square -> items.add(item(square, CompletionItemKind.Constant)));
    }
    return items;
  }

  /** The game that a suite is about, when it names one that compiles. */
  Optional<Game> game(Path file, String text) {
    Matcher rules = RULES.matcher(text);
    if (!rules.find()) {
      return Optional.empty();
    }
    Path folder = file.toAbsolutePath().getParent();
    try {
      Path found = world.rulebook().find(folder == null ? Path.of("") : folder, rules.group(1));
      return world.rules(found).load().game();
    } catch (NoSuchGame none) {
      return Optional.empty();
    }
  }

  private static CompletionItem item(String text, CompletionItemKind kind) {
    CompletionItem item = new CompletionItem(text);
    item.setKind(kind);
    return item;
  }
}
