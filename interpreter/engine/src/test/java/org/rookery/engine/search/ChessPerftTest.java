package org.rookery.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.engine.game.TestChess;
import org.rookery.engine.run.Backend;
import org.rookery.engine.turn.MoveGenerator;

class ChessPerftTest {
  private final TestChess chess = new TestChess();
  private final Perft perft = new Perft(new MoveGenerator(chess.program(), Backend.GRAPH));

  @Test
  void startPosition() {
    assertThat(count("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 1)).isEqualTo(20);
    assertThat(count("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4))
        .isEqualTo(197281);
  }

  @Test
  void kiwipete() {
    String fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assertThat(count(fen, 1)).isEqualTo(48);
    assertThat(count(fen, 2)).isEqualTo(2039);
    assertThat(count(fen, 3)).isEqualTo(97862);
  }

  @Test
  void enPassantPins() {
    String fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    assertThat(count(fen, 4)).isEqualTo(43238);
  }

  @Test
  void promotions() {
    String fen = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    assertThat(count(fen, 3)).isEqualTo(9467);
  }

  private long count(String fen, int depth) {
    return perft.count(chess.position(fen), depth);
  }
}
