package org.rookery.app.cli;

import java.util.List;
import org.rookery.app.book.CommandDescription;

/** The commands of the program, for tests of what finds them. */
public final class KnownTools {
  private KnownTools() {}

  /** All that are shown. */
  public static List<CommandDescription> all() {
    return RookeryCommand.tools();
  }
}
