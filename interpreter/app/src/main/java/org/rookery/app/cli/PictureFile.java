package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.rookery.drawing.picture.Picture;
import org.rookery.drawing.picture.PictureScene;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;

/** Writes pictures to files, in the format that the file's name ends in. */
final class PictureFile {
  private static final double SMALLEST = 0.1;
  private static final double LARGEST = 8;

  private PictureFile() {}

  /** Refuses a file that could not be written in any format. */
  static void check(Path file, double scale) {
    if (!isSvg(file) && !isPng(file)) {
      throw new Refusal("The picture `" + file + "` should end in `.svg` or `.png`.");
    }
    if (!(scale >= SMALLEST && scale <= LARGEST)) {
      throw new Refusal(
          "The scale should be from " + SMALLEST + " to " + LARGEST + ", not " + scale + ".");
    }
  }

  /**
   * Writes the picture of a scene.
   *
   * @param scale how much larger than usual it is; of no effect in SVG
   */
  static void write(PictureScene scene, Path file, double scale) {
    write(new Picture(scene), file, scale);
  }

  /** Writes a picture, as above. */
  static void write(Picture picture, Path file, double scale) {
    check(file, scale);
    byte[] bytes =
        isSvg(file) ? picture.svg().getBytes(StandardCharsets.UTF_8) : picture.png(scale);
    try {
      OutputFile.write(file, bytes);
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }

  private static boolean isSvg(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".svg");
  }

  private static boolean isPng(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".png");
  }
}
