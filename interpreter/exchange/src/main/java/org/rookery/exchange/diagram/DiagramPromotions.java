package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.exchange.parts.DeadEndSquares;

/** What a piece does where a move ends: stays what it is, or promotes, by choice or as it must. */
final class DiagramPromotions {
  private static final String FAR_RANK = "far-rank";
  private static final String PROMOTION = "promotion";

  /**
   * What a piece may become.
   *
   * @param whileFew whether only while fewer of them are left than there were
   * @param notLast whether not on the last rank
   */
  private record Choice(DiagramPiece piece, boolean whileFew, boolean notLast) {}

  private final InteractiveDiagram diagram;
  private final DiagramPieces pieces;
  private final DiagramZones zones;
  private final UnsupportedFeatures unsaid;
  private final List<DiagramPiece> royal;
  private final int depth;
  private final int kinds;
  private final int offset;
  private final List<Choice> choices;

  DiagramPromotions(
      InteractiveDiagram diagram,
      DiagramPieces pieces,
      List<DiagramPiece> royal,
      DiagramZones zones,
      UnsupportedFeatures unsaid) {
    this.diagram = diagram;
    this.pieces = pieces;
    this.royal = royal;
    this.zones = zones;
    this.unsaid = unsaid;
    depth = diagram.number("promoZone", 1);
    kinds = diagram.number("maxPromote", 1);
    offset = diagram.number("promoOffset", 0);
    choices = offset == 0 && depth > 0 && kinds > 0 ? choices() : List.of();
    if (offset != 0 && diagram.find("promoChoice").isPresent()) {
      unsaid.warn(
          diagram.keyPlace("promoChoice"),
          "`promoChoice` beside `promoOffset`: pieces promote to the piece that is so many "
              + "places further, and to no other.");
    }
  }

  /** What a kind promotes to where each kind has its own promoted form. */
  Optional<DiagramPiece> promoted(DiagramPiece piece) {
    return offset == 0 || piece.number() > kinds || depth < 1
        ? Optional.empty()
        : pieces.numbered(piece.number() + offset);
  }

  /** The kind that a promoted form is one of. */
  Optional<DiagramPiece> demoted(DiagramPiece piece) {
    return pieces.all().stream()
        .filter(other -> promoted(other).filter(piece::equals).isPresent())
        .findFirst();
  }

  /** Whether captured pieces are counted, since only as many may come back. */
  boolean bringsBack() {
    return choices.stream().anyMatch(Choice::whileFew);
  }

  private List<Choice> choices() {
    List<Choice> all = new ArrayList<>();
    Optional<InteractiveDiagram.Setting> said = diagram.find("promoChoice");
    if (said.isEmpty()) {
      pieces.all().stream()
          .filter(piece -> piece.number() > kinds && piece.stands() && !royal.contains(piece))
          .forEach(piece -> all.add(new Choice(piece, false, false)));
      unsaid.assume(
          diagram.place(),
          "`promoChoice` is missing: pieces may promote to every type on the board at the "
              + "start, except royal ones and those that promote.");
      return all;
    }
    String list = said.get().value();
    boolean few = false;
    boolean notLast = false;
    for (int at = 0; at < list.length(); ) {
      char c = list.charAt(at);
      Optional<DiagramPiece> piece = pieces.at(list, at);
      if (piece.isPresent()) {
        all.add(new Choice(piece.get(), few, notLast));
        at += piece.get().id().length();
        few = false;
        notLast = false;
        continue;
      }
      few |= c == '*';
      notLast |= c == '!';
      if (c != '*' && c != '!' && c != ',' && c != ' ') {
        unsaid.warn(said.get().valueSpan(), "`" + c + "` is the letter of no piece.");
      }
      at++;
    }
    return all;
  }

  /** The statements where a move of a piece ends. */
  String end(DiagramPiece piece) {
    Optional<DiagramPiece> own = promoted(piece);
    if (own.isPresent()) {
      String dead = deadZone(piece);
      String zone = promotionZone();
      String stay = dead.isEmpty() ? "add" : "(if (not-in-zone? " + dead + ") add)";
      return "(if (or (in-zone? "
          + zone
          + ") (in-zone? "
          + zone
          + " start)) (add "
          + own.get().name()
          + ")) "
          + stay;
    }
    if (offset != 0 && piece.number() <= kinds && depth > 0) {
      unsaid.warn(
          diagram.valuePlace("promoOffset"),
          "There is no piece " + offset + " places behind " + piece.name() + " to promote to.");
    }
    if (offset != 0 || piece.number() > kinds || depth < 1) {
      return "add";
    }
    String zone = promotionZone();
    if (depth == 1 || choices.stream().noneMatch(Choice::notLast)) {
      return "(if (in-zone? " + zone + ") " + adds(piece, true) + " else add)";
    }
    return "(if (in-zone? "
        + zones.ahead(FAR_RANK, 1)
        + ") "
        + adds(piece, true)
        + " else (if (in-zone? "
        + zone
        + ") "
        + adds(piece, false)
        + " else add))";
  }

  private String adds(DiagramPiece piece, boolean last) {
    List<String> some = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    for (Choice choice : choices) {
      String name = choice.piece().name();
      boolean may = !last || !choice.notLast();
      if (may && choice.piece().equals(piece)) {
        texts.add("add");
      } else if (may && choice.whileFew()) {
        int most = choice.piece().most();
        texts.add("(if (< (count (friend " + name + ") (board)) " + most + ") (add " + name + "))");
      } else if (may) {
        some.add(name);
      }
    }
    if (!some.isEmpty()) {
      texts.add("(add " + String.join(" ", some) + ")");
    }
    return texts.isEmpty() ? "(verify false)" : String.join(" ", texts);
  }

  private String promotionZone() {
    return zones.ahead(PROMOTION, depth);
  }

  /** The zone from which a piece could never move again, or nothing. */
  String deadZone(DiagramPiece piece) {
    BoardRegion white = dead(piece, 0);
    return white.isEmpty() || white.isAll()
        ? ""
        : zones.name("dead-" + piece.name(), white, dead(piece, 1));
  }

  private BoardRegion dead(DiagramPiece piece, int player) {
    return DeadEndSquares.dead(piece.steps(), zones.files(), zones.ranks(), player);
  }
}
