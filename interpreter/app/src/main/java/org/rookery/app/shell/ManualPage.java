package org.rookery.app.shell;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.rookery.app.shell.CommandEntry.Argument;
import org.rookery.app.shell.CommandEntry.Flag;

/** The manual page, in the macros that troff has for such pages. */
public final class ManualPage {
  private ManualPage() {}

  /**
   * The page.
   *
   * @param version of the program, in a line
   * @param about what the program does
   * @param flags options of the program itself
   * @param codes its exit codes, each with what it means
   */
  public static String of(
      String version,
      String about,
      List<CommandEntry> commands,
      List<Flag> flags,
      Map<Integer, String> codes) {
    StringBuilder out = new StringBuilder();
    out.append(".TH ROOKERY 1 \"\" \"").append(text(version)).append("\" \"User Commands\"\n");
    out.append(".SH NAME\nrookery \\- ");
    out.append(text(CommandEntry.first(about))).append('\n');
    out.append(".SH SYNOPSIS\n.B rookery\n.I COMMAND\n[\\fIOPTIONS\\fR] [\\fIARGUMENTS\\fR]\n");
    out.append(".SH DESCRIPTION\n").append(text(about)).append('\n');
    out.append(".SH OPTIONS\n");
    flags.forEach(flag -> flag(flag, out));
    out.append(".SH COMMANDS\n");
    commands.stream()
        .flatMap(command -> command.typed(""))
        .forEach(typed -> command(typed.words(), typed.command(), out));
    out.append(".SH EXIT STATUS\n");
    codes.forEach(
        (code, meaning) -> {
          out.append(".TP\n.B ").append(code).append('\n').append(text(meaning)).append('\n');
        });
    return out.toString();
  }

  private static void command(String words, CommandEntry command, StringBuilder out) {
    String arguments =
        command.arguments().stream()
            .map(argument -> " \\fI" + text(argument.label()) + "\\fR")
            .collect(Collectors.joining());
    out.append(".SS \"rookery ").append(text(words)).append(arguments).append("\"\n");
    out.append(text(command.about())).append('\n');
    for (Argument argument : command.arguments()) {
      out.append(".TP\n\\fI").append(text(argument.label())).append("\\fR\n");
      out.append(text(argument.about())).append('\n');
    }
    command.flags().forEach(flag -> flag(flag, out));
    if (!command.examples().isEmpty()) {
      out.append(".PP\n.nf\n").append(text(command.examples())).append("\n.fi\n");
    }
  }

  private static void flag(Flag flag, StringBuilder out) {
    String names =
        flag.names().stream()
            .map(name -> "\\fB" + text(name) + "\\fR")
            .collect(Collectors.joining(", "));
    out.append(".TP\n").append(names);
    if (flag.takesValue()) {
      out.append("=\\fI").append(text(flag.value())).append("\\fR");
    }
    out.append('\n').append(text(flag.about())).append('\n');
  }

  /** A text in which nothing is taken for a request; hyphens may be copied. */
  private static String text(String words) {
    return words
        .replace("\\", "\\e")
        .replace("-", "\\-")
        .replace("\"", "\\(dq")
        .lines()
        .map(line -> line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line)
        .collect(Collectors.joining("\n"));
  }
}
