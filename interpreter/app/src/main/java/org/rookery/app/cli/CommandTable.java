package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.rookery.app.shell.CommandEntry;
import org.rookery.app.shell.CommandEntry.Argument;
import org.rookery.app.shell.CommandEntry.Flag;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The command line as a table of plain texts. */
final class CommandTable {
  private CommandTable() {}

  /** The commands below one that are shown, in their order. */
  static List<CommandEntry> commands(CommandLine line) {
    return line.getSubcommands().entrySet().stream()
        .filter(entry -> !entry.getValue().getCommandSpec().usageMessage().hidden())
        .map(entry -> command(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static CommandEntry command(String name, CommandLine line) {
    CommandSpec spec = line.getCommandSpec();
    return new CommandEntry(
        name,
        about(spec),
        flags(spec),
        spec.positionalParameters().stream()
            .filter(argument -> !argument.hidden())
            .map(argument -> new Argument(argument.paramLabel(), text(argument), choices(argument)))
            .toList(),
        commands(line),
        HelpText.of(name));
  }

  /** What a command does. */
  static String about(CommandSpec spec) {
    return plain(spec.usageMessage().description());
  }

  /** The options of a command that are shown. */
  static List<Flag> flags(CommandSpec spec) {
    return spec.options().stream()
        .filter(option -> !option.hidden())
        .map(CommandTable::flag)
        .toList();
  }

  private static Flag flag(OptionSpec option) {
    List<String> names = new ArrayList<>(Arrays.asList(option.names()));
    names.sort((one, other) -> one.length() - other.length());
    boolean bare = option.arity().max() == 0;
    return new Flag(names, bare ? "" : option.paramLabel(), text(option), choices(option));
  }

  private static List<String> choices(ArgSpec argument) {
    List<String> choices = new ArrayList<>();
    if (argument.completionCandidates() != null) {
      argument.completionCandidates().forEach(choices::add);
    }
    return choices;
  }

  private static String text(ArgSpec argument) {
    return plain(argument.description())
        .replace("${DEFAULT-VALUE}", String.valueOf(argument.defaultValueString()))
        .replace("${COMPLETION-CANDIDATES}", String.join(", ", choices(argument)));
  }

  private static String plain(String... lines) {
    return Arrays.stream(lines)
        .map(line -> Ansi.OFF.string(String.format(Locale.ROOT, line)).strip())
        .collect(Collectors.joining(" "));
  }
}
