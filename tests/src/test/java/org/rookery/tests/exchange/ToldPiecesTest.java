package org.rookery.tests.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.exchange.betza.PieceInBetza;
import org.rookery.exchange.betza.PiecesInBetza;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.program.Contents;
import org.rookery.program.TurnStep;
import org.rookery.tests.Games;

/**
 * What XBoard is told of pieces, read by our own Betza reader on the game's board: they go to the
 * same squares, on an empty board and on boards filled at random.
 */
class ToldPiecesTest {
  private static final int EVERY = 20;
  private static final double DENSITY = 0.3;

  /** Castling is a rule of two pieces, and capture in passing one of what was moved before. */
  private static final String NOT_OF_ONE = "i[lrs]?j?O\\d(ilj?O\\d)?$|(?<=[fcmbsrl])e(?=[A-Z])";

  /** On how many boards filled at random each piece is looked at. */
  int boards() {
    return 3;
  }

  static List<String> games() {
    List<String> sample = Games.sample();
    return Games.everyNth(sample, EVERY);
  }

  @ParameterizedTest
  @CsvSource({
    "gardner,K Q R B N fmWfcF",
    "microchess,K Q R B N fmWfcF",
    "petty-chess,K Q R B N fmWfcF",
    "4x6-chess,K Q R B N fmWfcF",
    "5x6-chess,K Q R B N fmWfcF",
    "minishogi,K R RF B WB WfF fWF WfF fW WfF",
  })
  void onSmallBoardsAsOnLargeOnes(String name, String told) {
    List<PieceInBetza> pieces = new PiecesInBetza().of(Games.game(name));
    for (int player = 0; player < 2; player++) {
      int of = player;
      assertThat(
              pieces.stream()
                  .filter(piece -> piece.player() == of)
                  .map(piece -> piece.betza().orElse("-")))
          .containsExactlyInAnyOrder(told.split(" "));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsToldIsTrue(String name) {
    Game game = Games.game(name);
    for (PieceInBetza piece : new PiecesInBetza().of(game)) {
      String told = piece.betza().orElse("").replaceAll(NOT_OF_ONE, "");
      if (!told.isEmpty()) {
        moved(game, piece, told);
        unmoved(game, piece, told);
      }
    }
  }

  /**
   * Pieces that have moved: what only unmoved ones may do has an `i` before it, and is not done.
   */
  private void moved(Game game, PieceInBetza piece, String told) {
    Game one = made(game, piece, told);
    Random random = new Random(20261125);
    for (int board = 0; board <= boards(); board++) {
      double density = board == 0 ? 0 : DENSITY * random.nextDouble();
      int home = home(game, piece, random);
      if (home < 0) {
        return; // such pieces begin on every rank
      }
      Setup filled = filled(game, piece, home, density, random);
      compare(game, piece, told, filled, one, same(game, piece, filled, one), home);
    }
  }

  /** Pieces where they begin, with all others, with some, and with others set among them. */
  private void unmoved(Game game, PieceInBetza piece, String told) {
    Game one = made(game, piece, told);
    Random random = new Random(20261126);
    int content = game.program().contents().of(piece.piece(), piece.player());
    int[] start = game.program().start().board();
    for (int board = 0; board <= boards(); board++) {
      Setup setup = Setup.start(game.program()).withStep(step(game, piece.player()));
      for (int square = 0; square < start.length; square++) {
        boolean others = start[square] != content;
        boolean goes = board > 0 && random.nextBoolean() || !isMover(game, start[square]);
        if (others && start[square] != Contents.EMPTY && goes) {
          setup = setup.withSquare(square, Contents.EMPTY, 0);
        } else if (others && board > 0 && random.nextDouble() < DENSITY * random.nextDouble()) {
          setup = setup.withSquare(game.program(), square, other(game, content, random));
        }
      }
      Setup seen = same(game, piece, setup, one);
      for (int square = 0; square < start.length; square++) {
        if (start[square] == content) {
          compare(game, piece, told, setup, one, seen, square);
        }
      }
    }
  }

  private static void compare(
      Game game, PieceInBetza piece, String told, Setup setup, Game one, Setup seen, int home) {
    PieceInBetza alone = new PieceInBetza(0, 0, piece.betza(), "");
    assertThat(goes(game, piece, setup, home))
        .as("%s %s %s %s", game.title(), game.pieces().get(piece.piece()), told, setup.board())
        .isEqualTo(goes(one, alone, seen, squareAt(one, upright(game, piece, home))));
  }

  /** A game of one piece made from what is told, on the same board with the same holes. */
  private static Game made(Game game, PieceInBetza piece, String told) {
    int columns = game.program().layout().columns();
    int rows = game.program().layout().rows();
    StringBuilder holes = new StringBuilder();
    StringBuilder homes = new StringBuilder();
    int content = game.program().contents().of(piece.piece(), piece.player());
    for (int cell = 0; cell < columns * rows; cell++) {
      int square = squareAt(game, turned(game, piece, cell));
      String name = " " + (char) ('a' + cell % columns) + (rows - cell / columns);
      if (square < 0) {
        holes.append(name);
      } else if (game.program().start().board()[square] == content) {
        homes.append(name);
      }
    }
    return Rules.of(
            "told.rules",
            """
            (game (title "Told") (players White Black) (turn-order White Black)
              (board (rectangle %d %d) %s)
              (piece (name Piece) (letter P) (moves (betza "%s")))
              (piece (name Other) (letter O))
              %s)
            """
                .formatted(
                    columns,
                    rows,
                    holes.isEmpty() ? "" : "(kill-positions" + holes + ")",
                    told,
                    homes.isEmpty() ? "" : "(board-setup (White (Piece" + homes + ")))"))
        .load()
        .orThrow();
  }

  /** Another piece; nothing where there is no other. */
  private static int other(Game game, int content, Random random) {
    int[] others =
        IntStream.range(1, game.program().contents().size())
            .filter(other -> other != content && isMover(game, other))
            .toArray();
    return others.length == 0 ? Contents.EMPTY : others[random.nextInt(others.length)];
  }

  /** Whether a piece is of one of the first two players; pieces of nobody's are in the way only. */
  private static boolean isMover(Game game, int content) {
    return content != Contents.EMPTY
        && game.program().turnOrder().stream()
            .map(TurnStep::as)
            .distinct()
            .limit(2)
            .anyMatch(player -> player == game.program().contents().owner(content));
  }

  /** Some square of a rank where none of the type begins; negative where there is none. */
  private static int home(Game game, PieceInBetza piece, Random random) {
    int content = game.program().contents().of(piece.piece(), piece.player());
    int[] start = game.program().start().board();
    int columns = game.program().layout().columns();
    BitSet ranks = new BitSet();
    for (int square = 0; square < start.length; square++) {
      ranks.set(
          cell(game, square) / columns,
          ranks.get(cell(game, square) / columns) || start[square] == content);
    }
    List<Integer> free =
        IntStream.range(0, start.length)
            .filter(square -> !ranks.get(cell(game, square) / columns))
            .boxed()
            .toList();
    return free.isEmpty() ? -1 : free.get(random.nextInt(free.size()));
  }

  /** One piece of the type, and others. */
  private static Setup filled(
      Game game, PieceInBetza piece, int home, double density, Random random) {
    Contents contents = game.program().contents();
    int content = contents.of(piece.piece(), piece.player());
    Setup setup =
        Setup.empty(game.program())
            .withStep(step(game, piece.player()))
            .withSquare(game.program(), home, content);
    List<Integer> movers =
        game.program().turnOrder().stream().map(TurnStep::as).distinct().limit(2).toList();
    for (int square = 0; square < setup.board().size(); square++) {
      int other = 1 + random.nextInt(contents.size() - 1);
      if (square != home
          && random.nextDouble() < density
          && movers.contains(contents.owner(other))
          && other != content) {
        setup = setup.withSquare(game.program(), square, other);
      }
    }
    return setup;
  }

  private static int step(Game game, int owner) {
    return IntStream.range(0, game.program().turnOrder().size())
        .filter(step -> game.program().turnOrder().get(step).as() == owner)
        .findFirst()
        .orElseThrow();
  }

  /** The same board as its player sees it; pieces where such pieces begin are unmoved ones. */
  private static Setup same(Game game, PieceInBetza piece, Setup setup, Game one) {
    int content = game.program().contents().of(piece.piece(), piece.player());
    Setup same = Setup.start(one.program());
    for (int square = 0; square < setup.board().size(); square++) {
      int there = setup.board().get(square);
      int seen = squareAt(one, upright(game, piece, square));
      boolean begins = game.program().start().board()[square] == content;
      if (there == Contents.EMPTY && begins) {
        same = same.withSquare(seen, Contents.EMPTY, 0);
      } else if (there != Contents.EMPTY && !(begins && there == content)) {
        boolean own = game.program().contents().owner(there) == piece.player();
        int type = there == content ? 0 : 1;
        same = same.withSquare(one.program(), seen, one.program().contents().of(type, own ? 0 : 1));
      }
    }
    return same;
  }

  /** The square of a cell, counted row by row; negative for a hole. */
  private static int squareAt(Game game, int cell) {
    int columns = game.program().layout().columns();
    return game.program().layout().squareAt()[cell / columns][cell % columns];
  }

  private static int cell(Game game, int square) {
    int cells = game.program().layout().columns() * game.program().layout().rows();
    return IntStream.range(0, cells)
        .filter(c -> squareAt(game, c) == square)
        .findFirst()
        .orElseThrow();
  }

  private static int upright(Game game, PieceInBetza piece, int square) {
    return turned(game, piece, cell(game, square));
  }

  /** A cell as the piece's player sees it, and back. */
  private static int turned(Game game, PieceInBetza piece, int cell) {
    boolean turned = piece.player() != game.program().turnOrder().get(0).as();
    int cells = game.program().layout().columns() * game.program().layout().rows();
    return turned ? cells - 1 - cell : cell;
  }

  /** The cells that the piece on a square goes to, as its player sees them. */
  private static BitSet goes(Game game, PieceInBetza piece, Setup setup, int home) {
    Position position = new Position(game.engine().start(), setup);
    BitSet goes = new BitSet();
    for (Move move : game.engine().generator().emittedParts(position)) {
      MoveChanges changes = MoveChanges.of(position, move);
      boolean castles = changes.all().stream().filter(Component.Go.class::isInstance).count() > 1;
      if (changes.origin() == home && changes.target() >= 0 && !castles) {
        goes.set(upright(game, piece, changes.target()));
      }
    }
    return goes;
  }
}
