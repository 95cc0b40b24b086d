package org.rookery.tests.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
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
  private static final int BOARDS = 50;
  private static final int EVERY = 6;
  private static final double DENSITY = 0.3;

  /** Castling is a rule of two pieces, and capture in passing one of what was moved before. */
  private static final String NOT_OF_ONE = "i[lr]?O\\d(ilO\\d)?$|(?<=[fcmbsrl])e(?=[A-Z])";

  static List<String> games() {
    List<String> sample = Games.sample();
    return IntStream.range(0, sample.size())
        .filter(i -> i % EVERY == 0)
        .mapToObj(sample::get)
        .toList();
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
      // What only unmoved pieces may do has an `i` before it; all others are as if moved.
      String told = piece.betza().orElse("").replaceAll(NOT_OF_ONE, "");
      if (!told.isEmpty() && !told.contains("i")) {
        compare(game, piece, told);
      }
    }
  }

  private static void compare(Game game, PieceInBetza piece, String told) {
    int columns = game.program().layout().columns();
    int rows = game.program().layout().rows();
    Game one =
        Rules.of(
                "told.rules",
                """
                (game (title "Told") (players White Black) (turn-order White Black)
                  (board (rectangle %d %d)) (piece (name Piece) (letter P) (moves (betza "%s"))))
                """
                    .formatted(columns, rows, told))
            .load()
            .orThrow();
    if (one.squares().size() != game.squares().size()) {
      return; // a board with holes
    }
    PieceInBetza alone = new PieceInBetza(0, 0, piece.betza(), "");
    Random random = new Random(20261125);
    for (int board = 0; board <= BOARDS; board++) {
      double density = board == 0 ? 0 : DENSITY * random.nextDouble();
      int home = home(game, piece, random);
      Setup filled = filled(game, piece, home, density, random);
      int seen = squareAt(one, upright(game, piece, home));
      assertThat(goes(game, piece, filled, home))
          .as("%s %s %s", game.title(), game.pieces().get(piece.piece()), told)
          .isEqualTo(goes(one, alone, same(game, piece, filled, one), seen));
    }
  }

  /** Some square where none of the type begins. */
  private static int home(Game game, PieceInBetza piece, Random random) {
    int content = game.program().contents().of(piece.piece(), piece.player());
    int[] start = game.program().start().board();
    int square = random.nextInt(start.length);
    while (start[square] == content) {
      square = random.nextInt(start.length);
    }
    return square;
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

  /** The same board as its player sees it. */
  private static Setup same(Game game, PieceInBetza piece, Setup setup, Game one) {
    Setup same = Setup.empty(one.program());
    for (int square = 0; square < setup.board().size(); square++) {
      int there = setup.board().get(square);
      if (there != Contents.EMPTY) {
        boolean own = game.program().contents().owner(there) == piece.player();
        int cell = upright(game, piece, square);
        int seen = squareAt(one, cell);
        same = same.withSquare(one.program(), seen, one.program().contents().of(0, own ? 0 : 1));
      }
    }
    return same;
  }

  private static int squareAt(Game game, int cell) {
    int columns = game.program().layout().columns();
    return game.program().layout().squareAt()[cell / columns][cell % columns];
  }

  private static int upright(Game game, PieceInBetza piece, int square) {
    boolean turned = piece.player() != game.program().turnOrder().get(0).as();
    int cells = game.program().topology().size();
    int cell =
        IntStream.range(0, cells)
            .filter(c -> squareAt(game, c) == square)
            .findFirst()
            .orElseThrow();
    return turned ? cells - 1 - cell : cell;
  }

  /** The cells that the piece on a square goes to, as its player sees them. */
  private static BitSet goes(Game game, PieceInBetza piece, Setup setup, int home) {
    Position position = new Position(game.engine().start(), setup);
    BitSet goes = new BitSet();
    for (Move move : game.engine().generator().emittedParts(position)) {
      MoveChanges changes = MoveChanges.of(position, move);
      if (changes.origin() == home && changes.target() >= 0) {
        goes.set(upright(game, piece, changes.target()));
      }
    }
    return goes;
  }
}
