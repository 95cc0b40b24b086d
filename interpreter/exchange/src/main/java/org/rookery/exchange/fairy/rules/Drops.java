package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.List;
import org.rookery.exchange.parts.BoardRegion;

/** Where pieces in hand may be put. */
final class Drops {
  private final FairyDraft draft;
  private final Army army;
  private final FairyPromotions arrivals;
  private final List<List<BoardRegion>> zones = new ArrayList<>();

  Drops(FairyDraft draft, Army army, FairyPromotions arrivals) {
    this.draft = draft;
    this.army = army;
    this.arrivals = arrivals;
  }

  /** The section of a piece, or nothing where it is never dropped. */
  String of(String piece) {
    List<String> parts = new ArrayList<>(List.of("(verify empty?)"));
    List<BoardRegion> regions = List.of(region(piece, 0), region(piece, 1));
    if (regions.stream().allMatch(BoardRegion::isEmpty)) {
      return "";
    }
    if (!regions.get(0).isAll() || !regions.get(1).isAll()) {
      int index = zones.indexOf(regions);
      if (index < 0) {
        index = zones.size();
        zones.add(regions);
      }
      draft.zone("drop-" + (index + 1), regions.get(0), regions.get(1));
      parts.add("(verify (in-zone? drop-" + (index + 1) + "))");
    }
    enclosing(parts);
    if (army.ofLetter(draft.options.word("dropNoDoubled", "-")).filter(piece::equals).isPresent()) {
      int most = draft.options.number("dropNoDoubledCount", 1);
      parts.add(
          "(verify (< (count (friend " + army.name(piece) + ") (file-of here)) " + most + "))");
    }
    if (!draft.options.flag("dropChecks", true)) {
      parts.add("(forbid (in-check? opponent))");
    }
    if (draft.options.flag("shogiPawnDropMateIllegal", false) && piece.endsWith("awn")) {
      parts.add("(forbid-mate)");
    }
    flipping(parts);
    if (draft.options.flag("dropPromoted", false) && army.promoted(piece).isPresent()) {
      parts.add("(add " + army.promotedName(piece) + ")");
    }
    boolean must = army.mustBeDropped(piece);
    return "(drops "
        + (must ? "(move-type dropping) " : "")
        + "("
        + String.join(" ", parts)
        + " add))";
  }

  private void enclosing(List<String> parts) {
    switch (draft.options.word("enclosingDrop", "none")) {
      case "none", "no_enclosing" -> {}
      case "ataxx" -> parts.add("(verify (exists friend (adjacent)))");
      case "quadwrangle" -> {}
      case "snort" -> parts.add("(for-each ($way n e s w) (verify (not (piece? enemy $way))))");
      case "top" -> parts.add("(verify (or (not (on-board? s)) (not (empty? s))))");
      default -> draft.cannotSay("enclosingDrop", "pieces may be dropped on every empty square");
    }
  }

  private void flipping(List<String> parts) {
    switch (draft.options.word("flipEnclosedPieces", "none")) {
      case "none", "no_enclosing" -> {}
      case "ataxx" -> parts.add(FairyPromotions.INFECT);
      case "quadwrangle" ->
          parts.add("(if (exists friend (adjacent)) " + FairyPromotions.INFECT + ")");
      default -> draft.cannotSay("flipEnclosedPieces", "no piece changes sides");
    }
  }

  private BoardRegion region(String piece, int player) {
    BoardRegion region = draft.options.region("dropRegion", player, draft.all());
    region = region.and(arrivals.mobility(piece, player));
    if (piece.equals(Army.PAWN)) {
      if (!draft.options.flag("promotionZonePawnDrops", false)) {
        region = region.without(arrivals.promotionRegion(player));
      }
      if (!draft.options.flag("firstRankPawnDrops", false)) {
        int first = player == 0 ? 0 : draft.ranks - 1;
        region = region.without(draft.ranks(first, first));
      }
    }
    return region;
  }
}
