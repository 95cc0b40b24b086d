package org.rookery.app.survey;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.rookery.game.Rules;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.EncodedText;
import org.rookery.language.source.SourceLimits;
import org.rookery.lint.Linter;
import org.rookery.lint.Mending;

/** Mends in rules files what lint finds and what takes no thinking. */
public final class Mender {
  /** One fix may bring out another, as when the last use of something is gone. */
  private static final int ROUNDS = 10;

  private final Rulebook rulebook;

  /** A mender of rules files. */
  public Mender(Rulebook rulebook) {
    this.rulebook = rulebook;
  }

  /**
   * Mends a file in its place, unless it has errors or would have.
   *
   * @return how many findings were mended
   * @throws NoSuchGame when the file cannot be read as rules
   * @throws UnusableFile when it cannot be read or written
   */
  public int mend(Path file) throws NoSuchGame, UnusableFile {
    Optional<EncodedText> before =
        EncodedText.of(
            InputFile.bytes(file, SourceLimits.FILE_BYTES), Dialect.of(String.valueOf(file)));
    if (before.isEmpty()) {
      return 0;
    }
    String text = before.get().text();
    int mended = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Rules rules = rulebook.editing(Map.of(file, text)).open(file);
      Linter.Report report = Linter.of(rules);
      String next = Mending.of(text, rules.main().location(), report.fixes());
      if (next.equals(text) || !loads(file, next)) {
        break;
      }
      mended += report.fixes().size();
      text = next;
    }
    if (mended > 0) {
      OutputFile.write(file, before.get().bytes(text));
    }
    return mended;
  }

  private boolean loads(Path file, String text) throws NoSuchGame {
    return rulebook.editing(Map.of(file, text)).open(file).loadEach((t, game) -> {}).errors() == 0;
  }
}
