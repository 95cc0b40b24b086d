package org.rookery.web.script;

import org.rookery.web.studio.Exports;
import org.teavm.jso.JSExport;

/**
 * What JavaScript can call in a page in which rules are written: as {@link Script}, and games for
 * other programs, too, which no other page has to hold.
 */
public final class StudioScript {
  private static final PageGame ONLY = new PageGame(Exports::new);

  private StudioScript() {}

  /** Nothing runs by itself. */
  public static void main(String[] args) {
    // JavaScript calls.
  }

  /** See {@link Script#text}. */
  @JSExport
  public static void text(String name, String text) {
    ONLY.text(name, text);
  }

  /** See {@link Script#forget}. */
  @JSExport
  public static void forget() {
    ONLY.forget();
  }

  /** See {@link Script#load}. */
  @JSExport
  public static String load(String name, String title, String seed) {
    return ONLY.load(name, title, seed);
  }

  /** See {@link Script#ask}. */
  @JSExport
  public static String ask(String verb, String argument) {
    return ONLY.ask(verb, argument);
  }
}
