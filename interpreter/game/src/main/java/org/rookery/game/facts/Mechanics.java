package org.rookery.game.facts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.drawing.diagram.Sign;
import org.rookery.drawing.ground.BoardDrawing;
import org.rookery.drawing.ground.BoardDrawings;
import org.rookery.program.Edit;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/** Finds what happens in a game, in its rules alone. */
final class Mechanics {
  private final GameProgram program;
  private final Set<Mechanic> found = EnumSet.noneOf(Mechanic.class);

  private Mechanics(GameProgram program) {
    this.program = program;
  }

  static Set<Mechanic> of(GameProgram program, List<MoveDiagram> diagrams) {
    Mechanics mechanics = new Mechanics(program);
    mechanics.options();
    mechanics.turns();
    mechanics.players();
    mechanics.endings();
    mechanics.pieces();
    mechanics.signs(diagrams);
    return Collections.unmodifiableSet(mechanics.found);
  }

  private void note(boolean holds, Mechanic mechanic) {
    if (holds) {
      found.add(mechanic);
    }
  }

  private void options() {
    GameProgram.Options options = program.options();
    note(!program.royal().contents().isEmpty(), Mechanic.ROYAL);
    note(options.capturedToHand() && !options.toEnemyHand(), Mechanic.REUSE);
    note(
        options.capturesFirst() || options.maximalCaptures() || !options.choices().isEmpty(),
        Mechanic.COMPULSORY);
    note(options.passTurn() == GameProgram.Passing.ALWAYS, Mechanic.PASSING);
    note(BoardDrawings.of(program).look() == BoardDrawing.Look.PITS, Mechanic.SOWING);
  }

  private void turns() {
    note(!program.teams().isEmpty(), Mechanic.TEAMS);
    note(program.elimination().isPresent(), Mechanic.ELIMINATION);
    List<TurnStep> order = program.turnOrder();
    boolean alone =
        IntStream.range(0, program.players().size()).filter(program::competes).count() < 2;
    for (int i = program.repeatFrom(); i < order.size() && !alone; i++) {
      TurnStep next = order.get(i + 1 < order.size() ? i + 1 : program.repeatFrom());
      boolean mine = program.competes(order.get(i).player());
      note(mine && order.get(i).player() == next.player(), Mechanic.SEVERAL);
    }
    note(program.options().hiding().fog(), Mechanic.FOG);
    note(program.options().hiding().hasUmpire(), Mechanic.UMPIRE);
    note(program.options().hiding().hidesTypes(), Mechanic.HIDDEN);
    note(program.options().hiding().hidesChoices(), Mechanic.SIMULTANEOUS);
    for (TurnStep step : order) {
      note(step.swap().isPresent(), Mechanic.SWAP);
      note(!step.again().equals(new Test.Constant(false)), Mechanic.SEVERAL);
    }
  }

  private void players() {
    List<List<Integer>> armies = new ArrayList<>();
    for (int player = 0; player < program.players().size(); player++) {
      List<Integer> army = army(player);
      note(program.playsAtRandom(player), Mechanic.CHANCE);
      note(
          !army.isEmpty() && !program.competes(player) && !program.playsAtRandom(player),
          Mechanic.NEUTRAL);
      if (program.competes(player) && !army.isEmpty()) {
        armies.add(army);
      }
    }
    note(armies.stream().distinct().count() > 1, Mechanic.ARMIES);
  }

  private IntPredicate owned(int player) {
    return content -> content > 0 && program.contents().owner(content) == player;
  }

  /** The types of the pieces that a player begins with, by number, as often as they are there. */
  private List<Integer> army(int player) {
    List<Integer> army = new ArrayList<>();
    program
        .start()
        .onBoard()
        .filter(owned(player))
        .forEach(content -> army.add(program.contents().type(content)));
    int[] hand = program.start().hand();
    for (int content = 1; content < hand.length; content++) {
      if (program.contents().owner(content) == player) {
        army.addAll(Collections.nCopies(hand[content], program.contents().type(content)));
      }
    }
    Collections.sort(army);
    return army;
  }

  private void endings() {
    for (Ending ending : program.endings()) {
      note(ending.result() == Ending.Result.COUNT, Mechanic.COUNTING);
      note(
          ending.result() == Ending.Result.WIN && ending.when().mentions(Test::connects),
          Mechanic.CONNECTION);
    }
  }

  private void pieces() {
    PieceEdits edits = PieceEdits.of(program);
    note(edits.drops() && edits.moves(), Mechanic.DROPS);
    note(edits.drops() && !edits.moves(), Mechanic.PLACING);
    note(edits.has(Edit.CONTINUE), Mechanic.CHAINS);
    note(edits.has(Edit.AGAIN), Mechanic.SEVERAL);
    boolean further = program.turnOrder().stream().anyMatch(step -> !step.then().isEmpty());
    // A chain is made of parts, too.
    note((further || edits.has(Edit.PART)) && !edits.has(Edit.CONTINUE), Mechanic.PARTS);
    note(edits.has(Edit.TYPE), Mechanic.PROMOTION);
    note(edits.has(Edit.OWNER), Mechanic.CONVERSION);
    note(edits.takesPassers(), Mechanic.EN_PASSANT);
    note(
        program.rights().stream().anyMatch(right -> right.squares().size() > 1), Mechanic.CASTLING);
  }

  private void signs(List<MoveDiagram> diagrams) {
    for (MoveDiagram diagram : diagrams) {
      Set<Sign> used = diagram.used().keySet();
      boolean hops = used.contains(Sign.HOP) || used.contains(Sign.HOP_CAPTURE);
      note(hops && diagram.over(), Mechanic.JUMPS);
      note(used.contains(Sign.REMOTE), Mechanic.REMOTE);
    }
  }
}
