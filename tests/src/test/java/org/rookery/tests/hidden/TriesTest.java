package org.rookery.tests.hidden;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.sight.Tries;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.tests.Games;

/** Moves that an umpire refuses, in random games: they change nothing, and tell nothing. */
final class TriesTest {
  private static final int GAMES = 3;
  private static final int LONGEST = 90;

  private static List<String> umpired() {
    return Games.asked(
        Games.names().stream()
            .filter(name -> Games.game(name).program().options().hiding().umpire().isPresent())
            .toList());
  }

  @ParameterizedTest
  @MethodSource("umpired")
  void thatAMoveIsLegalIsNotWhyItCanBeTried(String name) {
    Game game = Games.game(name);
    Disguise disguise = new Disguise(game.program());
    Tries tries = new Tries(game.engine().generator());
    for (int i = 0; i < GAMES; i++) {
      Random random = new Random(i);
      Match match = game.start();
      for (int move = 0; move < LONGEST && !match.isOver(); move++) {
        Position position = match.position();
        Set<Move> seen = tries.bySight(position);
        List<Move> legal = match.engine().generator().legalMoves(position);
        assertThat(seen)
            .as(match.fen())
            .containsAll(disguise.decided(position, legal))
            .hasSameSizeAs(match.turns());
        match.play(match.turns().get(random.nextInt(match.turns().size())));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("umpired")
  void whatIsRefusedChangesNothingAndIsNotOfferedAgain(String name) {
    Game game = Games.game(name);
    Random random = new Random(7);
    int refused = 0;
    Match match = game.start();
    while (match.moves().size() < LONGEST && !match.isOver()) {
      LegalMove turn = match.turns().get(random.nextInt(match.turns().size()));
      Set<String> offered = texts(match);
      Setup before = match.position().setup();
      long hash = match.position().hash();
      int occurrences = match.position().occurrences();
      match.play(turn);
      assertThat(match.position().hash()).isEqualTo(match.position().recomputedHash());
      if (turn.move().isRefused()) {
        refused++;
        offered.remove(turn.text());
        assertThat(texts(match)).isEqualTo(offered);
        assertThat(match.position().setup()).isEqualTo(before);
        assertThat(match.position().occurrences()).isLessThanOrEqualTo(occurrences);
        assertThat(match.position().hash()).isNotEqualTo(hash);
      }
      match.back();
      assertThat(match.position().hash()).isEqualTo(hash);
      assertThat(match.position().setup()).isEqualTo(before);
      match.play(turn);
    }
    assertThat(refused).as("moves refused").isPositive();
    List<String> texts = match.played();
    Match again = game.start();
    texts.forEach(again::play);
    assertThat(again.fen()).isEqualTo(match.fen());
    assertThat(again.moves()).isEqualTo(match.moves());
    assertThat(new Position(match.position()).hash()).isEqualTo(match.position().hash());
  }

  private static Set<String> texts(Match match) {
    return new HashSet<>(match.turns().stream().map(LegalMove::text).toList());
  }

  @Test
  void bothHearTheUmpireAndOnlyOneKnowsTheMove() {
    Match match = Games.game("kriegspiel").start();
    List<String> white = new ArrayList<>();
    List<String> black = new ArrayList<>();
    for (String move : List.of("e2-d3", "e2-e4", "d7-d5", "e4-d5")) {
      match.play(move);
      white.add(MatchSight.of(match, 0).state());
      black.add(MatchSight.of(match, 1).state());
    }
    assertThat(white)
        .containsExactly(
            "Refused.",
            "The game goes on.",
            "White's legal captures by Pawn: 1.",
            "Pawn captured on d5.")
        .isEqualTo(black);
    assertThat(MatchSight.of(match, 0).played())
        .containsExactly("e2-d3 (refused)", "e2-e4", "?", "e4-d5 (Pawn captured on d5)");
    assertThat(MatchSight.of(match, 1).played())
        .containsExactly("? (refused)", "?", "d7-d5", "? (Pawn captured on d5)");
    assertThat(MatchSight.of(match, MatchSight.WATCHER).played())
        .containsExactly("? (refused)", "?", "?", "? (Pawn captured on d5)");
  }

  @Test
  void theProgramGoesByWhatItHeardOfTheGame() {
    List<String> told = new ArrayList<>();
    for (String reply : List.of("a7-a6", "h7-h6", "b8-c6")) {
      Match match = Games.game("kriegspiel").start();
      List.of("e2-e4", reply, "e4-d5").forEach(match::play);
      Player player = Player.untaught(match.game(), 1, 5);
      List<Thought> thoughts = player.think(match.position(), SearchLimits.ofNodes(300), 3);
      told.add(
          String.join(
              ", ",
              thoughts.stream()
                  .map(it -> match.turns().of(it.line().get(0)).text() + " " + it.score())
                  .toList()));
    }
    assertThat(told).hasSize(3).allMatch(told.get(0)::equals);
  }

  @Test
  void whyTellsNoMoreThanTheUmpireDid() {
    Match match = Games.game("kriegspiel").start();
    assertThat(MatchSight.of(match, 0).why("e2-d3"))
        .isEqualTo("`e2-d3` can be tried: whether it is legal, only the umpire can tell.");
    match.play("e2-d3");
    assertThat(MatchSight.of(match, 0).why("e2-d3")).isEqualTo("`e2-d3` was refused in this turn.");
    assertThat(MatchSight.of(match, 0).why("e2-e5")).contains("Pawn");
    assertThat(MatchSight.of(match, 1).why("e2-e4")).isEqualTo("It is White's turn.");
  }
}
