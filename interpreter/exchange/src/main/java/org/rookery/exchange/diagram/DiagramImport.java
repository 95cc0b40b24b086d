package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.exchange.parts.Imported;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/** Reads a page with Interactive Diagrams and writes a rules file for each. */
public final class DiagramImport {
  /** Files have the letters a to z; no game has more ranks. */
  private static final int MAX_BOARD_SIZE = 26;

  /** More piece types than any game has: letters do not suffice for them. */
  private static final int MOST_PIECES = 500;

  private static final int SQUARES = 4;

  private final Map<String, String> known = FormatTable.settings();
  private final Diagnostics problems;

  private DiagramImport(Diagnostics problems) {
    this.problems = problems;
  }

  /**
   * Writes a rules file for each diagram of a page.
   *
   * @param name what the first is called; the others have numbers behind it
   */
  public static List<Imported> read(Source page, String name, Diagnostics problems) {
    DiagramImport it = new DiagramImport(problems);
    List<Imported> all = new ArrayList<>();
    for (InteractiveDiagram diagram : new PageReader(page, problems).read()) {
      String called = all.isEmpty() ? name : name + "-" + (all.size() + 1);
      it.write(diagram, called).ifPresent(all::add);
    }
    return all;
  }

  private Optional<Imported> write(InteractiveDiagram diagram, String name) {
    UnsupportedFeatures unsaid = new UnsupportedFeatures(problems);
    int files = size(diagram, "files");
    int ranks = size(diagram, "ranks");
    if (diagram.pieces().isEmpty()) {
      problems.error(
          "no-pieces",
          diagram.place(),
          "This diagram has no pieces: lines `name:letter:moves:picture:squares`.");
    }
    if (diagram.pieces().size() > MOST_PIECES) {
      problems.error(
          "many-pieces",
          diagram.pieces().get(MOST_PIECES).place(),
          "A diagram of up to "
              + MOST_PIECES
              + " pieces can be read; this has "
              + diagram.pieces().size()
              + ".");
      return Optional.empty();
    }
    if (diagram.pieces().isEmpty() || files == 0 || ranks == 0) {
      return Optional.empty();
    }
    settings(diagram, unsaid);
    String symmetry = diagram.word("symmetry", "mirror");
    if (!symmetry.matches("mirror|rotate|none")) {
      unsaid.warn(
          diagram.valuePlace("symmetry"), "`mirror`, `rotate` or `none` was expected here.");
    }
    Squares squares = new Squares(files, ranks, firstRank(diagram), symmetry, unsaid);
    DiagramPieces pieces = new DiagramPieces(diagram, squares, unsaid);
    if (pieces.all().stream().noneMatch(DiagramPiece::stands)) {
      problems.error("no-pieces", diagram.place(), "No piece of this diagram stands on the board.");
      return Optional.empty();
    }
    List<DiagramPiece> royal = royal(diagram, pieces, unsaid);
    DiagramZones zones = new DiagramZones(files, ranks);
    String text = new DiagramRulesText(name, diagram, pieces, royal, zones, unsaid).write();
    return Optional.of(new Imported(name, unsaid.head() + text, unsaid.messages()));
  }

  /** Files or ranks; 0 when there can be no such board, which is told. */
  private int size(InteractiveDiagram diagram, String key) {
    int size = diagram.number(key, diagram.word(key, "").isEmpty() ? 8 : 0);
    if (size < 1 || size > MAX_BOARD_SIZE) {
      problems.error(
          "bad-board",
          diagram.find(key).map(InteractiveDiagram.Setting::valueSpan).orElse(diagram.place()),
          "Expected from 1 to " + MAX_BOARD_SIZE + " " + key + ".");
      return 0;
    }
    return size;
  }

  /** Squares are told as the ranks are labelled; labels from 0 show by a rank 0 being named. */
  private static int firstRank(InteractiveDiagram diagram) {
    boolean zero =
        diagram.pieces().stream()
            .anyMatch(piece -> piece.field(SQUARES).matches(".*[a-zA-Z]0\\b.*"));
    return zero && diagram.number("firstRank", 1) == 0 ? 0 : 1;
  }

  private void settings(InteractiveDiagram diagram, UnsupportedFeatures unsaid) {
    for (InteractiveDiagram.Setting setting : diagram.settings().values()) {
      if (setting.value().isEmpty()) {
        continue;
      }
      String key = setting.key();
      switch (known.getOrDefault(key, "")) {
        case "said", "page" -> {}
        case "not" ->
            unsaid.warn(setting.keySpan(), "`" + key + "` cannot be said, and is left out.");
        default ->
            unsaid.warn(
                setting.keySpan(),
                "`"
                    + key
                    + "` is not known here, and is left out."
                    + Suggestions.nearest(key, known.keySet())
                        .map(near -> " Is `" + near + "` meant?")
                        .orElse(""));
      }
      boolean number = key.matches("promoZone|promoOffset|maxPromote|holdingsType|firstRank");
      if (number && !setting.value().matches("-?\\d{1,4}")) {
        unsaid.warn(setting.valueSpan(), "Expected a number behind `" + key + "`.");
      }
    }
  }

  /** The royal piece: as is said, or the one called King, or the last. */
  private static List<DiagramPiece> royal(
      InteractiveDiagram diagram, DiagramPieces pieces, UnsupportedFeatures unsaid) {
    Set<DiagramPiece> royal = new LinkedHashSet<>();
    for (String word : diagram.word("royal", "").split("[,\\s]+")) {
      Optional<DiagramPiece> piece =
          word.matches("\\d{1,3}")
              ? pieces.numbered(Integer.parseInt(word))
              : pieces.all().stream().filter(it -> it.id().equals(word)).findFirst();
      piece.ifPresent(royal::add);
      if (piece.isEmpty() && !word.isEmpty()) {
        Span place = diagram.valuePlace("royal");
        unsaid.warn(place, "`" + word + "` is the number or the letter of no piece.");
      }
    }
    if (royal.isEmpty()) {
      DiagramPiece last = pieces.all().get(pieces.all().size() - 1);
      DiagramPiece chosen =
          pieces.all().stream()
              .filter(piece -> piece.name().equals("King"))
              .findFirst()
              .orElse(last);
      unsaid.assume(
          diagram.place(), "`royal` is missing: the importer assumes " + chosen.name() + ".");
      royal.add(chosen);
    }
    return List.copyOf(royal);
  }
}
