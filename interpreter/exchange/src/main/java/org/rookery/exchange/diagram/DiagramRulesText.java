package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rookery.exchange.parts.BoardRegion;

/** Puts the text of a rules file together. */
final class DiagramRulesText {
  private final String title;
  private final InteractiveDiagram diagram;
  private final DiagramPieces men;
  private final List<DiagramPiece> royal;
  private final DiagramZones zones;
  private final DiagramPromotions arrivals;
  private final Unsaid unsaid;
  private final boolean drops;

  DiagramRulesText(
      String title,
      InteractiveDiagram diagram,
      DiagramPieces men,
      List<DiagramPiece> royal,
      DiagramZones zones,
      Unsaid unsaid) {
    this.title = title;
    this.diagram = diagram;
    this.men = men;
    this.royal = royal;
    this.zones = zones;
    this.unsaid = unsaid;
    arrivals = new DiagramPromotions(diagram, men, royal, zones, unsaid);
    drops = drops();
  }

  String write() {
    List<String> pieces = men.all().stream().map(this::piece).toList();
    List<String> endings = endings();
    List<String> lines = new ArrayList<>();
    lines.add("; " + title + ": made from its diagram by `rookery import diagram`.");
    if (endings.contains("(bare-king-loses)")) {
      lines.add("(include \"endings\")");
    }
    lines.add("");
    lines.add("(game");
    lines.add("(title \"" + title.replace("\"", "'").replace("\\", "/") + "\")");
    lines.add("(players White Black)");
    lines.add("(turn-order White Black)");
    lines.add(
        "(board (rectangle "
            + zones.files()
            + " "
            + zones.ranks()
            + ")"
            + (handed() ? "" : " (mirror)"));
    if (!men.holes().isEmpty()) {
      lines.add("(kill-positions " + men.holes().positions() + ")");
    }
    lines.addAll(zones.lines());
    lines.add(")");
    lines.add("(board-setup");
    lines.add(side("White", DiagramPiece::white));
    lines.add(side("Black", DiagramPiece::black) + ")");
    lines.add("");
    lines.addAll(pieces);
    lines.add("");
    lines.addAll(endings);
    return String.join("\n", lines) + ")\n";
  }

  /** Whether some piece's moves to the left are not those to the right. */
  private boolean handed() {
    return men.all().stream().anyMatch(man -> man.moves().matches(".*[lr].*"));
  }

  private String side(String player, Function<DiagramPiece, BoardRegion> where) {
    return men.all().stream()
        .map(
            man -> {
              BoardRegion region = where.apply(man).without(men.holes());
              boolean hand = man.inHand() > 0 && (drops || man.saysDrops());
              return region.isEmpty() && !hand
                  ? ""
                  : "("
                      + man.name()
                      + (region.isEmpty() ? "" : " " + region.positions())
                      + (hand ? " off " + man.inHand() : "")
                      + ")";
            })
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining("\n", "(" + player + " ", ")"));
  }

  /** Whether captured pieces change sides and may be dropped. */
  private boolean drops() {
    int type = diagram.number("holdingsType", 0);
    boolean change = type == -1;
    diagram
        .find("holdingsType")
        .filter(setting -> !change && type != 0 && !(type == 1 && arrivals.bringsBack()))
        .ifPresent(
            setting ->
                unsaid.tell(
                    setting.keySpan(), "What happens to captured pieces here cannot be said."));
    if (type == 0 || (type == 1 && !arrivals.bringsBack())) {
      men.all().stream()
          .filter(man -> man.inHand() > 0 && !man.saysDrops())
          .forEach(
              man ->
                  unsaid.tell(
                      diagram.men().get(man.number() - 1).place(5),
                      "Nothing says how " + man.name() + " comes on the board from a hand."));
    }
    return change;
  }

  private String piece(DiagramPiece man) {
    StringBuilder text = new StringBuilder("(piece (name " + man.name() + ")");
    text.append(" (letter ").append(man.letter()).append(')');
    Optional<DiagramPiece> demoted = arrivals.demoted(man);
    if (drops && demoted.isPresent()) {
      text.append(" (captured-as ").append(demoted.get().name()).append(')');
    }
    String end = arrivals.end(man);
    if (!man.steps().isEmpty()) {
      text.append("\n(moves (betza \"").append(man.steps()).append('"');
      text.append(end.equals("add") ? "" : " " + end).append("))");
    }
    if (man.saysDrops()) {
      text.append("\n(drops (betza \"").append(man.drops()).append("\"))");
    }
    if (drops && demoted.isEmpty() && !man.saysDrops() && !royal.contains(man)) {
      String dead = arrivals.deadZone(man);
      text.append("\n(drops ((verify empty?) ");
      text.append(dead.isEmpty() ? "" : "(verify (not-in-zone? " + dead + ")) ").append("add))");
    }
    return text.append(')').toString();
  }

  private List<String> endings() {
    List<String> lines = new ArrayList<>();
    if (drops) {
      lines.add("(captured-pieces to-hand)");
    }
    lines.add(
        royal.stream().map(DiagramPiece::name).collect(Collectors.joining(" ", "(royal ", ")")));
    lines.add("(stalemate " + stalemate() + ")");
    diagram.find("baring").ifPresent(setting -> bare(setting, lines));
    lines.add("(repetition 3 draw)");
    return lines;
  }

  /** A diagram tells what stalemate is for who brings it about. */
  private String stalemate() {
    return switch (diagram.word("stalemate", "draw")) {
      case "win" -> "loss";
      case "loss" -> "win";
      case "draw" -> "draw";
      default -> {
        unsaid.tell(diagram.valuePlace("stalemate"), "`win`, `draw` or `loss` was expected here.");
        yield "draw";
      }
    };
  }

  private void bare(InteractiveDiagram.Setting setting, List<String> lines) {
    switch (setting.value()) {
      case "win" -> lines.add("(bare-king-loses)");
      case "draw" -> lines.add("(ending \"bare king\" (= (count friend (board)) 1) draw)");
      default -> unsaid.tell(setting.valueSpan(), "What baring a King is here cannot be said.");
    }
  }
}
