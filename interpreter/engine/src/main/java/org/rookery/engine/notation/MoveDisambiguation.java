package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.Edit;

/**
 * What tells turns apart that change the same on the board: whether a chain goes on and how, which
 * pieces have an attribute, what counters say.
 *
 * <p>Of such turns the complete text means one, a pass, the first that ends its chain, or else the
 * first; the others add what they leave otherwise, as {@code {with=jumping}}, in the words of a
 * position. A text that states only a part means each of them that ends its chain, or goes on,
 * where the first one does.
 */
final class MoveDisambiguation {
  private final Map<Move, String> remarks = new HashMap<>();
  private final Map<Move, List<MoveComponents>> others = new HashMap<>();

  MoveDisambiguation(Position position, Labels labels, List<MoveComponents> turns) {
    Map<List<Component>, List<MoveComponents>> alike = new LinkedHashMap<>();
    for (MoveComponents turn : turns) {
      alike.computeIfAbsent(turn.said(), unused -> new ArrayList<>(1)).add(turn);
    }
    StateText text = new StateText(position.program(), labels);
    for (List<MoveComponents> twins : alike.values()) {
      if (twins.size() > 1) {
        tellApart(position, text, twins);
      }
    }
  }

  private void tellApart(Position position, StateText text, List<MoveComponents> twins) {
    List<Setup> after = twins.stream().map(turn -> after(position, turn.move())).toList();
    int first =
        IntStream.range(0, twins.size())
            .filter(i -> isPass(twins.get(i).move()))
            .findFirst()
            .orElseGet(
                () ->
                    IntStream.range(0, twins.size())
                        .filter(i -> after.get(i).continuation() == Position.NOWHERE)
                        .findFirst()
                        .orElse(0));
    Setup plain = after.get(first);
    List<MoveComponents> unlikePlain = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      Setup meant = after.get(i);
      String remark = text.print(plain.withStep(meant.step()), meant);
      remarks.put(twins.get(i).move(), remark);
      if (!remark.isEmpty() && meant.continuation() == plain.continuation()) {
        unlikePlain.add(twins.get(i));
      }
    }
    for (MoveComponents twin : twins) {
      if (remark(twin.move()).isEmpty()) {
        others.put(twin.move(), unlikePlain);
      }
    }
  }

  private static boolean isPass(Move move) {
    return move.words() > 0 && Edit.kind(move.word(0)) == Edit.PASS;
  }

  private static Setup after(Position position, Move move) {
    position.make(move);
    Setup setup = position.setup();
    position.unmake();
    return setup;
  }

  /** What is added to the text of a turn; empty for nearly all. */
  String remark(Move move) {
    return remarks.getOrDefault(move, "");
  }

  /**
   * Of a turn whose text needs no remark, the turns that a text means as well if it states only a
   * part of what they change.
   */
  List<MoveComponents> others(Move move) {
    return others.getOrDefault(move, List.of());
  }

  /** A text as far as it is a move: what follows {@code //} is not read. */
  static String withoutComment(String text) {
    int comment = text.indexOf("//");
    return (comment < 0 ? text : text.substring(0, comment)).strip();
  }

  /** A text, and the remark that stood behind it or nothing. */
  record Split(String text, String remark) {
    static Split of(String text) {
      int open = text.lastIndexOf('{');
      boolean isRemark =
          text.endsWith("}")
              && open > 0
              && text.indexOf('}', open) == text.length() - 1
              && text.indexOf('=', open) > 0
              && !text.substring(0, open).isBlank();
      return isRemark
          ? new Split(text.substring(0, open).stripTrailing(), text.substring(open))
          : new Split(text, "");
    }
  }
}
