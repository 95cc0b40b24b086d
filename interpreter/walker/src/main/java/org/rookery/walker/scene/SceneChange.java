package org.rookery.walker.scene;

import java.util.ArrayList;
import java.util.List;
import org.rookery.engine.position.Move;
import org.rookery.program.ColumnWork;
import org.rookery.program.Edit;

/**
 * One change of a turn.
 *
 * @param a square the piece comes from, or the piece, player, type, attribute, counter, group,
 *     ending or forbidden condition meant
 * @param b the square meant, or what a counter changes by
 */
public record SceneChange(Kind kind, int a, int b) implements Comparable<SceneChange> {

  /**
   * Kinds of change, in the order in which they are made and in which {@link Edit} numbers them.
   */
  public enum Kind {
    MOVE,
    COPY,
    DROP,
    CREATE,
    CAPTURE,
    REMOVE,
    OWNER,
    TYPE,
    SET,
    CLEAR,
    DISCARD,
    TAKE,
    PASSED,
    COUNTER,
    CONTINUE,
    NO_MATE,
    FORBID,
    ENDS,
    PASS,
    AGAIN,
    SWAP,
    OUT,
    COLUMN
  }

  /** What the change of a {@link Kind#COLUMN} does. */
  ColumnWork work() {
    return ColumnWork.of(word());
  }

  /** How many pieces it is about, or the type that one becomes. */
  public int number() {
    return ColumnWork.number(word());
  }

  /** Whether this does something to a column. */
  public boolean does(ColumnWork what) {
    return kind == Kind.COLUMN && work() == what;
  }

  /** The parts of a move of the engine, without what comes of it where it is only chosen. */
  static List<List<SceneChange>> parts(Move made) {
    Move move = made.choice();
    List<List<SceneChange>> parts = new ArrayList<>(List.of(new ArrayList<>()));
    for (int i = 0; i < move.words(); i++) {
      if (Edit.kind(move.word(i)) == Edit.PART) {
        parts.add(new ArrayList<>());
      } else {
        parts.get(parts.size() - 1).add(of(move.word(i)));
      }
    }
    return parts;
  }

  private static SceneChange of(int word) {
    Kind kind = Kind.values()[Edit.kind(word)];
    int b = kind == Kind.COUNTER ? Edit.b(word) - Edit.COUNTER_BIAS : Edit.b(word);
    return new SceneChange(kind, Edit.a(word), b);
  }

  /** The word of a move of the engine that does this. */
  public int word() {
    return Edit.of(kind.ordinal(), a, kind == Kind.COUNTER ? b + Edit.COUNTER_BIAS : b);
  }

  @Override
  public int compareTo(SceneChange other) {
    int byKind = kind.compareTo(other.kind);
    int byA = Integer.compare(a, other.a);
    return byKind != 0 ? byKind : byA != 0 ? byA : Integer.compare(b, other.b);
  }

  @Override
  public String toString() {
    return kind.name().toLowerCase(java.util.Locale.ROOT) + " " + a + " " + b;
  }
}
