package org.rookery.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

final class SvgCanvasTest {
  private static final Rectangle2D BOX = new Rectangle2D.Double(1, 2, 3.456, 4);

  private final SvgCanvas canvas = new SvgCanvas(80, 60.5, 100);

  private String drawn() {
    String element = canvas.element();
    return element.substring(element.indexOf('>') + 1, element.lastIndexOf('<'));
  }

  @Test
  void hasItsSizeAndScalesToAnother() {
    assertThat(canvas.document())
        .startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg ")
        .contains("width=\"80\" height=\"60.5\" viewBox=\"0 0 80 60.5\"");
  }

  @Test
  void fillsShapesWithColours() {
    canvas.fill(BOX, new Color(0x0a0b0c));
    canvas.fill(new Ellipse2D.Double(10, 20, 6, 4), new Color(0xff, 0, 0, 0x80));
    assertThat(drawn())
        .isEqualTo(
            "<rect fill=\"#0a0b0c\" x=\"1\" y=\"2\" width=\"3.46\" height=\"4\"/>"
                + "<ellipse fill=\"#ff0000\" fill-opacity=\"0.502\" cx=\"13\" cy=\"22\" rx=\"3\""
                + " ry=\"2\"/>");
  }

  @Test
  void writesEverySegmentOfAPath() {
    Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    path.moveTo(1, 2);
    path.lineTo(3, 4);
    path.quadTo(5, 6, 7, 8);
    path.curveTo(9, 10, 11, 12, 13, -14);
    path.closePath();
    canvas.fill(path, Color.BLACK);
    assertThat(drawn())
        .isEqualTo(
            "<path fill=\"#000000\" fill-rule=\"evenodd\""
                + " d=\"M1,2L3,4Q5,6,7,8C9,10,11,12,13,-14Z\"/>");
  }

  @Test
  void drawsOutlinesWithTheirStrokes() {
    canvas.draw(
        BOX,
        Color.WHITE,
        new BasicStroke(
            2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 10, new float[] {3, 4}, 0));
    assertThat(drawn())
        .contains("fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2\" stroke-dasharray=\"3,4\"");
    assertThat(canvas.element()).contains(" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
  }

  @Test
  void whatIsFilledAndOutlinedAtOnceIsOneElement() {
    BasicStroke line = new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
    canvas.fill(BOX, Color.BLACK);
    canvas.draw(BOX, Color.WHITE, line);
    assertThat(drawn())
        .isEqualTo(
            "<rect fill=\"#000000\" stroke=\"#ffffff\" stroke-width=\"2\" stroke-linecap=\"butt\""
                + " x=\"1\" y=\"2\" width=\"3.46\" height=\"4\"/>");
  }

  @Test
  void anOutlineDoesNotCoverWhatWasDrawnAfterItsShape() {
    canvas.fill(BOX, Color.BLACK);
    canvas.fill(new Ellipse2D.Double(10, 20, 6, 4), Color.RED);
    canvas.draw(BOX, Color.WHITE, new BasicStroke(2));
    canvas.within(AffineTransform.getTranslateInstance(5, 7), () -> canvas.fill(BOX, Color.BLACK));
    canvas.draw(BOX, Color.WHITE, new BasicStroke(2));
    assertThat(drawn().split("<")).hasSize(1 + 7);
  }

  @Test
  void anOutlineLeavesAnImageDrawnAfterItsShape() {
    canvas.fill(BOX, Color.BLACK);
    canvas.image(new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB), new AffineTransform());
    canvas.draw(BOX, Color.WHITE, new BasicStroke(2));
    assertThat(drawn()).contains("<rect fill=\"#000000\"", "<image ");
  }

  @Test
  void saysWhatSvgWouldTakeOtherwise() {
    canvas.draw(BOX, Color.WHITE, new BasicStroke(1));
    assertThat(drawn())
        .contains("stroke-linecap=\"square\" stroke-linejoin=\"miter\" stroke-miterlimit=\"10\"");
  }

  @Test
  void placesWhatIsDrawnWithin() {
    AffineTransform place = AffineTransform.getTranslateInstance(5, 7);
    place.scale(0.5, 2);
    canvas.within(place, () -> canvas.fill(BOX, Color.BLACK));
    canvas.within(new AffineTransform(), () -> canvas.fill(BOX, Color.BLACK));
    assertThat(drawn())
        .startsWith("<g transform=\"matrix(0.5 0 0 2 5 7)\"><rect ")
        .endsWith("\"/></g><rect fill=\"#000000\" x=\"1\" y=\"2\" width=\"3.46\" height=\"4\"/>");
  }

  @Test
  void holdsImages() throws Exception {
    BufferedImage image = new BufferedImage(3, 2, BufferedImage.TYPE_INT_RGB);
    image.setRGB(2, 1, 0x123456);
    canvas.image(image, AffineTransform.getTranslateInstance(1, 1));
    String data = drawn().replaceAll("(?s).*base64,([^\"]*)\".*", "$1");
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(data)));
    assertThat(read.getRGB(2, 1) & 0xffffff).isEqualTo(0x123456);
    assertThat(drawn()).contains("width=\"3\" height=\"2\"");
  }
}
