package org.rookery.compiler.graph;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.SquareCondition;

/**
 * What the nodes of a graph, or of a game's other rules, have to do with at all; found in one pass,
 * since a graph may have hundred thousands of nodes.
 *
 * @param onlyForward whether no step goes anywhere but forward
 * @param onlyCounts whether all effects are on counters
 * @param asksForRights whether a condition is about pieces that were never moved
 * @param asksForPasses whether a condition is about how many turns in a row were passes
 * @param asksForLastMove whether anything hangs on where the last move began or ended
 * @param stacks whether an effect makes or divides a column of pieces
 * @param discards whether an effect gives up a piece in hand
 * @param forbidden the conditions that single moves forbid, each once
 * @param continuations the move types that partial moves go on with
 */
public record GraphTraits(
    boolean onlyForward,
    boolean onlyCounts,
    boolean asksForRights,
    boolean asksForPasses,
    boolean asksForLastMove,
    boolean stacks,
    boolean discards,
    Set<Condition> forbidden,
    Set<String> continuations) {

  static GraphTraits of(List<Node> nodes) {
    boolean onlyForward = true;
    boolean onlyCounts = true;
    boolean asksForRights = false;
    boolean asksForPasses = false;
    boolean asksForLastMove = false;
    boolean stacks = false;
    boolean discards = false;
    Set<Condition> forbidden = new LinkedHashSet<>();
    Set<String> continuations = new LinkedHashSet<>();
    for (Node node : nodes) {
      if (node instanceof Node.Step step) {
        onlyForward &= step.direction() instanceof Direction.Leap leap && leap.forward() > 0;
      } else if (node instanceof Node.Test test) {
        Condition condition = test.condition();
        asksForRights |= condition instanceof Condition.OfRights;
        asksForPasses |= isAboutPasses(condition);
        asksForLastMove |= isAboutLastMove(condition);
      } else if (node instanceof Node.Set set && set.place().isOfLastMove()) {
        asksForLastMove = true;
      } else if (node instanceof Node.Apply apply) {
        onlyCounts &=
            apply.effect() instanceof Effect.Count || apply.effect() instanceof Effect.CountOn;
        stacks |= apply.effect() instanceof Effect.Column;
        discards |= apply.effect() instanceof Effect.Discard;
        if (apply.effect() instanceof Effect.Forbid forbid) {
          forbidden.add(forbid.condition());
        }
      } else if (node instanceof Node.Emit emit) {
        emit.partial().ifPresent(continuations::add);
      }
    }
    return new GraphTraits(
        onlyForward,
        onlyCounts,
        asksForRights,
        asksForPasses,
        asksForLastMove,
        stacks,
        discards,
        forbidden,
        continuations);
  }

  /** Whether a condition is about how many turns in a row were passes. */
  public static boolean isAboutPasses(Condition condition) {
    return condition.mentions(part -> part.amounts().stream().anyMatch(GraphTraits::isAboutPasses));
  }

  /** Whether a condition is about where the last move began or ended. */
  public static boolean isAboutLastMove(Condition condition) {
    return condition.mentions(
        part ->
            part instanceof SquareCondition.OfLastMove
                || (part instanceof SquareCondition located && located.place().isOfLastMove())
                || part.amounts().stream().anyMatch(GraphTraits::isAboutLastMove));
  }

  private static boolean isAboutLastMove(Amount amount) {
    return (amount instanceof Amount.SquareNumber number && number.place().isOfLastMove())
        || amount.nested().stream().anyMatch(GraphTraits::isAboutLastMove);
  }

  /** Whether a number hangs on how many turns in a row were passes. */
  public static boolean isAboutPasses(Amount amount) {
    return amount instanceof Amount.Passes
        || amount.nested().stream().anyMatch(GraphTraits::isAboutPasses);
  }
}
