package org.rookery.drawing.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.rookery.drawing.ground.BoardDrawing;
import org.rookery.drawing.ground.BoardDrawings;

/**
 * Draws a scene: heading, board between the hands, and below it the legend, the key and captions.
 */
final class ScenePainter {
  private static final double CELL = BoardDrawing.CELL;
  private static final double MARGIN = 18;
  private static final double HEAD = 40;
  private static final double TEXT = 13;
  private static final double LINE = 24;

  private static final Color PAPER = new Color(0xfbf8f1);
  private static final Color INK = new Color(0x2b2622);
  private static final Color FAINT = new Color(0x6d6459);
  private static final Color HAND = new Color(0xd3d1cc);
  private static final Color HAND_EDGE = new Color(0xa19d95);

  private final PictureScene scene;
  private final BoardDrawing ground;
  private final PiecePainter pieces;
  private final BoardKey key;
  private final List<String> captions;
  private final double left;
  private final double boardLeft;
  private final double width;

  ScenePainter(PictureScene scene, Portraits portraits) {
    this.scene = scene;
    ground = BoardDrawings.of(scene.program());
    pieces = new PiecePainter(scene.program(), portraits);
    double board = panelsWidth(true) + ground.width() + panelsWidth(false) + 2 * MARGIN;
    width = Math.max(board, headWidth());
    left = MARGIN + (width - board) / 2;
    boardLeft = left + panelsWidth(true);
    captions = captions(scene, width - 2 * MARGIN);
    key = new BoardKey(scene, pieces, width - 2 * MARGIN);
  }

  private double headWidth() {
    return 2 * MARGIN
        + Lettering.width(scene.heading(), TEXT * 1.3)
        + 2 * LINE
        + Lettering.width(scene.note(), TEXT);
  }

  private double panelsWidth(boolean left) {
    double sum = 0;
    for (HandPanel panel : scene.hands()) {
      sum += panel.left() == left ? (panel.columnNames().size() + 0.3) * CELL : 0;
    }
    return sum;
  }

  /** The captions in lines that are short enough. */
  private static List<String> captions(PictureScene scene, double most) {
    List<String> lines = new ArrayList<>();
    for (String caption : scene.captions()) {
      String line = "";
      for (String word : caption.split(" ")) {
        String longer = line.isEmpty() ? word : line + " " + word;
        if (!line.isEmpty() && Lettering.width(longer, TEXT) > most) {
          lines.add(line);
          longer = word;
        }
        line = longer;
      }
      lines.add(line);
    }
    return lines;
  }

  double width() {
    return Math.ceil(width);
  }

  double height() {
    double below = key.height() + captions.size() * LINE;
    return Math.ceil(MARGIN + HEAD + ground.height() + below + MARGIN);
  }

  void paint(Canvas g) {
    g.fill(new Rectangle2D.Double(0, 0, width(), height()), PAPER);
    double base = MARGIN + HEAD * 0.5;
    Lettering.write(g, scene.heading(), MARGIN, base, TEXT * 1.3, Lettering.Anchor.START, INK);
    Lettering.write(g, scene.note(), width - MARGIN, base, TEXT, Lettering.Anchor.END, FAINT);
    double top = MARGIN + HEAD;
    g.within(
        AffineTransform.getTranslateInstance(boardLeft, top),
        () -> {
          BoardPainter board = new BoardPainter(scene, ground, pieces);
          board.paint(g);
          board.coordinates(g);
        });
    panels(g, top);
    double below = top + ground.height();
    g.within(AffineTransform.getTranslateInstance(MARGIN, below), () -> key.paint(g));
    below += key.height();
    for (String caption : captions) {
      below += LINE;
      Lettering.write(g, caption, MARGIN, below - 6, TEXT, Lettering.Anchor.START, INK);
    }
  }

  private void panels(Canvas g, double top) {
    double before = left;
    double right = boardLeft + ground.width() + 0.3 * CELL;
    for (HandPanel panel : scene.hands()) {
      double height = panel.rows() * CELL;
      double y = top + (ground.height() - height) / 2;
      double wide = (panel.columnNames().size() + 0.3) * CELL;
      panel(g, panel, panel.left() ? before : right, y);
      before += panel.left() ? wide : 0;
      right += panel.left() ? 0 : wide;
    }
  }

  private void panel(Canvas g, HandPanel panel, double x, double y) {
    List<String> columns = panel.columnNames();
    for (int column = 0; column < columns.size(); column++) {
      for (int row = 0; row < panel.rows(); row++) {
        Shape cell = new Rectangle2D.Double(x + column * CELL, y + row * CELL, CELL, CELL);
        g.fill(cell, HAND);
        line(g, cell, 1, HAND_EDGE);
      }
      double middle = x + (column + 0.5) * CELL;
      double size = CELL * 0.2;
      double bottom = y + panel.rows() * CELL + CELL * 0.21 + size / 2;
      Lettering.write(g, columns.get(column), middle, bottom, size, Lettering.Anchor.MIDDLE, FAINT);
    }
    for (HandPanel.Cell cell : panel.cells()) {
      double middle = x + (cell.column() + 0.5) * CELL;
      double centre = y + (cell.row() + 0.5) * CELL;
      pieces.paint(g, cell.content(), middle, centre, CELL * 0.94);
      if (cell.count() > 1) {
        count(g, cell.count(), middle + CELL * 0.33, centre - CELL * 0.33);
      }
    }
  }

  private static void count(Canvas g, int count, double x, double y) {
    double radius = CELL * 0.17;
    Shape badge = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    g.fill(badge, PAPER);
    line(g, badge, 1.4, INK);
    Lettering.fit(g, Integer.toString(count), x, y, radius * 1.5, radius, INK);
  }

  private static void line(Canvas g, Shape shape, double width, Color ink) {
    g.draw(
        shape, ink, new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_MITER));
  }
}
