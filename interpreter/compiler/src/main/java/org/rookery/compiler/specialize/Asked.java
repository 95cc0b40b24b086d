package org.rookery.compiler.specialize;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.Phase;

/**
 * What a game's rules ask anywhere, found before any code is made: code comes square by square,
 * when the game is on, and by then what all of it shares must be known.
 *
 * @param forbidden the conditions that single moves forbid, each once
 * @param forPasses whether some rule asks how many turns in a row were passes
 */
record Asked(List<Condition> forbidden, boolean forPasses) {
  /** What the moves ask and forbid, then what the rest of the game asks. */
  static Asked of(GameModel game, List<MoveGraph> graphs) {
    Set<Condition> forbidden = new LinkedHashSet<>();
    boolean forPasses = false;
    for (MoveGraph graph : graphs) {
      for (Node node : graph.nodes()) {
        if (node instanceof Node.Apply apply && apply.effect() instanceof Effect.Forbid forbid) {
          forbidden.add(forbid.condition());
        } else if (node instanceof Node.Test test) {
          forPasses |= isAboutPasses(test.condition());
        }
      }
    }
    Stream<Condition> ofCounters =
        game.counters().stream()
            .flatMap(counter -> counter.after().stream())
            .map(CounterModel.Change::when);
    boolean elsewhere =
        Stream.of(
                forbidden.stream(),
                game.endings().stream().map(EndingModel::when),
                ofCounters,
                game.phases().stream().map(Phase::when))
            .flatMap(stream -> stream)
            .anyMatch(Asked::isAboutPasses);
    return new Asked(List.copyOf(forbidden), forPasses || elsewhere);
  }

  private static boolean isAboutPasses(Condition condition) {
    if (condition instanceof Condition.Compare compare) {
      return isAboutPasses(compare.left()) || isAboutPasses(compare.right());
    }
    for (Condition part : parts(condition)) {
      if (isAboutPasses(part)) {
        return true;
      }
    }
    return false;
  }

  private static List<Condition> parts(Condition condition) {
    if (condition instanceof Condition.Not not) {
      return List.of(not.condition());
    } else if (condition instanceof Condition.And and) {
      return and.conditions();
    }
    return condition instanceof Condition.Or or ? or.conditions() : List.of();
  }

  private static boolean isAboutPasses(Amount amount) {
    return amount instanceof Amount.Passes
        || amount.nested().stream().anyMatch(Asked::isAboutPasses);
  }
}
