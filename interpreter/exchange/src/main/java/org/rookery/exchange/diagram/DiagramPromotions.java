package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.exchange.parts.DeadEndSquares;

/** What a piece does where a move ends: stays what he is, or promotes, by choice or as he must. */
final class DiagramPromotions {
  private static final String FAR_RANK = "far-rank";
  private static final String PROMOTION = "promotion";

  /**
   * What a piece may become.
   *
   * @param whileFew whether only while fewer of them are left than there were
   * @param notLast whether not on the last rank
   */
  private record Choice(DiagramPiece man, boolean whileFew, boolean notLast) {}

  private final InteractiveDiagram diagram;
  private final DiagramPieces men;
  private final DiagramZones zones;
  private final Unsaid unsaid;
  private final List<DiagramPiece> royal;
  private final int depth;
  private final int kinds;
  private final int offset;
  private final List<Choice> choices;

  DiagramPromotions(
      InteractiveDiagram diagram,
      DiagramPieces men,
      List<DiagramPiece> royal,
      DiagramZones zones,
      Unsaid unsaid) {
    this.diagram = diagram;
    this.men = men;
    this.royal = royal;
    this.zones = zones;
    this.unsaid = unsaid;
    depth = diagram.number("promoZone", 1);
    kinds = diagram.number("maxPromote", 1);
    offset = diagram.number("promoOffset", 0);
    choices = offset == 0 && depth > 0 && kinds > 0 ? choices() : List.of();
    if (offset != 0 && diagram.find("promoChoice").isPresent()) {
      unsaid.tell(
          diagram.keyPlace("promoChoice"),
          "`promoChoice` beside `promoOffset`: pieces promote to the piece that is so many "
              + "places further, and to no other.");
    }
  }

  /** What a kind promotes to where each kind has its own promoted form. */
  Optional<DiagramPiece> promoted(DiagramPiece man) {
    return offset == 0 || man.number() > kinds || depth < 1
        ? Optional.empty()
        : men.numbered(man.number() + offset);
  }

  /** The kind that a promoted form is one of. */
  Optional<DiagramPiece> demoted(DiagramPiece man) {
    return men.all().stream()
        .filter(other -> promoted(other).filter(man::equals).isPresent())
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
      men.all().stream()
          .filter(man -> man.number() > kinds && man.stands() && !royal.contains(man))
          .forEach(man -> all.add(new Choice(man, false, false)));
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
      Optional<DiagramPiece> man = men.at(list, at);
      if (man.isPresent()) {
        all.add(new Choice(man.get(), few, notLast));
        at += man.get().id().length();
        few = false;
        notLast = false;
        continue;
      }
      few |= c == '*';
      notLast |= c == '!';
      if (c != '*' && c != '!' && c != ',' && c != ' ') {
        unsaid.tell(said.get().valueSpan(), "`" + c + "` is the letter of no piece.");
      }
      at++;
    }
    return all;
  }

  /** The statements where a move of a piece ends. */
  String end(DiagramPiece man) {
    Optional<DiagramPiece> own = promoted(man);
    if (own.isPresent()) {
      String dead = deadZone(man);
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
    if (offset != 0 && man.number() <= kinds && depth > 0) {
      unsaid.tell(
          diagram.valuePlace("promoOffset"),
          "There is no piece " + offset + " places behind " + man.name() + " to promote to.");
    }
    if (offset != 0 || man.number() > kinds || depth < 1) {
      return "add";
    }
    String zone = promotionZone();
    if (depth == 1 || choices.stream().noneMatch(Choice::notLast)) {
      return "(if (in-zone? " + zone + ") " + adds(man, true) + " else add)";
    }
    return "(if (in-zone? "
        + zones.ahead(FAR_RANK, 1)
        + ") "
        + adds(man, true)
        + " else (if (in-zone? "
        + zone
        + ") "
        + adds(man, false)
        + " else add))";
  }

  private String adds(DiagramPiece man, boolean last) {
    List<String> some = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    for (Choice choice : choices) {
      String name = choice.man().name();
      boolean may = !last || !choice.notLast();
      if (may && choice.man().equals(man)) {
        texts.add("add");
      } else if (may && choice.whileFew()) {
        int most = choice.man().most();
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
  String deadZone(DiagramPiece man) {
    BoardRegion white = dead(man, 0);
    return white.isEmpty() || white.isAll()
        ? ""
        : zones.name("dead-" + man.name(), white, dead(man, 1));
  }

  private BoardRegion dead(DiagramPiece man, int player) {
    return DeadEndSquares.dead(man.steps(), zones.files(), zones.ranks(), player);
  }
}
