package org.rookery.web.serve;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.rookery.web.table.Json;

/** Saves rules to their file, unless something else has changed it since they were read. */
final class Saver {
  private final Author author;

  Saver(Author author) {
    this.author = author;
  }

  /** What tells one text from another. */
  static String hash(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * Saves.
   *
   * @param argument the hash of the text that the author began with, a line feed, and the new text
   * @return the {@code hash} of what was saved; or a {@code problem}, with the {@code text} of the
   *     file and its {@code hash} where the file has changed
   */
  synchronized HttpReply save(String argument) {
    int end = argument.indexOf('\n');
    if (end < 0) {
      return HttpReply.problem(
          HttpReply.BAD, "Send the hash of the text you began with before the rules.");
    }
    String begun = argument.substring(0, end);
    String text = argument.substring(end + 1);
    Optional<String> file = author.text();
    String now = file.orElse("");
    if (!hash(now).equals(begun) && !now.equals(text)) {
      return changed(file);
    }
    Optional<String> problem = author.write(text);
    return problem.isPresent()
        ? HttpReply.json(Json.of(Map.of("problem", problem.get())))
        : HttpReply.json(Json.of(Map.of("hash", hash(text))));
  }

  private static HttpReply changed(Optional<String> file) {
    String problem =
        file.isPresent()
            ? "The file has changed since you began. Nothing was saved: choose what to keep."
            : "The file is gone or cannot be read. Nothing was saved: choose what to keep.";
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("problem", problem);
    answer.put("text", file.orElse(""));
    answer.put("hash", hash(file.orElse("")));
    HttpReply refusal = HttpReply.problem(HttpReply.CONFLICT, problem);
    return new HttpReply(refusal.status(), refusal.type(), Json.of(answer), Map.of());
  }

  /**
   * Merges what the author wrote with what the file holds.
   *
   * @param argument how long the text is that both began as, a space, how long the author's is, a
   *     line feed, and the three texts, the file's last
   * @return the merged {@code text}, and the number of {@code conflicts} in it
   */
  static HttpReply merge(String argument) {
    int end = argument.indexOf('\n');
    String head = argument.substring(0, Math.max(end, 0));
    if (!head.matches("\\d{1,7} \\d{1,7}")) {
      return HttpReply.problem(HttpReply.BAD, "Send two lengths before the three texts.");
    }
    String texts = argument.substring(end + 1);
    int first = Integer.parseInt(head.substring(0, head.indexOf(' ')));
    int second = first + Integer.parseInt(head.substring(head.indexOf(' ') + 1));
    if (second > texts.length()) {
      return HttpReply.problem(
          HttpReply.BAD, "The texts are shorter than the lengths before them say.");
    }
    LineMerge.Merged merged =
        LineMerge.of(
            texts.substring(0, first), texts.substring(first, second), texts.substring(second));
    return HttpReply.json(Json.of(Map.of("text", merged.text(), "conflicts", merged.conflicts())));
  }
}
