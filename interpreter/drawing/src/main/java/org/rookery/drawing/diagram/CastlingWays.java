package org.rookery.drawing.diagram;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.rookery.engine.convention.CastlingRule;
import org.rookery.engine.convention.Grid;
import org.rookery.engine.notation.Labels;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.RuleWalk;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/** How a piece castles from a square, as {@link CastlingRule} says. */
public final class CastlingWays {
  private static final int PARTNER = 1;

  private final GameProgram program;
  private final Labels labels;
  private final CastlingRule rule;
  private final int content;
  private final int start;

  private CastlingWays(GameProgram program, int content, int start) {
    this.program = program;
    this.labels = new Labels(program);
    this.rule = new CastlingRule(program, new Grid(program.topology(), program.layout()));
    this.content = content;
    this.start = start;
  }

  /** A phrase for each way: from and to which squares the piece goes, and with which friend. */
  public static List<String> of(GameProgram program, int content, int square) {
    return new CastlingWays(program, content, square).find();
  }

  private List<String> find() {
    Set<Integer> groups = new LinkedHashSet<>();
    for (TurnStep step : program.turnOrder()) {
      if (step.as() == program.contents().owner(content)) {
        step.tiers().forEach(groups::addAll);
      }
    }
    Set<String> ways = new LinkedHashSet<>();
    Predicate<Act> visitor =
        act -> {
          way(act, ways);
          return true; // more of them are looked for
        };
    ActWalk walk = new ActWalk(program, content, start, PARTNER, visitor);
    groups.forEach(group -> walk.walk(program.rules().moves(content, start, group)));
    return List.copyOf(ways);
  }

  private void way(Act act, Set<String> ways) {
    List<Integer> moves =
        act.edits().stream().filter(word -> Edit.kind(word) == Edit.MOVE).toList();
    for (int word : moves) {
      int from = Edit.a(word);
      int partner = partner(act, from);
      if (moves.size() == 2
          && from != start
          && partner != Contents.EMPTY
          && castles(act, new CastlingRule.Leg(partner, from, Edit.b(word)))) {
        ways.add(
            "from "
                + labels.square(start)
                + " to "
                + labels.square(act.target(start))
                + ", with the "
                + program.pieces().get(program.contents().type(partner)).name()
                + (from == Edit.b(word) ? " on " : " from ")
                + labels.square(from)
                + (from == Edit.b(word) ? "" : " to " + labels.square(Edit.b(word)))
                + conditions(act, from));
      }
    }
  }

  private boolean castles(Act act, CastlingRule.Leg partner) {
    CastlingRule.Known known =
        new CastlingRule.Known() {
          @Override
          public boolean keeps(int right) {
            return act.answers().stream()
                .anyMatch(it -> it.holds() && it.test().kept().equals(OptionalInt.of(right)));
          }

          @Override
          public boolean has(int square, int attribute) {
            return act.answers()
                .contains(new RuleWalk.Answer(new Test.Attribute(square, attribute), true));
          }
        };
    CastlingRule.Leg leg = new CastlingRule.Leg(content, start, act.target(start));
    return rule.isCastling(leg, partner, known);
  }

  /**
   * The friend of another type that stands on a square, now or in the set-up; empty where it may be
   * another. Two of one type only go together.
   */
  private int partner(Act act, int square) {
    BitSet pieces = act.needs().getOrDefault(square, new BitSet());
    int piece = pieces.cardinality() == 1 ? pieces.nextSetBit(0) : program.start().board()[square];
    boolean friend =
        piece != Contents.EMPTY
            && (pieces.isEmpty() || pieces.get(piece))
            && program.contents().owner(piece) == program.contents().owner(content)
            && program.contents().type(piece) != program.contents().type(content);
    return friend ? piece : Contents.EMPTY;
  }

  private String conditions(Act act, int partner) {
    Set<String> needs = new LinkedHashSet<>();
    List<String> empty = new ArrayList<>();
    for (int square : act.needs().keySet()) {
      if (square != partner && act.mustBeEmpty(square)) {
        empty.add(labels.square(square));
      }
    }
    Set<String> safe = new TreeSet<>();
    for (RuleWalk.Answer answer : act.answers()) {
      if (answer.test() instanceof Test.Attacked attacked && !answer.holds()) {
        safe.add(labels.square(attacked.square()));
      } else if (answer.test().kept().isPresent() && answer.holds()) {
        needs.add("neither has moved");
      }
    }
    if (!empty.isEmpty()) {
      needs.add(all(empty) + " empty");
    }
    if (!safe.isEmpty()) {
      needs.add(all(List.copyOf(safe)) + " not attacked");
    }
    return needs.isEmpty() ? "" : ", if " + String.join(", and ", needs);
  }

  private static String all(List<String> squares) {
    return squares.size() == 1
        ? squares.get(0) + " is"
        : String.join(", ", squares.subList(0, squares.size() - 1))
            + " and "
            + squares.get(squares.size() - 1)
            + " are";
  }
}
