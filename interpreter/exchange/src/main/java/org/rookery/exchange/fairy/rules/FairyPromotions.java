package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rookery.exchange.parts.BoardRegion;

/** What a piece does where a move ends: stays what it is, promotes, or may not be there. */
final class FairyPromotions {
  /** Takes over all enemies beside a square. */
  static final String INFECT =
      "(for-each ($way n ne e se s sw w nw) (if (enemy? $way) (change-owner $way)))";

  private final FairyDraft draft;
  private final Army army;
  private final boolean backToPawns;

  FairyPromotions(FairyDraft draft, Army army) {
    this.draft = draft;
    this.army = army;
    backToPawns =
        draft.options.flag("capturesToHand", false) && !draft.options.flag("dropLoop", false);
  }

  /** Whether a Pawn's promotion is undone in the captor's hand. */
  boolean backToPawns() {
    return backToPawns;
  }

  /** The zone where pieces promote. */
  String promotionZone() {
    return draft.zone("promotion", promotionRegion(0), promotionRegion(1));
  }

  /** Where pieces of a player promote: on the eighth rank, or the first, if nothing is said. */
  BoardRegion promotionRegion(int player) {
    int last = draft.options.number("promotionRank", 0);
    BoardRegion white = last == 0 ? draft.ranks(7, 7) : draft.ranks(last - 1, draft.ranks);
    BoardRegion black = last == 0 ? draft.ranks(0, 0) : draft.ranks(0, draft.ranks - last);
    return draft.options.region("promotionRegion", player, player == 0 ? white : black);
  }

  private boolean hasNoPromotions() {
    return promotionRegion(0).isEmpty() && promotionRegion(1).isEmpty();
  }

  private boolean promotesEverywhere() {
    return promotionRegion(0).isAll() && promotionRegion(1).isAll();
  }

  /** The statements at the end of a move of a piece, or of its promoted form. */
  String end(String piece, boolean isPromoted) {
    String moves = isPromoted ? army.promoted(piece).orElse(piece) : piece;
    String before = infects() ? INFECT + " " : "";
    BoardRegion white = mobility(moves, 0);
    BoardRegion black = mobility(moves, 1);
    if (!white.isAll() || !black.isAll()) {
      before += "(verify (in-zone? " + draft.zone("land-" + moves, white, black) + ")) ";
    }
    boolean isPawn = army.pawns(0).contains(piece) || army.pawns(1).contains(piece);
    boolean promotes = !army.promotions(0).isEmpty() || !army.promotions(1).isEmpty();
    if (hasNoPromotions()) {
      return before + "add";
    }
    if (!isPromoted && isPawn && (promotes || piece.equals(Army.PAWN))) {
      return before + pawnEnd(piece);
    }
    boolean changes =
        army.promoted(piece).isPresent()
            && (!isPromoted || draft.options.flag("pieceDemotion", false));
    if (changes) {
      return before + changeEnd(piece, isPromoted);
    }
    return before + "add";
  }

  /** Whether a piece that arrives takes over its neighbours. */
  private boolean infects() {
    return draft.options.word("flipEnclosedPieces", "none").matches("ataxx|quadwrangle");
  }

  /** Where a piece of a player may go at all. */
  BoardRegion mobility(String piece, int player) {
    String key =
        "mobilityRegion"
            + (player == 0 ? "White" : "Black")
            + piece.substring(0, 1).toUpperCase(Locale.ROOT)
            + piece.substring(1);
    return draft.options.region(key, 0, draft.all());
  }

  private String changeEnd(String piece, boolean isPromoted) {
    String zone = promotionZone();
    String target = isPromoted ? army.name(piece) : army.promotedName(piece);
    boolean must = draft.options.flag("mandatoryPiecePromotion", false);
    List<String> conditions = new ArrayList<>();
    if (draft.options.flag("piecePromotionOnCapture", false)) {
      conditions.add("captures?");
    }
    if (!promotesEverywhere()) {
      conditions.add("(or (in-zone? " + zone + ") (in-zone? " + zone + " start))");
    }
    String change = "(add " + target + ")";
    int limit = isPromoted ? 0 : army.limit(army.promoted(piece).orElseThrow());
    if (limit > 0) {
      change = "(if " + fewer(army.promoted(piece).orElseThrow(), limit) + " " + change;
      change += must ? " else add)" : ")";
    }
    String condition =
        conditions.isEmpty()
            ? ""
            : conditions.size() == 1
                ? conditions.get(0)
                : "(and " + String.join(" ", conditions) + ")";
    if (must) {
      return condition.isEmpty() ? change : "(if " + condition + " " + change + " else add)";
    }
    boolean stays = draft.noDeadEnds() && !isPromoted && army.endsImmobile(piece);
    return (condition.isEmpty() ? change : "(if " + condition + " " + change + ")")
        + (stays ? " (verify (not dead-end?)) add" : " add");
  }

  private String fewer(String piece, int limit) {
    return "(< (count (friend "
        + String.join(" ", army.piecesOf(piece, backToPawns && isPromotion(piece)))
        + ") (board)) "
        + limit
        + ")";
  }

  boolean isPromotion(String piece) {
    return promotes(piece, 0) || promotes(piece, 1);
  }

  private boolean promotes(String piece, int player) {
    return !army.pawns(player).isEmpty() && army.promotions(player).contains(piece);
  }

  private String pawnEnd(String piece) {
    String white = pawnEnd(piece, 0, "promotion");
    if (white.equals(pawnEnd(piece, 1, "promotion"))) {
      promotionZone();
      return white;
    }
    return "(if (in-zone? "
        + draft.zone("white-promotion", promotionRegion(0), promotionRegion(0))
        + ") "
        + pawnEnd(piece, 0, "white-promotion")
        + " else "
        + pawnEnd(piece, 1, draft.zone("black-promotion", promotionRegion(1), promotionRegion(1)))
        + ")";
  }

  private String pawnEnd(String piece, int player, String zone) {
    List<String> some = new ArrayList<>();
    List<String> limited = new ArrayList<>();
    for (String to :
        army.pawns(player).contains(piece) ? army.promotions(player) : List.<String>of()) {
      String content = backToPawns ? army.pawnMade(to) : army.name(to);
      int limit = army.limit(to);
      if (limit > 0) {
        limited.add("(if " + fewer(to, limit) + " (add " + content + "))");
      } else {
        some.add(content);
      }
    }
    if (!some.isEmpty()) {
      limited.add("(add " + String.join(" ", some) + ")");
    }
    boolean must = draft.options.flag("mandatoryPawnPromotion", true);
    if (army.promoted(piece).isPresent()) {
      if (!piece.equals(Army.PAWN)) {
        return bothEnds(piece, String.join(" ", limited), must, zone);
      }
      limited.add("(add " + army.promotedName(piece) + ")");
    }
    String promote = String.join(" ", limited);
    if (promote.isEmpty()) {
      return must && army.pawns(player).contains(piece)
          ? "(verify (not-in-zone? " + zone + ")) add"
          : "add";
    }
    return must
        ? "(if (in-zone? " + zone + ") " + promote + " else add)"
        : "(if (in-zone? " + zone + ") " + promote + ") add";
  }

  /** What promotes as a Pawn where it arrives, and as itself where it leaves the zone, too. */
  private String bothEnds(String piece, String asPawn, boolean mustAsPawn, String zone) {
    if (draft.options.flag("mandatoryPiecePromotion", false)) {
      draft.cannotSay("mandatoryPiecePromotion", "a piece promotes in two ways here");
    }
    String own = changeEnd(piece, false);
    String there = "(in-zone? " + zone + ")";
    String rest = own.endsWith(" add") ? own.substring(0, own.length() - " add".length()) : own;
    String pawn = asPawn.isEmpty() ? "" : "(if " + there + " " + asPawn + ") ";
    String stay = mustAsPawn && !asPawn.isEmpty() ? "(if (not " + there + ") add)" : "add";
    return pawn + rest + " " + stay;
  }
}
