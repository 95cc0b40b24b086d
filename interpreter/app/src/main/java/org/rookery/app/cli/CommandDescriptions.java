package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.app.book.CommandDescription;
import picocli.CommandLine.Model.CommandSpec;

/** What the commands say of themselves in their help, to be found by who looks for one. */
final class CommandDescriptions {
  /** Each command says these of itself. */
  private static final List<String> EVERYWHERE = List.of("--help", "--version");

  private CommandDescriptions() {}

  /** Those of these commands that are shown, in their order. */
  static List<CommandDescription> of(Map<String, CommandSpec> commands) {
    return commands.entrySet().stream()
        .filter(entry -> !entry.getValue().usageMessage().hidden())
        .map(entry -> tool(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static CommandDescription tool(String name, CommandSpec spec) {
    List<String> details = new ArrayList<>();
    spec.options().stream()
        .filter(option -> !option.hidden() && !EVERYWHERE.contains(option.longestName()))
        .forEach(
            option -> details.add(option.longestName() + " " + sentence(option.description())));
    examples(name).forEach(details::add);
    return new CommandDescription(name, sentence(spec.usageMessage().description()), details);
  }

  /** What stands behind the examples, and what one can say while a game is played. */
  private static Stream<String> examples(String name) {
    Stream<String> said =
        HelpText.of(name).lines().filter(line -> line.contains("rookery " + name));
    return name.equals("play")
        ? Stream.concat(said, HelpText.of("during play").lines().filter(line -> !line.isBlank()))
        : said;
  }

  private static String sentence(String... lines) {
    return Arrays.stream(lines).map(String::strip).collect(Collectors.joining(" "));
  }
}
