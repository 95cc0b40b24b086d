package org.rookery.app.cli;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.picture.Portraits;
import org.rookery.game.Game;
import org.rookery.language.file.FileTree;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.language.form.Form;
import org.rookery.program.GameProgram;

/**
 * The pictures of pieces that a rules file names, such as {@code (image White "images\\wk.bmp")}.
 * They are looked for from the folder of the file and from those above it, since old files count
 * from where their program was; capitals do not matter. What is of the purest green is not there,
 * as in Zillions.
 */
final class NamedImages {
  private static final int LARGEST_FILE = 4_000_000;
  private static final int LARGEST_SIDE = 1_000;

  /** From so many folders above that of the file as well. */
  private static final int ABOVE = 3;

  private static final int MAX_NAMES_LISTED = 5;
  private static final int GREEN = 0xff00ff00;
  private static final int NOTHING = 0;

  private final GameProgram program;
  private final Path file;
  private final Map<Integer, String> names = new HashMap<>();
  private final Map<String, Optional<BufferedImage>> read = new HashMap<>();

  private NamedImages(Game game, Path file) {
    this.program = game.program();
    this.file = file.toAbsolutePath().normalize();
    for (Form section : game.compiled().sections()) {
      if (section instanceof Form.Group piece && piece.isHeadedBy("piece")) {
        collect(piece);
      }
    }
  }

  /**
   * The pictures of a game's pieces.
   *
   * @param err is told which are not there
   * @throws Refusal when there is none at all
   */
  static Portraits of(Game game, Path file, PrintWriter err) {
    NamedImages images = new NamedImages(game, file);
    Set<String> missing = new LinkedHashSet<>();
    images.names.values().stream()
        .sorted()
        .filter(name -> images.image(name).isEmpty())
        .forEach(missing::add);
    if (images.read.size() == missing.size()) {
      throw new Refusal(
          missing.isEmpty()
              ? "`" + file + "` names no pictures of pieces."
              : "None of the pictures that `"
                  + file
                  + "` names was found: "
                  + listed(missing)
                  + ".");
    }
    if (!missing.isEmpty()) {
      err.println("rookery: pictures that cannot be used: " + listed(missing) + ".");
    }
    return content -> Optional.ofNullable(images.names.get(content)).flatMap(images::image);
  }

  private static String listed(Set<String> names) {
    List<String> first =
        names.stream().limit(MAX_NAMES_LISTED).map(name -> "`" + name + "`").toList();
    int more = names.size() - first.size();
    return String.join(", ", first) + (more > 0 ? " and " + more + " more" : "");
  }

  /**
   * For each player the first picture behind their name, or the first of all behind none. A name
   * without a dot is that of a shape, and no file.
   */
  private void collect(Form.Group piece) {
    String name = argument(piece, "name");
    for (int type = 0; type < program.pieces().size(); type++) {
      if (program.pieces().get(type).name().equals(name)) {
        for (Form part : piece.items()) {
          if (part instanceof Form.Group image && image.isHeadedBy("image")) {
            collect(image, type);
          }
        }
      }
    }
  }

  private void collect(Form.Group image, int type) {
    int owner = -1;
    for (Form word : image.items()) {
      int player = word.atom().map(program.players()::indexOf).orElse(-1);
      if (word instanceof Form.Text path && path.value().indexOf('.') >= 0) {
        for (int each = 0; each < program.players().size(); each++) {
          if (owner < 0 || owner == each) {
            names.putIfAbsent(program.contents().of(type, each), path.value());
          }
        }
      } else if (player >= 0) {
        owner = player;
      }
    }
  }

  private static String argument(Form.Group piece, String head) {
    return piece.items().stream()
        .filter(part -> part.isHeadedBy(head))
        .map(part -> ((Form.Group) part).items())
        .filter(items -> items.size() > 1)
        .flatMap(items -> items.get(1).atom().stream())
        .findFirst()
        .orElse("");
  }

  private Optional<BufferedImage> image(String name) {
    return read.computeIfAbsent(name, this::load);
  }

  private Optional<BufferedImage> load(String name) {
    Path folder = file.getParent();
    for (int above = 0; above <= ABOVE && folder != null; above++) {
      Path found = find(folder, name);
      if (found != null) {
        return load(found);
      }
      folder = folder.getParent();
    }
    return Optional.empty();
  }

  /** The file of that name, whose parts are written with any capitals. */
  private static @Nullable Path find(Path folder, String name) {
    Path here = folder;
    for (String part : name.split("[/\\\\]+")) {
      if (here == null || part.isEmpty() || part.equals(".")) {
        continue;
      }
      here = part.equals("..") ? here.getParent() : entry(here, part);
    }
    return here != null && Files.isRegularFile(here) ? here : null;
  }

  private static @Nullable Path entry(Path folder, String name) {
    for (Path entry : FileTree.entries(folder)) {
      if (String.valueOf(entry.getFileName()).equalsIgnoreCase(name)) {
        return entry;
      }
    }
    return null;
  }

  private static Optional<BufferedImage> load(Path file) {
    try (ImageInputStream in =
        ImageIO.createImageInputStream(
            new ByteArrayInputStream(InputFile.bytes(file, LARGEST_FILE)))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        return Optional.empty();
      }
      ImageReader reader = readers.next();
      reader.setInput(in);
      boolean large = reader.getWidth(0) > LARGEST_SIDE || reader.getHeight(0) > LARGEST_SIDE;
      return large ? Optional.empty() : Optional.of(withoutGreen(reader.read(0)));
    } catch (UnusableFile | IOException | RuntimeException broken) {
      // A broken picture is told like one that is not there; readers throw what they please.
      return Optional.empty();
    }
  }

  private static BufferedImage withoutGreen(BufferedImage image) {
    BufferedImage clear =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int colour = image.getRGB(x, y);
        clear.setRGB(x, y, colour == GREEN ? NOTHING : colour);
      }
    }
    return clear;
  }
}
