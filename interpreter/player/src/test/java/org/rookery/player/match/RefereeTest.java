package org.rookery.player.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;

/** Who gets the points of a game that the rules end. */
final class RefereeTest {
  /** One player alone, whose stone goes up until it can go no further. */
  private static final String ALONE =
      """
      (game (title "Alone") (players One) (turn-order One)
        (board (rectangle 1 3)) (board-setup (One (Stone a1)))
        (piece (name Stone) (letter S) (moves (n (verify empty?) add)))
        (stalemate RESULT))
      """;

  /** Two stones that go ahead in turn; that of the player who begins is stuck first. */
  private static final String RACE =
      """
      (game (title "Race") (players White Black) (turn-order ORDER)
        (board (rectangle 2 3)) (board-setup (White (Stone a1)) (Black (Stone b3)))
        (piece (name Stone) (letter S) (moves (n (verify empty?) add)))
        (stalemate loss))
      """;

  /** Two stones each that may go anywhere. */
  private static final String WIDE =
      """
      (game (title "Wide") (players White Black) (turn-order White Black)
        (board (rectangle 6 6)) (board-setup (White (Stone a1 c1)) (Black (Stone d6 f6)))
        (piece (name Stone) (letter S) (moves (betza "K"))))
      """;

  /** Two moves that change the same on the board: the one wins at once, the other loses. */
  private static final String BUTTONS =
      """
      (game (title "Buttons") (players White Black) (turn-order White Black)
        (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
        (counter hits 0 (per player))
        (piece (name Man) (letter M)
          (moves (n (verify empty?) (add-to hits 1) add) (n (verify empty?) (add-to hits 2) add)))
        (ending "two" (= (counter hits) 2) win)
        (ending "one" (= (counter hits) 1) loss)
        (no-moves draw))
      """;

  /** What a player of ours chose is made, also where a text could mean another move. */
  @Test
  void theMoveThatWasChosenIsMade() throws IOException {
    Game game = Rules.of("buttons.rules", BUTTONS).load().orThrow();
    Referee referee = new Referee(game, 0, 10, 1);
    try (Contestant thinking = Contestants.of("nodes:100", game, "", 1);
        Contestant random = Contestants.of("random", game, "", 1)) {
      assertThat(referee.play(0, thinking, random).points()).isEqualTo(2);
    }
  }

  /** A plays the even games, B the others; what one of them loses the other has won. */
  @ParameterizedTest
  @CsvSource({"loss,0,2", "win,2,0", "draw,1,1"})
  void ofOneWhoPlaysAloneTheOtherHasTheRest(String result, int ofFirst, int ofSecond)
      throws IOException {
    Game game = Rules.of("alone.rules", ALONE.replace("RESULT", result)).load().orThrow();
    assertThat(played(game, 2)).extracting(MatchGame::points).containsExactly(ofFirst, ofSecond);
    assertThat(played(game, 2)).extracting(MatchGame::reason).containsOnly("stalemate");
  }

  /** In each pair, the first as well as later ones. */
  @ParameterizedTest
  @ValueSource(strings = {"White Black", "Black White"})
  void ofTwoTheOneWhoBeginsIsPlayedInTurn(String order) throws IOException {
    Game game = Rules.of("race.rules", RACE.replace("ORDER", order)).load().orThrow();
    List<MatchGame> games = played(game, 4);
    assertThat(games).extracting(MatchGame::points).containsExactly(0, 2, 0, 2);
    assertThat(games).extracting(MatchGame::result).containsOnly("0-1");
  }

  /** White is stuck after two moves of each. */
  @ParameterizedTest
  @CsvSource({
    "3, LIMIT, 1, 1/2-1/2, limit of 3 moves, Adjudicated as a draw: limit of 3 moves.",
    "4, RULES, 0, 0-1, stalemate, Black wins by stalemate.",
    "5, RULES, 0, 0-1, stalemate, Black wins by stalemate.",
  })
  void aGameIsDrawnAfterSoManyMovesUnlessItIsOver(
      int longest, EndCause cause, int points, String result, String reason, String said)
      throws IOException {
    Game game = Rules.of("race.rules", RACE.replace("ORDER", "White Black")).load().orThrow();
    MatchGame played = played(game, 1, 0, longest).get(0);
    assertThat(played.cause()).isEqualTo(cause);
    assertThat(played.points()).isEqualTo(points);
    assertThat(played.reason()).isEqualTo(reason);
    assertThat(played.result()).isEqualTo(result);
    assertThat(played.turns().replace('\n', ' ')).endsWith(" {" + said + "} " + result + " ");
  }

  /** Its moves count neither for the limit nor for where the game begins. */
  @Test
  void anOpeningEndsNothing() throws IOException {
    Game game = Rules.of("race.rules", RACE.replace("ORDER", "White Black")).load().orThrow();
    MatchGame begun = played(game, 1, 3, 1).get(0);
    assertThat(begun.fen()).startsWith("S1/1s/2 b ");
    assertThat(begun.cause()).isEqualTo(EndCause.RULES);
    for (int moves : new int[] {4, 5, 9}) {
      MatchGame whole = played(game, 1, moves, 50).get(0);
      assertThat(whole.fen())
          .as("where no opening goes on, there is none")
          .startsWith("1s/2/S1 w ");
    }
  }

  /** So that neither side has the better opening, and no opening counts twice. */
  @Test
  void theGamesOfAPairBeginAlikeAndPairsDoNot() throws IOException {
    Game game = Rules.of("wide.rules", WIDE).load().orThrow();
    List<String> begun = played(game, 8, 4, 1).stream().map(MatchGame::fen).toList();
    for (int pair = 0; pair < begun.size(); pair += 2) {
      assertThat(begun.get(pair)).isEqualTo(begun.get(pair + 1));
    }
    assertThat(begun.stream().distinct()).hasSize(begun.size() / 2);
    Referee other = new Referee(game, 4, 1, 2);
    assertThat(other.play(0, new Noting(), new Noting()).fen()).as("another seed").isNotIn(begun);
  }

  /** What falls by chance hangs on the number of a game, and on no game before. */
  @ParameterizedTest
  @ValueSource(strings = {"random", "level:1"})
  void noGameIsLikeAnotherUnlessItHasItsNumber(String terms) throws IOException {
    Game game = Rules.of("wide.rules", WIDE).load().orThrow();
    Referee referee = new Referee(game, 0, 8, 1);
    List<String> turns = new ArrayList<>();
    try (Contestant a = Contestants.of(terms, game, "", 1);
        Contestant b = Contestants.of(terms, game, "", 2)) {
      for (int number : new int[] {0, 2, 4, 6, 4, 2, 0}) {
        turns.add(referee.play(number, a, b).turns());
      }
    }
    assertThat(turns.subList(0, 4)).doesNotHaveDuplicates();
    assertThat(turns.subList(4, 7)).containsExactly(turns.get(2), turns.get(1), turns.get(0));
  }

  /** Three stones that go ahead in turn; that of Red is there first. */
  private static final String TRIO =
      """
      (game (title "Trio") (players Red Blue Tan) (turn-order Red Blue Tan)
        (board (rectangle 3 4) (zone (name goal) (positions a4 b4 c4)))
        (board-setup (Red (Stone a2)) (Blue (Stone b1)) (Tan (Stone c1)))
        (piece (name Stone) (letter S) (moves (betza "fWbW")))
        (ending "goal" (exists (friend Stone) (zone goal)) win))
      """;

  /** A die that goes where it falls, and a stone that goes ahead. */
  private static final String DICE =
      """
      (game (title "Dice") (players White ?Die) (turn-order White ?Die)
        (board (rectangle 6 9)) (board-setup (White (Stone a1)) (?Die (Stone e5)))
        (piece (name Stone) (letter S) (moves (betza "K"))))
      """;

  /** Notes of whom it was asked for a move, and makes the first. */
  private static final class Noting implements Contestant {
    private final Set<String> players = new TreeSet<>();

    @Override
    public String name() {
      return "noting";
    }

    @Override
    public void begin(Match match, List<LegalMove> opening, int number) {
      players.clear();
    }

    @Override
    public void made(LegalMove turn) {
      // Nothing depends on it.
    }

    @Override
    public ProgramReply choose(Match match) {
      players.add(match.moverName());
      return new ProgramReply.Plays(match.turns().get(0).uci());
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }

  /** Red wins, whoever plays Red. */
  @ParameterizedTest
  @CsvSource({
    "0, Red, Blue Tan, 2",
    "1, Blue Tan, Red, 0",
    "2, Blue, Red Tan, 0",
    "3, Red Tan, Blue, 2",
    "4, Tan, Red Blue, 0",
    "5, Red Blue, Tan, 2",
    "6, Red, Blue Tan, 2",
    "9, Red Tan, Blue, 2",
  })
  void ofThreeEachIsPlayedAgainstTheOthersInTurn(int number, String ofA, String ofB, int points)
      throws Exception {
    Game game = Rules.of("trio.rules", TRIO).load().orThrow();
    Noting a = new Noting();
    Noting b = new Noting();
    MatchGame played = new Referee(game, 0, 50, 1).play(number, a, b);
    assertThat(a.players).containsExactlyInAnyOrder(ofA.split(" "));
    assertThat(b.players).containsExactlyInAnyOrder(ofB.split(" "));
    assertThat(played.points()).isEqualTo(points);
    assertThat(played.reason()).isEqualTo("goal");
  }

  /** It falls otherwise in another game, and alike in the same. */
  @Test
  void noContestantMovesForChance() throws Exception {
    Game game = Rules.of("dice.rules", DICE).load().orThrow();
    Noting a = new Noting();
    Noting b = new Noting();
    Referee referee = new Referee(game, 0, 12, 1);
    List<String> turns = new ArrayList<>();
    for (int number : new int[] {0, 2, 4, 0}) {
      turns.add(referee.play(number, a, b).turns());
      assertThat(a.players).containsExactly("White");
      assertThat(b.players).isEmpty();
    }
    assertThat(turns.subList(0, 3)).doesNotHaveDuplicates();
    assertThat(turns.get(3)).isEqualTo(turns.get(0));
  }

  private static List<MatchGame> played(Game game, int number) throws IOException {
    return played(game, number, 0, 50);
  }

  private static List<MatchGame> played(Game game, int number, int opening, int longest)
      throws IOException {
    Referee referee = new Referee(game, opening, longest, 1);
    List<MatchGame> games = new ArrayList<>();
    try (Contestant a = Contestants.of("random", game, "", 1);
        Contestant b = Contestants.of("random", game, "", 2)) {
      for (int i = 0; i < number; i++) {
        games.add(referee.play(i, a, b));
      }
    }
    return games;
  }

  /** One of a team is chosen, and the others of it are played by the same contestant. */
  @ParameterizedTest
  @CsvSource({"0, Red Tan, Blue Sky", "1, Blue Sky, Red Tan", "2, Blue Sky, Red Tan"})
  void partnersArePlayedByOne(int number, String ofA, String ofB) throws Exception {
    String rules =
        """
        (game (title "Pairs") (players Red Blue Tan Sky) (turn-order Red Blue Tan Sky)
          (teams (Red Tan) (Blue Sky)) (board (rectangle 4 4))
          (board-setup (Red (Stone a1)) (Blue (Stone b1)) (Tan (Stone c1)) (Sky (Stone d1)))
          (piece (name Stone) (letter S) (moves (betza "W"))))
        """;
    Game game = Rules.of("pairs.rules", rules).load().orThrow();
    Noting a = new Noting();
    Noting b = new Noting();
    new Referee(game, 0, 8, 1).play(number, a, b);
    assertThat(a.players).containsExactlyInAnyOrder(ofA.split(" "));
    assertThat(b.players).containsExactlyInAnyOrder(ofB.split(" "));
  }
}
