package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NamedImagesTest {
  private static final int RED = 0xffd01010;
  private static final int BLUE = 0xff1010d0;
  private static final int GREEN = 0xff00ff00;

  private static final String RULES =
      """
      (game (title "Old") (players White Black) (turn-order White Black)
        (board (grid (start-rectangle 0 0 40 40)
          (dimensions ("a/b" (40 0)) ("2/1" (0 40))) (directions (n 0 -1) (s 0 1))))
        (board-setup (White (Man a1)) (Black (Man b2)))
        (piece (name Man) (image White "Pictures\\RED.bmp" "other.bmp") (image Black "pictures/blue.bmp")
          (moves (n (verify empty?) add))))
      """;

  @TempDir private Path folder;
  private Path rules;

  @BeforeEach
  void write() throws IOException {
    rules = Files.createDirectory(folder.resolve("Rules")).resolve("old.zrf");
    Files.writeString(rules, RULES);
    Files.createDirectory(folder.resolve("pictures"));
    bitmap("pictures/red.bmp", RED);
    bitmap("pictures/Blue.BMP", BLUE);
  }

  /** A disc of a colour on the green that means nothing is there. */
  private void bitmap(String name, int colour) throws IOException {
    BufferedImage image = new BufferedImage(40, 40, BufferedImage.TYPE_INT_RGB);
    for (int x = 0; x < 40; x++) {
      for (int y = 0; y < 40; y++) {
        image.setRGB(x, y, Math.hypot(x - 20, y - 20) < 15 ? colour : GREEN);
      }
    }
    File file = folder.resolve(name).toFile();
    assertThat(ImageIO.write(image, "bmp", file)).isTrue();
  }

  private Set<Integer> colours(String... words) throws IOException {
    Path picture = folder.resolve("picture.png");
    Files.deleteIfExists(picture);
    List<String> all = new ArrayList<>(List.of("render", rules.toString(), "--no-legend"));
    all.addAll(List.of("-o", picture.toString()));
    all.addAll(List.of(words));
    Cli.Run result = Cli.run(all.toArray(String[]::new));
    assertThat(result.err()).isEmpty();
    BufferedImage image = ImageIO.read(picture.toFile());
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        colours.add(image.getRGB(x, y));
      }
    }
    return colours;
  }

  @Test
  void piecesAreDrawnByThePicturesOfTheirOwners() throws IOException {
    assertThat(colours("--images")).contains(RED, BLUE).doesNotContain(GREEN);
    assertThat(colours()).doesNotContain(RED, BLUE);
  }

  @Test
  void whatIsMissingOrBrokenIsTold() throws IOException {
    Path picture = folder.resolve("picture.svg");
    Files.writeString(folder.resolve("pictures/Blue.BMP"), "BM, but no picture");
    Cli.Run one = Cli.run("render", rules.toString(), "--images", "-o", picture.toString());
    assertThat(one.code()).isZero();
    assertThat(one.err())
        .isEqualTo("rookery: pictures that cannot be used: `pictures/blue.bmp`.\n");
    assertThat(picture).content().contains("data:image/png;base64,");
    Files.delete(folder.resolve("pictures/red.bmp"));
    Cli.Run none = Cli.run("render", rules.toString(), "--images", "-o", picture.toString());
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.err()).contains("None of the pictures").contains("`Pictures\\RED.bmp`");
    Cli.Run shapes = Cli.run("render", "chess", "--images", "-o", picture.toString());
    assertThat(shapes.code()).isEqualTo(2);
    assertThat(shapes.err()).contains("names no pictures of pieces");
  }
}
