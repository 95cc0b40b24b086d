package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** Prints a turn as Zillions does: the legs, then what else changes in the order of the rules. */
final class ZillionsPrinter {
  private final GameProgram program;
  private final Contents coding;
  private final List<String> words = new ArrayList<>();

  /** What stands where when a part of the turn begins. */
  private final int[] board;

  /** What the pieces on the squares named last become; empty when something else was said. */
  private String said = "";

  ZillionsPrinter(GameProgram program, Position position) {
    this.program = program;
    coding = program.contents();
    board = position.contents().clone();
  }

  /** The text of a turn, whose words may be in any order within its parts. */
  String print(Move move) {
    int start = 0;
    for (int i = 0; i <= move.words(); i++) {
      if (i == move.words() || Edit.kind(move.word(i)) == Edit.PART) {
        part(move, start, i);
        start = i + 1;
      }
    }
    return words.isEmpty() ? ZillionsText.PASS : String.join(" ", words);
  }

  private void part(Move move, int start, int end) {
    List<int[]> lifted = new ArrayList<>();
    for (int i = start; i < end; i++) {
      int word = move.word(i);
      if (Edit.kind(word) == Edit.CONTINUE) {
        int group = Edit.a(word);
        say(ZillionsText.PARTIAL, Integer.toString(group == Edit.LIMIT ? 0 : group));
      }
    }
    for (int i = start; i < end; i++) {
      leg(move.word(i), lifted);
    }
    lifted.forEach(leg -> board[leg[1]] = Contents.EMPTY);
    lifted.forEach(leg -> board[leg[2]] = leg[0]);
    effects(move, start, end).forEach(this::effect);
  }

  /**
   * The effects in Zillions' order: captures behind the others, where each other effect changes
   * places with the first capture before it; a promotion of the piece that arrives comes last.
   */
  private static List<Integer> effects(Move move, int start, int end) {
    List<Integer> effects = new ArrayList<>();
    int arrival = Component.NO_SQUARE;
    for (int i = start; i < end; i++) {
      int word = move.word(i);
      if (Edit.kind(word) <= Edit.DROP) {
        arrival = Edit.b(word);
      } else if (Edit.kind(word) != Edit.CONTINUE) {
        effects.add(word);
      }
    }
    int last = effects.size() - 1;
    boolean promotes = last >= 0 && isPromotion(effects.get(last), arrival);
    int others = 0;
    for (int i = 0; i < (promotes ? last : last + 1); i++) {
      int kind = Edit.kind(effects.get(i));
      if (kind != Edit.CAPTURE && kind != Edit.REMOVE) {
        Collections.swap(effects, others++, i);
      }
    }
    return effects;
  }

  private static boolean isPromotion(int word, int arrival) {
    return Edit.kind(word) == Edit.TYPE && Edit.b(word) == arrival;
  }

  private void leg(int word, List<int[]> lifted) {
    int from = Edit.a(word);
    int to = Edit.b(word);
    switch (Edit.kind(word)) {
      case Edit.MOVE -> {
        int content = board[from];
        if (content != Contents.EMPTY) {
          say(piece(content), square(from), board[to] == Contents.EMPTY ? "-" : "x", square(to));
          lifted.add(new int[] {content, from, to});
        }
      }
      case Edit.COPY -> {
        if (board[from] != Contents.EMPTY) {
          appears(board[from], to);
        }
      }
      case Edit.DROP -> appears(from, to);
      default -> {
        // What is no leg comes later.
      }
    }
  }

  private void effect(int word) {
    int a = Edit.a(word);
    int b = Edit.b(word);
    boolean becomes = Edit.kind(word) == Edit.TYPE || Edit.kind(word) == Edit.OWNER;
    said = becomes ? said : "";
    switch (Edit.what(word)) {
      case CREATE -> appears(a, b);
      case CAPTURE, REMOVE -> say("x", square(b));
      case OWNER -> {
        if (a == Edit.NEXT_PLAYER) {
          say("flip", square(b));
        } else {
          becomes(program.players().get(a), b);
        }
      }
      case TYPE -> becomes(program.pieces().get(a).name(), b);
      case SET_ATTRIBUTE -> say("@", square(b), Integer.toString(a), "1");
      case CLEAR_ATTRIBUTE -> say("@", square(b), Integer.toString(a), "0");
      case MOVE,
          COPY,
          DROP,
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
          PART -> {
        // Legs have been said, and for the rest there is no word.
      }
    }
  }

  private void appears(int content, int square) {
    say(program.players().get(coding.owner(content)), piece(content), square(square));
  }

  /**
   * The square goes without saying when it is the last thing said; several that become the same are
   * named one behind the other.
   */
  private void becomes(String what, int square) {
    if (said.equals(what)) {
      say(square(square));
      return;
    }
    boolean last = !words.isEmpty() && words.get(words.size() - 1).equals(square(square));
    say("=", what);
    if (!last) {
      say("on", square(square));
    }
    said = last ? "" : what;
  }

  private void say(String... more) {
    words.addAll(List.of(more));
  }

  private String square(int square) {
    return program.topology().squares().get(square);
  }

  private String piece(int content) {
    return program.pieces().get(coding.type(content)).name();
  }
}
