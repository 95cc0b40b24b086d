package org.rookery.drawing.picture;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** What is explained below a board: the pieces of the game by name, and the signs used. */
final class BoardKey {
  private static final double ROW = 34;
  private static final double ICON = 32;
  private static final double TEXT = 11;
  private static final double GAP = 26;
  private static final Color INK = new Color(0x2b2622);
  private static final Color SQUARE = new Color(0xf1dfbf);

  private final PiecePainter pieces;
  private final List<Entry> entries = new ArrayList<>();
  private final double column;
  private final int columns;

  /**
   * An icon with its words.
   *
   * @param content the piece, or {@link Contents#EMPTY} for a sign
   */
  private record Entry(int content, List<SquareMark> marks, String words) {}

  BoardKey(PictureScene scene, PiecePainter pieces, double width) {
    this.pieces = pieces;
    if (scene.legend()) {
      legend(scene);
    }
    if (scene.key()) {
      scene.marks().stream()
          .filter(mark -> mark.kind() != SquareMark.Kind.CHOSEN)
          .map(mark -> new SquareMark(0, mark.kind(), mark.conditional()))
          .distinct()
          .sorted(Comparator.comparing(SquareMark::kind).thenComparing(SquareMark::conditional))
          .forEach(mark -> entries.add(new Entry(Contents.EMPTY, List.of(mark), words(mark))));
    }
    double widest =
        entries.stream().mapToDouble(e -> Lettering.width(e.words(), TEXT)).max().orElse(0);
    column = ICON + 8 + widest + GAP;
    columns = Math.max(1, (int) ((width + GAP) / column));
  }

  private void legend(PictureScene scene) {
    GameProgram program = scene.program();
    for (int type = 0; type < program.pieces().size(); type++) {
      entries.add(new Entry(shown(scene, type), List.of(), program.pieces().get(type).name()));
    }
  }

  /** The piece of the first player who has one on the board, or else of the first player. */
  private static int shown(PictureScene scene, int type) {
    Contents contents = scene.program().contents();
    return IntStream.range(0, contents.players())
        .map(owner -> contents.of(type, owner))
        .filter(scene.contents()::contains)
        .findFirst()
        .orElse(contents.of(type, 0));
  }

  private static String words(SquareMark mark) {
    return mark.kind().words() + (mark.conditional() ? ", on a condition" : "");
  }

  double height() {
    int rows = (entries.size() + columns - 1) / columns;
    return rows == 0 ? 0 : rows * ROW + 10;
  }

  void paint(Canvas g) {
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      double x = i % columns * column;
      int row = i / columns;
      double y = 10 + row * ROW;
      DrawingSpot spot = new DrawingSpot(x + ICON / 2, y + ICON / 2, ICON * 0.94);
      if (entry.content() != Contents.EMPTY) {
        pieces.paint(g, entry.content(), spot.x(), spot.y(), spot.size());
      }
      for (SquareMark mark : entry.marks()) {
        Rectangle2D square = new Rectangle2D.Double(x, y, ICON, ICON);
        g.fill(square, SQUARE);
        new MarkPainter(g).paint(mark, square, spot);
      }
      double base = y + ICON / 2 + TEXT / 2;
      Lettering.write(g, entry.words(), x + ICON + 8, base, TEXT, Lettering.Anchor.START, INK);
    }
  }
}
