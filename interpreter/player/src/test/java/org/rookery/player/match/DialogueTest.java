package org.rookery.player.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.game.Rules;

/** What programs are told, line by line, and how their answers are taken. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "its programs are scripts of a shell")
final class DialogueTest {
  private static final Game GAME = ToyGame.GAME;

  private static final String UCI =
      "uci) echo 'option name UCI_Variant type combo default chess var chess var toy';"
          + " echo uciok;; isready) echo readyok;;";
  private static final String CECP = "protover*) echo 'feature ping=1 usermove=1 done=1';;";
  private static final String PONG = " ping*) echo \"pong ${l#ping }\";;";

  /** The move up of the man that has made so many. */
  private static final String UP = "n=$((n+1)); echo \"%s a${n}a$((n+1))\";;";

  @TempDir private Path folder;

  private Path heard() {
    return folder.resolve("heard");
  }

  /** The terms for a program that notes all it hears, and answers what a script says. */
  private String program(String protocol, String answers) throws IOException {
    return program("program", protocol, answers);
  }

  private String program(String name, String protocol, String answers) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(
        file,
        "#!/bin/sh\nn=0\nwhile read -r l; do echo \"$l\" >>"
            + heard()
            + "; case \"$l\" in quit) exit;; "
            + answers
            + " esac; done\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    return protocol + ":" + file + ";patience=60";
  }

  /** A game of three moves between a program and one that plays at random. */
  private MatchGame played(int number, int opening, String terms) throws IOException {
    try (Contestant program = Contestants.of(terms, GAME, "toy", 1);
        Contestant other = Contestants.of("random", GAME, "toy", 2)) {
      return new Referee(GAME, opening, 3, 1).play(number, program, other);
    }
  }

  private List<String> told() throws IOException {
    return Files.readAllLines(heard());
  }

  @Test
  void whatUciIsTold() throws IOException {
    String terms = program("uci", UCI + " go*) " + UP.formatted("bestmove"));
    MatchGame game = played(0, 0, terms + ";Hash=8;go=nodes 50");
    assertThat(game.cause()).as(game.reason()).isEqualTo(EndCause.LIMIT);
    assertThat(told())
        .containsExactly(
            "uci",
            "setoption name Hash value 8",
            "setoption name UCI_Variant value toy",
            "isready",
            "ucinewgame",
            "isready",
            "position fen 1m/2/2/2/2/2/2/M1 w - - 0 1",
            "go nodes 50",
            "position fen 2/1m/2/2/2/2/M1/2 w - - 2 2",
            "go nodes 50",
            "quit");
  }

  @Test
  void whatUciIsToldWhenNothingIsAskedFor() throws IOException {
    played(0, 1, program("uci", UCI + " go*) " + UP.formatted("bestmove")));
    assertThat(told()).contains("go movetime 100", "position fen 2/1m/2/2/2/2/M1/2 w - - 2 2");
  }

  /** What it says twice is there long before the next question: the other one takes its time. */
  @Test
  void anAnswerBeforeTheQuestionIsNone() throws IOException {
    String twice = " go*) n=$((n+1)); m=\"bestmove a${n}a$((n+1))\"; printf \"$m\\n$m\\n\";;";
    String slow = " go*) sleep 0.3; echo bestmove b8b7;;";
    try (Contestant a = Contestants.of(program("twice", "uci", UCI + twice), GAME, "toy", 1);
        Contestant b = Contestants.of(program("slow", "uci", UCI + slow), GAME, "toy", 1)) {
      MatchGame game = new Referee(GAME, 0, 3, 1).play(0, a, b);
      assertThat(game.cause()).as(game.reason()).isEqualTo(EndCause.LIMIT);
    }
  }

  @Test
  void theLastWordOfAProgramCountsWithoutAnEndOfItsLine() throws IOException {
    String answer = " go*) printf 'bestmove a1a2'; exit;;";
    MatchGame game = played(0, 0, program("uci", UCI + answer));
    assertThat(game.turns()).contains("1. Ma2 ");
    assertThat(game.cause()).as("at the next move").isEqualTo(EndCause.DIED);
  }

  @Test
  void whatCecpIsTold() throws IOException {
    String terms = program("cecp", CECP + PONG + " go) " + UP.formatted("move"));
    MatchGame game = played(0, 0, terms + ";say=sd 4, post;each=time 9,otim 8");
    assertThat(game.cause()).as(game.reason()).isEqualTo(EndCause.LIMIT);
    assertThat(told())
        .containsExactly(
            "xboard",
            "protover 2",
            "new",
            "variant toy",
            "sd 4",
            "post",
            "easy",
            "force",
            "ping 1",
            "time 9",
            "otim 8",
            "go",
            "force",
            "usermove b8b7",
            "time 9",
            "otim 8",
            "go",
            "force",
            "force",
            "quit");
  }

  /** The moves before it was asked, of either side; without features, moves stand alone. */
  @Test
  void aProgramOfCecpHearsTheOpening() throws IOException {
    String plain = "protover*) echo 'feature done=1';; go) n=$((n+1)); echo \"1. ... a2a3\";;";
    MatchGame game = played(0, 2, program("cecp", plain) + ";variant=normal");
    assertThat(game.turns()).startsWith("2. ").contains("3");
    assertThat(told())
        .containsExactly(
            "xboard",
            "protover 2",
            "new",
            "st 1",
            "easy",
            "force",
            "a1a2",
            "b8b7",
            "go",
            "force",
            "b7b6",
            "go",
            "force",
            "force",
            "quit");
  }

  /** Also when it was the last to speak in the game before: that was about another move. */
  @Test
  void aProgramOfCecpHearsTheFirstMoveOfTheNextGame() throws IOException {
    String terms = program("cecp", CECP + PONG + " go) echo resign;;");
    try (Contestant program = Contestants.of(terms, GAME, "toy", 1);
        Contestant other = Contestants.of("random", GAME, "toy", 2)) {
      Referee referee = new Referee(GAME, 0, 3, 1);
      assertThat(referee.play(0, program, other).cause()).isEqualTo(EndCause.RESIGNED);
      referee.play(1, program, other);
    }
    assertThat(told()).containsSubsequence("go", "new", "ping 1", "usermove a1a2", "go");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"move a1a2", "My move is: a1a2", "My move is : a1a2", "1. ... a1a2", "12....a1a2"})
  void movesOfCecpAreReadInEveryForm(String answer) throws IOException {
    MatchGame game =
        played(0, 0, program("cecp", CECP + PONG + " go) echo think; echo '" + answer + "';;"));
    assertThat(game.turns()).contains("1. Ma2 ");
  }

  /** As the player who begins, and as the other. */
  @ParameterizedTest
  @CsvSource({
    "resign, 0, RESIGNED",
    "resign, 1, RESIGNED",
    "1-0 {White mates}, 0, FALSE_CLAIM",
    "1-0 {White mates}, 1, RESIGNED",
    "0-1 {Black mates}, 0, RESIGNED",
    "0-1 {Black mates}, 1, FALSE_CLAIM",
    "1/2-1/2 {dull}, 0, FALSE_CLAIM",
    "tellusererror Illegal position, 0, REFUSED",
    "Illegal move: b8b7, 1, ILLEGAL",
    "Illegal move: easy, 0, ILLEGAL",
    "a plan against a1a2, 1, ILLEGAL",
    "Illegal move: a1a2, 1, REFUSED",
  })
  void whatElseAProgramOfCecpMaySay(String said, int number, EndCause cause) throws IOException {
    String answers = CECP + PONG + " go) echo '" + said + "'; echo move b1b2;;";
    MatchGame game = played(number, 0, program("cecp", answers));
    assertThat(game.cause()).isEqualTo(cause);
    assertThat(game.points()).isZero();
    assertThat(game.result()).isEqualTo(number == 0 ? "0-1" : "1-0");
  }

  /** Its squares are read and written as it names them: here, ranks are counted from 0. */
  @Test
  void aProgramOfCecpMayNameSquaresDifferently() throws IOException {
    String up = " go) echo \"move a${n}a$((n+1))\"; n=$((n+1));;";
    String terms = program("cecp", CECP + PONG + up) + ";squares=ucci";
    MatchGame game = played(0, 0, terms);
    assertThat(game.cause()).as(game.reason()).isEqualTo(EndCause.LIMIT);
    assertThat(told()).contains("usermove b7b6");
  }

  /** Only features that it names as such, in as many lines as it likes, up to the last. */
  @Test
  void featuresAreThoseThatAProgramNames() throws IOException {
    String script =
        "protover*) echo 'ready for done=1 usermove=1 ping=1'; echo 'feature colors=0';"
            + " echo 'feature variants=\"toy,chess\" done=1';; go) "
            + UP.formatted("move");
    String terms = program("cecp", script);
    assertThat(played(0, 0, terms).cause()).isEqualTo(EndCause.LIMIT);
    assertThat(told()).contains("variant toy", "b8b7").doesNotContain("ping 1");
    assertThatThrownBy(() -> Contestants.of(terms, GAME, "shogi", 1))
        .hasMessageContaining("does not play `shogi`");
    try (Contestant named = Contestants.of(terms, GAME, "chess", 1)) {
      assertThat(terms).isEqualTo("cecp:" + named.name() + ";patience=60");
    }
  }

  @Test
  void aProgramOfUciMayResign() throws IOException {
    MatchGame game = played(1, 0, program("uci", UCI + " go*) echo bestmove resign;;"));
    assertThat(game.cause()).isEqualTo(EndCause.RESIGNED);
    assertThat(game.result()).isEqualTo("1-0");
  }

  /** Who is B hears as much as A, and loses as much: A has the points then. */
  @ParameterizedTest
  @CsvSource({"echo resign, RESIGNED", "exit 3, DIED"})
  void soIsTheSecondContestant(String answer, EndCause cause) throws IOException {
    String terms = program("cecp", CECP + PONG + " go) " + answer + ";;");
    try (Contestant program = Contestants.of(terms, GAME, "toy", 1);
        Contestant other = Contestants.of("random", GAME, "toy", 2)) {
      MatchGame game = new Referee(GAME, 0, 3, 1).play(0, other, program);
      assertThat(game.cause()).isEqualTo(cause);
      assertThat(game.points()).isEqualTo(2);
      assertThat(game.brokenByA()).isFalse();
    }
    assertThat(told()).containsSubsequence("ping 1", "usermove a1a2", "go");
  }

  /** The points are of the one who stayed, though no move was asked for yet. */
  @ParameterizedTest
  @CsvSource({"true, 0", "false, 2"})
  void whoGoesBeforeTheFirstMoveHasLost(boolean isA, int pointsOfA) throws IOException {
    String terms = program("uci", UCI + " ucinewgame) exit 3;;");
    try (Contestant program = Contestants.of(terms, GAME, "toy", 1);
        Contestant other = Contestants.of("random", GAME, "toy", 2)) {
      MatchGame game =
          new Referee(GAME, 0, 3, 1).play(0, isA ? program : other, isA ? other : program);
      assertThat(game.cause()).isEqualTo(EndCause.DIED);
      assertThat(game.points()).isEqualTo(pointsOfA);
      assertThat(game.brokenByA()).isEqualTo(isA);
    }
  }

  /** Only the game is lost in which it went; for the next it is told all that it was told first. */
  @ParameterizedTest
  @ValueSource(strings = {"uci", "cecp"})
  void aProgramThatHasGoneIsStartedAgain(String protocol) throws IOException {
    boolean isUci = protocol.equals("uci");
    String goes = " go*) [ -e " + folder.resolve("gone") + " ] || { : >" + folder.resolve("gone");
    String up = UP.formatted(isUci ? "bestmove" : "move");
    String terms = program(protocol, (isUci ? UCI : CECP + PONG) + goes + "; exit 3; }; " + up);
    List<EndCause> causes = new ArrayList<>();
    try (Contestant program = Contestants.of(terms, GAME, "toy", 1);
        Contestant other = Contestants.of("random", GAME, "toy", 2)) {
      Referee referee = new Referee(GAME, 0, 3, 1);
      causes.add(referee.play(0, program, other).cause());
      causes.add(referee.play(0, program, other).cause());
    }
    assertThat(causes).containsExactly(EndCause.DIED, EndCause.LIMIT);
    String hello = isUci ? "setoption name UCI_Variant value toy" : "protover 2";
    assertThat(told()).filteredOn(hello::equals).hasSize(2);
  }

  @Test
  void aProgramThatDoesNotKnowTheGameIsRefused() throws IOException {
    String uci = program("uci", UCI);
    assertThatThrownBy(() -> Contestants.of(uci, GAME, "shogi", 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("does not play `shogi`; --variant");
    Contestants.of(uci + ";variant=toy", GAME, "shogi", 1).close();
    String cecp = program("cecp", "protover*) echo 'feature variants=\"normal,toy\" done=1';;");
    assertThatThrownBy(() -> Contestants.of(cecp, GAME, "shogi", 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("does not play `shogi`; --variant");
    for (String known : List.of("normal", "toy", "")) {
      Contestants.of(cecp, GAME, known, 1).close();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | `` is no contestant: give random",
        "level:0 | `level:0` is no contestant",
        "level:6 | `level:6` is no contestant",
        "level:4294967297 | `level:4294967297` is no contestant",
        "level:3;without=late-moves | `without` means nothing to `level`",
        "random:3 | `random:3` is no contestant",
        "random;go=1 | `go` means nothing to `random`",
        "nodes:0 | `nodes:0` is no contestant",
        "nodes:1234567890123 | is no contestant",
        "millis:-1 | is no contestant",
        "nodes:5;hash=1;depth=2 | `hash`, `depth` means nothing to `nodes`",
        "nodes:5;without=late | `late` is no shortcut: give",
        "uci:sh;patience=0 | patience is a number of seconds",
        "uci:sh;patience=123456 | patience is a number of seconds",
        "cecp:sh;squares=here | squares are those of usi or ucci",
        "cecp:sh;hash=1 | `hash` means nothing to `cecp`",
      })
  void wrongTermsAreRefused(String terms, String why) {
    assertThatThrownBy(() -> Contestants.of(terms, GAME, "toy", 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(why);
  }

  @Test
  void contestantsAreCalledWhatTheyWereAskedFor() throws IOException {
    for (String terms : List.of("random", "level:1", "level:5", "nodes:7", "millis:5")) {
      try (Contestant own = Contestants.of(terms, GAME, "toy", 1)) {
        assertThat(own.name()).isEqualTo(terms);
      }
    }
    String terms = program("uci", UCI);
    try (Contestant other = Contestants.of(terms, GAME, "toy", 1)) {
      assertThat(terms).isEqualTo("uci:" + other.name() + ";patience=60");
    }
  }

  /** A program that claims {@code 1-0} says that the one who began has won. */
  @ParameterizedTest
  @CsvSource({"0, FALSE_CLAIM", "1, RESIGNED"})
  void theFirstToWinIsWhoBegan(int number, EndCause cause) throws IOException {
    String rules =
        GAME.source().text().replace("(turn-order White Black)", "(turn-order Black White)");
    Game game = Rules.of("toy.rules", rules).load().orThrow();
    String terms = program("cecp", CECP + PONG + " go) echo 1-0;;");
    try (Contestant program = Contestants.of(terms, game, "toy", 1);
        Contestant other = Contestants.of("random", game, "toy", 2)) {
      assertThat(new Referee(game, 0, 3, 1).play(number, program, other).cause()).isEqualTo(cause);
    }
  }

  /** Only an umpire's refusals cannot be told from the position. */
  @Test
  void whatUciIsToldInAFog() throws IOException {
    String rules = GAME.source().text().replace("(stalemate loss)", "(stalemate loss) (fog)");
    Game game = Rules.of("toy.rules", rules).load().orThrow();
    String terms = program("uci", UCI + " go*) " + UP.formatted("bestmove"));
    try (Contestant program = Contestants.of(terms, game, "toy", 1);
        Contestant other = Contestants.of("random", game, "toy", 2)) {
      new Referee(game, 0, 3, 1).play(0, program, other);
    }
    assertThat(told()).contains("position fen 2/1m/2/2/2/2/M1/2 w - - 2 2");
  }
}
