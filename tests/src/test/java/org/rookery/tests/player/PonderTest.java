package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.player.protocol.GameLookup;
import org.rookery.player.protocol.Protocol;
import org.rookery.player.protocol.Protocols;
import org.rookery.tests.Games;

/** Programs on whose boards we play may ask us to think while the other side does. */
class PonderTest {
  private static final String MATE = "position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
  private static final long LONG = 60_000_000_000L;

  private static final GameLookup GAMES =
      new GameLookup() {
        @Override
        public List<String> names() {
          return List.of("chess");
        }

        @Override
        public Optional<String> first() {
          return Optional.of("chess");
        }

        @Override
        public Optional<Game> find(String name) {
          return Optional.of(Games.game("chess"));
        }

        @Override
        public Optional<Game> load(String file) {
          return Optional.empty();
        }
      };

  private final List<String> out = Collections.synchronizedList(new ArrayList<>());

  private Protocol begin(String... lines) {
    Protocol protocol = Protocols.of(lines[0], GAMES, out::add).orElseThrow();
    Arrays.asList(lines).forEach(protocol::obey);
    return protocol;
  }

  private boolean said(String start) {
    return List.copyOf(out).stream().anyMatch(line -> line.startsWith(start));
  }

  private static boolean comes(BooleanSupplier what) throws InterruptedException {
    long began = System.nanoTime();
    while (!what.getAsBoolean() && System.nanoTime() - began < LONG) {
      Thread.sleep(5);
    }
    return what.getAsBoolean();
  }

  @Test
  void uci_keeps_a_turn_to_itself_until_the_expected_one_is_made() throws InterruptedException {
    try (Protocol uci = begin("uci", MATE, "go ponder movetime 20")) {
      assertThat(comes(() -> said("info depth 1 score mate 1"))).isTrue();
      Thread.sleep(60);
      assertThat(said("bestmove")).isFalse();
      uci.obey("ponderhit");
      assertThat(comes(() -> said("bestmove a1a8"))).isTrue();
    }
  }

  @Test
  void uci_counts_time_from_the_expected_turn_on() throws InterruptedException {
    try (Protocol uci = begin("uci", "position startpos moves e2e4", "go ponder movetime 300")) {
      assertThat(comes(() -> said("info depth 4 "))).isTrue();
      Thread.sleep(300);
      assertThat(said("bestmove")).isFalse();
      long hit = System.nanoTime();
      uci.obey("ponderhit");
      assertThat(comes(() -> said("bestmove"))).isTrue();
      assertThat(System.nanoTime() - hit).isBetween(250_000_000L, LONG);
      assertThat(out.get(out.size() - 1)).matches("bestmove \\w{4} ponder \\w{4}");
    }
  }

  @Test
  void uci_tells_what_it_has_when_another_turn_is_made() throws InterruptedException {
    try (Protocol uci = begin("uci", "position startpos moves e2e4", "go ponder")) {
      assertThat(comes(() -> said("info depth 3 "))).isTrue();
      uci.obey("stop");
      assertThat(said("bestmove")).isTrue();
    }
  }

  @Test
  void xboard_lets_us_think_in_the_opponents_time_and_stop_it() throws InterruptedException {
    try (Protocol xboard = begin("xboard", "new", "sd 3", "easy", "go")) {
      assertThat(comes(() -> said("move "))).isTrue();
      assertThat(comes(() -> !isThinking())).isTrue();
      xboard.obey("hard");
      xboard.obey("undo");
      xboard.obey("go");
      assertThat(comes(() -> out.stream().filter(line -> line.startsWith("move ")).count() == 2))
          .isTrue();
      assertThat(comes(PonderTest::isPondering)).isTrue();
      xboard.obey("easy");
      assertThat(comes(() -> !isThinking())).isTrue();
    }
  }

  private static boolean isPondering() {
    return runs("ponder");
  }

  private static boolean isThinking() {
    return runs("think");
  }

  /** Whether the thread that thinks is in a method of that name. */
  private static boolean runs(String method) {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(thread -> thread.getKey().getName().equals("thinking"))
        .flatMap(thread -> Arrays.stream(thread.getValue()))
        .anyMatch(frame -> frame.getMethodName().equals(method));
  }
}
