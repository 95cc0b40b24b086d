package org.rookery.player.value;

import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * What a turn changes in pieces, read off its edits before it is made: captures of every kind,
 * promotions, pieces that change sides.
 *
 * <p>One object is filled again for each turn, since a search looks at millions of them.
 */
public final class MaterialGain {
  private final Contents contents;
  private final int[] worth;
  private final int[] handWorth;
  private final int[] owner;
  private final int[] keptType;
  private final boolean toHand;

  private int gain;
  private boolean tactical;
  private int piece;
  private int from;
  private int to;
  private int as;

  MaterialGain(GameProgram program, int[] worth, int[] handWorth) {
    contents = program.contents();
    this.worth = worth;
    this.handWorth = handWorth;
    toHand = program.options().capturedToHand();
    owner = new int[contents.size()];
    keptType = new int[contents.size()];
    for (int content = 1; content < owner.length; content++) {
      owner[content] = contents.owner(content);
      keptType[content] = program.pieces().get(contents.type(content)).capturedAs();
    }
  }

  /** Reads a turn, which can be made in the position. */
  public void read(Position position, Move move) {
    int[] words = new int[move.words()];
    for (int i = 0; i < words.length; i++) {
      words[i] = move.word(i);
    }
    read(position, words, 0, words.length);
  }

  /** Reads the turn of these words, which can be made in the position. */
  public void read(Position position, int[] words, int start, int end) {
    gain = 0;
    tactical = false;
    piece = Contents.EMPTY;
    from = Position.NOWHERE;
    to = Position.NOWHERE;
    as = position.as();
    // What others choose at the same time is no gain of this move.
    for (int i = start; i < end && Edit.kind(words[i]) != Edit.CHOSEN; i++) {
      int word = words[i];
      int a = Edit.a(word);
      int b = Edit.b(word);
      switch (Edit.what(word)) {
        case MOVE -> {
          note(position.content(a), a, b);
          if (a != b && (end == start + 1 || !leaves(words, start, end, b))) {
            take(position.content(b));
          }
        }
        case COPY -> {
          note(position.content(a), a, b);
          add(position.content(a), 1);
          take(position.content(b));
        }
        case DROP -> note(a, Position.NOWHERE, b);
        case CREATE -> {
          note(a, Position.NOWHERE, b);
          add(a, 1);
        }
        case CAPTURE -> take(position.content(b));
        case REMOVE -> {
          int gone = position.content(b);
          add(gone, -1);
          tactical |= gone != Contents.EMPTY;
        }
        case OWNER -> change(position.content(b), a);
        case TYPE -> promote(b == to ? piece : position.content(b), a);
        case TAKE -> gain += owner[a] == as ? handWorth[a] : -handWorth[a];
        case DISCARD -> gain -= owner[a] == as ? handWorth[a] : -handWorth[a];
        case ENDS -> tactical = true;
        case SET_ATTRIBUTE,
            CLEAR_ATTRIBUTE,
            PASSED,
            COUNTER,
            CONTINUE,
            COLUMN,
            NO_MATE,
            FORBID,
            PASS,
            AGAIN,
            SWAP,
            OUT,
            CHOSEN,
            PART -> {
          // No piece comes, goes or changes.
        }
      }
    }
  }

  private void note(int content, int a, int b) {
    if (piece == Contents.EMPTY) {
      piece = content;
      from = a;
    }
    to = b; // of a chain, where it ends
  }

  /** Whether the piece on a square leaves it in the same turn, as when two change places. */
  private static boolean leaves(int[] words, int start, int end, int square) {
    for (int i = start; i < end; i++) {
      if (Edit.kind(words[i]) == Edit.MOVE && Edit.a(words[i]) == square) {
        return true;
      }
    }
    return false;
  }

  private void take(int content) {
    if (content != Contents.EMPTY) {
      tactical = true;
      add(content, -1);
      if (toHand) {
        gain += handWorth[contents.of(keptType[content], as)];
      }
    }
  }

  private void add(int content, int times) {
    if (content != Contents.EMPTY) {
      gain += owner[content] == as ? times * worth[content] : -times * worth[content];
    }
  }

  private void change(int content, int player) {
    if (content != Contents.EMPTY && player != owner[content]) {
      tactical = true;
      add(content, -1);
      boolean mine = player == as || player == Edit.NEXT_PLAYER;
      gain += mine ? worth[content] : -worth[content];
    }
  }

  private void promote(int content, int type) {
    if (content != Contents.EMPTY && contents.type(content) != type) {
      int better = contents.of(type, owner[content]);
      tactical |= worth[better] > worth[content];
      gain +=
          owner[content] == as ? worth[better] - worth[content] : worth[content] - worth[better];
    }
  }

  /** How much the player who makes the turn gains in pieces. */
  public int gain() {
    return gain;
  }

  /** Whether pieces come, go or change by it, other than by being put on the board. */
  public boolean isTactical() {
    return tactical;
  }

  /** The piece the turn begins with; {@link Contents#EMPTY} for a pass. */
  public int piece() {
    return piece;
  }

  /** Where it comes from; {@link Position#NOWHERE} from a hand. */
  public int from() {
    return from;
  }

  /** Where it ends; {@link Position#NOWHERE} for a pass. */
  public int to() {
    return to;
  }
}
