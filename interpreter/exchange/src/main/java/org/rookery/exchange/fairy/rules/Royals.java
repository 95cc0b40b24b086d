package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.fairy.options.StartText;

/** Which pieces are royal: always, or only while few of them are left, or all together. */
final class Royals {
  /** With so many no piece on a board is one too many. */
  private static final int EVER = 63;

  private final FairyDraft draft;
  private final Army army;
  private final FairyPromotions arrivals;
  private final StartText start;
  private final Options options;
  private final boolean pseudo;
  private final int few;

  Royals(FairyDraft draft, Army army, FairyPromotions arrivals, StartText start) {
    this.draft = draft;
    this.army = army;
    this.arrivals = arrivals;
    this.start = start;
    options = draft.options;
    pseudo =
        options.flag("extinctionPseudoRoyal", false)
            && !options.word("extinctionValue", "none").equals("none");
    few = options.number("extinctionPieceCount", 0);
  }

  /** Whether pieces are royal because the game is lost without them. */
  boolean pseudo() {
    return pseudo;
  }

  /** The pieces that are royal however many there are. */
  Set<String> always() {
    Set<String> royal = new LinkedHashSet<>();
    if (army.has(Army.KING)) {
      royal.add(Army.KING);
    }
    listed().stream().filter(piece -> blasts() || isAlwaysFew(piece)).forEach(royal::add);
    return royal;
  }

  /** The pieces that are royal only while few of their kind are left. */
  List<String> whenFew() {
    return listed().stream().filter(piece -> !always().contains(piece)).toList();
  }

  private List<String> listed() {
    return pseudo
        ? army.listed("extinctionPieceTypes", 0, List.of()).stream().filter(army::has).toList()
        : List.of();
  }

  private boolean all() {
    return pseudo && army.listsAll("extinctionPieceTypes");
  }

  private boolean blasts() {
    return options.flag("blastOnCapture", false);
  }

  private boolean isAlwaysFew(String piece) {
    return few >= EVER
        || (start.most(army.letter(piece)) <= few + 1
            && !arrivals.isPromotion(piece)
            && (!options.flag("pieceDrops", false)
                || options.flag("capturesToHand", false)
                || start.hasHand()));
  }

  /** Which pieces the player castles with who may not be attacked on the way, as a condition. */
  String safe(String piece) {
    if (always().contains(piece)) {
      return " (verify not-attacked?)";
    }
    return whenFew().contains(piece)
        ? " (if (= (count (friend "
            + names(List.of(piece))
            + ") (board)) 1) (verify not-attacked?))"
        : "";
  }

  /** Says the sections about pieces that are royal at times. */
  void sayWhenFew() {
    List<String> several = whenFew();
    List<String> all = all() ? army.pieces() : List.of();
    boolean duple = options.flag("dupleCheck", false) && pseudo && !several.isEmpty();
    if (several.isEmpty() && all.isEmpty()) {
      return;
    }
    if (few > 0) {
      draft.cannotSay("extinctionPieceCount", "pieces are royal here when one is left, not more");
    }
    if (options.flag("perpetualCheckIllegal", false)) {
      draft.cannotSay(
          "perpetualCheckIllegal", "attacks on pieces that are royal at times are no checks");
    }
    if (!options.word("checkmateValue", "loss").equals("loss")) {
      draft.cannotSay("checkmateValue", "a player who loses pieces that are royal at times loses");
    }
    draft.tops.add("(include \"last-royal\")");
    if (!all.isEmpty()) {
      draft.rules.add("(royal-when-last " + names(all) + ")");
    }
    if (duple) {
      together(several);
    }
    if (!duple || several.size() > 1) {
      several.forEach(piece -> draft.rules.add("(royal-when-last " + names(List.of(piece)) + ")"));
    }
  }

  private void together(List<String> several) {
    boolean both =
        several.stream().anyMatch(piece -> start.has(army.letter(piece), 0))
            && several.stream().anyMatch(piece -> start.has(army.letter(piece), 1));
    if (both) {
      draft.rules.add("(one-stays-safe " + names(several) + ")");
    } else {
      draft.cannotSay("dupleCheck", "a player begins without these pieces");
      several.forEach(piece -> draft.rules.add("(royal-when-last " + names(List.of(piece)) + ")"));
    }
  }

  private String names(List<String> pieces) {
    List<String> names = new ArrayList<>();
    pieces.forEach(
        piece ->
            names.addAll(
                army.piecesOf(piece, arrivals.backToPawns() && arrivals.isPromotion(piece))));
    return names.stream().distinct().collect(Collectors.joining(" "));
  }
}
