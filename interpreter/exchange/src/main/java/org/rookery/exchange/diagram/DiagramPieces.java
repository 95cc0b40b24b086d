package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.betza.BetzaReader;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;

/** The pieces of a diagram, and the squares that are no squares. */
final class DiagramPieces {
  private static final int ID = 1;
  private static final int MOVES = 2;
  private static final int SQUARES = 4;
  private static final int HAND = 5;

  /** Boards with more files are wide. */
  private static final int USUAL_FILES = 8;

  /** What stands where there is no square. */
  private static final String HOLE = "hole";

  private final Squares squares;
  private final UnsupportedFeatures unsaid;
  private final Map<String, String> known = FormatTable.pieces();
  private final List<DiagramPiece> pieces = new ArrayList<>();
  private final Set<String> names = new HashSet<>(Set.of("white", "black"));
  private final Set<String> letters = new HashSet<>();
  private BoardRegion holes;

  DiagramPieces(InteractiveDiagram diagram, Squares squares, UnsupportedFeatures unsaid) {
    this.squares = squares;
    this.unsaid = unsaid;
    holes = squares.none();
    diagram.pieces().forEach(this::add);
  }

  List<DiagramPiece> all() {
    return pieces;
  }

  BoardRegion holes() {
    return holes;
  }

  Optional<DiagramPiece> numbered(int number) {
    return pieces.stream().filter(piece -> piece.number() == number).findFirst();
  }

  /** The kind with that letter in lists; the longest that a text goes on with, from a place. */
  Optional<DiagramPiece> at(String list, int from) {
    DiagramPiece longest = null;
    for (DiagramPiece piece : pieces) {
      boolean longer = longest == null || piece.id().length() > longest.id().length();
      if (longer && list.startsWith(piece.id(), from)) {
        longest = piece;
      }
    }
    return Optional.ofNullable(longest);
  }

  private void add(InteractiveDiagram.Line line) {
    String called = Spans.plain(line.fields().get(0));
    List<BoardRegion> start = squares.read(line, SQUARES);
    if (called.equalsIgnoreCase(HOLE)) {
      holes = squares.union(start.get(0), start.get(1));
      return;
    }
    String id = Spans.plain(line.place(ID));
    if (line.field(ID).isEmpty()) {
      id = called.substring(0, 1).toUpperCase(Locale.ROOT);
    }
    String hand = line.field(HAND);
    if (!hand.matches("\\d{0,3}")) {
      unsaid.warn(line.place(HAND), "`" + hand + "` is no number of pieces in hand.");
    }
    String name = name(called);
    pieces.add(
        new DiagramPiece(
            pieces.size() + 1,
            id,
            name,
            letter(id, name),
            moves(line, called, name),
            start.get(0),
            start.get(1),
            hand.matches("\\d{1,3}") ? Integer.parseInt(hand) : 0));
  }

  private String name(String called) {
    String words = called.replaceAll("[^\\p{L}\\d]+", "-").replaceAll("^-|-$", "");
    String name = words.matches("\\p{L}.*") ? words : "Piece-" + words;
    name = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    String free = name;
    for (int i = 2; !names.add(free.toLowerCase(Locale.ROOT)); i++) {
      free = name + "-" + i;
    }
    return free;
  }

  /** Its letter, or its name, if it has none that another has not already. */
  private String letter(String id, String name) {
    boolean isLetter = id.matches("\\+?\\p{L}{1,3}'?");
    return isLetter && letters.add(id.toLowerCase(Locale.ROOT)) ? id : name;
  }

  /** How a piece of this name moves where nothing is said; empty when the name is not known. */
  private String usual(String name) {
    String wide = name + " of a wide board";
    return squares.files() > USUAL_FILES && known.containsKey(wide)
        ? known.get(wide)
        : known.getOrDefault(name, "");
  }

  /** The moves that can be said; what cannot is told letter by letter. */
  private String moves(InteractiveDiagram.Line line, String called, String name) {
    Span place = line.place(MOVES);
    if (line.field(MOVES).isEmpty()) {
      String usual = usual(called.toLowerCase(Locale.ROOT));
      if (usual.isEmpty()) {
        unsaid.warn(place, "How `" + called + "` moves is not said, and its name is not known.");
      } else if (usual.length() > 2) {
        unsaid.assume(place, "`" + called + "` moves, it is assumed, as `" + usual + "`.");
      }
      return usual;
    }
    String said = Spans.plain(place);
    boolean plain = said.equals(place.text());
    Diagnostics complaints = new Diagnostics();
    Set<Integer> starts = new LinkedHashSet<>();
    StringBuilder sayable = new StringBuilder();
    var read = BetzaReader.read(said, Origin.of(place), List.of(), "", name, complaints);
    List<Block> blocks = new ArrayList<>(read.moves());
    blocks.addAll(read.drops());
    complaints
        .sorted()
        .forEach(
            it -> unsaid.warn(plain ? it.span() : place, "Of `" + called + "`: " + it.message()));
    if (complaints.isEmpty()) {
      return said;
    }
    if (plain) {
      blocks.stream()
          .map(block -> block.origin().span())
          .filter(part -> starts.add(part.start()))
          .forEach(part -> sayable.append(part.text()));
    }
    return sayable.toString();
  }
}
