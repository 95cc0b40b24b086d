package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.player.match.BrokenProgram;
import org.rookery.player.match.Contestant;
import org.rookery.player.match.Contestants;
import org.rookery.player.match.ProgramReply;
import org.rookery.tests.Games;

/** Who loses by force asks the rival the question they are likeliest to answer wrong. */
class HopelessTest {
  private static final Game GAME = Games.game("wythoff");

  /** How many squares west and south of it there are; the piece goes there, straight or both. */
  private record Square(int west, int south) {
    List<Square> next() {
      List<Square> squares = new ArrayList<>();
      IntStream.range(0, west).forEach(x -> squares.add(new Square(x, south)));
      IntStream.range(0, south).forEach(y -> squares.add(new Square(west, y)));
      IntStream.rangeClosed(1, Math.min(west, south))
          .forEach(step -> squares.add(new Square(west - step, south - step)));
      return squares;
    }

    /** Whether who has to move from here loses by force. */
    boolean isLost() {
      return next().stream().noneMatch(Square::isLost);
    }

    boolean losesAtOnce() {
      return next().contains(new Square(0, 0));
    }

    double mistakes() {
      return next().stream().filter(reply -> !reply.isLost()).count() / (double) next().size();
    }

    static Square of(String text) {
      return new Square(text.charAt(0) - 'a', Integer.parseInt(text.substring(1)) - 1);
    }

    String fen() {
      List<String> ranks =
          IntStream.iterate(9, y -> y >= 0, y -> y - 1)
              .mapToObj(y -> y == south ? rank() : "10")
              .toList();
      return String.join("/", ranks) + " w - - 0 1";
    }

    private String rank() {
      return (west == 0 ? "" : west) + "Q'" + (west == 9 ? "" : 9 - west);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"b3", "c2", "d6", "f4", "e8", "h5", "g4"})
  void most_replies_are_mistakes(String from) throws BadPosition, BrokenProgram, IOException {
    Square square = Square.of(from);
    Match match = GAME.position(square.fen());
    String turn;
    try (Contestant player = Contestants.of("nodes:50000", GAME, "", 1)) {
      player.begin(match, List.of(), 0);
      turn = ((ProgramReply.Makes) player.choose(match)).turn().uci();
    }
    Square reached = Square.of(turn.substring(from.length()));
    if (!square.isLost()) {
      assertThat(reached.isLost()).isTrue();
      return;
    }
    boolean lives = square.next().stream().anyMatch(next -> !next.losesAtOnce());
    double most =
        square.next().stream()
            .filter(next -> !lives || !next.losesAtOnce())
            .mapToDouble(Square::mistakes)
            .max()
            .orElseThrow();
    assertThat(reached.mistakes()).isEqualTo(most);
    assertThat(lives && reached.losesAtOnce()).isFalse();
  }
}
