package org.rookery.program;

/** Numbers among those of move groups that stand for none in particular. */
public final class MoveGroup {
  /** The group of moves without a move type. */
  public static final int UNTYPED = 0;

  /** Stands for every move group. */
  public static final int ANY = -1;

  private MoveGroup() {}
}
