package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction.Leap;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.language.source.Origin;

/** Short names for the statements and conditions that moves are made of, all of one origin. */
record StatementShorthand(Origin origin) {
  static final Place HERE = new Place.Here();
  static final Place START = new Place.Of(Register.START);

  static Place toward(int sideways, int forward) {
    return new Place.Toward(new Leap(sideways, forward));
  }

  static Condition empty(Place place) {
    return new SquareCondition.Empty(place);
  }

  static Condition not(Condition condition) {
    return new Condition.Not(condition);
  }

  static Condition piece(Side side, Place place) {
    return new SquareCondition.PieceOn(Filter.of(side), place);
  }

  static Condition all(List<Condition> conditions) {
    return conditions.size() == 1 ? conditions.get(0) : new Condition.And(List.copyOf(conditions));
  }

  static Condition any(List<Condition> conditions) {
    return conditions.size() == 1 ? conditions.get(0) : new Condition.Or(List.copyOf(conditions));
  }

  static List<Statement> join(List<Statement> first, List<Statement> second) {
    List<Statement> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  Statement step(Leap leap) {
    return new Statement.Step(leap, origin);
  }

  Statement verify(Condition condition) {
    return new Statement.Verify(condition, origin);
  }

  Statement stop() {
    return new Statement.Stop(origin);
  }

  /** The first and then nothing else, or the second. */
  Statement aside(List<Statement> first, List<Statement> second) {
    return new Statement.Either(List.of(join(first, List.of(stop())), second), origin);
  }

  /** Any of them; statements may not follow. */
  List<Statement> either(List<List<Statement>> alternatives) {
    return alternatives.size() == 1
        ? alternatives.get(0)
        : List.of(new Statement.Either(List.copyOf(alternatives), origin));
  }
}
