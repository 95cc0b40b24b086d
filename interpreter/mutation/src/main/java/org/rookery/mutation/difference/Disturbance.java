package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.rookery.engine.position.Setup;
import org.rookery.engine.position.TurnOrder;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** Makes positions that no game is likely to come to: pieces taken away, moved, added by chance. */
final class Disturbance {
  /** How many pieces in hand, and what numbers counters have, at most. */
  private static final int FEW = 3;

  private final GameProgram program;
  private final Random random;

  Disturbance(GameProgram program, Random random) {
    this.program = program;
    this.random = random;
  }

  /** Such a position, made of another. */
  Setup of(Setup setup) {
    Setup changed = fewer(setup);
    for (int i = random.nextInt(4); i > 0; i--) {
      changed = moved(changed);
    }
    for (int i = random.nextInt(5); i > 0; i--) {
      changed = more(changed);
    }
    if (random.nextInt(3) == 0) {
      changed = inHand(changed);
    }
    if (random.nextInt(2) == 0) {
      changed = counted(changed);
    }
    return random.nextInt(2) == 0 ? turned(changed) : changed;
  }

  private Setup fewer(Setup setup) {
    Setup changed = setup;
    int share = random.nextInt(5);
    for (int square : occupied(setup)) {
      if (random.nextInt(5) < share && !royal(setup.board().get(square))) {
        changed = changed.withSquare(program, square, Contents.EMPTY);
      }
    }
    return changed;
  }

  private Setup moved(Setup setup) {
    List<Integer> pieces = occupied(setup);
    int to = random.nextInt(program.topology().size());
    if (pieces.isEmpty() || setup.board().get(to) != Contents.EMPTY) {
      return setup;
    }
    int from = pieces.get(random.nextInt(pieces.size()));
    int piece = setup.board().get(from);
    int bits = setup.attributes().get(from);
    return setup.withSquare(program, from, Contents.EMPTY).withSquare(to, piece, bits);
  }

  private Setup more(Setup setup) {
    int to = random.nextInt(program.topology().size());
    int piece = 1 + random.nextInt(program.contents().size() - 1);
    boolean fits =
        !royal(piece)
            && !royal(setup.board().get(to))
            && program.competes(program.contents().owner(piece));
    return fits ? setup.withSquare(program, to, piece) : setup;
  }

  private Setup inHand(Setup setup) {
    Setup changed = setup;
    for (int type = 0; type < program.contents().types(); type++) {
      for (int player = 0; player < program.players().size(); player++) {
        int piece = program.contents().of(type, player);
        if (program.droppable()[type] && !royal(piece) && program.competes(player)) {
          changed = changed.withHand(piece, random.nextInt(FEW));
        }
      }
    }
    return changed;
  }

  private Setup counted(Setup setup) {
    Setup changed = setup;
    for (int counter = 0; counter < program.counters().size(); counter++) {
      int most = Math.max(FEW, program.counters().get(counter).initial());
      changed = changed.withCounter(counter, random.nextInt(most + 1));
    }
    return changed;
  }

  private Setup turned(Setup setup) {
    int number = 1 + random.nextInt(4);
    int player = program.turnOrder().get(random.nextInt(program.turnOrder().size())).player();
    int step = new TurnOrder(program).step(player, number);
    return step < 0 ? setup : setup.withTurn(step, number);
  }

  private List<Integer> occupied(Setup setup) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < setup.board().size(); square++) {
      if (setup.board().get(square) != Contents.EMPTY) {
        squares.add(square);
      }
    }
    return squares;
  }

  private boolean royal(int content) {
    ContentSet royal = program.royal().contents();
    return content != Contents.EMPTY && royal.has(content);
  }
}
