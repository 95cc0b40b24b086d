package org.rookery.js.pack;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.rookery.drawing.picture.PieceDrawing;
import org.rookery.game.files.Rulebook;
import org.rookery.language.file.FileTree;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.page.GamePage;
import org.rookery.web.table.Json;

/**
 * Writes the package for JavaScript: the translated interpreter and scripts that it shares with
 * pages, scripts written for it, and the catalogue of games.
 */
public final class PackageFiles {
  private static final String VERSION = "${version}";
  private static final int MOST_BYTES = 1 << 20;

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
  public static void main(String... arguments) throws UnusableFile {
    Path home = Path.of(arguments[0]);
    PackageFiles files = new PackageFiles(Path.of(arguments[2]));
    String version = arguments[3].toLowerCase(Locale.ROOT);
    for (Path script : FileTree.entries(Path.of(arguments[1]))) {
      files.write(name(script), read(script).replace(VERSION, version));
    }
    files.shared();
    for (var file : new Catalogue(home, new Rulebook(home)).files().entrySet()) {
      files.write(file.getKey(), file.getValue());
    }
    for (String text : List.of("LICENSE", "NOTICE", "js/README.md")) {
      Path file = home.resolve("interpreter").resolve(text);
      files.write(name(file), read(file));
    }
  }

  private void shared() throws UnusableFile {
    byte[] interpreter =
        GamePage.interpreter()
            .map(GamePage::unpacked)
            .orElseThrow(() -> new IllegalStateException("Java was not translated before."));
    OutputFile.write(folder.resolve("interpreter.wasm"), interpreter);
    write("loader.js", LOADER + GamePage.script("wasm.js") + "export {started};\n");
    String shapes = Json.of(PieceDrawing.shapes());
    write(
        "pieces.js",
        "const window = {};\nconst document = {getElementById: () => ({textContent: "
            + shapes
            + "})};\n"
            + GamePage.script("draw-pieces.js")
            + "export const draw = window.rookeryDraw;\n");
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  private static String read(Path file) throws UnusableFile {
    return new String(InputFile.bytes(file, MOST_BYTES), StandardCharsets.UTF_8);
  }

  private void write(String name, String text) throws UnusableFile {
    Path file = folder.resolve(name);
    Path parent = file.getParent();
    OutputFile.folder(parent == null ? folder : parent);
    OutputFile.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
