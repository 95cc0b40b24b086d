package org.rookery.engine.position;

import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;

/**
 * The effects of a part of a move that change nothing, because it is so already when its pieces
 * have come to their squares: a piece becomes what it is, an empty square is captured.
 *
 * <p>Parts of a move that differ in nothing else are the same. A part without legs is told apart by
 * all that it says, idle or not: it may be meant as a pass.
 */
public final class IdleEffects {
  /** Whether idle effects count in this game all the same. */
  private final boolean keepsAll;

  private final boolean hasRights;
  private final int[] newAttributes;
  private final Contents contents;

  /**
   * The idle effects in a game. There are none where players do not see everything, because they
   * would tell what is hidden, and none in whole chains, which are compared by what they change.
   */
  public IdleEffects(GameProgram program) {
    keepsAll = program.options().hiding().hidesPieces() || program.options().wholeChains();
    hasRights = !program.rights().isEmpty();
    contents = program.contents();
    newAttributes = new int[contents.size()];
    for (int piece = 0; piece < newAttributes.length; piece++) {
      newAttributes[piece] = Setup.defaultAttributes(program, piece);
    }
  }

  /** Whether a word brings a piece to a square. */
  public static boolean isLeg(int word) {
    return word != Rule.CAPTURE_PASSER && Edit.kind(word) <= Edit.CREATE;
  }

  /** Whether a word is of a kind that may be idle. */
  public static boolean isEffect(int word) {
    return word != Rule.CAPTURE_PASSER
        && switch (Edit.kind(word)) {
          case Edit.CAPTURE,
              Edit.REMOVE,
              Edit.OWNER,
              Edit.TYPE,
              Edit.SET_ATTRIBUTE,
              Edit.CLEAR_ATTRIBUTE ->
              true;
          default -> false;
        };
  }

  /** Whether words of a part, those from {@code start} up to {@code end}, may be idle. */
  public boolean mayBeIn(int[] words, int start, int end) {
    boolean hasLeg = false;
    boolean hasEffect = false;
    for (int i = start; i < end && !keepsAll; i++) {
      hasLeg |= isLeg(words[i]);
      hasEffect |= isEffect(words[i]);
    }
    return hasLeg && hasEffect;
  }

  /**
   * Whether a word of such a part is idle.
   *
   * @param position where the part begins
   */
  public boolean isIdle(Position position, int[] words, int start, int end, int word) {
    if (!isEffect(word)) {
      return false;
    }
    int square = Edit.b(word);
    int piece = position.content(square);
    int attributes = position.attributes(square);
    boolean touched = !hasRights;
    boolean opposed = false;
    for (int i = start; i < end; i++) { // legs come first, in the order in which they are made
      int other = words[i];
      switch (Edit.what(other)) {
        case MOVE -> {
          if (Edit.a(other) == square && !isPut(words, start, i, square)) {
            piece = Contents.EMPTY;
            touched = true;
          }
          if (Edit.b(other) == square && position.content(Edit.a(other)) != Contents.EMPTY) {
            piece = position.content(Edit.a(other));
            attributes = position.attributes(Edit.a(other));
            touched = true;
          }
        }
        case COPY -> {
          if (Edit.b(other) == square) {
            return false; // what it is a copy of may have come by the same part
          }
        }
        case DROP, CREATE -> {
          if (Edit.b(other) == square) {
            piece = Edit.a(other);
            attributes = newAttributes[piece];
            touched = true;
          }
        }
        case COLUMN -> {
          return false;
        }
        default -> opposed |= other != word && Edit.b(other) == square && isOpposed(other, word);
      }
    }
    return touched && !opposed && isSo(word, piece, attributes);
  }

  private static boolean isPut(int[] words, int start, int end, int square) {
    for (int i = start; i < end; i++) {
      if (Edit.kind(words[i]) == Edit.MOVE && Edit.b(words[i]) == square) {
        return true;
      }
    }
    return false;
  }

  /** Whether another word makes something else of what a word makes of the same square. */
  private static boolean isOpposed(int other, int word) {
    return switch (Edit.kind(word)) {
      case Edit.OWNER -> Edit.kind(other) == Edit.OWNER;
      case Edit.SET_ATTRIBUTE ->
          Edit.kind(other) == Edit.CLEAR_ATTRIBUTE && Edit.a(other) == Edit.a(word);
      case Edit.CLEAR_ATTRIBUTE ->
          Edit.kind(other) == Edit.SET_ATTRIBUTE && Edit.a(other) == Edit.a(word);
      default -> false;
    };
  }

  private boolean isSo(int word, int piece, int attributes) {
    if (piece == Contents.EMPTY) {
      return true;
    }
    return switch (Edit.kind(word)) {
      case Edit.OWNER -> contents.owner(piece) == Edit.a(word);
      case Edit.TYPE -> contents.type(piece) == Edit.a(word);
      case Edit.SET_ATTRIBUTE -> (attributes >> Edit.a(word) & 1) != 0;
      case Edit.CLEAR_ATTRIBUTE -> (attributes >> Edit.a(word) & 1) == 0;
      default -> false;
    };
  }
}
