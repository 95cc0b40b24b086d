package org.rookery.web.room;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/** Parts of addresses that only those know who were told. */
public final class Secrets {
  private static final int BYTES = 18;

  private Secrets() {}

  /** A new one, of 144 bits, in signs that addresses may have. */
  public static String fresh() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Whether two are the same, in a time that does not tell how alike they are. */
  public static boolean areSame(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }
}
