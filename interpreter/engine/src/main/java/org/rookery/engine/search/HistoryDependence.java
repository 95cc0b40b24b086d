package org.rookery.engine.search;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.LazyRules;
import org.rookery.program.Quantity;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/**
 * What a game's rules ask about the past that a position's hash leaves out, found by looking at all
 * of its rules.
 *
 * <p>What is asked after a turn has been made, of that turn, hangs on the position before it and
 * the turn alone; so only the clock and repetition count there.
 *
 * @param lastMove whether they ask where the last move began, ended, or what it captured
 * @param clock whether they ask how many turns in a row were quiet
 * @param repetition whether they ask how often a position has occurred
 */
record HistoryDependence(boolean lastMove, boolean clock, boolean repetition) {
  /** What the rules ask, of which {@code endings} alone end games. */
  static HistoryDependence of(GameProgram program, List<Ending> endings) {
    List<Test> before =
        Stream.concat(endings.stream().map(Ending::when), rulesTests(program)).toList();
    List<Test> all = Stream.concat(before.stream(), after(program)).toList();
    return new HistoryDependence(
        before.stream().anyMatch(test -> test.mentions(HistoryDependence::isAboutLastMove)),
        all.stream().anyMatch(test -> test.mentions(HistoryDependence::readsClock))
            || changes(program).anyMatch(change -> readsClock(change.by())),
        all.stream().anyMatch(Test::isAboutRepetition));
  }

  private static Stream<Test> after(GameProgram program) {
    Stream<Test> parts =
        program.turnOrder().stream().flatMap(step -> step.then().stream()).map(part -> part.when());
    Stream<Test> counters = changes(program).map(change -> change.when());
    Stream<Test> again = program.turnOrder().stream().map(TurnStep::again);
    return Stream.of(
            parts, again, counters, program.forbidden().stream(), program.royal().legal().stream())
        .flatMap(stream -> stream);
  }

  private static Stream<GameProgram.CounterRule.Change> changes(GameProgram program) {
    return program.counters().stream().flatMap(counter -> counter.after().stream());
  }

  private static Stream<Test> rulesTests(GameProgram program) {
    return IntStream.range(1, program.contents().size())
        .boxed()
        .flatMap(piece -> rules(program, piece))
        .flatMap(rules -> rules.tests().stream())
        .distinct();
  }

  private static Stream<RuleBlocks> rules(GameProgram program, int piece) {
    LazyRules rules = program.rules();
    int squares = program.topology().size();
    boolean drops = program.droppable()[program.contents().type(piece)];
    return IntStream.range(0, program.groups().size())
        .boxed()
        .flatMap(
            group -> {
              Stream<RuleBlocks> moves =
                  IntStream.range(0, squares).mapToObj(from -> rules.moves(piece, from, group));
              Stream<RuleBlocks> fromHand =
                  drops
                      ? Stream.concat(
                          IntStream.range(0, squares).mapToObj(to -> rules.drops(piece, to, group)),
                          Stream.of(rules.inHand(piece, group)))
                      : Stream.empty();
              return Stream.concat(moves, fromHand);
            });
  }

  private static boolean isAboutLastMove(Test test) {
    return test instanceof Test.OfLastMove
        || test.quantities().stream().anyMatch(HistoryDependence::readsLastMove);
  }

  private static boolean readsLastMove(Quantity quantity) {
    return quantity instanceof Quantity.LastSquare
        || quantity.nested().stream().anyMatch(HistoryDependence::readsLastMove);
  }

  private static boolean readsClock(Test test) {
    return test.quantities().stream().anyMatch(HistoryDependence::readsClock);
  }

  private static boolean readsClock(Quantity quantity) {
    return quantity instanceof Quantity.Clock
        || quantity.nested().stream().anyMatch(HistoryDependence::readsClock);
  }
}
