package org.rookery.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rookery.engine.game.TestChess;
import org.rookery.engine.movegen.Backend;
import org.rookery.engine.movegen.MoveGenerator;

class ChessPerftTest {
  private final TestChess chess = new TestChess();
  private final Map<Backend, Perft> perfts = new EnumMap<>(Backend.class);

  @ParameterizedTest
  @EnumSource
  void startPosition(Backend backend) {
    assertThat(count(backend, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 1))
        .isEqualTo(20);
    assertThat(count(backend, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4))
        .isEqualTo(197281);
  }

  @ParameterizedTest
  @EnumSource
  void kiwipete(Backend backend) {
    String fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assertThat(count(backend, fen, 1)).isEqualTo(48);
    assertThat(count(backend, fen, 2)).isEqualTo(2039);
    assertThat(count(backend, fen, 3)).isEqualTo(97862);
  }

  @ParameterizedTest
  @EnumSource
  void enPassantPins(Backend backend) {
    String fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    assertThat(count(backend, fen, 4)).isEqualTo(43238);
  }

  @ParameterizedTest
  @EnumSource
  void promotions(Backend backend) {
    String fen = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    assertThat(count(backend, fen, 3)).isEqualTo(9467);
  }

  private long count(Backend backend, String fen, int depth) {
    Perft perft =
        perfts.computeIfAbsent(backend, b -> new Perft(new MoveGenerator(chess.program(), b)));
    return perft.count(chess.position(fen), depth);
  }
}
