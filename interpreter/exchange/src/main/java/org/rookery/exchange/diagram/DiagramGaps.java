package org.rookery.exchange.diagram;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.EndingModel.Result;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.print.ModelForms;
import org.rookery.exchange.parts.DeadEndSquares;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;

/** What one game's rules say, moves aside, and another's do not. */
final class DiagramGaps {
  /** Sections about what is compared by playing, or about texts. */
  private static final Set<String> ELSEWHERE =
      Set.of(
          "title",
          "known-as",
          "notation",
          "turn-text",
          "hand-order",
          "skipped-in-fen",
          "players",
          "turn-order",
          "board",
          "board-setup",
          "piece",
          "clock");

  /** A type of which White's and Black's pieces have lines of their own. */
  private static final String OF_EACH = "White-(\\S+) Black-\\1(?= )";

  private DiagramGaps() {}

  /**
   * A rule that one game has and another does not.
   *
   * @param words a clause or a sentence
   * @param decides whether it makes another game; the rules that end endless games do not
   */
  record Gap(String words, boolean decides) {}

  /** What the first says and the second does not. */
  static List<Gap> between(GameModel game, GameModel other) {
    Map<String, String> ours = said(game);
    Set<String> theirs = said(other).keySet();
    Set<Gap> gaps = new LinkedHashSet<>();
    ours.forEach(
        (line, words) -> {
          if (!theirs.contains(line)) {
            gaps.add(new Gap(words, !isAboutEndlessGames(line)));
          }
        });
    return List.copyOf(gaps);
  }

  /** Repetition, quiet moves, and what is counted for draws. */
  private static boolean isAboutEndlessGames(String line) {
    return line.startsWith("(counter ")
        || line.contains("(repeated")
        || line.contains("(keeps-chasing? ")
        || (line.contains(" draw") && (line.contains("(clock)") || line.contains("(counter ")));
  }

  /** The rules by which a piece is dropped, as text. */
  static String drops(PieceModel piece) {
    return piece.drops().stream()
        .map(block -> ModelForms.of(block.statements()).toString())
        .collect(Collectors.joining());
  }

  /** Whether an ending says what it is for a player who is not in check and cannot move. */
  static boolean isStalemate(EndingModel ending) {
    String when = FormPrinter.line(ModelForms.of(ending.when()));
    return when.equals("no-turn?") || when.equals("(and no-turn? (not in-check?))");
  }

  /** What it is to leave the opponent nothing but their royal piece, as far as that is said. */
  static Optional<String> bareKing(GameModel game) {
    for (EndingModel ending : game.endings()) {
      String when = FormPrinter.line(ModelForms.of(ending.when()));
      if (when.equals("(= (count friend (board)) 1)") && ending.result() == Result.DRAW) {
        return Optional.of("draw");
      } else if (when.startsWith("(and (= (count friend (board)) 1) (> ")
          && ending.result() == Result.LOSS) {
        return Optional.of("win");
      }
    }
    return Optional.empty();
  }

  /** By what is compared, how it is told. */
  private static Map<String, String> said(GameModel game) {
    Map<String, String> said = new LinkedHashMap<>();
    SectionWords words = new SectionWords(game);
    for (Form form : ModelForms.of(game)) {
      String line = FormPrinter.line(form);
      String word = line.substring(1).split("[ )]", 2)[0];
      String sentence = words.of(word, line);
      if (!ELSEWHERE.contains(word) && !DeadEndSquares.isBarredBy(line)) {
        String nameless = line.replaceFirst("^\\(ending \"[^\"]*\"", "(ending");
        said.putIfAbsent(plain(nameless.replaceAll(OF_EACH, "$1"), game), sentence);
      }
    }
    return said;
  }

  /** Without the names of players, which a diagram does not know. */
  private static String plain(String line, GameModel game) {
    String all = "(players " + String.join(" ", game.players()) + ")";
    return line.replace(all, "");
  }
}
