package org.rookery.app.shell;

import java.util.List;
import java.util.stream.Collectors;
import org.rookery.app.shell.CommandEntry.Flag;
import org.rookery.app.shell.CommandEntry.Typed;

/** Completion for fish, from version 3.0 on. */
public final class FishCompletion {
  private FishCompletion() {}

  /**
   * A script to be read by fish.
   *
   * @param commands those of the program
   * @param flags options of the program itself
   * @param games names that may stand where a game is wanted
   */
  public static String of(List<CommandEntry> commands, List<Flag> flags, List<String> games) {
    StringBuilder out = new StringBuilder();
    out.append("# Completes commands, options and games of rookery in fish.\n");
    out.append("set -g __rookery_games ").append(String.join(" ", games)).append("\n\n");
    flags.forEach(flag -> flag("__fish_use_subcommand", flag, out));
    for (CommandEntry command : commands) {
      proposal("__fish_use_subcommand", command, out);
    }
    commands.stream().flatMap(command -> command.typed("")).forEach(typed -> command(typed, out));
    return out.toString();
  }

  private static void proposal(String when, CommandEntry command, StringBuilder out) {
    out.append("complete -c rookery -f -n ").append(quoted(when));
    out.append(" -a ").append(quoted(command.name()));
    out.append(" -d ").append(quoted(CommandEntry.first(command.about()))).append('\n');
  }

  private static void command(Typed typed, StringBuilder out) {
    CommandEntry command = typed.command();
    String seen = seen(typed.words());
    String below =
        command.commands().isEmpty()
            ? ""
            : "; and not __fish_seen_subcommand_from "
                + command.commands().stream()
                    .map(CommandEntry::name)
                    .collect(Collectors.joining(" "));
    command.commands().forEach(sub -> proposal(seen + below, sub, out));
    if (command.takesGame()) {
      out.append("complete -c rookery -n ").append(quoted(seen)).append(" -a '$__rookery_games'\n");
    }
    if (!command.choices().isEmpty()) {
      out.append("complete -c rookery -f -n ").append(quoted(seen));
      out.append(" -a ").append(quoted(String.join(" ", command.choices()))).append('\n');
    }
    command.flags().forEach(flag -> flag(seen + below, flag, out));
  }

  private static String seen(String words) {
    return List.of(words.split(" ")).stream()
        .map(word -> "__fish_seen_subcommand_from " + word)
        .collect(Collectors.joining("; and "));
  }

  private static void flag(String when, Flag flag, StringBuilder out) {
    out.append("complete -c rookery -n ").append(quoted(when));
    for (String name : flag.names()) {
      out.append(name.startsWith("--") ? " -l " : " -s ").append(name.replaceFirst("^-+", ""));
    }
    if (flag.takesValue()) {
      out.append(" -r");
    }
    if (!flag.choices().isEmpty()) {
      out.append(" -f -a ").append(quoted(String.join(" ", flag.choices())));
    }
    out.append(" -d ").append(quoted(CommandEntry.first(flag.about()))).append('\n');
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
