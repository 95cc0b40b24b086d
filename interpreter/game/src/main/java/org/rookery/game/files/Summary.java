package org.rookery.game.files;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.language.source.SourceLimits;

/** What a rules file says of itself in its first sentence, which is a comment. */
public final class Summary {
  private static final String COMMENT = ";";

  /** A full stop that is not behind the initial of a name. */
  private static final Pattern END = Pattern.compile("(?<!\\b\\p{Lu})\\. ");

  private Summary() {}

  /**
   * The first sentence of the comment that the file begins with; empty when it begins otherwise.
   */
  public static String of(Path file) {
    StringBuilder comment = new StringBuilder();
    try {
      for (String line :
          new String(InputFile.bytes(file, SourceLimits.FILE_BYTES), StandardCharsets.UTF_8)
              .lines()
              .toList()) {
        String text = line.strip();
        if (text.startsWith(COMMENT)) {
          comment.append(text.replaceFirst("^;+", "").strip()).append(' ');
        } else if (!text.isEmpty() || comment.length() > 0) {
          break;
        }
      }
    } catch (UnusableFile unreadable) {
      return "";
    }
    String text = comment.toString().strip();
    Matcher end = END.matcher(text);
    return end.find() ? text.substring(0, end.start() + 1) : text;
  }
}
