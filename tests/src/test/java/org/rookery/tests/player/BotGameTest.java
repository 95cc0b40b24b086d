package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.player.protocol.GameLookup;
import org.rookery.player.protocol.Protocol;
import org.rookery.player.protocol.Protocols;
import org.rookery.tests.Games;

/**
 * Whole games as programs for playing sites hold them by UCI: the variant is set, the game is told
 * anew before each move, clocks run, and the move that is expected is thought about in the other
 * side's time.
 */
@Tag("slow")
class BotGameTest {
  private static final int PLIES = 40;
  private static final String CLOCKS = " wtime 600 btime 600 winc 10 binc 10";

  private static final GameLookup GAMES =
      new GameLookup() {
        @Override
        public List<String> names() {
          return List.of("chess", "crazyhouse");
        }

        @Override
        public Optional<String> first() {
          return Optional.empty();
        }

        @Override
        public Optional<Game> find(String name) {
          return names().contains(name) ? Optional.of(Games.game(name)) : Optional.empty();
        }

        @Override
        public Optional<Game> load(String file) {
          return Optional.of(Games.game(file));
        }
      };

  /** One side: an engine, what it was told, and what it answers. */
  private static final class Bot implements AutoCloseable {
    private final List<String> out = Collections.synchronizedList(new ArrayList<>());
    private final Protocol engine = Protocols.of("uci", GAMES, out::add).orElseThrow();
    private int asked;
    private int hits;
    private Optional<String> expected = Optional.empty();

    Bot(String option, String value) {
      say("uci");
      say("setoption name Hash value 8");
      say("setoption name Threads value 1");
      say("setoption name " + option + " value " + value);
      say("ucinewgame");
      say("isready");
      assertThat(out).contains("uciok", "readyok");
    }

    private void say(String line) {
      assertThat(engine.obey(line)).isTrue();
    }

    private void go(String how, List<String> game) {
      say("position startpos" + (game.isEmpty() ? "" : " moves " + String.join(" ", game)));
      say("go" + how + CLOCKS);
      asked++;
    }

    /** The move after these, of which the last was the other side's. */
    String move(List<String> game) {
      String last = game.isEmpty() ? "" : game.get(game.size() - 1);
      boolean hit = expected.filter(last::equals).isPresent();
      if (hit) {
        hits++;
        say("ponderhit");
      } else {
        if (expected.isPresent()) {
          say("stop"); // the answer to what did not come is dropped
        }
        go("", game);
      }
      engine.await();
      assertThat(out.stream().filter(line -> line.startsWith("bestmove "))).hasSize(asked);
      String[] answer = out.get(out.size() - 1).split(" ");
      assertThat(answer[0]).isEqualTo("bestmove");
      expected = answer.length == 4 ? Optional.of(answer[3]) : Optional.empty();
      return answer[1];
    }

    /** Thinks about the answer it expects. */
    void ponder(List<String> game) {
      expected.ifPresent(
          move -> {
            List<String> further = new ArrayList<>(game);
            further.add(move);
            go(" ponder", further);
          });
    }

    @Override
    public void close() {
      say("stop");
      engine.close();
    }
  }

  @ParameterizedTest
  @CsvSource({"UCI_Variant,crazyhouse", "RulesFile,ruddigore"})
  void a_game_is_played_from_its_start_on(String option, String game) {
    Match match = Games.game(game).start();
    List<String> moves = new ArrayList<>();
    try (Bot white = new Bot(option, game);
        Bot black = new Bot(option, game)) {
      while (moves.size() < PLIES && !match.isOver()) {
        Bot mover = moves.size() % 2 == 0 ? white : black;
        String move = mover.move(moves);
        assertThat(match.turns().readFromProgram(move)).isInstanceOf(TurnReading.Found.class);
        match.play(move);
        moves.add(move);
        if (!match.isOver()) {
          mover.ponder(moves);
        }
      }
      assertThat(moves).hasSizeGreaterThan(10);
      assertThat(white.hits + black.hits).isPositive();
      assertThat(white.out).noneMatch(line -> line.startsWith("info string illegal"));
    }
  }
}
