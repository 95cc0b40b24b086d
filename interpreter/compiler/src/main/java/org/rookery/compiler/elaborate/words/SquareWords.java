package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.elaborate.board.BoardLines;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Facing;

/** Words for squares known by name, wherever squares are listed. */
public final class SquareWords {
  public static final List<Keyword<List<String>>> LIST =
      List.of(
          word(
              "rank",
              "name…",
              "The squares of ranks, by their labels.",
              "(rank 1 2)",
              c -> labelled(c, true)),
          word(
              "file",
              "name…",
              "The squares of files, by their labels.",
              "(file a)",
              c -> labelled(c, false)),
          word(
              "own-rank",
              "integer…",
              "The squares of ranks counted from the player's own side.",
              "(own-rank 8)",
              SquareWords::ownRank),
          word(
              "zone",
              "zone",
              "The squares of another zone.",
              "(zone promotion)",
              c ->
                  List.copyOf(c.scope().plan().zone(c.name(NameKind.ZONE, 0), c.scope().viewer()))),
          word("all", "", "Every square.", "(all)", c -> List.copyOf(c.scope().plan().squares())),
          word(
              "without",
              "squares squares…",
              "The first less the others.",
              "(without (all) home (rank 8))",
              c -> less(c.scope().squares(c.arg(0)), c.scope().squares(c.from(1)))),
          word(
              "both",
              "squares squares",
              "What the two have in common.",
              "(both (rank 1) (file a))",
              SquareWords::both));

  private SquareWords() {}

  private static List<String> labelled(Call call, boolean ranks) {
    Set<String> squares = new LinkedHashSet<>();
    for (int i = 0; i < call.size(); i++) {
      String label = call.text(i);
      List<String> line =
          ranks ? call.scope().lines().rank(label) : call.scope().lines().file(label);
      if (line.isEmpty()) {
        call.problems()
            .error(
                "unknown-" + call.word(),
                call.arg(i).origin(),
                "The board has no " + call.word() + " `" + label + "`.",
                call.problems().guess(label, call.scope().lines().labels(ranks)));
      }
      squares.addAll(line);
    }
    return List.copyOf(squares);
  }

  private static List<String> ownRank(Call call) {
    Set<String> squares = new LinkedHashSet<>();
    BoardLines lines = call.scope().lines();
    Facing facing = call.scope().plan().facing(call.scope().viewer());
    for (int i = 0; i < call.size(); i++) {
      List<String> rank = lines.ownRank(call.integer(i), facing);
      if (rank.isEmpty()) {
        call.problems()
            .error(
                "unknown-rank",
                call.arg(i).origin(),
                "The board has no rank number `" + call.text(i) + "`.");
      }
      squares.addAll(rank);
    }
    return List.copyOf(squares);
  }

  private static List<String> both(Call call) {
    List<String> common = new ArrayList<>(call.scope().squares(call.arg(0)));
    common.retainAll(Set.copyOf(call.scope().squares(call.arg(1))));
    return common;
  }

  /** What the second list lacks, in order. */
  private static List<String> less(List<String> squares, List<String> without) {
    List<String> rest = new ArrayList<>(squares);
    rest.removeAll(Set.copyOf(without));
    return rest;
  }
}
