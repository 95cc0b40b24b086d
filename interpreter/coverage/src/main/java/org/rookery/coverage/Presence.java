package org.rookery.coverage;

import java.util.BitSet;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.graph.Node;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** Which pieces a game can ever come to have; of others nothing need be looked at. */
final class Presence {
  private final CompiledGame compiled;
  private final GameProgram program;
  private final BitSet pieces = new BitSet();

  private Presence(CompiledGame compiled) {
    this.compiled = compiled;
    program = compiled.program();
  }

  /** Those of a game, as contents of squares. */
  static BitSet of(CompiledGame compiled) {
    Presence all = new Presence(compiled);
    for (int piece : all.program.start().board()) {
      all.add(piece);
    }
    int[] hand = all.program.start().hand();
    for (int piece = 0; piece < hand.length; piece++) {
      if (hand[piece] > 0) {
        all.add(piece);
      }
    }
    return all.pieces;
  }

  private void add(int piece) {
    if (piece == Contents.EMPTY || pieces.get(piece)) {
      return;
    }
    pieces.set(piece);
    int type = program.contents().type(piece);
    int owner = program.contents().owner(piece);
    if (compiled.model().capturedPieces().toHand()) {
      ofAll(number(compiled.model().pieces().get(type).capturedAs(), type));
    }
    for (Node node : compiled.graphs().get(type).nodes()) {
      if (node instanceof Node.Apply apply) {
        effect(apply.effect(), type, owner);
      }
    }
  }

  private void effect(Effect effect, int type, int owner) {
    if (effect instanceof Effect.Become become) {
      add(program.contents().of(number(become.piece(), type), owner));
    } else if (effect instanceof Effect.Create create) {
      int made = number(create.piece().orElse(""), type);
      int player = create.player().map(program.players()::indexOf).orElse(owner);
      if (player < 0) { // the opponent
        ofAll(made);
      } else {
        add(program.contents().of(made, player));
      }
    } else if (effect instanceof Effect.Take take) {
      add(program.contents().of(number(take.piece().orElse(""), type), owner));
    } else if (effect instanceof Effect.Own || effect instanceof Effect.Flip) {
      for (int each = 0; each < compiled.graphs().size(); each++) {
        ofAll(each);
      }
    }
  }

  private void ofAll(int type) {
    for (int player = 0; player < program.players().size(); player++) {
      add(program.contents().of(type, player));
    }
  }

  /** The number of a piece, or another where there is none of that name. */
  private int number(String piece, int otherwise) {
    for (int type = 0; type < compiled.model().pieces().size(); type++) {
      if (compiled.model().pieces().get(type).name().equals(piece)) {
        return type;
      }
    }
    return otherwise;
  }
}
