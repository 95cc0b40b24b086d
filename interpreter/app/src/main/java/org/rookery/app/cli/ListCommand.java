package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.game.files.Listing;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.game.files.Summary;
import org.rookery.jobs.JsonLine;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.upgrade.Outdated;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists the games there are. */
@Command(
    name = "list",
    description = "List the games in rules/, family by family: the name to use, and what they are.")
final class ListCommand implements Callable<Integer> {
  private final Rulebook rulebook = Rulebook.here();

  @Option(names = "--names", description = "List what other programs call the games instead.")
  private boolean names;

  @Option(
      names = "--mechanic",
      paramLabel = "WORD",
      description = "Only the games whose rules use this word of the language or the library.")
  private @Nullable String mechanic;

  @Option(names = "--json", description = "Print a JSON object for each game.")
  private boolean json;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    List<Path> files = rulebook.files();
    if (files.isEmpty()) {
      throw new Refusal("There is no rules file in `" + rulebook.rules() + "`.");
    }
    warnOfTwins(files);
    if (json) {
      chosen().forEach(game -> streams.out().println(JsonLine.of(game)));
    } else if (names) {
      print(
          chosen().stream()
              .filter(game -> !game.knownAs().isEmpty())
              .map(game -> new Line(game.family(), game.name(), elsewhere(game)))
              .toList());
    } else if (mechanic != null) {
      print(chosen().stream().map(g -> new Line(g.family(), g.name(), g.about())).toList());
    } else {
      print(files.stream().map(this::line).toList());
    }
    return ExitCode.FINE;
  }

  private record Line(String family, String name, String text) {}

  private Line line(Path file) {
    return new Line(rulebook.family(file), RulesFile.bareName(file), Summary.of(file));
  }

  private static String elsewhere(Listing game) {
    return game.knownAs().entrySet().stream()
        .map(other -> other.getKey() + ": " + String.join(" ", other.getValue()))
        .collect(Collectors.joining(", "));
  }

  /** Prints lines in columns, with a heading above each family. */
  private void print(List<Line> lines) {
    int width = lines.stream().mapToInt(line -> line.name().length()).max().orElse(0);
    String family = "";
    for (Line line : lines) {
      if (!line.family().equals(family)) {
        family = line.family();
        streams.out().println("\n" + family + "/");
      }
      String gap = " ".repeat(width - line.name().length() + 2);
      streams.out().println(line.name() + gap + line.text());
    }
  }

  /** The games whose rules use the word asked for; all when none is. */
  private List<Listing> chosen() {
    List<Listing> games = rulebook.listings(Manual.names());
    if (mechanic == null) {
      return games;
    }
    String word = mechanic;
    List<Listing> found = games.stream().filter(game -> game.mechanics().contains(word)).toList();
    if (found.isEmpty()) {
      Set<String> used = new TreeSet<>();
      games.forEach(game -> used.addAll(game.mechanics()));
      throw new Refusal(
          "No game uses the word `"
              + word
              + "`."
              + Outdated.today(word)
                  .map(today -> " It is `" + today + "` today.")
                  .or(() -> Suggestions.question(word, used).map(asked -> " " + asked))
                  .orElse(" `rookery words` explains them all."));
    }
    return found;
  }

  /** Two files of one name cannot be found by it. */
  private void warnOfTwins(List<Path> files) {
    Map<String, List<Path>> byName =
        files.stream()
            .collect(Collectors.groupingBy(RulesFile::bareName, TreeMap::new, Collectors.toList()));
    byName.forEach(
        (name, twins) -> {
          if (twins.size() > 1) {
            streams.err().println("There are several games `" + name + "`: " + twins + ".");
          }
        });
  }
}
