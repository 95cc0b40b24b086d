package org.rookery.web.page;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.rookery.drawing.picture.PieceDrawing;
import org.rookery.web.table.Json;

/**
 * The page as HTML. Everything from a rules file is data in it, which its script shows as text; its
 * content policy allows this one script, this one style sheet, and no others.
 */
public final class GamePage {
  private static final String INTERPRETER = "interpreter.wasm.gz";
  private static final String STUDIO = "studio.wasm.gz";

  /** What draws pieces for rules that are being written. */
  private static final String PIECES = "draw-pieces.js";

  private GamePage() {}

  /** The interpreter for browsers, packed by gzip; empty in classes that have not been packaged. */
  public static Optional<byte[]> interpreter() {
    return Assets.bytes(GamePage.class, INTERPRETER);
  }

  /** The same with what {@link #studio} needs besides. */
  public static Optional<byte[]> studioInterpreter() {
    return Assets.bytes(GamePage.class, STUDIO);
  }

  /** The module of WebAssembly that was packed by gzip. */
  public static byte[] unpacked(byte[] interpreter) {
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(interpreter))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A script or a template that pages are made of, by the name of its file. */
  public static String script(String name) {
    return Assets.text(name);
  }

  /**
   * A page that needs nothing else.
   *
   * @param title what the window is called
   * @param setting see {@link Setting}
   * @param bundle the rules to play by
   * @param interpreter see {@link #interpreter}
   */
  public static String alone(String title, String setting, Bundle bundle, byte[] interpreter) {
    return inline(title, setting, bundle, interpreter, Scripts.page(), "", "").text();
  }

  /** The same for a game in a room, which the server keeps that the page comes from. */
  public static String room(String title, String setting, Bundle bundle, byte[] interpreter) {
    String room = data("data-room", "application/json", "{}");
    String server = "; connect-src 'self'";
    return inline(title, setting, bundle, interpreter, Scripts.page(), room, server).text();
  }

  /** The styles of the pages, for a page that has no script. */
  public static String style() {
    return Scripts.style();
  }

  /** A text as HTML shows it. */
  public static String escaped(String text) {
    return Assets.escaped(text);
  }

  /** What a content policy calls a text. */
  public static String hash(String text) {
    return Assets.hash(text);
  }

  /**
   * The same with an editor for the rules.
   *
   * @param interpreter see {@link #studioInterpreter}
   * @param words see {@link org.rookery.web.studio.EditorVocabulary}
   */
  public static String studio(
      String title, String setting, Bundle bundle, byte[] interpreter, String words) {
    return inline(title, setting, bundle, interpreter, withStudio(), studioData(words), "")
        .editor()
        .text();
  }

  private static Html inline(
      String title,
      String setting,
      Bundle bundle,
      byte[] interpreter,
      String script,
      String more,
      String policy) {
    return new Html(title)
        .policy(
            "script-src 'sha256-"
                + Assets.hash(script)
                + "' 'wasm-unsafe-eval'; worker-src blob:"
                + policy)
        .style(Scripts.style())
        .data(
            data("data-setting", "application/json", setting)
                + data("data-rules", "application/json", rules(bundle, List.of()))
                + more
                + data("data-notices", "text/plain", Notices.text())
                + data("data-worker", "text/plain", Scripts.worker())
                + data("data-interpreter", "text/plain", Base91.of(interpreter)))
        .script(script);
  }

  /**
   * A page that stands beside others, in a folder of the folder that holds {@link SharedFiles}.
   *
   * @param setting see {@link Setting}
   * @param shared the names of the texts that its rules include and that all pages share
   */
  static String beside(SocialCard card, String setting, Bundle bundle, List<String> shared) {
    return new Html(card.title())
        .policy(SharedFiles.POLICY)
        .meta(card.html())
        .styleFile("../" + SharedFiles.STYLE)
        .links(
            "<nav aria-label=\"Site\"><a href=\"../index.html\">All games</a>"
                + "<a id=\"read-rules\" href=\"#rules\">Rules</a>"
                + "<a id=\"change\" href=\"../studio.html\">Change the rules</a></nav>\n")
        .data(
            data("data-setting", "application/json", setting)
                + data("data-rules", "application/json", rules(bundle, shared)))
        .scriptFiles(
            "../" + SharedFiles.TEXTS, "../" + SharedFiles.INTERPRETER, "../" + SharedFiles.SCRIPT)
        .text();
  }

  /**
   * A page whose questions are answered by the server it comes from; it has an editor.
   *
   * @param name of the rules file
   */
  public static String served(String title, String name) {
    String script = Assets.text("served.js") + Assets.text("saving.js") + withStudio();
    return new Html(title)
        .policy("script-src 'sha256-" + Assets.hash(script) + "'; connect-src 'self'")
        .style(Scripts.style())
        .data(data("data-server", "application/json", Json.of(Map.of("name", name))) + shapes())
        .editor()
        .script(script)
        .text();
  }

  static String withStudio() {
    return Assets.text(PIECES) + Assets.text("form.js") + Assets.text("studio.js") + Scripts.page();
  }

  private static String studioData(String words) {
    return data("data-words", "application/json", words) + shapes();
  }

  private static String shapes() {
    return data("data-shapes", "text/plain", PieceDrawing.shapes());
  }

  private static String rules(Bundle bundle, List<String> shared) {
    Map<String, Object> rules = new LinkedHashMap<>();
    rules.put("name", bundle.name());
    rules.put("title", bundle.title());
    rules.put("texts", bundle.texts());
    rules.put("shared", shared);
    return Json.of(rules);
  }

  private static String data(String id, String type, String text) {
    return "<script type=\"" + type + "\" id=\"" + id + "\">" + text + "</script>\n";
  }
}
