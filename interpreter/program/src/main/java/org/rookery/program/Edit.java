package org.rookery.program;

/**
 * One change a move makes, packed in an {@code int}: {@code kind << 26 | a << 13 | b}.
 *
 * <p>A move is a sequence of edit words. Within one part of a move they are applied in ascending
 * order of kind, which is the order of ZRF: lift and put, create, capture, change owner, change
 * type, set attributes.
 */
public final class Edit {
  /** Lift the piece on square a and put it on b; consecutive moves lift all before they put any. */
  public static final int MOVE = 0;

  /** Put a piece like the one on square a on b; the one on a stays. */
  public static final int COPY = 1;

  /** Take a piece of content a out of its owner's hand and put it on b. */
  public static final int DROP = 2;

  /** Put a new piece of content a on b. */
  public static final int CREATE = 3;

  /** Capture what stands on b: it goes where the game sends captured pieces. */
  public static final int CAPTURE = 4;

  /** Remove what stands on b from the game. */
  public static final int REMOVE = 5;

  /** The piece on b now belongs to player a, or to the next player ({@link #NEXT_PLAYER}). */
  public static final int OWNER = 6;

  /** The piece on b is now of type a. */
  public static final int TYPE = 7;

  /** The piece on b now has attribute a. */
  public static final int SET_ATTRIBUTE = 8;

  /** The piece on b no longer has attribute a. */
  public static final int CLEAR_ATTRIBUTE = 9;

  /** A piece of content a leaves its owner's hand for good. */
  public static final int DISCARD = 10;

  /** A piece of content a is added to its owner's hand. */
  public static final int TAKE = 11;

  /**
   * Square b was skipped by the piece of the part's first {@link #MOVE}: it may be captured en
   * passant there.
   */
  public static final int PASSED = 12;

  /** Counter a changes by {@code b - COUNTER_BIAS}. */
  public static final int COUNTER = 13;

  /**
   * The same player must go on with the piece on b, by blocks of move group a only ({@link #LIMIT}:
   * of any).
   */
  public static final int CONTINUE = 14;

  /** The turn is illegal if it leaves the opponent checkmated. */
  public static final int NO_MATE = 15;

  /** The turn is illegal if forbidden test a of the program holds when it has been made. */
  public static final int FORBID = 16;

  /** The turn decides the game: ending a of the program holds when it has been made. */
  public static final int ENDS = 17;

  /** The player passes. */
  public static final int PASS = 18;

  /**
   * The same player has the next turn, too; where a is {@link #THROWN}, chance has its own first.
   */
  public static final int AGAIN = 19;

  /** What {@link #AGAIN} says of a turn before which chance has those before it once more. */
  public static final int THROWN = 1;

  /** The player takes over the side of the other: what that changes is told by the other edits. */
  public static final int SWAP = 20;

  /** Player a is out of the game: what that changes is told by the other edits. */
  public static final int OUT = 21;

  /** Something happens to the column on b: a says {@linkplain ColumnWork what}. */
  public static final int COLUMN = 22;

  /**
   * What stands before it is what the player chose, and is not done: players choose at the same
   * time. What follows it is what happens: the round is over if a is 1, else no more is done than
   * to note the choice. If b is 1, the clock begins anew.
   */
  public static final int CHOSEN = 23;

  /** A new part of a compound turn begins. */
  public static final int PART = 24;

  /** Added to the change of a {@link #COUNTER} so that it is never negative. */
  public static final int COUNTER_BIAS = 4096;

  /** The greatest square, content, type or counter number that fits. */
  public static final int LIMIT = (1 << 13) - 1;

  /** In place of the player of an {@link #OWNER}: the player after the piece's owner. */
  public static final int NEXT_PLAYER = LIMIT;

  /**
   * What an edit does, in the order of the numbers above: for code that has to treat every kind, by
   * a {@code switch} expression or by {@link Cases}, so that a kind added is not forgotten there.
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
    SET_ATTRIBUTE,
    CLEAR_ATTRIBUTE,
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
    COLUMN,
    CHOSEN,
    PART;

    private static final Kind[] ALL = values();
  }

  /**
   * One answer for each kind of edit, told what it is about.
   *
   * @param <R> the answer
   */
  public interface Cases<R> {
    /** {@link Edit#MOVE}. */
    R move(int from, int to);

    /** {@link Edit#COPY}. */
    R copy(int from, int to);

    /** {@link Edit#DROP}. */
    R drop(int piece, int square);

    /** {@link Edit#CREATE}. */
    R create(int piece, int square);

    /** {@link Edit#CAPTURE}. */
    R capture(int square);

    /** {@link Edit#REMOVE}. */
    R remove(int square);

    /** {@link Edit#OWNER}. */
    R owner(int player, int square);

    /** {@link Edit#TYPE}. */
    R type(int type, int square);

    /** {@link Edit#SET_ATTRIBUTE}. */
    R setAttribute(int attribute, int square);

    /** {@link Edit#CLEAR_ATTRIBUTE}. */
    R clearAttribute(int attribute, int square);

    /** {@link Edit#DISCARD}. */
    R discard(int piece);

    /** {@link Edit#TAKE}. */
    R take(int piece);

    /** {@link Edit#PASSED}. */
    R passed(int square);

    /** {@link Edit#COUNTER}. */
    R counter(int counter, int change);

    /** {@link Edit#CONTINUE}. */
    R goOn(int group, int square);

    /** {@link Edit#NO_MATE}. */
    R noMate();

    /** {@link Edit#FORBID}. */
    R forbid(int test);

    /** {@link Edit#ENDS}. */
    R ends(int ending);

    /** {@link Edit#PASS}. */
    R pass();

    /** {@link Edit#AGAIN}. */
    R again(boolean thrown);

    /** {@link Edit#SWAP}. */
    R swap();

    /** {@link Edit#OUT}. */
    R out(int player);

    /** {@link Edit#COLUMN}. */
    R column(ColumnWork work, int number, int square);

    /** {@link Edit#CHOSEN}. */
    R chosen();

    /** {@link Edit#PART}. */
    R part();
  }

  private Edit() {}

  /** Packs an edit. */
  public static int of(int kind, int a, int b) {
    return kind << 26 | a << 13 | b;
  }

  /** The kind of an edit word. */
  public static int kind(int word) {
    return word >>> 26;
  }

  /** The kind of an edit word, by name. */
  public static Kind what(int word) {
    return Kind.ALL[kind(word)];
  }

  /** The first operand. */
  public static int a(int word) {
    return word >>> 13 & LIMIT;
  }

  /** The second operand, a square for most kinds. */
  public static int b(int word) {
    return word & LIMIT;
  }

  /** Whether it may take a piece on the square of its second operand: there, or from afar. */
  public static boolean mayTake(int word) {
    return switch (what(word)) {
      case MOVE, COPY, CREATE, CAPTURE -> true;
      case DROP,
          REMOVE,
          OWNER,
          TYPE,
          SET_ATTRIBUTE,
          CLEAR_ATTRIBUTE,
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
          COLUMN,
          CHOSEN,
          PART ->
          false;
    };
  }

  /** The answer for an edit word. */
  public static <R> R match(int word, Cases<R> cases) {
    int a = a(word);
    int b = b(word);
    return switch (what(word)) {
      case MOVE -> cases.move(a, b);
      case COPY -> cases.copy(a, b);
      case DROP -> cases.drop(a, b);
      case CREATE -> cases.create(a, b);
      case CAPTURE -> cases.capture(b);
      case REMOVE -> cases.remove(b);
      case OWNER -> cases.owner(a, b);
      case TYPE -> cases.type(a, b);
      case SET_ATTRIBUTE -> cases.setAttribute(a, b);
      case CLEAR_ATTRIBUTE -> cases.clearAttribute(a, b);
      case DISCARD -> cases.discard(a);
      case TAKE -> cases.take(a);
      case PASSED -> cases.passed(b);
      case COUNTER -> cases.counter(a, b - COUNTER_BIAS);
      case CONTINUE -> cases.goOn(a, b);
      case NO_MATE -> cases.noMate();
      case FORBID -> cases.forbid(a);
      case ENDS -> cases.ends(a);
      case PASS -> cases.pass();
      case AGAIN -> cases.again(a == THROWN);
      case SWAP -> cases.swap();
      case OUT -> cases.out(a);
      case COLUMN -> cases.column(ColumnWork.of(word), ColumnWork.number(word), b);
      case CHOSEN -> cases.chosen();
      case PART -> cases.part();
    };
  }
}
