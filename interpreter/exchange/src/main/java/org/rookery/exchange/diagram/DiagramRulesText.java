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
  private final DiagramPieces contents;
  private final List<DiagramPiece> royal;
  private final DiagramZones zones;
  private final DiagramPromotions arrivals;
  private final UnsupportedFeatures unsaid;
  private final boolean drops;

  DiagramRulesText(
      String title,
      InteractiveDiagram diagram,
      DiagramPieces pieces,
      List<DiagramPiece> royal,
      DiagramZones zones,
      UnsupportedFeatures unsaid) {
    this.title = title;
    this.diagram = diagram;
    this.contents = pieces;
    this.royal = royal;
    this.zones = zones;
    this.unsaid = unsaid;
    arrivals = new DiagramPromotions(diagram, pieces, royal, zones, unsaid);
    drops = drops();
  }

  String write() {
    List<String> pieces = contents.all().stream().map(this::piece).toList();
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
    if (!contents.holes().isEmpty()) {
      lines.add("(kill-positions " + contents.holes().positions() + ")");
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
    return contents.all().stream().anyMatch(piece -> piece.moves().matches(".*[lr].*"));
  }

  private String side(String player, Function<DiagramPiece, BoardRegion> where) {
    return contents.all().stream()
        .map(
            piece -> {
              BoardRegion region = where.apply(piece).without(contents.holes());
              boolean hand = piece.inHand() > 0 && (drops || piece.saysDrops());
              return region.isEmpty() && !hand
                  ? ""
                  : "("
                      + piece.name()
                      + (region.isEmpty() ? "" : " " + region.positions())
                      + (hand ? " off " + piece.inHand() : "")
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
                unsaid.warn(
                    setting.keySpan(), "What happens to captured pieces here cannot be said."));
    if (type == 0 || (type == 1 && !arrivals.bringsBack())) {
      contents.all().stream()
          .filter(piece -> piece.inHand() > 0 && !piece.saysDrops())
          .forEach(
              piece ->
                  unsaid.warn(
                      diagram.pieces().get(piece.number() - 1).place(5),
                      "Nothing says how " + piece.name() + " comes on the board from a hand."));
    }
    return change;
  }

  private String piece(DiagramPiece piece) {
    StringBuilder text = new StringBuilder("(piece (name " + piece.name() + ")");
    text.append(" (letter ").append(piece.letter()).append(')');
    Optional<DiagramPiece> demoted = arrivals.demoted(piece);
    if (drops && demoted.isPresent()) {
      text.append(" (captured-as ").append(demoted.get().name()).append(')');
    }
    String end = arrivals.end(piece);
    if (!piece.steps().isEmpty()) {
      text.append("\n(moves (betza \"").append(piece.steps()).append('"');
      text.append(end.equals("add") ? "" : " " + end).append("))");
    }
    if (piece.saysDrops()) {
      text.append("\n(drops (betza \"").append(piece.drops()).append("\"))");
    }
    if (drops && demoted.isEmpty() && !piece.saysDrops() && !royal.contains(piece)) {
      String dead = arrivals.deadZone(piece);
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
        unsaid.warn(diagram.valuePlace("stalemate"), "`win`, `draw` or `loss` was expected here.");
        yield "draw";
      }
    };
  }

  private void bare(InteractiveDiagram.Setting setting, List<String> lines) {
    switch (setting.value()) {
      case "win" -> lines.add("(bare-king-loses)");
      case "draw" -> lines.add("(ending \"bare king\" (= (count friend (board)) 1) draw)");
      default -> unsaid.warn(setting.valueSpan(), "What baring a King is here cannot be said.");
    }
  }
}
