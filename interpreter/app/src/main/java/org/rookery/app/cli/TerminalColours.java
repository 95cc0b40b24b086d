package org.rookery.app.cli;

import java.util.List;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jline.utils.InfoCmp;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.text.Run;
import org.rookery.language.diagnostic.Printable;

/** How a board looks on a terminal: whose pieces they are, and what the last move touched. */
final class TerminalColours {
  private static final int FEWEST = 8;

  private TerminalColours() {}

  /**
   * Whether colours were turned off.
   *
   * @param noColor the variable {@code NO_COLOR} of the environment: anything but nothing says so
   */
  static boolean areUnwanted(@Nullable String noColor) {
    return noColor != null && !noColor.isEmpty();
  }

  /** Whether a terminal has none. */
  static boolean areMissing(Terminal terminal) {
    Integer colours = terminal.getNumericCapability(InfoCmp.Capability.max_colors);
    return colours == null || colours < FEWEST;
  }

  /** A board with the styles of its runs. */
  static AttributedString of(List<Run> board) {
    AttributedStringBuilder out = new AttributedStringBuilder();
    for (Run run : board) {
      out.style(style(run.kind()));
      String[] lines = run.text().split("\n", -1);
      for (int i = 0; i < lines.length; i++) {
        out.append(i > 0 ? "\n" : "").append(Printable.of(lines[i]));
      }
    }
    return out.toAttributedString();
  }

  /** Letters differ in brightness, too, for those to whom colours say little. */
  private static AttributedStyle style(Run.Kind kind) {
    AttributedStyle plain = AttributedStyle.DEFAULT;
    return switch (kind) {
      case FRAME -> plain;
      case FIRST -> plain.bold();
      case OTHER -> plain.foreground(AttributedStyle.CYAN);
      case MARKED -> plain.background(AttributedStyle.YELLOW).foreground(AttributedStyle.BLACK);
      case FIRST_MARKED ->
          plain.background(AttributedStyle.YELLOW).foreground(AttributedStyle.BLACK).bold();
      case OTHER_MARKED ->
          plain.background(AttributedStyle.YELLOW).foreground(AttributedStyle.BLUE);
    };
  }
}
