package org.rookery.compiler.specialize;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.rookery.compiler.graph.GraphTraits;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.EliminationModel;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.AnotherTurn;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.PieRule;

/**
 * What a game's rules ask anywhere, found before any code is made: code comes square by square,
 * when the game is on, and by then what all of it shares must be known.
 *
 * @param forbidden the conditions that single moves forbid, each once
 * @param forPasses whether some rule asks how many turns in a row were passes
 * @param forLastMove whether some rule asks where the last move began or ended, other than after
 *     that very move: counters change then
 * @param forStacks whether squares hold columns of pieces: at the start, or by some move
 * @param forHands whether some move gives up pieces in hand
 */
record GameQueries(
    List<Condition> forbidden,
    boolean forPasses,
    boolean forLastMove,
    boolean forStacks,
    boolean forHands) {
  /** What the moves ask and forbid, then what the rest of the game asks. */
  static GameQueries of(GameModel game, List<MoveGraph> graphs) {
    Set<Condition> forbidden = new LinkedHashSet<>();
    boolean forPasses = false;
    boolean forLastMove = false;
    boolean forHands = false;
    boolean forStacks = !game.setup().covered().isEmpty();
    for (MoveGraph graph : graphs) {
      forbidden.addAll(graph.traits().forbidden());
      forPasses |= graph.traits().asksForPasses();
      forLastMove |= graph.traits().asksForLastMove();
      forStacks |= graph.traits().stacks();
      forHands |= graph.traits().discards();
    }
    List<Condition> ofCounters = changes(game).map(CounterModel.Change::when).toList();
    List<Condition> elsewhere =
        Stream.of(
                forbidden.stream(),
                game.endings().stream().map(EndingModel::when),
                game.elimination().stream().map(EliminationModel::when),
                game.anotherTurns().stream().map(AnotherTurn::when),
                game.mayPass().stream(),
                game.pieRule().flatMap(PieRule::when).stream(),
                game.phases().stream().map(Phase::when),
                game.points().stream()
                    .<Condition>map(points -> Condition.Compare.isSome(points.number())),
                Stream.<Condition>of(Condition.Compare.isSome(game.most())))
            .flatMap(stream -> stream)
            .toList();
    return new GameQueries(
        List.copyOf(forbidden),
        forPasses
            || elsewhere.stream().anyMatch(GraphTraits::isAboutPasses)
            || ofCounters.stream().anyMatch(GraphTraits::isAboutPasses)
            || changes(game).anyMatch(change -> GraphTraits.isAboutPasses(change.by())),
        forLastMove || elsewhere.stream().anyMatch(GraphTraits::isAboutLastMove),
        forStacks,
        forHands);
  }

  private static Stream<CounterModel.Change> changes(GameModel game) {
    return game.counters().stream().flatMap(counter -> counter.after().stream());
  }
}
