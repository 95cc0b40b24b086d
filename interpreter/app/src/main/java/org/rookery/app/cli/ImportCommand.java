package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.rookery.exchange.diagram.DiagramImport;
import org.rookery.exchange.fairy.FairyImport;
import org.rookery.exchange.parts.Imported;
import org.rookery.game.Loading;
import org.rookery.game.files.Listing;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.language.layout.RulesFormatter;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.EncodedText;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLimits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes rules files from what other programs know of variants. */
@Command(
    name = "import",
    description =
        "Write a rules file for each variant of another program's configuration, or diagram of a page.",
    footer = {
      "",
      "What is given and cannot be written as rules is reported with its line, and by a "
          + "comment there; so is what",
      "has no effect in that game. The rest is written.",
      "A file that is there already stays, unless --replace is said.",
      "",
      "Examples:  rookery import fairy variants.ini --to games",
      "           rookery import fairy variants.ini shogun orda",
      "           rookery import diagram page.html"
    })
final class ImportCommand implements Callable<Integer> {
  private static final String PROGRAM = "fairy-stockfish";

  @Mixin private FormatArgument format = new FormatArgument();

  @Parameters(index = "1", paramLabel = "FILE", description = "The configuration, or the page.")
  private Path file = Path.of("");

  @Parameters(
      index = "2..*",
      paramLabel = "NAME",
      description = "The variants wanted; all of the file, if none is named.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--to",
      paramLabel = "DIR",
      description = "Where the rules files go; default: here.")
  private Path to = Path.of("");

  @Option(names = "--replace", description = "Files of these names that are there are replaced.")
  private boolean replace;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    Diagnostics problems = new Diagnostics();
    List<Imported> sections = read(name -> names.isEmpty() || names.contains(name), problems);
    List<Imported> all = sections.stream().filter(Imported::isWritten).toList();
    streams.err().print(DiagnosticRenderer.render(problems));
    for (String name : names) {
      List<String> known = all.stream().map(Imported::name).toList();
      if (!known.contains(name)) {
        known =
            read(any -> true, new Diagnostics()).stream()
                .filter(Imported::isWritten)
                .map(Imported::name)
                .toList();
        throw new Refusal(
            "`"
                + file
                + "` has no variant `"
                + name
                + "` that can be written"
                + Suggestions.nearest(name, known)
                    .map(n -> "; did you mean `" + n + "`?")
                    .orElse("."));
      }
    }
    int written = 0;
    int whole = 0;
    try {
      if (!all.isEmpty()) {
        OutputFile.folder(to.toAbsolutePath());
      }
      for (Imported one : all) {
        if (names.isEmpty() || names.contains(one.name())) {
          write(one);
          written++;
          whole += one.sayable() ? 1 : 0;
          lacks(one);
          unloadable(one);
        }
      }
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
    unwritten(sections);
    streams
        .out()
        .println(
            written
                + " rules files written; of "
                + whole
                + " everything could be said, "
                + (written - whole)
                + " have gaps.");
    return problems.hasErrors() ? ExitCode.FAILED : ExitCode.FINE;
  }

  private List<Imported> read(Predicate<String> wanted, Diagnostics problems) {
    return switch (format.format()) {
      case fairy -> FairyImport.read(source(), ours(), wanted, problems);
      case diagram -> DiagramImport.read(source(), page(), problems);
    };
  }

  /** Tells in a line of what no rules file could be made, however many problems there are. */
  private void unwritten(List<Imported> sections) {
    List<String> without =
        sections.stream().filter(one -> !one.isWritten()).map(Imported::name).toList();
    if (!without.isEmpty()) {
      streams
          .err()
          .println("Not written, for the problems reported above: " + String.join(", ", without));
    }
  }

  /** Tells in a line what a file lacks, however many problems there are to print. */
  private void lacks(Imported one) {
    if (!one.sayable()) {
      streams.err().println(one.name() + " has gaps: " + String.join(", ", one.gaps()));
    }
  }

  /** Tells it where what is left of a game with gaps is no game. */
  private void unloadable(Imported one) {
    if (!one.sayable()) {
      Loading loading = Rulebook.here().text(one.name() + ".rules", one.text()).load();
      if (loading.game().isEmpty()) {
        String problem = loading.problems().lines().findFirst().orElse("");
        streams.err().println(one.name() + " cannot be loaded: " + problem);
      }
    }
  }

  private void write(Imported one) throws UnusableFile {
    Path target = to.resolve(one.name() + ".rules");
    String text = RulesFormatter.of(Source.of(target.toString(), one.text())).orElse(one.text());
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (replace) {
      OutputFile.write(target, bytes);
    } else {
      OutputFile.create(target, bytes);
    }
  }

  /** What games of a page are called: as its file is, in letters that rules files have. */
  private String page() {
    String name = String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "");
    String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
    String trimmed = plain.replaceAll("^-|-$", "");
    return trimmed.isEmpty() ? "diagram" : trimmed;
  }

  private Source source() {
    try {
      byte[] bytes = InputFile.bytes(file, SourceLimits.FILE_BYTES);
      Optional<EncodedText> text = EncodedText.of(bytes, Dialect.of(file.toString()));
      return Source.of(
          file.toString(),
          text.orElseThrow(() -> new Refusal("The file `" + file + "` is no text.")).text());
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }

  /** The rules files that variants may begin from, by what the other program calls them. */
  private static Map<String, String> ours() {
    Map<String, String> ours = new TreeMap<>();
    for (Listing game : Rulebook.here().listings(List.of())) {
      for (String name : game.knownAs().getOrDefault(PROGRAM, List.of())) {
        ours.put(name, game.name());
      }
    }
    return ours;
  }
}
