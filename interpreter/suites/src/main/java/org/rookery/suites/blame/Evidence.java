package org.rookery.suites.blame;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.explain.MoveOrigins;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;
import org.rookery.suites.format.Case;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.Mismatch;

/** What the mismatches of a case say by themselves about the places they come from. */
final class Evidence implements Mismatch.Cases<Void> {
  private static final Map<MoveOrigins.Bearing, Double> WEIGHTS =
      Map.of(
          MoveOrigins.Bearing.DECIDES, 1.0,
          MoveOrigins.Bearing.LEADS, 0.6,
          MoveOrigins.Bearing.WHOSE, 0.5,
          MoveOrigins.Bearing.NEAR, 0.5);

  /** For the way of a turn that is made, but changes something else than it should. */
  private static final double THE_WAY = 0.6;

  /** More turns of one mismatch say no more. */
  private static final int MOST_TURNS = 6;

  private final GameEngine game;
  private final EndingParts parts;
  private final Map<Origin, Double> weights = new LinkedHashMap<>();

  private Evidence(GameEngine game, EndingParts parts) {
    this.game = game;
    this.parts = parts;
  }

  /** How much speaks for each place, at most 1. */
  static Map<Origin, Double> of(GameEngine game, EndingParts parts, CaseResult c) {
    Evidence evidence = new Evidence(game, parts);
    for (Mismatch mismatch : c.mismatches()) {
      mismatch.match(evidence);
    }
    if (c.problem().isPresent()) {
      evidence.unusable(c.problemPointer());
    }
    Case written = c.item().readable();
    if (written != null && written.position() == null) {
      evidence.sections("board-setup", 0.5);
    }
    return evidence.weights;
  }

  private void add(Origin origin, double weight) {
    weights.merge(origin, weight, Math::max);
  }

  /** What a suite says of a game does not fit it: its set-up, its pieces, its board. */
  private void unusable(String pointer) {
    String[] keys = pointer.split("/");
    String key = keys.length > 3 ? keys[3] : "";
    sections("board-setup", 0.7);
    sections("board", 0.5);
    sections("piece", 0.2);
    turnOrder(0.4);
    if (key.equals("position")) {
      for (MoveGraph graph : game.compiled().graphs()) {
        for (Node node : graph.nodes()) {
          if (node instanceof Node.Test test && isAboutThePast(test.condition())) {
            add(test.origin(), 0.8);
          }
        }
      }
    }
  }

  /** Whether a test is about what a position as text says beside the board. */
  private static boolean isAboutThePast(Condition condition) {
    return condition instanceof SquareCondition.InSetup
        || condition instanceof Condition.OfRights
        || condition instanceof SquareCondition.Passed;
  }

  private void sections(String head, double weight) {
    game.compiled().sections().stream()
        .filter(section -> section.isHeadedBy(head))
        .forEach(section -> add(section.origin(), weight));
  }

  private void turn(Position position, String text, double share) {
    List<MoveOrigins.Ground> grounds = MoveOrigins.of(game, new Position(position), text);
    for (MoveOrigins.Ground ground : grounds) {
      add(ground.origin(), share * WEIGHTS.getOrDefault(ground.bearing(), 0.0));
    }
    if (grounds.isEmpty()) {
      // No piece that may move has anything to do with it: perhaps another should.
      turnOrder(share * 0.9);
    }
  }

  private void turnOrder(double weight) {
    game.compiled().model().turnOrder().forEach(item -> add(item.origin(), weight));
  }

  @Override
  public Void turns(Mismatch.Turns turns) {
    Position position = turns.where().position();
    turns.missing().stream().limit(MOST_TURNS).forEach(text -> turn(position, text, 1));
    turns.surplus().stream().limit(MOST_TURNS).forEach(text -> turn(position, text, 1));
    return null;
  }

  @Override
  public Void value(Mismatch.Value value) {
    switch (value.where().key()) {
      case OUTCOME -> {
        List<EndingModel> endings = game.compiled().model().endings();
        boolean known = endings.stream().anyMatch(e -> isNamed(e, value.expected()));
        // An ending that is expected and missing stood beside the others.
        double other = known || !value.expected().contains(" by ") ? 0.3 : 0.9;
        for (EndingModel ending : endings) {
          if (isNamed(ending, value.expected()) || isNamed(ending, value.got())) {
            named(ending, value.where().position());
          } else {
            add(ending.origin(), other);
          }
        }
      }
      case CHECK -> game.compiled().model().royals().forEach(royal -> add(royal.origin(), 0.5));
      case VIEW -> {
        sections("fog", 0.5);
        sections("umpire", 0.5);
        sections("hidden", 0.5);
        sections("simultaneous", 0.5);
      }
      case PLAY, COUNT, MOVES, LEGAL, ILLEGAL, TARGETS, AFTER, PERFT, ALWAYS, TIME -> {}
      case BOARD, HAND, FLAGS, CAPTURED -> made(value);
    }
    return null;
  }

  private static boolean isNamed(EndingModel ending, String outcome) {
    return outcome.endsWith(" by " + ending.reason());
  }

  /** An ending, and the parts of its condition that decide. */
  private void named(EndingModel ending, Position position) {
    Set<Origin> deciding = parts.deciding(ending, position);
    deciding.forEach(part -> add(part, 1.0));
    add(ending.origin(), deciding.isEmpty() ? 1.0 : 0.8);
  }

  /** The rule that made the turn whose effect is another than expected. */
  private void made(Mismatch.Value value) {
    List<String> after = value.where().after();
    Position position = new Position(value.where().position());
    if (after.isEmpty()) {
      return;
    }
    position.unmake();
    String text = after.get(after.size() - 1);
    if (game.turns(position).readExactly(text) instanceof Reading.Found found) {
      int square = MoveChanges.of(position, found.move()).origin();
      if (square >= 0 && position.content(square) != Contents.EMPTY) {
        EffectPlaces.of(game, position.content(square), concerned(value, position))
            .forEach(this::add);
        turn(position, text, THE_WAY);
        return;
      }
    }
    turn(position, text, 1);
  }

  /** The pieces that are captured and should not be, or should be and are not. */
  private BitSet concerned(Mismatch.Value value, Position before) {
    Set<String> squares = names(value.expected());
    Set<String> got = names(value.got());
    Set<String> both = new HashSet<>(squares);
    both.retainAll(got);
    squares.addAll(got);
    squares.removeAll(both);
    BitSet pieces = new BitSet();
    squares.stream()
        .flatMap(name -> game.labels().square(name).stream())
        .map(before::content)
        .filter(piece -> piece != Contents.EMPTY)
        .forEach(pieces::set);
    return pieces;
  }

  private static Set<String> names(String list) {
    return new HashSet<>(Arrays.asList(list.split("[\\[\\], ]+")));
  }

  @Override
  public Void leaves(Mismatch.Leaves leaves) {
    return null;
  }

  @Override
  public Void violation(Mismatch.Violation violation) {
    return null;
  }

  @Override
  public Void tooLong(Mismatch.TooLong tooLong) {
    return null;
  }
}
