package org.rookery.compiler.specialize;

import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.program.board.Topology;

/**
 * Where the registers point while a rule is being specialised.
 *
 * @param player the owner of the moving man
 * @param content the moving man; 0 where there is none, in endings
 * @param to {@link #UNSET} until the rule sets it
 */
record Site(int player, int content, int start, int cursor, int mark, int from, int to) {
  /** The value of an unset register. */
  static final int UNSET = -2;

  /** Where an ending looks from: nowhere on the board. */
  static Site none(int player) {
    return new Site(
        player, 0, Topology.NOWHERE, Topology.NOWHERE, Topology.NOWHERE, Topology.NOWHERE, UNSET);
  }

  /** Where the last leg ends. */
  int arrival() {
    return to == UNSET ? cursor : to;
  }

  /** The square of a register; the registers about the last move have none that is known. */
  int register(Register register) {
    return switch (register) {
      case CURSOR -> cursor;
      case START -> start;
      case MARK -> mark;
      case FROM -> from;
      case TO -> arrival();
      case LAST_FROM, LAST_TO -> Topology.NOWHERE;
    };
  }

  /** The square a place stands for, or {@link Topology#NOWHERE}. */
  int square(Place place, Geometry geometry, Topology topology) {
    return place.match(
        new Place.Cases<Integer>() {
          @Override
          public Integer here(Place.Here it) {
            return cursor;
          }

          @Override
          public Integer toward(Place.Toward it) {
            return geometry.step(cursor, it.direction(), player);
          }

          @Override
          public Integer at(Place.At it) {
            return topology.square(it.square());
          }

          @Override
          public Integer of(Place.Of it) {
            return register(it.register());
          }
        });
  }
}
