package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.game.phrase.Voice;
import org.rookery.language.source.Origin;

/** Where a piece may be dropped from the hand, on which conditions, and what else that does. */
final class DropSentences {
  /** Of more blocks that have no words as a whole each is only pointed to. */
  private static final int MOST_BLOCKS = 3;

  private static final Voice VOICE = Voice.ARRIVAL.at("that square");

  private final GameModel game;
  private final Set<String> zones;
  private final boolean quoted;

  /**
   * Sentences about pieces of a game.
   *
   * @param zones where the zones are noted that they speak of
   * @param quoted whether what their author says of them is quoted, and no place need be told
   */
  DropSentences(GameModel game, Set<String> zones, boolean quoted) {
    this.game = game;
    this.zones = zones;
    this.quoted = quoted;
  }

  /** A sentence for each block, those alike once. */
  Set<String> of(List<Block> blocks) {
    Set<String> sentences = new LinkedHashSet<>();
    for (Block block : blocks) {
      if (block instanceof Block.Written) {
        sentences.add(sentence(block, blocks.size() <= MOST_BLOCKS));
      }
    }
    return sentences;
  }

  private String sentence(Block block, boolean few) {
    List<Statement> rest =
        new ArrayList<>(block.statements().stream().flatMap(DropSentences::single).toList());
    String where = rest.removeIf(DropSentences::asksEmpty) ? " on an empty square" : "";
    String may = "From the hand it may be dropped" + where;
    return clauses(rest)
        .filter(Pointer::isShort)
        .map(text -> may + (text.isEmpty() ? "." : ": " + text + "."))
        .or(() -> few ? inPart(may, rest) : Optional.empty())
        .orElseGet(() -> may + ", on conditions" + captures(block) + end(block));
  }

  /** What has words, as long as it is said of the square of the drop, and where the rest is. */
  private Optional<String> inPart(String may, List<Statement> statements) {
    List<String> told = new ArrayList<>();
    List<Origin> untold = new ArrayList<>();
    boolean stands = true;
    for (Statement statement : statements) {
      Optional<String> clause = stands ? clauses(List.of(statement)) : Optional.empty();
      stands &= clause.isPresent() || statement.required().isPresent();
      if (clause.isEmpty()) {
        untold.add(statement.origin());
      } else if (!clause.get().isEmpty()) {
        told.add(clause.get());
      }
    }
    String text = String.join("; ", told);
    return told.isEmpty() || !Pointer.isShort(text)
        ? Optional.empty()
        : Optional.of(
            may
                + ": "
                + text
                + "; more is asked or done"
                + (quoted ? "." : ": " + Pointer.list(untold) + "."));
  }

  private Optional<String> clauses(List<Statement> statements) {
    return EffectClauses.of(statements, game, VOICE, zones)
        .map(clauses -> String.join("; ", clauses));
  }

  /** What is asked at once, as questions of their own. */
  private static Stream<Statement> single(Statement statement) {
    return statement.required().isEmpty()
        ? Stream.of(statement)
        : statement.required().get().conjuncts().stream()
            .map(condition -> new Statement.Verify(condition, statement.origin()));
  }

  private static String captures(Block block) {
    return Statement.all(block.statements()).anyMatch(ChangeStatement.Capture.class::isInstance)
        ? ", and may capture"
        : "";
  }

  private String end(Block block) {
    return quoted ? "." : Pointer.end(block.origin());
  }

  private static boolean asksEmpty(Statement statement) {
    return statement
        .required()
        .filter(new SquareCondition.Empty(new Place.Here())::equals)
        .isPresent();
  }
}
