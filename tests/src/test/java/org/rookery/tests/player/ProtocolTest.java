package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.player.Player;
import org.rookery.player.protocol.GameLookup;
import org.rookery.player.protocol.Protocol;
import org.rookery.player.protocol.Protocols;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.tests.Games;

/** What goes over the wire, and that nothing that comes over it does any harm. */
class ProtocolTest {
  private static final int LINES = Integer.getInteger("rookery.lines", 120);
  private static final long SEED = Integer.getInteger("rookery.seed", 1);
  private static final List<String> VARIANTS =
      List.of("chess", "dobutsu-shogi", "tic-tac-chess", "marseillais");

  private static final GameLookup GAMES =
      new GameLookup() {
        @Override
        public List<String> names() {
          return VARIANTS;
        }

        @Override
        public Optional<String> first() {
          return Optional.of("chess");
        }

        @Override
        public Optional<Game> find(String name) {
          return VARIANTS.contains(name) ? Optional.of(Games.game(name)) : Optional.empty();
        }

        @Override
        public Optional<Game> load(String file) {
          return find(file);
        }
      };

  private static final List<String> WORDS =
      List.of(
          "uci",
          "usi",
          "position startpos",
          "position startpos moves e2e4 e7e5",
          "go nodes 50",
          "go depth 1",
          "go infinite",
          "go movetime 5",
          "go wtime 100 btime 100",
          "go mate 1",
          "go searchmoves e2e4 d2d4 nodes 20",
          "go perft 2",
          "stop",
          "ucinewgame",
          "d",
          "setoption name UCI_Variant value dobutsu-shogi",
          "setoption name UCI_Variant value none",
          "setoption name MultiPV value 3",
          "setoption name Hash value 1",
          "setoption name Threads value 2",
          "setoption name Threads value 1",
          "setoption threads 3",
          "cores 2",
          "cores 1",
          "go ponder",
          "go ponder wtime 100 btime 100",
          "ponderhit",
          "setoption name Ponder value true",
          "hard",
          "easy",
          "position",
          "go",
          "setoption name UCI_Variant value chess",
          "position fen 8/8/8/8 w",
          "setoption",
          "position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
          "position startpos moves zz9",
          "new",
          "force",
          "sd 1",
          "st 1",
          "level 40 0:01 0",
          "usermove e2e4",
          "usermove e7e5",
          "usermove z9",
          "e2e4",
          "undo",
          "remove",
          "hint",
          "post",
          "nopost",
          "analyze",
          "exit",
          "?",
          "lift e2",
          "put e4",
          "setboard 8/8",
          "setboard 6k1/8/8/8/8/8/8/R3K3 w - - 0 1",
          "variant tic-tac-chess",
          "variant marseillais",
          "variant nowhere",
          "result 1-0 {x}",
          "time 100",
          "otim 100",
          "memory 1",
          "playother",
          "accepted done",
          "protover 2",
          "option Rules file=none",
          "level",
          "sd",
          "# note",
          "",
          "edit",
          ".",
          "@@@@",
          "\u0001\u0002");

  private static final List<String> PIECES =
      List.of(
          "go",
          "position",
          "moves",
          "e2e4",
          "-1",
          "99999999999999999999",
          "fen",
          "value",
          "name",
          "UCI_Variant",
          "usermove",
          "P@e4",
          "(",
          "=",
          "null",
          "startpos",
          "depth");

  /** Lines as a board sends them, with some made of pieces and some cut short. */
  private static String line(SplitMix64 random) {
    if (random.below(8) == 0) {
      StringBuilder text = new StringBuilder();
      for (int i = random.below(5); i >= 0; i--) {
        text.append(PIECES.get(random.below(PIECES.size()))).append(' ');
      }
      return text.toString();
    }
    String line = WORDS.get(random.below(WORDS.size()));
    return random.below(12) == 0 ? line.substring(0, random.below(line.length() + 1)) : line;
  }

  @ParameterizedTest
  @ValueSource(strings = {"uci", "usi", "ucci", "xboard"})
  void random_lines_do_no_harm(String first) {
    List<String> out = Collections.synchronizedList(new ArrayList<>());
    SplitMix64 random = new SplitMix64(SEED);
    int asked = 0;
    try (Protocol protocol = Protocols.of(first, GAMES, out::add).orElseThrow()) {
      protocol.obey(first);
      for (int i = 0; i < LINES; i++) {
        String line = line(random);
        if (line.strip().equals("quit")) {
          continue;
        }
        assertThat(protocol.obey(line)).as(line).isTrue();
        if (random.below(4) == 0) {
          asked++;
          protocol.obey(first.equals("xboard") ? "ping " + asked : "isready");
        }
      }
      protocol.obey(first.equals("xboard") ? "force" : "stop");
      protocol.await();
    }
    String answer = first.equals("xboard") ? "pong " : "readyok";
    assertThat(out.stream().filter(text -> text.startsWith(answer)).count()).isEqualTo(asked);
  }

  private static List<String> talk(String... lines) {
    List<String> out = Collections.synchronizedList(new ArrayList<>());
    try (Protocol protocol = Protocols.of(lines[0], GAMES, out::add).orElseThrow()) {
      for (String line : lines) {
        protocol.obey(line);
        protocol.await();
      }
    }
    return out;
  }

  @Test
  void uci_finds_a_mate_and_says_how_far_it_is() {
    List<String> out = talk("uci", "position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "go depth 4");
    assertThat(out).contains("uciok").last().isEqualTo("bestmove a1a8");
    assertThat(out).anyMatch(line -> line.contains(" score mate 1 ") && line.endsWith("pv a1a8"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "uci|option name Threads|setoption name Threads value 3|bestmove a1a8",
        "ucci|option threads|setoption threads 3|bestmove a0a7",
        "xboard|feature highlight=1 debug=1 memory=1 smp=1|cores 3|move a1a8",
      })
  void several_threads_can_be_asked_for(String words) {
    String[] said = words.split("\\|");
    String place = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    List<String> out =
        said[0].equals("xboard")
            ? talk(said[0], "protover 2", "new", said[2], "sd 4", "setboard " + place, "go")
            : talk(said[0], said[2], "position fen " + place, "go depth 4");
    assertThat(out).anyMatch(line -> line.startsWith(said[1])).contains(said[3]);
  }

  /** Programs tell the whole game before each move; ours goes on from what it was told before. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          startpos moves e2e4               | startpos moves e2e4 e7e5 g1f3      | two moves more
          startpos                          | startpos moves e2e4                | the first move
          startpos moves e2e4 e7e5          | startpos moves e2e4                | taken back
          startpos moves e2e4 e7e5          | startpos moves d2d4 d7d5 c2c4      | another game
          startpos moves e2e4 e2e4          | startpos moves e2e4 e7e5           | after a mistake
          fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | startpos moves e2e4              | another start
          startpos moves e2e4               | fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e2e4 e8e7 | a FEN
          """)
  void uci_can_be_told_a_game_again(String before, String after, String what) {
    List<String> anew = talk("uci", "position " + after, "d");
    assertThat(talk("uci", "position " + before, "position " + after, "d"))
        .as(what)
        .endsWith(anew.get(anew.size() - 1))
        .filteredOn(line -> line.startsWith("Fen: "))
        .hasSize(1);
  }

  /** Another game begins at its start, whatever was told of the one before. */
  @Test
  void uci_is_told_a_game_anew_when_another_was_chosen() {
    String choose = "setoption name UCI_Variant value ";
    List<String> anew = talk("uci", "position startpos moves e2e4 e7e5", "d");
    assertThat(
            talk(
                "uci",
                "position startpos moves e2e4",
                choose + "dobutsu-shogi",
                choose + "chess",
                "position startpos moves e2e4 e7e5",
                "d"))
        .endsWith(anew.get(anew.size() - 1));
  }

  /** Where chance plays a tree is grown, which has no depth: it ends all the same. */
  @Test
  void a_depth_is_an_end_in_games_of_chance_too() {
    Game game = Games.game("dice-race");
    Thought thought =
        Player.untaught(game, 4, 1)
            .think(game.start().position(), new SearchLimits(Long.MAX_VALUE, 2, Long.MAX_VALUE), 1)
            .get(0);
    assertThat(thought.line()).isNotEmpty();
    assertThat(thought.nodes()).isLessThan(10_000);
  }

  @Test
  void uci_says_that_a_game_is_over() {
    assertThat(talk("uci", "position startpos moves f2f3 e7e5 g2g4 d8h4 e2e4"))
        .last()
        .isEqualTo("info string illegal move e2e4: the game is over: Black wins by checkmate.");
  }

  @Test
  void uci_without_a_turn_says_so() {
    assertThat(talk("uci", "position fen R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "go depth 2"))
        .last()
        .isEqualTo("bestmove (none)");
  }

  @Test
  void uci_counts_leaves() {
    assertThat(talk("uci", "position startpos", "go perft 2"))
        .contains("e2e4: 20")
        .last()
        .isEqualTo("Nodes searched: 400");
  }

  @Test
  void xboard_is_told_why_a_turn_is_illegal() {
    assertThat(talk("xboard", "new", "force", "usermove e2e5"))
        .last()
        .asString()
        .startsWith("Illegal move (No rule of Pawn reaches e5 from e2.")
        .endsWith("): e2e5");
  }

  @Test
  void xboard_gets_an_answer_and_the_result() {
    assertThat(talk("xboard", "new", "sd 3", "setboard 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "go"))
        .contains("move a1a8", "1-0 {White wins by checkmate.}");
  }

  @Test
  void xboard_is_shown_where_a_piece_may_go() {
    assertThat(talk("xboard", "new", "force", "lift e2"))
        .last()
        .isEqualTo("highlight 8/8/8/8/4Y3/4Y3/8/8");
  }

  @Test
  void xboard_is_told_how_pieces_move_when_it_names_a_game_it_does_not_know() {
    assertThat(talk("xboard", "variant dobutsu-shogi", "variant dobutsu-shogi"))
        .filteredOn(line -> line.startsWith("setup") || line.startsWith("piece L"))
        .containsExactly(
            "setup (ECHGL.echgl.) 3x4+5_crazyhouse gle/1c1/1C1/ELG[] w - - 0 1",
            "piece L& K",
            "setup (ECHGL.echgl.) 3x4+5_crazyhouse gle/1c1/1C1/ELG[] w - - 0 1",
            "piece L& K");
  }

  @Test
  void usi_counts_files_from_the_right() {
    List<String> out =
        talk(
            "usi",
            "setoption name UCI_Variant value dobutsu-shogi",
            "position startpos",
            "go depth 2");
    assertThat(out)
        .contains("usiok")
        .last()
        .asString()
        .matches("bestmove [1-3][a-d][1-3][a-d]\\+?( ponder .*)?");
  }
}
