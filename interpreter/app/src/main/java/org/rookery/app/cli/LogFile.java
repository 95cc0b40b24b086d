package org.rookery.app.cli;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.logs.BadLog;
import org.rookery.logs.CourierLogReader;
import org.rookery.logs.GameLog;
import org.rookery.logs.SavedGame;
import org.rookery.logs.ZillionsLogReader;

/**
 * A log read from its file, whatever its format.
 *
 * @param zillions whether it is a game saved by Zillions
 */
record LogFile(Path path, GameLog log, boolean zillions) {
  private static final int MAX_FILE_BYTES = 4 << 20;
  private static final String EXTENSION = ".zsg";
  private static final Charset CODE_PAGE = Charset.forName("windows-1252");

  /** Whether a file is called as Zillions calls saved games. */
  static boolean isSavedGame(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(EXTENSION);
  }

  /** Reads a log; a file that is none is refused. */
  static LogFile read(Path path) {
    try {
      String text = text(path);
      boolean zillions = isSavedGame(path.toString()) || ZillionsLogReader.canRead(text);
      GameLog log = (zillions ? new ZillionsLogReader() : new CourierLogReader()).read(text);
      if (log.turns().size() > SavedGame.MAX_LINES) {
        throw new Refusal(
            "The log `" + path + "` has more than " + SavedGame.MAX_LINES + " moves.");
      }
      return new LogFile(path, log, zillions);
    } catch (BadLog e) {
      throw new Refusal(path + ": " + e.getMessage());
    } catch (CharacterCodingException e) {
      throw new Refusal("The log `" + path + "` is not UTF-8 text.");
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }

  /** The text; what Zillions wrote, or games in PGN, may be in the old code page. */
  static String text(Path path) throws UnusableFile, CharacterCodingException {
    byte[] bytes = InputFile.bytes(path, MAX_FILE_BYTES);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      String old = new String(bytes, CODE_PAGE);
      if (isSavedGame(path.toString())
          || PgnFile.isPgn(path.toString(), old)
          || ZillionsLogReader.canRead(old)) {
        return old;
      }
      throw e;
    }
  }

  /** The folder the log lies in. */
  Path folder() {
    Path parent = path.toAbsolutePath().getParent();
    return parent == null ? Path.of("") : parent;
  }
}
