package org.rookery.tests.walker;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Which moves leave royal pieces safe: most are judged without being made, by the squares they
 * change, and every kind of change could be overlooked. The walker makes every move.
 */
final class RoyalsInDetailTest {
  private static final String KING = "(piece (name King) (moves (betza \"K\"))) (royal King)";
  private static final String ROOK = "(piece (name Rook) (moves (betza \"R\")))";

  /** Each side has pieces that are pinned, and others beside them. */
  private static final String FACING =
      "(board (rectangle 4 4)) (board-setup (White (King a1) (Rook b2) (Footman b1 a2))"
          + " (Black (King d4) (Rook d1 a4) (Footman c3 c4)))";

  private static String footman(String moves) {
    return "(piece (name Footman) (moves (betza \"fmWfcF\") " + moves + "))";
  }

  private static Arguments facing(String what, String... parts) {
    return Arguments.of(what, FACING, KING + ROOK + String.join("", parts));
  }

  static Stream<Arguments> rules() {
    return Stream.of(onBoards(), withChanges(), withConditions()).flatMap(all -> all);
  }

  private static Stream<Arguments> onBoards() {
    return Stream.of(
        Arguments.of(
            "many royal pieces",
            "(board (rectangle 6 4)) (board-setup (White (King a1 b1 c1 d1 e1 f1) (Rook c2))"
                + " (Black (King f4) (Rook a4 d4)))",
            KING + ROOK),
        Arguments.of(
            "squares behind the sixty-fourth",
            "(board (rectangle 9 9)) (board-setup (White (King d9) (Rook d8 c7) (Footman c9 d7))"
                + " (Black (King f8) (Rook e7 b8) (Footman f7 e9)))",
            KING + ROOK + footman("")),
        Arguments.of(
            "royal pieces are dropped",
            "(board (rectangle 4 4)) (board-setup (White (Rook a1) (King off 2)) (Black (King d4)"
                + " (Rook b4) (King off 1)))",
            "(piece (name King) (moves (betza \"K\")) (drops ((verify empty?) add)))"
                + "(royal King)"
                + ROOK));
  }

  private static Stream<Arguments> withChanges() {
    return Stream.of(
        facing("pieces become royal", footman("(n (verify empty?) (add Footman King))")),
        facing(
            "pieces of others become others",
            footman("(e (verify enemy?) (change-type Rook) back n (verify empty?) add)")),
        facing(
            "a partner becomes royal",
            footman("(e (verify friend?) (change-type King) back n (verify empty?) add)")),
        facing(
            "pieces that are captured elsewhere",
            footman("(n (verify empty?) (capture e) add) (s (verify empty?) (capture w) add)")),
        facing(
            "pieces that come from nowhere or change sides",
            footman(
                "(n (verify empty?) (create Rook e) add)"
                    + " (e (verify enemy?) change-owner back n (verify empty?) add)")),
        facing("pieces that change places", footman("(e (verify friend?) cascade back add)")));
  }

  private static Stream<Arguments> withConditions() {
    return Stream.of(
        facing(
            "moves that may not end like this", footman("(s (forbid (in-check? opponent)) add)")),
        facing("moves that may not mate", footman("(s (verify empty?) forbid-mate add)")),
        Arguments.of(
            "no royal pieces, and moves that may not end like this",
            FACING.replace("King", "Chief"),
            "(piece (name Chief) (moves (betza \"K\")))"
                + ROOK
                + footman("(n (forbid (exists friend (rank-of a3))) add)")),
        Arguments.of(
            "no move may give check by a mark",
            FACING,
            "(piece (name King) (moves (betza \"K\"))) (royal King (may-not-give-check))"
                + "(every-piece (attribute ready? false))"
                + "(piece (name Rook) (moves (for-each ($way n e s w) ($way (verify ready?)"
                + " (while empty? $way) (verify enemy?) add)) (ne (verify empty?)"
                + " (set-attribute ready? true) add)))"
                + footman("(n (verify empty?) (set-attribute ready? true) (add Footman Rook))")),
        facing(
            "attacks that hang on a mark",
            "(every-piece (attribute ready? false))",
            "(piece (name Archer) (moves (for-each ($way ne nw se sw) ($way (verify ready?)"
                + " (while empty? $way) (verify enemy?) add))))",
            footman("(n (verify empty?) (set-attribute ready? true) (add Footman Archer))")),
        Arguments.of(
            "castling",
            "(board (rectangle 5 4)) (board-setup (White (King a1) (Rook d1)) (Black (King d4)"
                + " (Rook c4)))",
            "(piece (name King) (moves (betza \"K\") (e (verify empty?) e (verify empty?) e"
                + " (verify (castles? start here)) cascade w w to e add))) (royal King)"
                + ROOK),
        Arguments.of(
            "no move may give check",
            FACING,
            "(piece (name King) (moves (betza \"K\"))) (royal King (may-not-give-check))"
                + ROOK
                + footman("")),
        facing("hoppers", "(piece (name Footman) (moves (betza \"mRcpR\")))"),
        facing(
            "second parts",
            "(after-move captures? (then second))",
            footman("(move-type second) (for-each ($way n e s w) ($way (verify empty?) add))")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rules")
  void moves_are_judged_as_if_they_were_made(String what, String board, String pieces) {
    RandomSmallRules.agreeInFew("(turn-order White Black)", board, pieces);
  }
}
