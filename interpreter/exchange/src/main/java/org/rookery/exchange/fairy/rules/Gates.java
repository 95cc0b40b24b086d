package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.fairy.options.StartText;
import org.rookery.exchange.parts.BetzaParts;

/**
 * Pieces in hand that enter on a square of the first rank when the piece that began there leaves
 * it. They may not shield the King from a check: the move has to be legal without them.
 */
final class Gates {
  private static final String GATE =
      "(define gate ($piece $place) (verify (> (in-hand (friend $piece)) 0)) (create $piece $place)"
          + " (discard $piece) (set-flag gated true))";

  private static final String SHIELDS =
      "(define shields-no-king ($king $riders $way) (go from)"
          + " (while (and (empty? $way) (not (marked? $way))) $way)"
          + " (set-flag to-king (piece? (friend $king) $way))"
          + " (if (marked? $way) (set-flag to-king (piece? (friend $king) start)))"
          + " (go from) (while (and (empty? (opposite $way)) (not (marked? (opposite $way))))"
          + " (opposite $way))"
          + " (verify (or (not (flag? to-king)) (marked? (opposite $way))"
          + " (not (piece? $riders (opposite $way))))))";

  private final FairyDraft draft;
  private final Army army;
  private final StartText start;
  private final List<String> straight = new ArrayList<>();
  private final List<String> slanting = new ArrayList<>();
  private boolean otherRiders;

  Gates(FairyDraft draft, Army army, StartText start) {
    this.draft = draft;
    this.army = army;
    this.start = start;
    army.pieces().forEach(this::riders);
  }

  private void riders(String piece) {
    for (BetzaParts.Part part : BetzaParts.parts(army.moves(piece))) {
      boolean rides = part.atom().matches("[RBQ]") && part.range().isEmpty();
      if (rides && part.atom().matches("[RQ]")) {
        straight.add(army.name(piece));
      }
      if (rides && part.atom().matches("[BQ]")) {
        slanting.add(army.name(piece));
      }
      boolean steps = part.atom().length() == 1 && part.range().matches("1?");
      otherRiders |=
          rides
              ? !part.without("mc").modifiers().isEmpty()
              : !steps || part.has('a') || part.has('p');
    }
  }

  /** Whether pieces enter so, and it can be said. */
  boolean open() {
    Options options = draft.options;
    boolean asked = options.flag("gating", false) && options.flag("seirawanGating", false);
    return asked && condition().isEmpty();
  }

  /** Where it could be said, which is not so here; nothing where it can. */
  String condition() {
    Options options = draft.options;
    if (options.flag("capturesToHand", false) || options.flag("pieceDrops", false)) {
      return "nothing else is dropped";
    }
    if (otherRiders) {
      return "pieces step, leap, or ride as Rook, Bishop or Queen do";
    }
    if (entering().isEmpty()) {
      return "the start position has pieces in hand";
    }
    return begins(0) && begins(1)
        ? ""
        : "the start position lets a piece enter behind each piece of a first rank";
  }

  /** Whether the start says of each piece of a player's first rank that one may enter behind it. */
  private boolean begins(int player) {
    Set<Integer> told = new LinkedHashSet<>(start.filesOfRights(player));
    List<String> row = start.row(player == 0 ? 0 : draft.ranks - 1);
    String king = army.has(Army.KING) ? army.letter(Army.KING) : "";
    int at = row.indexOf(player == 0 ? king : king.toLowerCase(Locale.ROOT));
    for (int file = 0; file < row.size(); file++) {
      boolean right = start.mayCastle(player, "K") && file >= at;
      boolean left = start.mayCastle(player, "Q") && file <= at;
      boolean castles = file == 0 || file == at || file == row.size() - 1;
      boolean known = told.contains(file) || (castles && at >= 0 && (right || left));
      if (row.get(file).isEmpty() == known) {
        return false;
      }
    }
    return true;
  }

  /** The names of the pieces in hand. */
  List<String> entering() {
    Set<String> names = new LinkedHashSet<>();
    for (String letter : start.hand()) {
      army.ofLetter(letter).map(army::name).ifPresent(names::add);
    }
    return List.copyOf(names);
  }

  /** What stands before the game, and the rule. */
  void write() {
    draft.tops.add(GATE);
    String gates =
        draft.zone("gates", draft.ranks(0, 0), draft.ranks(draft.ranks - 1, draft.ranks - 1));
    StringBuilder rule = new StringBuilder("(on-move (if (and (in-zone? ");
    rule.append(gates).append(" start) (unmoved? start) (not (flag? gated)))");
    rule.append(" (either () (mark to");
    if (army.has(Army.KING)) {
      draft.tops.add(SHIELDS);
      rule.append(shields(straight, "n e s w")).append(shields(slanting, "ne se sw nw"));
    }
    rule.append(" (either ");
    entering().forEach(piece -> rule.append("((gate ").append(piece).append(" start))"));
    draft.rules.add(rule.append(")))))").toString());
  }

  private String shields(List<String> riders, String ways) {
    return riders.isEmpty()
        ? ""
        : " (for-each ($way "
            + ways
            + ") (shields-no-king "
            + army.name(Army.KING)
            + " "
            + riders.stream().distinct().collect(Collectors.joining(" ", "(enemy ", ")"))
            + " $way))";
  }

  /** What stands in place of the end of castling to enter where the other piece stood. */
  List<String> ends(String side, int squares) {
    return entering().stream()
        .map(piece -> " to" + (" " + side).repeat(squares) + " (gate " + piece + " here) add)")
        .toList();
  }
}
