package org.rookery.tests.zrf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.notation.ZillionsText;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.walker.Agreement;
import org.rookery.walker.Allowance;

/** An old file's game, played in the words of Zillions; the walker looks on at every turn. */
final class OldGame {
  private static final int WALK = 100_000;

  private final GameProgram program;
  private final MoveGenerator generator;
  private final Position position;
  private final Agreement agreement;

  /** The game of a file that loads without an error. */
  OldGame(String text) {
    Diagnostics diagnostics = new Diagnostics();
    CompiledGame compiled =
        RulesCompiler.compile(
                Source.of("old.zrf", text), SourceLoader.NONE, Optional.empty(), diagnostics)
            .orElseThrow(() -> new AssertionError(DiagnosticRenderer.render(diagnostics)));
    assertThat(diagnostics.hasErrors()).as(DiagnosticRenderer.render(diagnostics)).isFalse();
    program = compiled.program();
    generator = new MoveGenerator(program);
    position = new Position(program);
    agreement = new Agreement(compiled, generator, position, new Allowance(WALK, 1));
  }

  /** The legal moves. */
  List<String> turns() {
    List<Move> legal = generator.legalMoves(position);
    assertThat(agreement.differences(legal)).isEmpty();
    ZillionsText text = new ZillionsText(generator, position);
    return legal.stream().map(text::print).toList();
  }

  /** The complete texts of the legal moves. */
  List<String> texts() {
    TurnTexts texts = new TurnTexts(generator, position);
    return texts.moves().stream().map(texts::complete).toList();
  }

  /** The complete text of the turn that a text means, or why there is none. */
  String read(String text) {
    TurnTexts texts = new TurnTexts(generator, position);
    Reading reading = texts.read(text);
    return reading instanceof Reading.Found found
        ? texts.complete(found.move())
        : reading instanceof Reading.NoFit none ? none.reason() : "ambiguous";
  }

  /** Makes turns, each of which must be legal; returns the game. */
  OldGame after(String... turns) {
    for (String turn : turns) {
      List<String> known = turns();
      Reading reading =
          new ZillionsText(generator, position).read(generator.legalMoves(position), turn);
      assertThat(reading).as(turn + " of " + known).isInstanceOf(Reading.Found.class);
      Move move = ((Reading.Found) reading).move();
      position.make(move);
      assertThat(agreement.follow(move)).isEmpty();
    }
    return this;
  }

  /** The pieces on the board by square, such as {@code a1 White M}, in the order of the squares. */
  List<String> pieces() {
    List<String> pieces = new ArrayList<>();
    for (int square = 0; square < program.topology().size(); square++) {
      int piece = position.content(square);
      if (piece != Contents.EMPTY) {
        pieces.add(
            String.join(
                " ",
                program.topology().squares().get(square),
                program.players().get(program.contents().owner(piece)),
                program.pieces().get(program.contents().type(piece)).name()));
      }
    }
    return pieces;
  }

  /** How the game stands, such as {@code White: checkmate} for a win of White. */
  String outcome() {
    Outcome outcome = new Adjudicator(generator).outcome(position);
    if (outcome instanceof Outcome.Win win) {
      return program.players().get(win.player()) + ": " + win.reason();
    }
    if (outcome instanceof Outcome.Loss loss) {
      return "not " + program.players().get(loss.player()) + ": " + loss.reason();
    }
    return outcome instanceof Outcome.Draw draw ? "draw: " + draw.reason() : "on";
  }

  /** The player to move. */
  String mover() {
    return program.players().get(position.mover());
  }
}
