package org.rookery.suites.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;

/** What an observer is told that a case looks at, key by key. */
final class ObservedCasesTest {
  private static final Game GAME =
      Rules.of(
              "seen.rules",
              """
              (game (title "Seen") (players White Black) (turn-order White Black)
                (board (rectangle 3 3)) (board-setup (White (Stone a1)) (Black (Stone c3)))
                (counter hits 0 (per player)) (counter all 0)
                (piece (name Stone) (letter S) (moves (betza "W"))))
              """)
          .load()
          .orThrow();

  /** Notes what it is told, with a mark where the Stone has left a1. */
  private static final class Notes implements CaseObserver {
    private final List<String> told = new ArrayList<>();

    private void note(Position position, String what) {
      told.add(what + (position.content(0) == 0 ? "'" : ""));
    }

    @Override
    public void begins(Position position) {
      note(position, "begins");
    }

    @Override
    public void turns(Position position) {
      note(position, "turns");
    }

    @Override
    public void turnsOf(Position position, int square) {
      note(position, "turns of " + square);
    }

    @Override
    public void named(Position position, String text, Optional<Move> move) {
      note(position, text + (move.isPresent() ? "" : "?"));
    }

    @Override
    public void leaves(Position position, int depth) {
      note(position, "leaves " + depth);
    }

    @Override
    public void state(Position position, Key key) {
      note(position, "" + key);
    }

    @Override
    public void square(Position position, int square) {
      note(position, "square " + square);
    }

    @Override
    public void counter(Position position, String name) {
      note(position, name);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "expect: {count: 2} | begins, turns",
        "expect: {moves: [a1-a2, a1-b1]} | begins, turns",
        "expect: {legal: [a1-a2]} | begins, a1-a2",
        "expect: {illegal: [a1-a3]} | begins, a1-a3?",
        "expect: {targets: {a1: [a2, b1]}} | begins, turns of 0",
        "expect: {check: false} | begins, CHECK",
        "expect: {outcome: ongoing} | begins, OUTCOME",
        "expect: {board: {b1: empty}} | begins, BOARD, square 1",
        "expect: {hand: {White: {}}} | begins, HAND",
        "expect: {flags: {all: 0}} | begins, FLAGS, all",
        "expect: {flags: {hits: {Black: 0}}} | begins, FLAGS, hits-Black",
        "expect: {perft: {1: 2}} | begins, leaves 1",
        "expect: {after: {a1-a2: {captured: []}}} | begins, a1-a2, CAPTURED'",
        "play: [a1-a2], expect: {count: 2} | begins, a1-a2, turns'",
      })
  void whatIsLookedAt(String keys, String told) throws Exception {
    String text = "rules: seen.rules\ncases:\n  - {name: it, " + keys + "}\n";
    Suite suite = SuiteReader.parse(Path.of("seen.yaml"), text);
    Notes notes = new Notes();
    CaseResult result = new CaseRunner(GAME, suite, 5, notes).run(suite.items().get(0));
    assertThat(result.passed()).isTrue();
    assertThat(String.join(", ", notes.told)).isEqualTo(told);
  }
}
