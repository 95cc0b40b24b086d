package org.rookery.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** Whose letter stands in a text, and what texts of other programs say by letters. */
class LettersInTextsTest {
  private static final GameProgram GAME = NotationGame.withHands();
  private static final Labels LABELS = new Labels(GAME);
  private static final Move STEP = Move.of(move("e1", "f1"));
  private static final Move TO_QUEEN = Move.of(move("e7", "e8"), type("Queen"));
  private static final Move TO_ROOK = Move.of(move("e7", "e8"), type("Rook"));
  private static final Move LEAP = Move.of(move("b1", "d2"));
  private static final Move LEAP_TOO = Move.of(move("f3", "d2"));
  private static final Move DROP =
      Move.of(Edit.of(Edit.DROP, NotationGame.contentOf("Queen", 0), square("d3")));

  private Position position = new Position(GAME);

  private static int square(String name) {
    return LABELS.square(name).orElseThrow();
  }

  private static int move(String from, String to) {
    return Edit.of(Edit.MOVE, square(from), square(to));
  }

  private static int type(String piece) {
    return Edit.of(Edit.TYPE, NotationGame.PIECES.indexOf(piece), square("e8"));
  }

  private TurnTexts among(Move... moves) {
    return new TurnTexts(new MoveGenerator(GAME), position, List.of(moves));
  }

  @BeforeEach
  void place() throws TextException {
    position =
        new Position(GAME, new PositionText(GAME).parse("8/4P3/8/8/8/5N2/8/1N2K3[QP] w - - 0 1"));
  }

  /** A person may write a name in any case, but not a letter that is another player's. */
  @ParameterizedTest
  @ValueSource(strings = {"Q*d3", "queen*d3", "Queen*d3", "Q@d3"})
  void what_is_dropped_may_be_in_either_case(String text) {
    assertThat(among(DROP, STEP).read(text)).isEqualTo(new Reading.Found(DROP));
  }

  @ParameterizedTest
  @ValueSource(strings = {"q*d3", "q@d3"})
  void the_letter_of_another_player_is_not_read_as_ones_own(String text) {
    TurnTexts turns = among(DROP, STEP);
    assertThat(turns.read(text))
        .isInstanceOfSatisfying(
            Reading.NoFit.class,
            none -> assertThat(none.reason()).contains("`q` stands for Black Queen"));
    assertThat(turns.readExactly(text)).isInstanceOf(Reading.NoFit.class);
    assertThat(turns.isTurn(text)).isTrue();
  }

  /** A label and a square put a piece there; that is no longer form of a move. */
  @Test
  void a_label_before_a_hyphen_is_put_down() {
    assertThat(among(LEAP, STEP).read("N-d2")).isInstanceOf(Reading.NoFit.class);
    assertThat(among(LEAP, STEP).read("Nb1-d2")).isEqualTo(new Reading.Found(LEAP));
    assertThat(among(LEAP, STEP).read("e1-f1")).isEqualTo(new Reading.Found(STEP));
  }

  /** A text that says all of two turns means neither. */
  @Test
  void what_two_pieces_could_do_is_ambiguous() {
    assertThat(among(LEAP, LEAP_TOO).read("Nd2"))
        .isEqualTo(new Reading.Ambiguous(List.of(LEAP, LEAP_TOO)));
    assertThat(among(LEAP, LEAP_TOO).read("Nbd2")).isEqualTo(new Reading.Found(LEAP));
  }

  /** What is told is the first part of one turn, and the last of the other. */
  @Test
  void a_turn_that_has_the_text_further_on_is_not_meant() {
    int then = Edit.of(Edit.PART, 0, 0);
    Move later = Move.of(STEP.word(0), then, LEAP.word(0));
    Move first = Move.of(LEAP.word(0), then, Edit.of(Edit.CAPTURE, 0, square("f3")));
    assertThat(among(later, first).read("b1-d2")).isEqualTo(new Reading.Found(first));
    assertThat(among(later, first).read("e1-f1")).isEqualTo(new Reading.Found(later));
  }

  /** In suites a label is in the case of its owner; UCI and SAN write letters in one case. */
  @ParameterizedTest
  @CsvSource({
    "Q*d3,true",
    "Queen*d3,true",
    "queen*d3,false",
    "Q@d3,true",
    "Queen@d3,true",
    "queen@d3,false",
    "e7-e8; Q-e8,true",
    "e7-e8; q-e8,false",
    "e7e8q,true",
    "e7e8Q,true",
    "e8=Q,true",
    "e8=q,false",
  })
  void suites_are_read_exactly(String text, boolean read) {
    Reading reading = among(DROP, STEP, TO_QUEEN, TO_ROOK).readExactly(text);
    assertThat(reading instanceof Reading.Found).isEqualTo(read);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"e7-e8=Q", "e7-e8Q", "e7-e8/Q", "e7e8=Q", "e8/Q", "e8Q", "e8(Q)", "Pe8=Q+"})
  void promotions_are_read_as_others_write_them(String text) {
    assertThat(among(TO_QUEEN, TO_ROOK).read(text)).isEqualTo(new Reading.Found(TO_QUEEN));
  }

  /** What a program is told of a turn does not begin the text of a longer one. */
  @Test
  void noTextForProgramsBeginsThatOfAnotherTurn() {
    int capture = Edit.of(Edit.CAPTURE, 0, square("f3"));
    Move shorter = Move.of(LEAP.word(0), capture);
    Move longer = Move.of(LEAP.word(0), capture, Edit.of(Edit.PART, 0, 0), STEP.word(0));
    TurnTexts both = among(shorter, longer);
    assertThat(both.uci(shorter)).isEqualTo("b1d2,f3-");
    assertThat(both.uci(longer)).isEqualTo("b1d2,e1-f1");
    assertThat(both.read("b1d2,f3-")).isEqualTo(new Reading.Found(shorter));
    assertThat(both.read("b1d2,e1-f1")).isEqualTo(new Reading.Found(longer));
    assertThat(among(shorter).uci(shorter)).isEqualTo("b1d2");
  }
}
