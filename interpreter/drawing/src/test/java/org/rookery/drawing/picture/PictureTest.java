package org.rookery.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.rookery.program.GameProgram;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

final class PictureTest {
  private static final GameProgram GAME =
      Boards.of(
          8, 8, false, "King K crown", "Tired T spent King", "General G disc", "Gold +G wedge");

  private static PictureScene scene(GameProgram program, List<SquareMark> marks, String heading) {
    List<Integer> contents = new ArrayList<>(Collections.nCopies(program.topology().size(), 0));
    for (int content = 1; content < program.contents().size(); content++) {
      contents.set(content, content);
    }
    HandPanel hand =
        new HandPanel(true, List.of("A", "B"), 8, List.of(new HandPanel.Cell(1, 2, 1, 3)));
    BitSet gone = new BitSet();
    gone.set(program.topology().size() - 1);
    return new PictureScene(
        program,
        contents,
        Map.of(),
        Map.of(0, 4),
        gone,
        List.of(hand),
        marks,
        heading,
        "note",
        true,
        true,
        List.of("Words <&> more."));
  }

  private static List<SquareMark> allMarks() {
    List<SquareMark> marks = new ArrayList<>();
    for (SquareMark.Kind kind : SquareMark.Kind.values()) {
      marks.add(SquareMark.of(kind.ordinal(), kind));
      marks.add(new SquareMark(kind.ordinal() + 20, kind, true));
    }
    return marks;
  }

  private static Document parse(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    factory.setValidating(false);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
  }

  @Test
  void isWellFormedSvg() throws Exception {
    String svg = new Picture(scene(GAME, allMarks(), "A <game> & more")).svg();
    Document document = parse(svg);
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(document.getElementsByTagName("path").getLength()).isGreaterThan(50);
    assertThat(document.getElementsByTagName("text").getLength()).isZero();
    assertThat(svg).doesNotContain("NaN");
  }

  @Test
  void isTheSameEveryTime() {
    PictureScene scene = scene(GAME, allMarks(), "A game");
    assertThat(new Picture(scene).svg()).isEqualTo(new Picture(scene).svg());
  }

  @Test
  void isAsLargeInPngAsTheScaleSays() throws Exception {
    Picture picture = new Picture(scene(GAME, List.of(), "A game"));
    BufferedImage one = ImageIO.read(new ByteArrayInputStream(picture.png(1)));
    BufferedImage two = ImageIO.read(new ByteArrayInputStream(picture.png(2)));
    assertThat(two.getWidth()).isEqualTo(2 * one.getWidth());
    assertThat(two.getHeight()).isEqualTo(2 * one.getHeight());
    assertThat(colours(one)).isGreaterThan(20);
  }

  private static long colours(BufferedImage image) {
    return java.util.Arrays.stream(
            image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()))
        .distinct()
        .count();
  }

  @Test
  void drawsRingsAndBoardsOfAnyShape() throws Exception {
    GameProgram ring = Boards.of(7, 6, true, "King K crown");
    parse(new Picture(scene(ring, allMarks(), "A ring")).svg());
    GameProgram free = Boards.free(List.of("n", "e", "s", "w", "m"), "King K crown");
    parse(new Picture(scene(free, List.of(), "A cross")).svg());
  }

  @Test
  void makesRoomForALongHeading() {
    Picture narrow = new Picture(scene(GAME, List.of(), "A game"));
    Picture wide = new Picture(scene(GAME, List.of(), "A game with a long name ".repeat(6)));
    assertThat(wide.png(0.5).length).isGreaterThan(narrow.png(0.5).length);
  }
}
