package org.rookery.web.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.rookery.web.table.Json;

/**
 * The page as HTML. Everything from a rules file is data in it, which its script shows as text; its
 * content policy allows this one script, this one style sheet, and no others.
 */
public final class Page {
  private static final String SCRIPT = "interpreter.js";

  private Page() {}

  /** The interpreter as a script; empty when this program was built without it. */
  public static Optional<byte[]> script() {
    return resource(SCRIPT);
  }

  /**
   * A page that needs nothing else.
   *
   * @param title what the window is called
   * @param setting see {@link Setting}
   * @param bundle the rules to play by
   * @param script see {@link #script}
   */
  public static String alone(String title, String setting, Bundle bundle, byte[] script) {
    Map<String, Object> rules = new LinkedHashMap<>();
    rules.put("name", bundle.name());
    rules.put("title", bundle.title());
    rules.put("texts", bundle.texts());
    return page(
        title,
        "script-src 'sha256-{hash}' blob:; worker-src blob:",
        data("data-setting", "application/json", setting)
            + data("data-rules", "application/json", Json.of(rules))
            + data("data-interpreter", "text/plain", packed(script)));
  }

  /**
   * A page whose questions are answered by the server it comes from.
   *
   * @param editable whether it has an editor for the rules
   */
  public static String served(String title, boolean editable) {
    return page(
        title,
        "script-src 'sha256-{hash}'; connect-src 'self'",
        data("data-server", "application/json", Json.of(Map.of("editable", editable))));
  }

  private static String page(String title, String policy, String data) {
    String script = text("page.js");
    String style = text("page.css");
    String allowed =
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; style-src 'sha256-"
            + hash(style)
            + "'; "
            + policy.replace("{hash}", hash(script));
    return text("page.html")
        .replace("{policy}", allowed)
        .replace("{title}", escaped(title))
        .replace("{style}", style)
        .replace("{script}", script)
        .replace("{data}", data);
  }

  private static String data(String id, String type, String text) {
    return "<script type=\"" + type + "\" id=\"" + id + "\">" + text + "</script>\n";
  }

  private static String packed(byte[] bytes) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(packed.toByteArray());
  }

  private static String hash(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return Base64.getEncoder()
          .encodeToString(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** As text between tags; braces too, since they mark the places of this page's template. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("{", "&#123;");
  }

  private static String text(String name) {
    return new String(
        resource(name).orElseThrow(() -> new IllegalStateException("no " + name)),
        StandardCharsets.UTF_8);
  }

  private static Optional<byte[]> resource(String name) {
    try (InputStream in = Page.class.getResourceAsStream(name)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
