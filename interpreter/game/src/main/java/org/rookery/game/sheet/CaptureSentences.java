package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.Preference;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.StatementCases;
import org.rookery.game.phrase.Nouns;
import org.rookery.program.Article;
import org.rookery.program.ColumnWork;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Options;

/** Where captured pieces go, and which captures must be made, in words. */
final class CaptureSentences {
  private final GameModel game;
  private final GameProgram program;
  private final List<String> sentences = new ArrayList<>();

  private CaptureSentences(GameModel game, GameProgram program) {
    this.game = game;
    this.program = program;
  }

  /** The sentences of a game; none where captured pieces leave it and no capture is mandatory. */
  static List<String> of(GameModel game, GameProgram program) {
    CaptureSentences told = new CaptureSentences(game, program);
    told.captured(program.options());
    told.mandatory(program.options());
    return told.sentences;
  }

  private void captured(Options options) {
    if (options.toEnemyHand()) {
      sentences.add(
          "Captured pieces go to the hand of their owner's enemy, whichever player captures them.");
    } else if (options.capturedToHand()) {
      sentences.add("Captured pieces go to the captor's hand.");
    } else if (options.recycleCaptures()) {
      sentences.add("Captured pieces go back to their owner's hand.");
    } else if (options.takesLast() && !goUnder()) {
      sentences.add("Captured pieces leave the board only when the move ends.");
    }
  }

  /** Whether captured pieces stay on the board, under those that capture them. */
  private boolean goUnder() {
    return game.pieces().stream()
        .flatMap(piece -> piece.blocks().stream())
        .flatMap(block -> Statement.all(block.statements()))
        .anyMatch(statement -> statement.match(GOES_UNDER));
  }

  private static final StatementCases.Few<Boolean> GOES_UNDER =
      new StatementCases.Few<>() {
        @Override
        public Boolean other(Statement it) {
          return false;
        }

        @Override
        public Boolean column(Statement.Column it) {
          return it.deed().work() == ColumnWork.UNDER;
        }
      };

  private void mandatory(Options options) {
    if (options.capturesFirst()) {
      sentences.add("Captures are mandatory.");
    }
    if (options.maximalCaptures()) {
      String dearer = dearer(options);
      sentences.add(
          "A player must capture as many pieces as possible"
              + (dearer.isEmpty() ? "" : ", and among them as many " + dearer + " as possible")
              + ".");
    }
    String before = "Of the captures that are left, ";
    for (Preference choice : game.capturedPieces().choices()) {
      sentences.add(before + first(choice) + ".");
    }
    if (options.goesOnFirst()) {
      sentences.add(
          "A piece that can capture the same in several ways must choose one after which it can go"
              + " on capturing, if there is one.");
    }
  }

  private String dearer(Options options) {
    TreeSet<String> names = new TreeSet<>();
    options.dearer().members().stream()
        .forEach(piece -> names.add(game.pieces().get(program.contents().type(piece)).name()));
    return plurals(names, "and");
  }

  private static String plurals(Collection<String> names, String and) {
    return Nouns.list(names.stream().map(Nouns::plural).toList(), and);
  }

  /** Which captures come first by a choice. */
  private static String first(Preference choice) {
    Map<String, Integer> worth = new TreeMap<>(choice.worth());
    List<String> names = List.copyOf(worth.keySet());
    boolean alike = worth.values().stream().allMatch(value -> value == 1);
    return switch (choice.kind()) {
      case CAPTOR -> "those by " + Article.a(Nouns.list(names, "or")) + " come first";
      case EARLY ->
          "those come first that capture " + plurals(names, "or") + " before other pieces";
      case CAPTURED ->
          alike
              ? "those of the most " + plurals(names, "and") + " come first"
              : "those of the highest value come first, where pieces count: "
                  + String.join(
                      ", ",
                      worth.entrySet().stream()
                          .map(entry -> entry.getKey() + " " + entry.getValue())
                          .toList());
    };
  }
}
