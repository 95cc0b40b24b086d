package org.rookery.compiler.specialize;

import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.program.board.Topology;

/**
 * Where the registers point while a rule is being specialised. It notes whether anything but the
 * player was asked of it: what was found out without is the same for all its pieces, everywhere.
 */
final class RuleSite {
  /** The value of an unset register. */
  static final int UNSET = -2;

  private final int player;
  private final int content;
  private final int start;
  private final int cursor;
  private final int mark;
  private final int from;
  private final int to;
  private final boolean stands;
  private boolean wasAsked;

  /**
   * A site.
   *
   * @param player the owner of the moving piece
   * @param content the moving piece; 0 where there is none, in endings
   * @param to {@link #UNSET} until the rule sets it
   * @param stands whether the moving piece stands on {@code start}, and does not come from the hand
   */
  RuleSite(
      int player, int content, int start, int cursor, int mark, int from, int to, boolean stands) {
    this.player = player;
    this.content = content;
    this.start = start;
    this.cursor = cursor;
    this.mark = mark;
    this.from = from;
    this.to = to;
    this.stands = stands;
  }

  /** Where an ending looks from: nowhere on the board. */
  static RuleSite none(int player) {
    int nowhere = Topology.NOWHERE;
    return new RuleSite(player, 0, nowhere, nowhere, nowhere, nowhere, UNSET, false);
  }

  /** Whether anything but the player has been asked. */
  boolean wasAsked() {
    return wasAsked;
  }

  int player() {
    return player;
  }

  int content() {
    return asked(content);
  }

  int start() {
    return asked(start);
  }

  /** Whether the moving piece stands on that square. */
  boolean standsOn(int square) {
    return stands && square == start();
  }

  /** Where the moving piece stands, or {@link Topology#NOWHERE} for one from the hand. */
  int stand() {
    return stands ? start() : Topology.NOWHERE;
  }

  int cursor() {
    return asked(cursor);
  }

  int mark() {
    return asked(mark);
  }

  int from() {
    return asked(from);
  }

  private int asked(int register) {
    wasAsked = true;
    return register;
  }

  /** The same site with the cursor elsewhere. */
  RuleSite at(int square) {
    return new RuleSite(player, content(), start(), square, mark(), from(), asked(to), stands);
  }

  /** Where the last leg ends. */
  int arrival() {
    return asked(to == UNSET ? cursor : to);
  }

  /** The square of a register; the registers about the last move have none that is known. */
  int register(Register register) {
    return switch (register) {
      case CURSOR -> cursor();
      case START -> start();
      case MARK -> mark();
      case FROM -> from();
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
            return cursor();
          }

          @Override
          public Integer toward(Place.Toward it) {
            return geometry.step(cursor(), it.direction(), player);
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
