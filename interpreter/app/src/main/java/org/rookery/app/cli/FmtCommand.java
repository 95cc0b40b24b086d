package org.rookery.app.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.language.form.FormReader;
import org.rookery.language.form.Word;
import org.rookery.language.layout.RulesFormatter;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.EncodedText;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLimits;
import org.rookery.language.upgrade.Upgrade;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lays out rules files. */
@Command(
    name = "fmt",
    description =
        "Lay out rules files: indentation and blanks; words, comments and line breaks stay.")
final class FmtCommand implements Callable<Integer> {
  @Mixin private RulesFiles files = new RulesFiles();

  @Option(
      names = "--check",
      description = "Change nothing; name the files that are not laid out; exit code 1 if any.")
  private boolean check;

  @Option(names = "--stdout", description = "Change nothing; print what each file would be.")
  private boolean print;

  @Option(
      names = "--upgrade",
      description = "Put today's words in place of those of earlier versions, too.")
  private boolean upgrade;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    int code = ExitCode.FINE;
    for (RulesFiles.Entry entry : files.all()) {
      try {
        code = Math.max(code, lay(entry.path()));
      } catch (UnusableFile e) {
        code = refuse(String.valueOf(e.getMessage()));
      }
    }
    return Math.max(code, files.code());
  }

  private int lay(Path file) throws UnusableFile {
    byte[] bytes = InputFile.bytes(file, SourceLimits.FILE_BYTES);
    Optional<EncodedText> read = EncodedText.of(bytes, Dialect.of(file.toString()));
    if (read.isEmpty()) {
      return refuse("The file `" + file + "` is no text.");
    }
    Source source = Source.of(file.toString(), read.get().text());
    Diagnostics diagnostics = new Diagnostics();
    FormReader.read(source, diagnostics);
    if (diagnostics.hasErrors()) {
      streams.err().print(DiagnosticRenderer.render(diagnostics));
      return refuse(
          "`" + file + "` is left as it is: first its brackets and strings must be right.");
    }
    if (upgrade) {
      source = Source.of(file.toString(), Upgrade.of(source, name -> isBeside(file, name)));
    }
    Optional<String> text = RulesFormatter.of(source);
    if (text.isEmpty()) {
      return refuse("`" + file + "` is left as it is: it is too large to be laid out.");
    }
    if (!isSame(source, Source.of(file.toString(), text.get()))) {
      throw new IllegalStateException("laid out, " + file + " would mean something else");
    }
    return finish(file, read.get(), text.get());
  }

  /** Whether an include of that name means a file of the same folder. */
  private static boolean isBeside(Path file, String name) {
    return Files.exists(file.resolveSibling(name + ".rules"));
  }

  /** Whether two texts have the same words; of comments, what stands at the end may be blank. */
  private static boolean isSame(Source one, Source other) {
    List<Word> words = Word.all(one);
    List<Word> others = Word.all(other);
    return words.size() == others.size()
        && IntStream.range(0, words.size())
            .allMatch(i -> text(one, words.get(i)).equals(text(other, others.get(i))));
  }

  private static String text(Source source, Word word) {
    String text = source.text().substring(word.start(), word.end());
    return word.kind() == Word.Kind.COMMENT ? text.stripTrailing() : text;
  }

  private int finish(Path file, EncodedText before, String text) throws UnusableFile {
    boolean changed = !text.equals(before.text());
    if (print && !PrintableWriter.passes(text)) {
      return refuse(
          "`"
              + file
              + "` holds control characters, which are not printed: lay it out in its place.");
    }
    if (print) {
      streams.out().print(text);
    } else if (changed) {
      if (!check) {
        OutputFile.write(file, before.bytes(text));
      }
      streams.out().println(file);
    }
    return check && changed ? ExitCode.FAILED : ExitCode.FINE;
  }

  private int refuse(String sentence) {
    streams.err().println("rookery: " + sentence);
    return ExitCode.BAD_INPUT;
  }
}
