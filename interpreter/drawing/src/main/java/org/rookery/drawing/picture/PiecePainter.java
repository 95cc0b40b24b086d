package org.rookery.drawing.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import org.rookery.drawing.picture.PieceImage.Modifier;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;

/** Draws the pieces of a game. */
final class PiecePainter {
  /** The width of an outline in the glyph's cell of 100. */
  private static final double OUTLINE = 3;

  private static final double DETAIL = 2.6;
  private static final Color WOOD = new Color(0xf4dca4);
  private static final Color CARVED = new Color(0x1e1c1a);
  private static final Color RISEN = new Color(0xb3261e);

  /** How far a spent piece leans over. */
  private static final double LEAN = Math.toRadians(28);

  private static final AffineTransform UPSIDE_DOWN =
      AffineTransform.getRotateInstance(Math.PI, 50, 50);

  /** How much of a square a picture fills. */
  private static final double FRAME = 0.92;

  /** The longest text that is written on a token as it stands. */
  private static final int LONGEST = 3;

  private final GameProgram program;
  private final List<PieceImage> looks;
  private final Portraits portraits;

  PiecePainter(GameProgram program, Portraits portraits) {
    this.program = program;
    this.portraits = portraits;
    looks = PieceImage.of(program.pieces());
  }

  /** Whether the pieces belong on a board without chequers. */
  boolean isPlain() {
    long tokens = looks.stream().filter(PieceImage::isPlain).count();
    boolean named = program.pieces().stream().anyMatch(piece -> !piece.image().isBlank());
    return named && tokens > looks.size() / 2;
  }

  /** Draws the piece of {@code content} into the square of side {@code size} around a point. */
  void paint(Canvas g, int content, double x, double y, double size) {
    Contents contents = program.contents();
    PieceType piece = program.pieces().get(contents.type(content));
    int owner = contents.owner(content);
    Optional<BufferedImage> portrait = portraits.of(content);
    if (portrait.isPresent()) {
      paint(g, portrait.get(), x, y, size * FRAME);
      return;
    }
    AffineTransform cell = AffineTransform.getTranslateInstance(x - size / 2, y - size / 2);
    cell.scale(size / Glyph.CELL, size / Glyph.CELL);
    g.within(cell, () -> paint(g, looks.get(contents.type(content)), letters(piece), owner));
  }

  private static void paint(Canvas g, BufferedImage image, double x, double y, double size) {
    double scale = size / Math.max(image.getWidth(), image.getHeight());
    AffineTransform place =
        AffineTransform.getTranslateInstance(
            x - image.getWidth() * scale / 2, y - image.getHeight() * scale / 2);
    place.scale(scale, scale);
    g.image(image, place);
  }

  private void paint(Canvas g, PieceImage look, String letters, int owner) {
    PieceColours colours = PieceColours.of(program.players(), owner);
    PieceColours shown = look.is(Modifier.SPENT) ? colours.faded() : colours;
    Glyph ground = look.ground();
    if (look.isWooden()) {
      shown = new PieceColours(WOOD, shown.outline(), look.is(Modifier.PROMOTED) ? RISEN : CARVED);
    }
    boolean opposite = owner % 2 == 1;
    if (ground != null) {
      ground(g, ground, shown, opposite);
    }
    PieceColours ink = shown;
    AffineTransform leaning =
        look.is(Modifier.SPENT)
            ? AffineTransform.getRotateInstance(LEAN, 50, 62)
            : new AffineTransform();
    g.within(leaning, () -> figure(g, look, letters, opposite, ink));
  }

  /** Draws what stands on the token, or by itself. */
  private static void figure(
      Canvas g, PieceImage look, String letters, boolean opposite, PieceColours shown) {
    boolean wooden = look.isWooden();
    shapes(g, look, look.ground() == null ? shown : shown.onToken());
    if (look.showsLetters()) {
      double middle = !wooden ? 50 : opposite ? 43 : 57;
      Lettering.fit(g, letters, 50, middle, 48, 32, shown.detail());
    } else if (look.is(Modifier.LETTERED)) {
      badge(g, letters, shown);
    }
    if (look.is(Modifier.PROMOTED) && !wooden) {
      badge(g, "+", shown);
    }
  }

  private static void ground(Canvas g, Glyph ground, PieceColours colours, boolean opposite) {
    AffineTransform turned = ground.upright() && opposite ? UPSIDE_DOWN : new AffineTransform();
    g.within(turned, () -> draw(g, ground, colours));
  }

  private static void shapes(Canvas g, PieceImage look, PieceColours colours) {
    int count = look.shapes().size();
    for (int i = 0; i < count; i++) {
      AffineTransform place = new AffineTransform();
      if (look.ground() != null) {
        place.translate(50, 50);
        place.scale(0.6, 0.6);
        place.translate(-50, -50);
      }
      if (count > 1) {
        double step = 27.0 / (count - 1);
        place.translate(i * step, i * step - 2);
        place.scale(0.77, 0.77);
      }
      if (look.is(Modifier.INVERTED)) {
        place.concatenate(UPSIDE_DOWN);
      }
      Glyph shape = look.shapes().get(i);
      g.within(place, () -> draw(g, shape, colours));
    }
  }

  private static void draw(Canvas g, Glyph glyph, PieceColours colours) {
    for (Glyph.Part part : glyph.parts()) {
      Path2D path = part.path();
      switch (part.kind()) {
        case FILL -> {
          g.fill(path, colours.body());
          stroke(g, path, OUTLINE, colours.outline());
        }
        case ROD -> {
          stroke(g, path, part.width() + 2 * OUTLINE, colours.outline());
          stroke(g, path, part.width(), colours.body());
        }
        case LINE -> stroke(g, path, DETAIL, colours.detail());
        case DOT -> {
          g.fill(path, colours.detail());
        }
      }
    }
  }

  private static void stroke(Canvas g, Shape path, double width, Color ink) {
    g.draw(
        path, ink, new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
  }

  /** A small label in the upper right corner. */
  private static void badge(Canvas g, String text, PieceColours colours) {
    Shape spot = new Ellipse2D.Double(68, 4, 28, 28);
    g.fill(spot, colours.body());
    stroke(g, spot, OUTLINE, colours.outline());
    Lettering.fit(g, text, 82, 18, 20, 14, colours.detail());
  }

  /** The letters of a piece as they are written on a token: the same for every owner. */
  private static String letters(PieceType piece) {
    String letters = piece.letters().isEmpty() ? "" : piece.letters().get(0);
    String text = letters.isEmpty() ? piece.name() : letters;
    return text.length() <= LONGEST ? text : abbreviation(text);
  }

  private static String abbreviation(String name) {
    StringBuilder initials = new StringBuilder();
    for (String word : name.split("[^\\p{L}\\p{N}+]+")) {
      initials.append(word.isEmpty() ? "" : word.substring(0, 1));
    }
    return initials.length() > 1 && initials.length() <= LONGEST
        ? initials.toString()
        : name.substring(0, LONGEST);
  }
}
