package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.picture.Picture;
import org.rookery.drawing.picture.PictureScene;
import org.rookery.drawing.picture.Portraits;
import org.rookery.game.Match;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws a position as a picture. */
@Command(name = "render", description = "Draw a position as a picture, SVG or PNG.")
final class RenderCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();
  @Mixin private PositionOption position = new PositionOption();

  @Option(
      names = {"-t", "--targets"},
      paramLabel = "SQUARE",
      description = "Mark where the piece on that square, or one in hand with that label, may go.")
  private @Nullable String targets;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "The picture: a file that ends in .svg or .png.")
  private Path output = Path.of("");

  @Option(names = "--scale", description = "How much larger a PNG is. Default: 1.")
  private double scale = 1;

  @Option(names = "--no-legend", description = "Leave out the list of pieces.")
  private boolean noLegend;

  @Option(
      names = "--images",
      description =
          "Draw pieces by the pictures that the file names, as old files do, where those "
              + "lie beside it or in a folder above.")
  private boolean images;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    PictureFile.check(output, scale);
    Match match = position.of(game.load(), List.of());
    PictureScene scene = scene(match);
    PictureScene shown = noLegend ? scene.withoutLegend() : scene;
    Portraits portraits =
        images ? NamedImages.of(match.game(), game.file(), streams.err()) : Portraits.NONE;
    PictureFile.write(new Picture(shown, portraits), output, scale);
    return ExitCode.FINE;
  }

  private PictureScene scene(Match match) {
    try {
      return targets == null ? match.scene() : match.scene(targets);
    } catch (IllegalArgumentException neither) {
      throw new Refusal(String.valueOf(neither.getMessage()));
    }
  }
}
