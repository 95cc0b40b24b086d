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

/** Which pieces a text is about: the one that stays in a pass, and those that a letter names. */
final class WhosePiecesTest {
  private static TurnTexts texts(GameProgram game, String fen, Move... moves) throws TextException {
    Position position = new Position(game, new PositionText(game).parse(fen));
    return new TurnTexts(new MoveGenerator(game), position, List.of(moves));
  }

  /** The royal piece stays where there is one; of several, none is more likely to. */
  @ParameterizedTest
  @CsvSource({
    "8/8/8/8/8/8/8/P3K3 w - - 0 1, e1e1",
    "8/8/8/8/8/8/8/P3K2K w - - 0 1, a1a1",
    "8/8/8/8/8/8/P3K2K/k7 w - - 0 1, a2a2",
    "8/8/8/8/8/8/P7/k7 w - - 0 1, a2a2"
  })
  void aPassIsTheStayOfTheRoyalPieceOrTheLowest(String fen, String uci) throws TextException {
    Move pass = Move.of();
    TurnTexts turns = texts(NotationGame.withRoyalKings(), fen, pass);
    assertThat(turns.uci(pass)).isEqualTo(uci);
    assertThat(turns.read(uci)).isEqualTo(new Reading.Found(pass));
  }

  @Test
  void whoPassesNamesAPieceOfThePlayerWhosePiecesMove() throws TextException {
    Move pass = Move.of();
    TurnTexts turns = texts(NotationGame.crossed(), "8/8/8/8/8/5n2/5N2/8 w - - 0 1", pass);
    assertThat(turns.read("f3f3")).isEqualTo(new Reading.Found(pass));
    assertThat(turns.read("f2f2")).isInstanceOf(Reading.NoFit.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"f3d2", "f3-d2", "Nd2", "n*f6", "N@f6"})
  void lettersNamePiecesOfThePlayerWhosePiecesMove(String text) throws TextException {
    Labels labels = new Labels(NotationGame.crossed());
    int knight = NotationGame.contentOf("Knight", 1);
    int from = labels.square("f3").orElseThrow();
    int to = labels.square("d2").orElseThrow();
    Move go = Move.of(Edit.of(Edit.MOVE, from, to));
    Move drop = Move.of(Edit.of(Edit.DROP, knight, labels.square("f6").orElseThrow()));
    TurnTexts turns = texts(NotationGame.crossed(), "8/8/8/8/8/5n2/5N2/8[n] w - - 0 1", go, drop);
    Move meant = text.endsWith("d2") ? go : drop;
    assertThat(turns.read(text)).isEqualTo(new Reading.Found(meant));
    assertThat(turns.read(turns.san(meant))).isEqualTo(new Reading.Found(meant));
  }

  @ParameterizedTest
  @CsvSource({"N*f6, `N` stands for", "f2d1, The piece on f2 is a"})
  void otherPiecesAreRefusedWithWhoseMove(String text, String begins) throws TextException {
    TurnTexts turns = texts(NotationGame.crossed(), "8/8/8/8/8/5n2/5N2/8 w - - 0 1");
    assertThat(turns.read(text))
        .isEqualTo(
            new Reading.NoFit(begins + " White Knight, and White moves pieces of Black now."));
  }
}
