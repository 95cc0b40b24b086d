package org.rookery.game.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a rules file says of itself in its first sentence, which is a comment. */
public final class Pitch {
  private static final String COMMENT = ";";

  private Pitch() {}

  /**
   * The first sentence of the comment that the file begins with; empty when it begins otherwise.
   */
  public static String of(Path file) {
    StringBuilder comment = new StringBuilder();
    try {
      for (String line :
          new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList()) {
        String text = line.strip();
        if (text.startsWith(COMMENT)) {
          comment.append(text.replaceFirst("^;+", "").strip()).append(' ');
        } else if (!text.isEmpty() || comment.length() > 0) {
          break;
        }
      }
    } catch (IOException unreadable) {
      return "";
    }
    String text = comment.toString().strip();
    int end = text.indexOf(". ");
    return end < 0 ? text : text.substring(0, end + 1);
  }
}
