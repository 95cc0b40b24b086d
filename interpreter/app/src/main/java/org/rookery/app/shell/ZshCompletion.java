package org.rookery.app.shell;

import java.util.List;
import java.util.stream.Collectors;
import org.rookery.app.shell.CommandEntry.Flag;

/** Completion for zsh: a file {@code _rookery} for a folder of its {@code fpath}. */
public final class ZshCompletion {
  private ZshCompletion() {}

  /**
   * The file.
   *
   * @param commands those of the program
   * @param flags options of the program itself
   * @param games names that may stand where a game is wanted
   */
  public static String of(List<CommandEntry> commands, List<Flag> flags, List<String> games) {
    StringBuilder out = new StringBuilder();
    out.append("#compdef rookery\n");
    out.append("# Completes commands, options and games of rookery in zsh.\n");
    out.append("_rookery_game() {\n  local -a games\n");
    out.append("  games=(").append(String.join(" ", games)).append(")\n");
    out.append("  _alternative 'games:game:($games)' 'files:file:_files'\n}\n");
    out.append("_rookery() {\n");
    choose(commands, flags, "  ", out);
    out.append("}\n");
    out.append("if [ \"$funcstack[1]\" = _rookery ]; then _rookery \"$@\";");
    out.append(" else compdef _rookery rookery; fi\n");
    return out.toString();
  }

  /** What stands in a place where one of several commands is wanted, or behind one of them. */
  private static void choose(
      List<CommandEntry> commands, List<Flag> flags, String indent, StringBuilder out) {
    out.append(indent).append("if (( CURRENT == 2 )); then\n");
    out.append(indent).append("  local -a commands options\n");
    out.append(indent).append("  commands=(\n");
    for (CommandEntry command : commands) {
      String described = command.name() + ":" + CommandEntry.first(command.about());
      out.append(indent).append("    ").append(quoted(described)).append('\n');
    }
    out.append(indent).append("  )\n");
    out.append(indent).append("  options=(");
    out.append(
        Flag.names(flags).stream().map(ZshCompletion::quoted).collect(Collectors.joining(" ")));
    out.append(")\n");
    out.append(indent).append("  _describe command commands -- options\n");
    out.append(indent).append("  return\n");
    out.append(indent).append("fi\n");
    out.append(indent).append("shift words; (( CURRENT-- ))\n");
    out.append(indent).append("case $words[1] in\n");
    for (CommandEntry command : commands) {
      out.append(indent).append("  ").append(command.name()).append(")\n");
      if (command.commands().isEmpty()) {
        arguments(command, indent + "    ", out);
      } else {
        choose(command.commands(), command.flags(), indent + "    ", out);
      }
      out.append(indent).append("    ;;\n");
    }
    out.append(indent).append("esac\n");
  }

  private static void arguments(CommandEntry command, String indent, StringBuilder out) {
    out.append(indent).append("_arguments -s");
    for (Flag flag : command.flags()) {
      for (String name : flag.names()) {
        String value = "";
        if (flag.takesValue()) {
          String choices =
              flag.choices().isEmpty() ? "_files" : "(" + String.join(" ", flag.choices()) + ")";
          value = ":" + plain(flag.value()) + ":" + choices;
        }
        String about = plain(CommandEntry.first(flag.about()));
        out.append(" \\\n").append(indent).append("  ");
        out.append(quoted("*" + name + "[" + about + "]" + value));
      }
    }
    String rest =
        !command.choices().isEmpty()
            ? "1:word:(" + String.join(" ", command.choices()) + ")"
            : command.takesGame() ? "*:game:_rookery_game" : "*:file:_files";
    out.append(" \\\n").append(indent).append("  ").append(quoted(rest)).append('\n');
  }

  /** A text without what has a meaning in a description. */
  private static String plain(String text) {
    return text.replace('[', '(').replace(']', ')').replace(':', ',').replace("\\", "");
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
