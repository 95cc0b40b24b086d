package org.rookery.js.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rookery.drawing.picture.PieceDrawing;
import org.rookery.game.files.Rulebook;
import org.rookery.web.page.GamePage;
import org.rookery.web.table.Json;

/**
 * Writes the package for JavaScript, but for the translated interpreter: scripts written for it,
 * scripts it shares with pages, and the catalogue of games.
 */
public final class PackageFiles {
  private static final String VERSION = "${version}";

  /** What pages find around them is given to their scripts here. */
  private static final String LOADER =
      "const importScripts = undefined;\nconst self = globalThis;\n";

  private final Path folder;

  private PackageFiles(Path folder) {
    this.folder = folder;
  }

  /**
   * Writes all.
   *
   * @param arguments the top of the repository, the folder of the scripts, the folder to write
   *     into, and the version
   */
  public static void main(String... arguments) throws IOException {
    PackageFiles files = new PackageFiles(Path.of(arguments[2]));
    files.scripts(Path.of(arguments[1]), arguments[3].toLowerCase(Locale.ROOT));
    files.shared();
    new Catalogue(Path.of(arguments[0]), new Rulebook(Path.of(arguments[0])))
        .files()
        .forEach(files::write);
    for (String text : List.of("LICENSE", "NOTICE", "js/README.md")) {
      Path file = Path.of(arguments[0], "interpreter", text);
      files.write(
          String.valueOf(file.getFileName()), Files.readString(file, StandardCharsets.UTF_8));
    }
  }

  private void scripts(Path from, String version) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        String name = from.relativize(file).toString().replace('\\', '/');
        write(name, Files.readString(file, StandardCharsets.UTF_8).replace(VERSION, version));
      }
    }
  }

  private void shared() {
    write("loader.js", LOADER + GamePage.script("wasm.js") + "export {started};\n");
    String shapes = Json.of(PieceDrawing.shapes());
    write(
        "pieces.js",
        "const window = {};\nconst document = {getElementById: () => ({textContent: "
            + shapes
            + "})};\n"
            + GamePage.script("men.js")
            + "export const draw = window.rookeryDraw;\n");
  }

  private void write(String name, String text) {
    try {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
