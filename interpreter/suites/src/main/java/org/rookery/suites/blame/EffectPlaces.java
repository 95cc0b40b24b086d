package org.rookery.suites.blame;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;

/**
 * The places of a piece's rules that change something besides where it stands, with the questions
 * asked just before: where a turn is made as it should be but changes something else than it
 * should, they are to blame rather than the way it goes.
 */
final class EffectPlaces {
  /** So many questions may be asked one behind the other before an effect. */
  private static final int MOST_QUESTIONS = 4;

  /** For what is about other pieces than those in question. */
  private static final double OTHERS = 0.2;

  /** For what is about pieces of that kind, or of that side, alone. */
  private static final double KIND = 0.9;

  private static final double SIDE = 0.6;

  /** For the step that leads to a question. */
  private static final double STEP = 0.9;

  private final GameEngine game;
  private final MoveGraph graph;
  private final int mover;

  /** The pieces about whom something is otherwise; none when that is not known. */
  private final BitSet pieces;

  private final Map<Origin, Double> weights = new LinkedHashMap<>();

  private EffectPlaces(GameEngine game, int piece, BitSet pieces) {
    this.game = game;
    this.pieces = pieces;
    Contents contents = game.program().contents();
    graph = game.compiled().graphs().get(contents.type(piece));
    mover = contents.owner(piece);
  }

  /** How much speaks for each place, at most 1. */
  static Map<Origin, Double> of(GameEngine game, int piece, BitSet pieces) {
    EffectPlaces effects = new EffectPlaces(game, piece, pieces);
    effects.find();
    return effects.weights;
  }

  private void find() {
    for (Node node : graph.nodes()) {
      if (node instanceof Node.Test test) {
        double weight = asked(test);
        for (Node before : weight == 0 ? List.<Node>of() : graph.nodes()) {
          if (before instanceof Node.Step step && graph.node(step.next()) == test) {
            add(step.origin(), STEP * weight);
          }
        }
      }
    }
  }

  /** Adds a question and what happens when the answer is "yes"; how much speaks for them. */
  private double asked(Node.Test first) {
    List<Origin> places = new ArrayList<>();
    double weight = 1;
    Node node = first;
    for (int i = 0; i <= MOST_QUESTIONS; i++) {
      if (node instanceof Node.Test test) {
        places.add(test.origin());
        if (test.condition() instanceof SquareCondition.PieceOn piece) {
          weight = Math.min(weight, near(piece.filter()));
        }
        node = graph.node(test.then());
      } else if (node instanceof Node.Apply apply && changes(apply.effect())) {
        places.add(apply.origin());
        for (Origin place : places) {
          add(place, weight);
        }
        return weight;
      } else {
        return 0;
      }
    }
    return 0;
  }

  private static boolean changes(Effect effect) {
    return !(effect instanceof Effect.Count
        || effect instanceof Effect.Forbid
        || effect instanceof Effect.ForbidMate);
  }

  /** How near a question comes to one of the pieces in question, of whom it may ask too much. */
  private double near(Filter filter) {
    return pieces.isEmpty()
        ? 1
        : pieces.stream().mapToDouble(piece -> near(filter, piece)).max().orElse(OTHERS);
  }

  private double near(Filter filter, int piece) {
    Contents contents = game.program().contents();
    String name = game.program().pieces().get(contents.type(piece)).name();
    boolean kind = filter.types().isEmpty() || filter.types().contains(name) != filter.except();
    boolean own = contents.owner(piece) == mover;
    boolean side = filter.side() == Side.ANY || (filter.side() == Side.SELF) == own;
    if ((kind && side) != filter.others()) {
      return 1;
    }
    return kind && !filter.types().isEmpty() ? KIND : side ? SIDE : OTHERS;
  }

  private void add(Origin origin, double weight) {
    weights.merge(origin, weight, Math::max);
  }
}
