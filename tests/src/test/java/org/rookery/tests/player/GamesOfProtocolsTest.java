package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.game.files.Listing;
import org.rookery.game.files.RulesFile;
import org.rookery.player.protocol.GameLookup;
import org.rookery.player.protocol.Protocol;
import org.rookery.player.protocol.Protocols;
import org.rookery.tests.Games;

/** With which game each protocol begins, how another is chosen, and what it says to what is odd. */
class GamesOfProtocolsTest {
  private static final long LONG_ENOUGH = 300;
  private static final String PLUG_IN = "plug-in";
  private static final String PLUG_IN_RULES =
      "(game (title \"Elsewhere\") (players White Black) (turn-order White Black)"
          + " (engine \"elsewhere.dll\") (option \"pass turn\" true) (board (rectangle 3 3))"
          + " (board-setup (White (Man a1)) (Black (Man c3))) (piece (name Man) (letter M)))";

  /** Games of which it is not said where to begin. */
  private static GameLookup open(List<String> names) {
    return from("", names);
  }

  private static GameLookup from(String first, List<String> names) {
    return new GameLookup() {
      @Override
      public List<String> names() {
        return names;
      }

      @Override
      public Optional<String> first() {
        return Optional.of(first).filter(name -> !name.isEmpty());
      }

      @Override
      public Optional<Game> find(String name) {
        if (name.equals(PLUG_IN)) {
          return Rules.of("plug-in.zrf", PLUG_IN_RULES).load().game();
        }
        return names.contains(name) ? Optional.of(Games.game(name)) : Optional.empty();
      }

      @Override
      public Optional<Game> load(String file) {
        return find(file);
      }
    };
  }

  private static List<String> talk(GameLookup games, String... lines) {
    List<String> out = Collections.synchronizedList(new ArrayList<>());
    try (Protocol protocol = Protocols.of(lines[0], games, out::add).orElseThrow()) {
      for (String line : lines) {
        protocol.obey(line);
        protocol.await();
      }
    }
    return out;
  }

  /** Read in a moment from each file's own text, they are those that all of the rules give. */
  @Test
  void names_of_other_programs_are_those_of_the_whole_rules() {
    Map<String, List<String>> whole = new TreeMap<>();
    for (Listing game : Games.rulebook().listings(Set.of())) {
      List<String> names = game.knownAs().values().stream().flatMap(List::stream).toList();
      if (!names.isEmpty()) {
        whole.put(game.name(), names);
      }
    }
    Map<String, List<String>> quick = new TreeMap<>();
    Games.rulebook()
        .programNames()
        .forEach((file, names) -> quick.put(RulesFile.bareName(file), names));
    assertThat(quick).isEqualTo(whole).hasSizeGreaterThan(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "uci|option name UCI_Variant type combo default chess var |[a-h][1-8][a-h][1-8].*",
        "usi|option name USI_Variant type combo default shogi var |[1-9][a-i][1-9][a-i].*",
        "ucci|option UCI_Variant type combo default xiangqi var |[a-i][0-9][a-i][0-9].*",
      })
  void eachBeginsWithTheGameItWasMadeFor(String words) {
    String[] said = words.split("\\|");
    GameLookup all = open(List.of("minishogi", "xiangqi", "shogi", "chess"));
    List<String> out = talk(all, said[0], "position startpos", "go depth 1");
    assertThat(out).anyMatch(line -> line.startsWith(said[1]));
    assertThat(out).last().asString().matches("bestmove " + said[2]);
    assertThat(talk(open(List.of("minishogi", "chess")), said[0]))
        .anyMatch(line -> line.contains("_Variant type combo default chess var chess"));
    assertThat(talk(from("chess", List.of("shogi", "chess")), said[0]))
        .anyMatch(line -> line.contains("combo default chess var chess"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "uci|setoption name UCI_Variant value minishogi",
        "uci|setoption name uci_variant value minishogi",
        "usi|setoption name USI_Variant value minishogi",
        "usi|setoption name UCI_Variant value minishogi",
        "ucci|setoption UCI_Variant minishogi",
      })
  void variantsAreObeyed(String words) {
    String[] said = words.split("\\|");
    GameLookup all = open(List.of("minishogi", "xiangqi", "shogi", "chess"));
    assertThat(talk(all, said[0], said[1]))
        .anyMatch(line -> line.startsWith("info string variant minishogi files 5 ranks 5"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "uci|setoption name Contempt value 3|info string there is no option Contempt",
        "usi|setoption name Threads value many|info string option Threads needs a number, not many",
        "ucci|setoption style solid|info string there is no option style",
        "usi|setoption name USI_Variant value none|info string there is no game none",
      })
  void whatIsNotThereIsTold(String words) {
    String[] said = words.split("\\|");
    assertThat(talk(open(List.of("chess")), said[0], said[1])).last().isEqualTo(said[2]);
    assertThat(talk(open(List.of("chess")), said[0], "setoption name Ponder value true"))
        .last()
        .isNotEqualTo(said[2]);
  }

  @ParameterizedTest
  @ValueSource(strings = {"go infinite", "go depth 30", "go movetime 100000"})
  void whoQuitsIsToldWhatWasFound(String go) {
    List<String> out = Collections.synchronizedList(new ArrayList<>());
    try (Protocol protocol = Protocols.of("uci", open(List.of("chess")), out::add).orElseThrow()) {
      protocol.obey("position startpos");
      protocol.obey(go);
      assertThat(protocol.obey("quit")).isFalse();
    }
    assertThat(out).last().asString().startsWith("bestmove ");
  }

  /** White's clock is that of who opens in UCI, Black's in USI, whatever the players are called. */
  @ParameterizedTest
  @CsvSource({
    "uci,chess,startpos,wtime,btime",
    "uci,chess,startpos moves e2e4,btime,wtime",
    "uci,argess,startpos,wtime,btime",
    "usi,shogi,startpos,btime,wtime",
    "usi,shogi,startpos moves 7g7f,wtime,btime",
    "ucci,xiangqi,startpos,time,opptime",
  })
  void eachThinksByItsOwnClock(
      String dialect, String game, String position, String own, String other) {
    String go = "go nodes 200000 " + own + " 1 " + other + " 900000000";
    String unit = dialect.equals("ucci") ? "setoption usemillisec true" : "isready";
    assertThat(talk(open(List.of(game)), dialect, unit, "position " + position, go))
        .filteredOn(line -> line.startsWith("info depth"))
        .allSatisfy(
            line ->
                assertThat(Long.parseLong(line.replaceAll(".* nodes (\\d+) .*", "$1")))
                    .isLessThan(40_000));
  }

  /** As programs for people ask for it, before or after the variant. */
  @Test
  void theGameWithADrawnBackRankIsAnOption() {
    GameLookup games = open(List.of("chess", "chess960", "atomic"));
    String position = "position fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    String on = "setoption name UCI_Chess960 value true";
    assertThat(talk(games, "uci", "uci"))
        .contains("option name UCI_Chess960 type check default false");
    assertThat(talk(games, "uci", on, position, "go perft 1")).contains("e1h1: 1", "e1a1: 1");
    assertThat(
            talk(
                games, "uci", on, "setoption name UCI_Variant value chess", position, "go perft 1"))
        .contains("e1h1: 1", "e1a1: 1");
    assertThat(talk(games, "uci", on, on.replace("true", "false"), position, "go perft 1"))
        .contains("e1g1: 1", "e1c1: 1");
    assertThat(
            talk(
                games,
                "uci",
                on,
                "setoption name UCI_Variant value atomic",
                position,
                "go perft 1"))
        .contains("info string there is no game atomic960, so atomic is played", "e1g1: 1");
  }

  /** Also where nothing is left to find. */
  @ParameterizedTest
  @ValueSource(strings = {"7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"})
  void whoThinksWithoutEndTellsNothingBeforeItIsStopped(String fen) throws InterruptedException {
    List<String> out = Collections.synchronizedList(new ArrayList<>());
    try (Protocol protocol = Protocols.of("uci", open(List.of("chess")), out::add).orElseThrow()) {
      protocol.obey("position fen " + fen);
      protocol.obey("isready");
      protocol.obey("go infinite");
      Thread.sleep(LONG_ENOUGH);
      assertThat(out).noneMatch(line -> line.startsWith("bestmove"));
      protocol.obey("stop");
      assertThat(out).last().asString().startsWith("bestmove");
    }
  }

  /** In the words of USI: how to get there, that there is none, that time was up. */
  @ParameterizedTest
  @CsvSource({
    "4k4/9/4P4/9/9/9/9/9/4K4 b G 1, checkmate G*5b",
    "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1, checkmate nomate",
    "4k4/9/9/9/9/9/9/9/4K4 b P 1, checkmate timeout",
  })
  void aMateIsLookedForInUsi(String sfen, String told) {
    GameLookup shogi = open(List.of("shogi"));
    assertThat(talk(shogi, "usi", "position sfen " + sfen, "go mate 300")).last().isEqualTo(told);
  }

  /** What is banned would repeat what may not be; with the next position it is forgotten. */
  @Test
  void bannedMovesAreNotMade() {
    String position = "position fen 3k5/9/9/9/9/9/9/9/4r4/4K4 w - - 0 1";
    assertThat(
            talk(
                open(List.of("xiangqi")),
                "ucci",
                position,
                "banmoves e0e1",
                "go depth 1",
                position,
                "banmoves e0f0 e0e1",
                "go depth 1",
                position,
                "go depth 1"))
        .filteredOn(line -> line.contains("bestmove"))
        .containsExactly("bestmove e0f0", "nobestmove", "bestmove e0e1");
  }

  /** What changes the position or the means, or nothing, begins it anew, and does not end it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cores 2",
        "cores 1",
        "hint",
        "usermove e2e4",
        "usermove e2e5",
        "undo",
        "setboard 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
      })
  void anAnalysisGoesOn(String change) throws InterruptedException {
    List<String> out = Collections.synchronizedList(new ArrayList<>());
    try (Protocol protocol =
        Protocols.of("xboard", open(List.of("chess")), out::add).orElseThrow()) {
      protocol.obey("new");
      protocol.obey("analyze");
      protocol.obey("usermove d2d4");
      protocol.obey("usermove d7d5");
      protocol.obey(change);
      out.clear();
      for (int waited = 0; out.isEmpty() && waited < 100; waited++) {
        Thread.sleep(LONG_ENOUGH);
      }
      assertThat(out).isNotEmpty();
      protocol.obey("exit");
    }
  }

  /** A new game is played, whatever was done with the one before. */
  @ParameterizedTest
  @ValueSource(strings = {"analyze", "force", "result 1-0 {x}", "setboard 4k3/8/8/8/8/8/8/4K3 b"})
  void aNewGameIsPlayed(String before) {
    assertThat(
            talk(open(List.of("chess")), "xboard", "new", before, "new", "sd 1", "usermove e2e4"))
        .last()
        .asString()
        .startsWith("move ");
  }

  /** What is not legal changes nothing: whose turn it is thinks on. */
  @Test
  void anIllegalMoveDoesNotKeepTheProgramFromItsOwn() {
    List<String> out = Collections.synchronizedList(new ArrayList<>());
    try (Protocol protocol =
        Protocols.of("xboard", open(List.of("chess")), out::add).orElseThrow()) {
      for (String line : List.of("new", "st 1", "go", "usermove e2e5")) {
        protocol.obey(line);
      }
      protocol.await();
    }
    assertThat(out).last().asString().startsWith("move ");
  }

  @Test
  void ucciIsToldGoodbyeAndCountsInSeconds() {
    GameLookup xiangqi = open(List.of("xiangqi"));
    assertThat(talk(xiangqi, "ucci", "quit")).last().isEqualTo("bye");
    List<String> said =
        talk(xiangqi, "ucci", "position startpos", "go time 20 increment 0 nodes 3000");
    assertThat(said).anyMatch(line -> line.matches("info depth [2-9] .*"));
  }

  /** When the other side goes away nobody is left to stop a thought without end. */
  @Test
  void aThoughtWithoutEndEndsWithTheInput() {
    assertThat(talk(open(List.of("chess")), "uci", "go infinite"))
        .last()
        .asString()
        .startsWith("bestmove ");
  }

  @Test
  void positionsOfProgramsAreRead() {
    GameLookup all = open(List.of("xiangqi", "shogi", "chess"));
    String xboard = "4k4/9/9/p8/9/9/9/9/9/R3K4 b 0 1";
    assertThat(talk(all, "ucci", "position fen " + xboard, "d"))
        .last()
        .isEqualTo("Fen: " + "4k4/9/9/p8/9/9/9/9/9/R3K4 b - - 0 1");
    String start = "4k4/9/9/9/9/9/9/9/4K4 b ";
    assertThat(talk(all, "usi", "position sfen " + start + "100P2p 7", "d"))
        .last()
        .isEqualTo("Fen: 4k4/9/9/9/9/9/9/9/4K4[" + "P".repeat(100) + "pp] w - - 0 4");
    assertThat(talk(all, "usi", "position sfen " + start + "1000001P 1"))
        .last()
        .isEqualTo("info string no such position: A hand holds at most 1000000 pieces of a type.");
  }

  /** A plug-in makes the moves of this game, which then are not ours to make. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "uci|setoption name UCI_Variant value plug-in",
        "uci|setoption name RulesFile value plug-in",
        "ucci|setoption UCI_Variant plug-in",
        "xboard|variant plug-in",
        "xboard|option Rules file=plug-in"
      })
  void whatCannotBePlayedIsTold(String words) {
    String[] said = words.split("\\|");
    List<String> out = talk(open(List.of("chess", PLUG_IN)), said);
    assertThat(out).last().asString().contains("come from a plug-in of Zillions");
    assertThat(talk(from(PLUG_IN, List.of(PLUG_IN)), "uci", "position startpos", "go depth 1"))
        .anyMatch(line -> line.contains("come from a plug-in of Zillions"))
        .noneMatch(line -> line.contains("pass"));
  }

  /** What passes is `@@@@`; a piece that goes where it stands is not. */
  @Test
  void xboardIsToldWhichPieceStays() {
    List<String> out = talk(open(List.of("oware")), "xboard", "new", "sd 1", "go");
    assertThat(out).last().asString().matches("move ([a-f]1)\\1");
  }
}
