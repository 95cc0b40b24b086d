package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.language.form.Form;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;
import org.rookery.program.Article;
import org.rookery.program.PieceType;
import org.rookery.program.board.Topology;

/** Sees to it that games stay the same when names in them change. */
final class SameGame {
  /** Of the games that a change touches so many are tried; a word of the library is in hundreds. */
  private static final int MOST = 6;

  private final World world;
  private final Map<String, String> changes;
  private final Map<Path, Game> before = new LinkedHashMap<>();

  /** The games of some files, as they are before names in them change. */
  SameGame(World world, Path file, List<Path> touched, Map<String, String> changes) {
    this.world = world;
    this.changes = changes;
    List<Path> order = new ArrayList<>(List.of(file));
    order.addAll(touched);
    for (Path each : order) {
      if (before.size() < MOST) {
        game(world.rulebook(), each).ifPresent(game -> before.putIfAbsent(each, game));
      }
    }
  }

  private static Optional<Game> game(Rulebook rulebook, Path file) {
    return loading(rulebook, file).flatMap(Loading::game);
  }

  private static Optional<Loading> loading(Rulebook rulebook, Path file) {
    try {
      return Optional.of(rulebook.open(file).load());
    } catch (NoSuchGame unreadable) {
      return Optional.empty();
    }
  }

  /** What of a game must not change. */
  private record Sight(
      List<List<String>> letters,
      List<String> squares,
      List<String> ways,
      String start,
      int turns) {
    static Sight of(Game game) {
      Topology board = game.program().topology();
      return new Sight(
          game.program().pieces().stream().map(PieceType::letters).toList(),
          board.squares(),
          board.directions(),
          game.start().fen(),
          game.start().turns().size());
    }
  }

  /**
   * Adds the letters of pieces that have them from their names, so that positions stay as they are
   * written, and refuses what would change a game.
   *
   * @param edits what changes in each text; letters are added to it
   */
  void keep(Map<EditedRules, List<TextEdit>> edits) throws NoRename {
    checkSquares();
    boolean same = true;
    Map<String, List<String>> lost = new LinkedHashMap<>();
    for (Map.Entry<Path, Game> each : before.entrySet()) {
      Sight old = Sight.of(each.getValue());
      Optional<Game> now = game(world.editing(edits), each.getKey());
      // With other letters a position cannot be read, either.
      if (now.map(Sight::of).filter(old::equals).isEmpty()) {
        same = false;
        each.getValue().program().pieces().stream()
            .filter(piece -> changes.containsKey(piece.name()))
            .forEach(piece -> lost.putIfAbsent(piece.name(), piece.letters()));
      }
    }
    if (same) {
      return;
    }
    edits.forEach((text, here) -> addLetters(text, lost, here));
    for (Map.Entry<Path, Game> each : before.entrySet()) {
      Loading loading = loading(world.editing(edits), each.getKey()).orElseThrow();
      Optional<Sight> now = loading.game().map(Sight::of);
      if (!now.equals(Optional.of(Sight.of(each.getValue())))) {
        throw new NoRename(refusal(each.getValue(), loading));
      }
    }
  }

  private void checkSquares() throws NoRename {
    for (Game game : before.values()) {
      Topology board = game.program().topology();
      for (Map.Entry<String, String> change : changes.entrySet()) {
        for (String name : List.of(change.getKey(), change.getValue())) {
          if (board.squares().contains(name) || board.directions().contains(name)) {
            String what = board.squares().contains(name) ? "square" : "direction";
            throw new NoRename(
                "`" + name + "` is " + Article.a(what) + " already in " + game.title() + ".");
          }
        }
      }
    }
  }

  private String refusal(Game game, Loading after) {
    String name = changes.keySet().iterator().next();
    String why =
        after.game().isPresent()
            ? " would be another game: give its pieces letters of their own with `letter`, "
                + "and its zones, pieces and macros different names first."
            : " would no longer load: "
                + after.diagnostics().stream()
                    .findFirst()
                    .map(problem -> problem.message())
                    .orElse("its file cannot be read.");
    return "`" + name + "` cannot be changed, since " + game.title() + why;
  }

  /** Gives the pieces of these names, where they are defined without letters, theirs. */
  private static void addLetters(
      EditedRules text, Map<String, List<String>> lost, List<TextEdit> edits) {
    text.each(
        form -> {
          if (form.isHeadedBy("piece")) {
            List<Form> items = ((Form.Group) form).items();
            boolean has =
                items.stream().anyMatch(i -> i.isHeadedBy("letter") || i.isHeadedBy("letters"));
            for (Form item : has ? List.<Form>of() : items) {
              List<Form> name = item instanceof Form.Group group ? group.items() : List.of();
              boolean named = item.isHeadedBy("name") && name.size() == 2;
              List<String> letters = named ? lost.get(name.get(1).toString()) : null;
              if (letters != null) {
                Position end = Ranges.of(item.origin().span()).getEnd();
                edits.add(new TextEdit(new Range(end, end), word(letters)));
              }
            }
          }
        });
  }

  private static String word(List<String> letters) {
    String first = letters.get(0);
    boolean usual =
        letters.size() <= 2
            && first.equals(first.toUpperCase(Locale.ROOT))
            && letters.get(letters.size() - 1).equals(first.toLowerCase(Locale.ROOT));
    return usual ? " (letter " + first + ")" : " (letters " + String.join(" ", letters) + ")";
  }
}
