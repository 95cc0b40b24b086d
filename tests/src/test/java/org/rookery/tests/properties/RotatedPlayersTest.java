package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.PieceType;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** Four players who look four ways move alike: each piece as the first player's, turned. */
class RotatedPlayersTest {
  private static final int SIZE = 9;
  private static final int PLAYERS = 4;
  private static final int BOARDS = 4;

  /** A text of Betza's, after the word or as what a macro of pieces is given. */
  private static final Pattern BETZA =
      Pattern.compile("betza \"([^\"$]+)\"|\"((?:[a-z]*[WFDNAHCZGKRBQ][0-9]*)+)\"");

  /** Each zone is counted from the player's own side, so it turns, too. */
  private static final String GAME =
      """
      (include "chess-pieces")
      (include "promotion")
      (game
        (title "Four ways")
        (players South West North East)
        (turn-order South West North East)
        (board (rectangle 9 9)
          (zone (name first-rank) (positions (own-rank 1)))
          (zone (name second-rank) (positions (own-rank 2)))
          (zone (name last-rank) (positions (own-rank 9)))
          (symmetry West (n e) (e s) (s w) (w n) (ne se) (se sw) (sw nw) (nw ne))
          (symmetry North (n s) (e w) (s n) (w e) (ne sw) (se nw) (sw ne) (nw se))
          (symmetry East (n w) (e n) (s e) (w s) (ne nw) (se ne) (sw se) (nw sw)))
        (board-setup (South (T0 e5)))
        (piece (name Other) (moves))
      """;

  @Tag("slow")
  @Test
  void every_betza_text_turns_with_its_player() {
    List<String> moves = new ArrayList<>();
    texts().forEach(text -> moves.add("(betza \"" + text + "\")"));
    moves.add("(pawn-moves Other)");
    moves.add("((leap 1 3) (verify not-friend?) add) ((leap -2 1) add)");
    moves.add("(n (verify (not (exists friend (file-of here)))) add)");
    moves.add("(e (verify (exists enemy (rank-of here))) add)");
    assertThat(moves).hasSizeGreaterThan(100);
    GameEngine game =
        Games.rulebook().text("rules/four.rules", rules(moves)).load().orThrow().engine();
    Random random = new Random(4);
    for (int type = 0; type < moves.size(); type++) {
      for (int board = 0; board < BOARDS; board++) {
        agree(game, type, random, moves.get(type));
      }
    }
  }

  private static Set<String> texts() {
    Set<String> texts = new LinkedHashSet<>();
    for (var file : Checkout.files("rules", "stdlib")) {
      Matcher matcher = BETZA.matcher(Checkout.read(file));
      while (matcher.find()) {
        texts.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
      }
    }
    return texts;
  }

  private static String rules(List<String> moves) {
    StringBuilder text = new StringBuilder(GAME);
    for (int i = 0; i < moves.size(); i++) {
      text.append("(piece (name T" + i + ") (moves " + moves.get(i) + "))\n");
    }
    return text.append(")").toString();
  }

  private static void agree(GameEngine game, int type, Random random, String text) {
    Contents contents = game.program().contents();
    int[] pieces = new int[SIZE * SIZE];
    int other = named(game, "Other");
    for (int square = 0; square < pieces.length; square++) {
      pieces[square] = random.nextInt(5) == 0 ? contents.of(other, random.nextInt(PLAYERS)) : 0;
    }
    int start = random.nextInt(pieces.length);
    pieces[start] = contents.of(named(game, "T" + type), 0);
    Set<String> first = after(game, pieces, 0, 0);
    for (int turns = 1; turns < PLAYERS; turns++) {
      Set<String> turned = after(game, turned(pieces, contents, turns), turns, PLAYERS - turns);
      assertThat(turned)
          .as(text + " of player " + turns + " from square " + start)
          .isEqualTo(first);
    }
  }

  private static int named(GameEngine game, String name) {
    List<PieceType> types = game.program().pieces();
    for (int type = 0; type < types.size(); type++) {
      if (types.get(type).name().equals(name)) {
        return type;
      }
    }
    throw new AssertionError(name);
  }

  /** The boards after each move, turned back. */
  private static Set<String> after(GameEngine game, int[] pieces, int mover, int back) {
    Setup setup = Setup.empty(game.program()).withStep(mover);
    for (int square = 0; square < pieces.length; square++) {
      setup = setup.withSquare(game.program(), square, pieces[square]);
    }
    Position position = game.position(setup);
    Set<String> boards = new LinkedHashSet<>();
    for (Move move : game.generator().legalMoves(position)) {
      Position next = new Position(position);
      next.make(move);
      int[] turned = turned(next.contents(), game.program().contents(), back);
      boards.add(Arrays.toString(turned));
    }
    return boards;
  }

  /** The board a quarter turn clockwise, so often, and each piece the next player's. */
  private static int[] turned(int[] pieces, Contents contents, int times) {
    int[] turned = new int[pieces.length];
    for (int square = 0; square < pieces.length; square++) {
      int column = square % SIZE;
      int row = square / SIZE;
      for (int i = 0; i < times; i++) {
        int old = column;
        column = row;
        row = SIZE - 1 - old;
      }
      int piece = pieces[square];
      turned[row * SIZE + column] =
          piece == 0
              ? 0
              : contents.of(contents.type(piece), (contents.owner(piece) + times) % PLAYERS);
    }
    return turned;
  }
}
