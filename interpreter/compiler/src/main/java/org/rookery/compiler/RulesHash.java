package org.rookery.compiler;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;

/**
 * Tells rules apart by a short text: saved games and recorded expectations carry it, so that they
 * can say when the rules are no longer those they were made under.
 *
 * <p>It is made of the rules after includes, macros and inheritance. Comments and layout do not
 * count, and neither does a name that a macro has gone by; every word of the game does.
 */
public final class RulesHash {
  /** Characters of the text; two different rules agree by chance once in 2^64. */
  public static final int LENGTH = 16;

  private RulesHash() {}

  /** The hash of a game's sections after expansion: sixteen hexadecimal digits. */
  public static String of(List<Form> sections) {
    MessageDigest digest = sha256();
    digest.update(text(sections).getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(digest.digest()).substring(0, LENGTH);
  }

  /** What the hash is of: a line for each section. */
  public static String text(List<Form> sections) {
    return sections.stream()
        .map(section -> FormPrinter.line(section) + "\n")
        .collect(Collectors.joining());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
