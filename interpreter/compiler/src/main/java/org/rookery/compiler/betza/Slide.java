package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction.Leap;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;

/**
 * One leg in one direction: step by step over empty squares to where it may end.
 *
 * @param later whether legs came before, so that the start square counts as empty
 */
record Slide(Script script, Leap leap, Leg leg, boolean step, boolean later, Arrival arrival) {
  /** What counts as an empty square. */
  private Condition empty() {
    Condition empty = Script.empty(Script.HERE);
    return later ? new Condition.Or(List.of(empty, new Condition.Marked(Script.HERE))) : empty;
  }

  /** The square half-way, rounded toward the cursor. */
  static Place halfWay(Leap leap) {
    return Script.toward(leap.sideways() / 2, leap.forward() / 2);
  }

  /** The statements of the leg; a range of 0 is unlimited. */
  List<Statement> statements(int range) {
    List<Statement> all = new ArrayList<>();
    int skipped = step ? leg.jumps() : 0;
    for (int i = 0; i < skipped; i++) {
      all.add(script.step(leap));
    }
    all.addAll(range == 0 ? unlimited() : limited(skipped + 1, range));
    return all;
  }

  private List<Statement> hop() {
    List<Statement> all = new ArrayList<>();
    if (!step && leg.has(Modifier.LAME)) {
      all.add(script.verify(Script.empty(halfWay(leap))));
    } else if (!step && leg.has(Modifier.JUMP)) {
      all.add(script.verify(Script.man(Side.ANY, halfWay(leap))));
    }
    all.add(script.step(leap));
    return all;
  }

  private List<Statement> unlimited() {
    List<Statement> all = new ArrayList<>(hop());
    all.add(new Statement.While(empty(), on(arrival.onEmpty(0), hop()), script.origin()));
    all.addAll(arrival.onMan(0));
    return all;
  }

  /** The end here, and the way on. */
  private List<Statement> on(List<Statement> end, List<Statement> way) {
    if (end.isEmpty()) {
      return way;
    }
    return arrival.goesOn() ? Script.join(end, way) : List.of(script.aside(end, way));
  }

  private List<Statement> limited(int steps, int range) {
    List<Statement> all = new ArrayList<>(hop());
    if (steps >= range) {
      all.addAll(last(steps));
      return all;
    }
    List<Statement> way = on(arrival.onEmpty(steps), limited(steps + 1, range));
    List<Statement> end = arrival.onMan(steps);
    if (end.isEmpty()) {
      all.add(script.verify(empty()));
      all.addAll(way);
    } else {
      all.add(new Statement.If(empty(), way, end, script.origin()));
    }
    return all;
  }

  private List<Statement> last(int steps) {
    List<Statement> any = arrival.onAny(steps);
    if (!any.isEmpty()) {
      return any;
    }
    List<Statement> quiet = arrival.onEmpty(steps);
    List<Statement> end = arrival.onMan(steps);
    if (quiet.isEmpty()) {
      return end.isEmpty() ? List.of(script.stop()) : end;
    }
    if (end.isEmpty()) {
      return Script.join(List.of(script.verify(empty())), quiet);
    }
    return List.of(new Statement.If(empty(), quiet, end, script.origin()));
  }
}
