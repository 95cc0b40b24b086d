package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Direction.Leap;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;

/** One leg: step by step over empty squares to where it may end. */
final class Slide {
  private final StatementShorthand script;
  private final LegProgress progress;
  private final Leg leg;
  private final Arrival arrival;

  /** The leaps it repeats one after the other: one, unless it turns on the way. */
  private final List<Leap> round;

  Slide(StatementShorthand script, LegProgress progress, Leg leg, Arrival arrival) {
    this(script, progress, leg, arrival, List.of(progress.leap()));
  }

  Slide(
      StatementShorthand script, LegProgress progress, Leg leg, Arrival arrival, List<Leap> round) {
    this.script = script;
    this.progress = progress;
    this.leg = leg;
    this.arrival = arrival;
    this.round = round;
  }

  /** The statements of the leg; a range of 0 is unlimited. */
  List<Statement> statements(int range) {
    List<Statement> all = new ArrayList<>();
    int skipped = progress.motion().atom().isStep() ? leg.jumps() : 0;
    for (int i = 0; i < skipped; i++) {
      all.add(script.step(progress.leap()));
    }
    all.addAll(range == 0 ? unlimited() : limited(skipped + 1, range));
    return all;
  }

  /** The step of that number, from 1. */
  private List<Statement> step(int number) {
    Leap leap = round.get((number - 1) % round.size());
    boolean halfWay = !progress.motion().atom().isStep();
    Place half = StatementShorthand.toward(leap.sideways() / 2, leap.forward() / 2);
    List<Statement> all = new ArrayList<>();
    if (halfWay && leg.has(Modifier.LAME)) {
      all.add(script.verify(StatementShorthand.empty(half)));
    } else if (halfWay && leg.has(Modifier.JUMP)) {
      all.add(script.verify(StatementShorthand.piece(Side.ANY, half)));
    }
    all.add(script.step(leap));
    return all;
  }

  private List<Statement> unlimited() {
    List<Statement> all = new ArrayList<>(step(1));
    all.add(new Statement.While(progress.empty(), rest(1), script.origin()));
    all.addAll(arrival.onPiece(0));
    return all;
  }

  /** From the empty square behind that step to behind the first step of the next round. */
  private List<Statement> rest(int number) {
    List<Statement> way = new ArrayList<>(step(number + 1));
    if (number < round.size()) {
      List<Statement> end = StatementShorthand.join(arrival.onPiece(0), List.of(script.stop()));
      way.add(new Statement.If(progress.empty(), rest(number + 1), end, script.origin()));
    }
    return on(arrival.onEmpty(0), way);
  }

  /** The end here, and the way on. */
  private List<Statement> on(List<Statement> end, List<Statement> way) {
    if (end.isEmpty()) {
      return way;
    }
    return arrival.goesOn() ? StatementShorthand.join(end, way) : List.of(script.aside(end, way));
  }

  private List<Statement> limited(int number, int range) {
    List<Statement> all = new ArrayList<>(step(number));
    if (number >= range) {
      all.addAll(last(number));
      return all;
    }
    List<Statement> way = on(arrival.onEmpty(number), limited(number + 1, range));
    List<Statement> end = arrival.onPiece(number);
    if (end.isEmpty()) {
      all.add(script.verify(progress.empty()));
      all.addAll(way);
    } else {
      all.add(new Statement.If(progress.empty(), way, end, script.origin()));
    }
    return all;
  }

  private List<Statement> last(int number) {
    List<Statement> any = arrival.onAny(number);
    if (!any.isEmpty()) {
      return any;
    }
    List<Statement> quiet = arrival.onEmpty(number);
    List<Statement> end = arrival.onPiece(number);
    if (quiet.isEmpty()) {
      return end.isEmpty() ? List.of(script.stop()) : end;
    }
    if (end.isEmpty()) {
      return StatementShorthand.join(List.of(script.verify(progress.empty())), quiet);
    }
    return List.of(new Statement.If(progress.empty(), quiet, end, script.origin()));
  }
}
