package org.rookery.suites.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told where a key's expectation does not hold, or cannot be compared, key by key. */
final class ExpectationsTest {
  /** White: King e1, Rook a1, Pawn a7; Black: King e8, Knight b8. */
  private static final String FEN = "1n2k3/P7/8/8/8/8/8/R3K3[Nqq] w Q - 0 1";

  @TempDir private Path folder;

  private String told(String... lines) throws IOException {
    return OneCase.told(folder, "crazyhouse", lines).replaceAll("^.*x.yaml:", "at ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "count: 81 | ''",
        "count: 3 | count: expected 3, got 81",
        "check: false | ''",
        "check: true | check: expected true, got false",
        "legal: [e1-e2, a1-a9] | `a1-a9`: expected a legal move, got There is no square `a9`.",
        "legal: [N*a2, n*a2] | `n*a2`: expected a legal move, got `n` stands for Black Knight, and White is to move.",
        "legal: [N@a2, n@a2] | `n@a2`: expected a legal move, got `n` stands for Black Knight, and White is to move.",
        "legal: [a8=N, a8=n] | `a8=n`: expected a legal move, got No legal move has all the parts of `a8=n`, though some have the first.",
        "legal: [e1-e3] | `e1-e3`: expected a legal move, got `e1-e3` is not a legal move.",
        "legal: [a7-b8] | `a7-b8`: expected a legal move, got several: a7-b8; Q~-b8 & a7-b8; R~-b8 & a7-b8; B~-b8 & a7-b8; N~-b8",
        "illegal: [e1-e3, e1-e2] | `e1-e2`: expected no legal move, got the move e1-e2",
        "targets: {e1: [c1, d1, d2, e2, f1, f2]} | ''",
        "targets: {e1: [d1, d2, e2, e3, f1]} | targets of e1: expected [d1, d2, e2, e3, f1], got [c1, d1, d2, e2, f1, f2]",
        "targets: {e8: []} | ''",
        "targets: {e9: []} | at 5:24: There is no square `e9`.",
        "outcome: ongoing | ''",
        "outcome: draw | outcome: expected draw, got ongoing",
        "outcome: White wins by checkmate | outcome: expected White wins by checkmate, got ongoing",
        "outcome: Red wins | at 5:14: There is no player `Red`; there are White, Black.",
        "outcome: White or Black | at 5:14: `White or Black` should be `ongoing`, `draw`, `PLAYER wins`, `PLAYER loses` or, of a team, `PLAYER and PLAYER win`, perhaps with ` by REASON`.",
        "outcome: White wins by chekmate | at 5:14: No ending of the game is called `chekmate`; did you mean `checkmate`?",
        "board: {a1: White Rook, e1: White Queen, e2: Black Pawn, b8: empty} | board: e1: expected White Queen, got White King; board: e2: expected Black Pawn, got empty; board: b8: expected empty, got Black Knight",
        "board: {a1: Rook} | at 5:22: `Rook` should be a player and a piece, or `empty`.",
        "board: {a1: Red Rook} | at 5:22: There is no player `Red`; there are White, Black.",
        "hand: {White: {Knight: 1, Queen: 0}, Black: {Queen: 2}} | ''",
        "hand: {White: {Knight: 1}, Black: {Queen: 1}} | hand of Black: expected {Queen=1}, got {Queen=2}",
        "hand: {White: {}, Black: {Queen: 2, Pawn: 1}} | hand of White: expected {}, got {Knight=1}; hand of Black: expected {Pawn=1, Queen=2}, got {Queen=2}",
        "hand: {Red: {Queen: 1}} | at 5:21: There is no player `Red`; there are White, Black.",
        "hand: {White: {Quen: 1}} | at 5:29: There is no piece `Quen`; did you mean `Queen`?",
        "after: {e1-e3: {count: 1}} | after `e1-e3`: expected a legal move, got `e1-e3` is not a legal move.",
        "after: {e1-e2: {check: true, board: {e1: White King}}} | after `e1-e2`: check: expected true, got false; after `e1-e2`: board: e1: expected White King, got empty",
        "after: {a7-b8=Q: {captured: [b8], check: true, hand: {White: {Knight: 2}}}} | ''",
        "after: {a7-b8=Q: {captured: []}} | after `a7-b8=Q`: captured: expected [], got [b8]",
        "after: {e1-e2: {after: {e8-e7: {check: true}}}} | after `e1-e2`: after `e8-e7`: check: expected true, got false",
        "after: {e1-e2: {}, e1-d1: {count: 0}} | after `e1-d1`: count: expected 0, got 67",
        "perft: {0: 2, 1: 100} | perft 0: expected 2, got 1; perft 1: expected 100, got 81",
        "perft: {0: 1, 1: 81} | ''",
        "perft: {100: 2} | at 5:22: A depth of 100 cannot be searched.",
        "perft: {-1: 2} | at 5:22: `-1` should be a depth.",
      })
  void whatIsToldOfEachKey(String expect, String told) throws IOException {
    assertThat(told("position: \"" + FEN + "\"", "expect: {" + expect + "}"))
        .isEqualTo(told.replace('&', '|'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Yellow wins | Yellow is in a team, which wins and loses as one: write `Red and Yellow win`.",
        "Yellow and Red win | write `Red and Yellow win`.",
        "Yellow loses | write `Blue and Green win`.",
        "White wins | There is no player `White`; there are ",
      })
  void aTeamWinsAsOne(String outcome, String told) throws IOException {
    assertThat(OneCase.told(folder, "four-player-teams", "expect: {outcome: " + outcome + "}"))
        .contains(told);
  }

  /** Hands are what a case says they are: a player it does not name has nothing in hand. */
  @Test
  void handsThatAreNotNamedAreEmpty() throws IOException {
    String position = "position: \"" + FEN + "\"";
    assertThat(
            told(
                position,
                "hand: {White: {Pawn: 2}}",
                "expect: {hand: {White: {Pawn: 2}, Black: {}}}"))
        .isEmpty();
  }

  /** A supply is no hand: it is there whatever a case says of hands. */
  @Test
  void aSupplyIsThereWhateverIsInHand() throws IOException {
    assertThat(OneCase.told(folder, "slither", "hand: {}", "expect: {count: 81}")).isEmpty();
  }

  /** All legal moves and no others, each by a text that means it alone. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "moves: [e1-d1, e1-f1, e1-e2] | ''",
        "moves: [Kd1, Kf1, Kxe2] | ''",
        "moves: [e1-e2, e1-d1] | moves: expected no more, got also [e1-f1]",
        "moves: [e1-d1, e1-d2, e1-f1, e1-e2] | moves: `e1-d2`: expected a legal move, got `e1-d2` is not a legal move.",
      })
  void whatIsToldOfAllMoves(String expect, String told) throws IOException {
    String position = "position: \"4k3/8/8/8/8/8/4r3/4K3[] w - - 0 1\"";
    assertThat(told(position, "expect: {" + expect + "}")).isEqualTo(told);
  }

  /** A column is written as positions write it, the lowest piece first; a name means the top. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{e5: (mM), d4: (M), c3: empty} | ''",
        "{e5: White Man, d4: White Man} | ''",
        "{e5: (Mm)} | after `c3-e5`: board: e5: expected (Mm), got (mM)",
        "{d4: (mM)} | after `c3-e5`: board: d4: expected (mM), got (M)",
        "{e5: empty} | after `c3-e5`: board: e5: expected empty, got White Man",
        "{c3: (M)} | after `c3-e5`: board: c3: expected (M), got empty",
        "{e5: (mX)} | at 8:31: `(mX)`: Expected a piece's letter, not `X`.",
        "{e5: (mM)m} | at 8:31: `(mM)m`: A square holds one column, which ends with `)`.",
        "{e5: ()} | at 8:31: `()`: A column without pieces means nothing.",
        "{e5: (mM} | at 8:31: `(mM`: The column that begins with `(` should end with `)`.",
      })
  void columnsStandAsPositionsWriteThem(String board, String told) throws IOException {
    for (String who : told.contains("at 8") ? new String[] {"1"} : new String[] {"1", "both"}) {
      String got =
          OneCase.told(
              folder,
              "lasca",
              "position: empty",
              "place: {c3: White Man, d4: (Mm), g7: Black Man}",
              who.equals("1") ? "skip: null" : "for: both-players",
              "expect:",
              "  after: {c3-e5: {board: " + board + "}}");
      assertThat(got.replaceAll("^.*x.yaml:", "at ").replaceAll("; for the other.*", ""))
          .isEqualTo(told);
    }
  }

  @Test
  void aSquareOfOnePieceHasNoColumn() throws IOException {
    assertThat(told("expect: {board: {e2: (PP)}}"))
        .isEqualTo(
            "at 4:22: `(PP)`: A square of this game holds one piece, and no column of them.");
  }

  @Test
  void aCaseForBothPlayersExchangesThePiecesOfColumns() throws IOException {
    assertThat(
            OneCase.told(
                folder,
                "lasca",
                "position: \"7/7/3(Mm)3/2M4/7/7/6m w - - 0 1\"",
                "for: both-players",
                "expect: {legal: [c4-e6; e6=(mM)], illegal: [c4-e6; e6=(MM)]}"))
        .isEmpty();
  }
}
