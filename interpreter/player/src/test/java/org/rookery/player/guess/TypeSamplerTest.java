package org.rookery.player.guess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.engine.position.Position;
import org.rookery.engine.sight.Seer;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.player.random.SplitMix64;

/** Types are dealt out to unknown pieces as the game so far allows. */
final class TypeSamplerTest {
  private static final int DRAWN = 60;

  private static final String RULES =
      """
      (game (title "Cellar") (players White Black) (turn-order White Black)
        (hidden Cover)
        (board (rectangle 4 5) (zone (name home) (positions (own-rank 1))))
        (board-setup
          (White (Guard a1 b1 c1 d1))
          (Black (Guard a5) (Wall b5) (Cart c5 d5) (Wall off 1) (Guard off 1)))
        (piece (name Cover) (letter X))
        (piece (name Guard) (letter G) (moves (betza "W")) (drops ((verify empty?) add)))
        (piece (name Cart) (letter C) (moves (betza "R")))
        (piece (name Wall) (letter Q) (drops ((verify (and empty? (in-zone? home))) add)))
        (ending "captured" (= (count friend (board)) 0) loss))
      """;

  private static final Game GAME = Rules.of("cellar.rules", RULES).load().orThrow();

  /** By square or `hand` the types that some drawn position has there, after these moves. */
  private static TreeMap<String, Set<String>> drawn(String... moves) {
    Match match = GAME.start();
    for (String move : moves) {
      match.play(move);
    }
    Seer seer = new Seer(match.engine().generator());
    TypeSampler sampler = new TypeSampler(match.engine().generator(), seer);
    TypeSampler.Known known = sampler.known(match.position());
    SplitMix64 random = new SplitMix64(1);
    TreeMap<String, Set<String>> found = new TreeMap<>();
    for (int i = 0; i < DRAWN; i++) {
      Position world = sampler.draw(known, random);
      assertThat(seer.of(world, world.mover())).isEqualTo(seer.of(match.position(), 0));
      IntStream.range(0, GAME.squares().size())
          .filter(square -> world.content(square) != 0)
          .forEach(square -> note(found, GAME.squares().get(square), world.content(square)));
      IntStream.range(1, world.program().contents().size())
          .filter(content -> world.hand(content) > 0)
          .forEach(content -> note(found, "hand", content));
    }
    return found;
  }

  private static void note(TreeMap<String, Set<String>> found, String where, int content) {
    String name = GAME.program().pieces().get(GAME.program().contents().type(content)).name();
    found.computeIfAbsent(where, unused -> new TreeSet<>()).add(name);
  }

  @Test
  void withoutMovesAPieceMayBeAnythingThatIsThere() {
    TreeMap<String, Set<String>> found = drawn();
    assertThat(found.get("b5")).containsExactlyInAnyOrder("Guard", "Cart", "Wall");
    assertThat(found.get("hand")).containsExactlyInAnyOrder("Guard", "Cart", "Wall");
    assertThat(found.get("a1")).containsExactly("Guard");
  }

  @Test
  void aPieceThatHasMovedIsOfATypeThatMovesSo() {
    TreeMap<String, Set<String>> one = drawn("a1-a2", "d5-d4");
    assertThat(one.get("d4")).containsExactlyInAnyOrder("Guard", "Cart");
    TreeMap<String, Set<String>> far = drawn("a1-a2", "d5-d3", "a2-a1", "d3-d4");
    assertThat(far.get("d4")).containsExactly("Cart");
  }

  @Test
  void aPieceThatWasPutDownIsOfATypeThatMayStandThere() {
    assertThat(drawn("a1-a2", "g*c4").get("c4")).containsExactly("Guard");
  }

  @Test
  void whatIsCapturedIsNowhereElse() {
    TreeMap<String, Set<String>> found =
        drawn("a1-a2", "c5-c2", "c1-c2", "d5-d2", "c2-d2", "a5-a4");
    assertThat(found.values()).noneMatch(types -> types.contains("Cart"));
  }

  /** How long nothing was captured all have seen; not that a piece of some type has moved. */
  @ParameterizedTest
  @CsvSource({"captures, 3", "captures Cart, 0"})
  void theClockIsKnownWhereItTellsNoType(String resets, int clock) {
    String ending = "(quiet-turns 50 (reset-by " + resets + ") draw)\n(ending";
    Match match =
        Rules.of("cellar.rules", RULES.replace("(ending", ending)).load().orThrow().start();
    List.of("a1-a2", "a5-a4", "a2-a1").forEach(match::play);
    Seer seer = new Seer(match.engine().generator());
    TypeSampler sampler = new TypeSampler(match.engine().generator(), seer);
    Position world = sampler.draw(sampler.known(match.position()), new SplitMix64(1));
    assertThat(world.clock()).isEqualTo(clock);
    assertThat(seer.of(match.position(), 0).seen().clock()).isEqualTo(clock);
  }
}
