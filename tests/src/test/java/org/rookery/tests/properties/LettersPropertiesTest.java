package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.program.GameProgram;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** Whatever letters a game has, positions and turns are read back as they are printed. */
final class LettersPropertiesTest {
  private static final String GAME =
      """
      (game (title "T") (players White Black Stone) (turn-order White (White Stone) Black)
        (board (rectangle 3 3))
        (board-setup (White (Man a1) (Two b1 off 2)) (Black (Man c3) (Two b2 off 1))
          (Stone (Two c1 off 1)))
        (piece (name Man) (letter M)
          (moves (n add) (e (verify empty?) (create Stone Two s) add) (n (add Two Man))))
        (piece (name Two) (letters %s)
          (drops ((verify empty?) add)) (moves (n add))))
      """;

  /** Each printable sign alone, behind, before and inside of letters. */
  static List<String> letters() {
    List<String> letters = new ArrayList<>();
    IntStream.range('!', '\u007f')
        .filter(c -> "()\";$".indexOf(c) < 0)
        .mapToObj(Character::toString)
        .forEach(c -> letters.addAll(List.of(c, "Y" + c, c + "Y", "Y" + c + "Z")));
    letters.addAll(List.of("\u738b", "\u00e9", "\ud83d\ude00"));
    return letters;
  }

  @ParameterizedTest
  @MethodSource("letters")
  void what_is_printed_is_read(String letter) {
    compile("x.rules", "T t " + letter).ifPresent(game -> assertReadsBack(game, letter));
  }

  @ParameterizedTest
  @ValueSource(strings = {"M m M'", "T T T", "-1 -1 -1", "/ / [", "{ } {}"})
  void an_old_file_whose_letters_will_not_do_gets_others(String letters) {
    Optional<CompiledGame> game = compile("x.zrf", letters);

    assertThat(game).isPresent();
    assertReadsBack(game.get(), letters);
  }

  static List<Path> oldFiles() {
    return Checkout.files("tests").stream()
        .filter(file -> file.toString().endsWith(".zrf"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("oldFiles")
  void positions_of_old_files_are_read_back(Path file) {
    Games.rulebook().loadEach(file, (title, game) -> assertReadsBack(game.program(), file + title));
  }

  private static void assertReadsBack(GameProgram program, String what) {
    PositionText positions = new PositionText(program);
    Setup start = new Position(program).setup();
    String text = positions.print(start);
    assertThatCode(() -> assertThat(positions.parse(text)).as(what).isEqualTo(start))
        .as(what + ": " + text)
        .doesNotThrowAnyException();
  }

  @Test
  void a_star_is_a_piece_where_it_is_a_letter() throws TextException {
    PositionText positions = new PositionText(compile("x.rules", "T t *").get().program());

    assertThat(positions.parse("2m/1*1/M2 w - - 0 1"))
        .isEqualTo(positions.parse("2m/1{*}1/M2 w - - 0 1"));
  }

  private static Optional<CompiledGame> compile(String name, String letters) {
    return RulesCompiler.compile(
        Source.of(name, GAME.formatted(letters)),
        SourceLoader.NONE,
        Optional.empty(),
        new Diagnostics());
  }

  private static void assertReadsBack(CompiledGame game, String letters) {
    PositionText positions = new PositionText(game.program());
    MoveGenerator generator = new MoveGenerator(game.program());
    Position position = new Position(game.program());
    for (int ply = 0; ply < 3; ply++) {
      assertThatCode(
              () ->
                  assertThat(positions.parse(positions.print(position.setup())))
                      .isEqualTo(position.setup()))
          .as(letters)
          .doesNotThrowAnyException();
      TurnTexts turns = new TurnTexts(generator, position);
      for (Move move : turns.moves()) {
        for (String text :
            List.of(turns.complete(move), turns.shortest(move), turns.uci(move), turns.san(move))) {
          assertThat(turns.read(text)).as(text).isInstanceOf(Reading.Found.class);
        }
      }
      position.make(turns.moves().get(turns.moves().size() - 1));
    }
  }
}
