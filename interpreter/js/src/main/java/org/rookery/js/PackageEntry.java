package org.rookery.js;

import org.teavm.jso.JSExport;

/** Where a program in JavaScript begins. */
public final class PackageEntry {
  private PackageEntry() {}

  /** Nothing runs by itself. */
  public static void main(String[] args) {
    // JavaScript calls.
  }

  /** No texts of rules yet. */
  @JSExport
  public static RulesShelf shelf() {
    return new RulesShelf();
  }
}
