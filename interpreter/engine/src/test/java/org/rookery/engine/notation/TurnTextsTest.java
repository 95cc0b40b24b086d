package org.rookery.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

class TurnTextsTest {
  private static final GameProgram GAME = NotationGame.withHands();
  private static final Labels LABELS = new Labels(GAME);

  private static final Move ADVANCE = Move.of(move("a2", "a3"));
  private static final Move SACRIFICE =
      Move.of(move("a2", "a3"), part(), Edit.of(Edit.CAPTURE, 0, square("a3")));
  private static final Move SACRIFICE_OTHER =
      Move.of(move("a2", "a3"), part(), Edit.of(Edit.CAPTURE, 0, square("h1")));
  private static final Move GIVE_UP =
      Move.of(
          move("a2", "a3"), part(), Edit.of(Edit.DISCARD, NotationGame.contentOf("Pawn", 0), 0));
  private static final Move CASTLE = Move.of(move("e1", "g1"), move("h1", "f1"));
  private static final Move STEP = Move.of(move("e1", "f1"));
  private static final Move TO_QUEEN = Move.of(move("e7", "e8"), type("Queen", "e8"));
  private static final Move TO_ROOK = Move.of(move("e7", "e8"), type("Rook", "e8"));
  private static final Move TO_MARKED = Move.of(move("e7", "e8"), type("Crazy-Queen", "e8"));
  private static final Move EN_PASSANT =
      Move.of(move("g5", "h6"), Edit.of(Edit.CAPTURE, 0, square("h5")));
  private static final Move LEAP = Move.of(move("b1", "d2"));
  private static final Move LEAP_TOO = Move.of(move("f3", "d2"));
  private static final Move TAKE = Move.of(move("f3", "h4"), type("Ready-Knight", "h4"));
  private static final Move RESTORE = Move.of(type("Knight", "c6"));
  private static final Move SUICIDE = Move.of(Edit.of(Edit.REMOVE, 0, square("d5")));
  private static final Move DROP =
      Move.of(Edit.of(Edit.DROP, NotationGame.contentOf("Queen", 0), square("d3")));

  private static final List<Move> MOVES =
      List.of(
          ADVANCE,
          SACRIFICE,
          SACRIFICE_OTHER,
          GIVE_UP,
          CASTLE,
          STEP,
          TO_QUEEN,
          TO_ROOK,
          EN_PASSANT,
          LEAP,
          LEAP_TOO,
          TAKE,
          RESTORE,
          SUICIDE,
          DROP);

  private final Position position = position();
  private final TurnTexts texts = new TurnTexts(new MoveGenerator(GAME), position, MOVES);

  private static Position position() {
    try {
      return new Position(
          GAME, new PositionText(GAME).parse("8/4P3/2+N5/3R2Pp/7p/5N2/P7/1N2K2R[QP] w K h6 0 1"));
    } catch (TextException e) {
      throw new AssertionError(e);
    }
  }

  private static int square(String name) {
    return new Labels(NotationGame.chess()).square(name).orElseThrow();
  }

  private static int move(String from, String to) {
    return Edit.of(Edit.MOVE, square(from), square(to));
  }

  private static int type(String piece, String square) {
    return Edit.of(Edit.TYPE, NotationGame.PIECES.indexOf(piece), square(square));
  }

  private static int part() {
    return Edit.of(Edit.PART, 0, 0);
  }

  @Test
  void complete_text_lists_every_change() {
    assertThat(MOVES.stream().map(texts::complete))
        .containsExactly(
            "a2-a3",
            "a2-a3; a3-",
            "a2-a3; h1-",
            "a2-a3; P*-",
            "e1-g1; h1-f1",
            "e1-f1",
            "e7-e8; Q-e8",
            "e7-e8; R-e8",
            "g5-h6; h5-",
            "b1-d2",
            "f3-d2",
            "f3-h4; +N-h4",
            "N-c6",
            "d5-",
            "Q*d3");
  }

  @Test
  void short_text_is_as_short_as_the_other_turns_allow() {
    assertThat(MOVES.stream().map(texts::shortest))
        .containsExactly(
            "a2-a3",
            "a2-a3; a3-",
            "a2-a3; h1-",
            "a2-a3; P*-",
            "e1-g1",
            "e1-f1",
            "e7-e8; Q-e8",
            "e7-e8; R-e8",
            "g5-h6",
            "b1-d2",
            "f3-d2",
            "f3-h4",
            "N-c6",
            "d5-",
            "Q*d3");
  }

  @Test
  void uci_and_san_are_printed() {
    assertThat(MOVES.stream().map(texts::uci))
        .containsExactly(
            "a2a3",
            "a2a3,a3-",
            "a2a3,h1-",
            "a2a3,P*-",
            "e1g1",
            "e1f1",
            "e7e8q",
            "e7e8r",
            "g5h6",
            "b1d2",
            "f3d2",
            "f3h4+",
            "N-c6",
            "d5-",
            "Q@d3");
    assertThat(MOVES.stream().map(texts::san))
        .containsExactly(
            "a3", "a3; a3-", "a3; h1-", "a3; P*-", "O-O", "Kf1", "e8=Q", "e8=R", "gxh6", "Nbd2",
            "Nfd2", "Nxh4", "N-c6", "d5-", "Q@d3");
  }

  @Test
  void every_text_printed_is_read() {
    for (Move move : MOVES) {
      Reading found = new Reading.Found(move);
      assertThat(texts.read(texts.complete(move))).isEqualTo(found);
      assertThat(texts.read(texts.shortest(move))).isEqualTo(found);
      assertThat(texts.read(texts.uci(move))).isEqualTo(found);
      assertThat(texts.read(texts.san(move))).isEqualTo(found);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "P e2-e4 // two steps | There is no piece on e2.",
        "e9-e4 | `e9` is neither a square nor a piece's letter or name.",
        "e1-e9 | There is no square `e9`.",
        "@e4 | In `@e4` the square or piece before `@` is missing.",
        "X-e4 | `X` is neither a square nor a piece's letter or name.",
        "N e1-g1 | On e1 stands a White King, not a White Knight.",
        "h5-h4 | The piece on h5 is a Black Pawn, and White is to move.",
        "e1-e2 | `e1-e2` is not a legal move.",
        "c4- | There is no piece on c4.",
        "a2-a3; e1- | No legal move has all the parts of `a2-a3; e1-`, though some have the first.",
        "a3-; a2-a3 | No legal move has all the parts of `a3-; a2-a3`, though some have the first.",
        "Q-e8; e7-e8 | No legal move has all the parts of `Q-e8; e7-e8`, though some have the"
            + " first.",
        "e1-e2; e2- | `e1-e2; e2-` is not a legal move.",
        "{N-e4; e7-e8 | `{N` is neither a square nor a piece's letter or name.",
        "-a2 | No square ceases to exist in this game.",
        "e1-g1; | A component is missing beside a `;`.",
        "hello | `hello` is no move; a move looks like `a2-a3`.",
      })
  void a_text_that_fits_nothing_says_why(String text, String reason) {
    assertThat(texts.read(text)).isEqualTo(new Reading.NoFit(reason));
  }

  @ParameterizedTest
  @ValueSource(strings = {"e7-e8", "e7e8", "e8", "P e7-e8"})
  void a_text_that_fits_several_lists_them(String text) {
    assertThat(texts.read(text)).isEqualTo(new Reading.Ambiguous(List.of(TO_QUEEN, TO_ROOK)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "K e1-g1; R h1-f1",
        "King e1-g1",
        "h1-f1; e1-g1",
        "Ke1 - g1",
        "O-O",
        "0-0",
        "O-O+",
        "e1g1",
        "Kg1",
        "h1-f1"
      })
  void castling_may_be_told_in_many_ways(String text) {
    assertThat(texts.read(text)).isEqualTo(new Reading.Found(CASTLE));
  }

  @Test
  void other_spellings_are_read() {
    assertThat(texts.read("g5-h6; @-h5")).isEqualTo(new Reading.Found(EN_PASSANT));
    assertThat(texts.read("gxh6 e.p.")).isEqualTo(new Reading.Found(EN_PASSANT));
    assertThat(texts.read("g5-h6; p@h5; h5-")).isEqualTo(new Reading.Found(EN_PASSANT));
    assertThat(texts.read("Queen*d3")).isEqualTo(new Reading.Found(DROP));
    assertThat(texts.read("Q@d3")).isEqualTo(new Reading.Found(DROP));
    assertThat(texts.read("Knight-c6")).isEqualTo(new Reading.Found(RESTORE));
    assertThat(texts.read("e8Q")).isEqualTo(new Reading.Found(TO_QUEEN));
    assertThat(texts.read("e8=q!")).isEqualTo(new Reading.Found(TO_QUEEN));
    assertThat(texts.read("Ready-Knight-h4")).isEqualTo(new Reading.Found(TAKE));
    assertThat(texts.read("N f3-h4; +N-h4 // ready")).isEqualTo(new Reading.Found(TAKE));
    assertThat(texts.read("q-e8")).isInstanceOf(Reading.NoFit.class);
  }

  @Test
  void captures_are_the_squares_pieces_were_taken_from() {
    assertThat(texts.changes(EN_PASSANT).captured().stream()).containsExactly(square("h5"));
    assertThat(texts.changes(TAKE).captured().stream()).containsExactly(square("h4"));
    assertThat(texts.changes(SACRIFICE).captured().stream()).containsExactly(square("a3"));
    assertThat(texts.changes(CASTLE).captured().stream()).isEmpty();
    assertThat(texts.changes(SUICIDE).captured().stream()).containsExactly(square("d5"));
  }

  @Test
  void targets_are_where_the_first_part_takes_its_piece() {
    assertThat(texts.changes(CASTLE).origin()).isEqualTo(square("e1"));
    assertThat(texts.changes(CASTLE).target()).isEqualTo(square("g1"));
    assertThat(texts.changes(RESTORE).origin()).isEqualTo(square("c6"));
    assertThat(texts.changes(RESTORE).target()).isEqualTo(square("c6"));
    assertThat(texts.changes(DROP).origin()).isEqualTo(Component.NO_SQUARE);
  }

  /** Turns of a game with a piece of letter {@code Q~} beside the Queen, in the position above. */
  private TurnTexts among(Move... moves) {
    return new TurnTexts(new MoveGenerator(GAME), position, List.of(moves));
  }

  @ParameterizedTest
  @ValueSource(strings = {"e7e8q", "e8=Q", "e8Q", "e7-e8; Q-e8", "e7-e8; Q~-e8", "e8=Q~", "e7e8q~"})
  void a_mark_behind_a_letter_may_be_left_out(String text) {
    assertThat(among(TO_MARKED, TO_ROOK).read(text)).isEqualTo(new Reading.Found(TO_MARKED));
  }

  @Test
  void a_mark_behind_a_letter_is_left_out() {
    TurnTexts turns = among(TO_MARKED, TO_ROOK);
    assertThat(turns.uci(TO_MARKED)).isEqualTo("e7e8q");
    assertThat(turns.san(TO_MARKED)).isEqualTo("e8=Q");
    assertThat(turns.complete(TO_MARKED)).isEqualTo("e7-e8; Q~-e8");
  }

  @Test
  void a_mark_behind_a_letter_stays_where_it_tells_pieces_apart() {
    TurnTexts turns = among(TO_MARKED, TO_QUEEN);
    assertThat(turns.uci(TO_MARKED)).isEqualTo("e7e8q~");
    assertThat(turns.uci(TO_QUEEN)).isEqualTo("e7e8q");
    assertThat(turns.san(TO_MARKED)).isEqualTo("e8=Q~");
    for (String text : List.of("e7e8q", "e8=Q", "e7-e8; Q-e8")) {
      assertThat(turns.read(text)).isEqualTo(new Reading.Found(TO_QUEEN));
    }
    for (String text : List.of("e7e8q~", "e8=Q~", "e7-e8; Q~-e8")) {
      assertThat(turns.read(text)).isEqualTo(new Reading.Found(TO_MARKED));
    }
  }

  @Test
  void a_change_that_cannot_be_left_out_goes_without_saying_in_san() {
    Move other = Move.of(move("f3", "e8"));
    assertThat(among(TO_QUEEN, other).san(TO_QUEEN)).isEqualTo("e8");
    Move unchanged = Move.of(move("e7", "e8"));
    assertThat(among(TO_QUEEN, other, unchanged).san(TO_QUEEN)).isEqualTo("e8=Q");
  }

  @Test
  void a_pass_in_uci_names_the_square_of_an_own_piece() {
    Move pass = Move.of();
    TurnTexts turns = among(pass, STEP);
    assertThat(turns.uci(pass)).isEqualTo("b1b1");
    for (String text : List.of("pass", "0000", "e1e1", "a2a2")) {
      assertThat(turns.read(text)).isEqualTo(new Reading.Found(pass));
    }
    assertThat(turns.read("e8e8")).isInstanceOf(Reading.NoFit.class);
  }

  @Test
  void of_chains_that_change_the_same_the_plain_text_means_the_one_that_ends() {
    Move on = Move.of(move("a2", "a3"), Edit.of(Edit.CONTINUE, Edit.LIMIT, square("a3")));
    TurnTexts turns = among(on, ADVANCE);
    assertThat(turns.read("a2-a3")).isEqualTo(new Reading.Found(ADVANCE));
    assertThat(turns.complete(on)).startsWith("a2-a3 {");
  }

  @Test
  void a_piece_gains_and_loses_its_plus() {
    Move loses = Move.of(move("c6", "c7"), type("Knight", "c7"));
    Move keeps = Move.of(move("c6", "c7"));
    TurnTexts turns = among(loses, keeps, TAKE);
    assertThat(turns.uci(loses)).isEqualTo("c6c7-");
    assertThat(turns.read("c6c7-")).isEqualTo(new Reading.Found(loses));
    assertThat(turns.read("c6c7n")).isEqualTo(new Reading.Found(loses));
    assertThat(turns.read("f3h4+")).isEqualTo(new Reading.Found(TAKE));
    assertThat(turns.read("f3h4-")).isInstanceOf(Reading.NoFit.class);
  }

  private static Move drop(String piece, String to) {
    return Move.of(Edit.of(Edit.DROP, NotationGame.contentOf(piece, 0), square(to)));
  }

  /** A turn of two parts: a move, then a drop. */
  private static Move then(Move move, Move drop) {
    return Move.of(move.word(0), Edit.of(Edit.PART, 0, 0), drop.word(0));
  }

  private static Move castleThen(Move drop) {
    return Move.of(CASTLE.word(0), CASTLE.word(1), Edit.of(Edit.PART, 0, 0), drop.word(0));
  }

  @Test
  void a_turn_that_begins_with_the_text_is_meant() {
    Move rook = then(Move.of(move("h1", "f1")), drop("Queen", "h2"));
    Move castle = castleThen(drop("Queen", "h2"));
    Move marked =
        Move.of(
            rook.word(0), rook.word(1), rook.word(2), Edit.of(Edit.PART, 0, 0), type("Rook", "f1"));
    TurnTexts turns = among(castle, marked);
    assertThat(turns.read("h1-f1; Q*h2")).isEqualTo(new Reading.Found(marked));
    assertThat(turns.read("e1-g1; Q*h2")).isEqualTo(new Reading.Found(castle));
    assertThat(among(castle, rook).read("h1-f1; Q*h2")).isEqualTo(new Reading.Found(rook));
  }

  @Test
  void of_turns_that_begin_with_the_text_those_are_listed() {
    Move first = then(Move.of(move("h1", "f1")), drop("Queen", "h2"));
    Move second = then(Move.of(move("h1", "f1")), drop("Queen", "h3"));
    TurnTexts turns = among(castleThen(drop("Queen", "h2")), first, second);
    assertThat(turns.read("h1-f1")).isEqualTo(new Reading.Ambiguous(List.of(first, second)));
  }

  /** The gate is where the piece came from; or the letter says the square. */
  @Test
  void gating_is_read_in_uci() {
    Move gated = Move.of(move("f3", "g5"), drop("Queen", "f3").word(0));
    Move plain = Move.of(move("f3", "g5"));
    Move elsewhere = Move.of(move("f3", "g5"), drop("Queen", "d3").word(0));
    TurnTexts turns = among(gated, plain, elsewhere);
    assertThat(turns.read("f3g5q")).isEqualTo(new Reading.Found(gated));
    assertThat(turns.read("f3g5")).isEqualTo(new Reading.Found(plain));
    assertThat(turns.read("f3g5qd3")).isEqualTo(new Reading.Found(elsewhere));
    assertThat(among(TO_QUEEN, TO_ROOK).read("e7e8q")).isEqualTo(new Reading.Found(TO_QUEEN));
    int queen = NotationGame.contentOf("Queen", 0);
    Move made =
        Move.of(
            move("f3", "g5"),
            Edit.of(Edit.CREATE, queen, square("f3")),
            Edit.of(Edit.DISCARD, queen, 0));
    assertThat(among(plain, made).read("f3g5q")).isEqualTo(new Reading.Found(made));
  }

  @Test
  void castling_onto_the_partner_is_read_in_uci() {
    Move gated = Move.of(CASTLE.word(0), CASTLE.word(1), drop("Queen", "h1").word(0));
    assertThat(among(CASTLE, STEP).read("e1h1")).isEqualTo(new Reading.Found(CASTLE));
    assertThat(among(CASTLE, STEP).read("h1e1")).isEqualTo(new Reading.Found(CASTLE));
    assertThat(among(CASTLE, gated).read("h1e1q")).isEqualTo(new Reading.Found(gated));
    assertThat(among(CASTLE, gated).read("e1h1")).isEqualTo(new Reading.Found(CASTLE));
  }

  /** The second leg of a wall begins where the piece has come to. */
  @Test
  void walls_are_read_in_uci() {
    Move wall = then(Move.of(move("f3", "g5")), drop("Queen", "d3"));
    Move other = then(Move.of(move("f3", "g5")), drop("Queen", "d4"));
    Move twice = Move.of(move("f3", "g5"), Edit.of(Edit.PART, 0, 0), move("g5", "d3"));
    assertThat(among(wall, other).read("f3g5,g5d3")).isEqualTo(new Reading.Found(wall));
    assertThat(among(wall, other).read("f3g5,f3d3")).isInstanceOf(Reading.NoFit.class);
    assertThat(among(wall, twice).read("f3g5,g5d3")).isEqualTo(new Reading.Found(twice));
  }
}
