package org.rookery.app.cli;

import java.io.IOError;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.Parser;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.text.Run;
import org.rookery.language.diagnostic.Printable;

/** Lines edited on a terminal, with history, and completion by the tabulator key. */
final class EditedLines implements LineInput {
  private final Terminal terminal;
  private final LineReader reader;

  /** An editor that completes to these words, asked for anew each time. */
  EditedLines(Supplier<List<String>> words) {
    try {
      terminal = TerminalBuilder.builder().system(true).dumb(true).build();
    } catch (IOException e) {
      throw new Refusal("The terminal cannot be used: " + e.getMessage() + ".");
    }
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(wholeLine())
            .completer(
                (r, line, candidates) ->
                    words.get().stream()
                        .filter(w -> w.codePoints().allMatch(Printable::isPrintable))
                        .forEach(w -> candidates.add(new Candidate(w))))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .build();
  }

  /** The line is one word, since turns may contain spaces. */
  private static Parser wholeLine() {
    return (line, cursor, context) -> new OneWord(line, cursor);
  }

  /** A line that is not taken apart. */
  private record OneWord(String line, int cursor) implements CompletingParsedLine {
    @Override
    public String word() {
      return line;
    }

    @Override
    public int wordCursor() {
      return cursor;
    }

    @Override
    public int wordIndex() {
      return 0;
    }

    @Override
    public List<String> words() {
      return List.of(line);
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
      return candidate;
    }

    @Override
    public int rawWordCursor() {
      return cursor;
    }

    @Override
    public int rawWordLength() {
      return line.length();
    }
  }

  @Override
  public @Nullable String next(String prompt) {
    try {
      return reader.readLine(Printable.of(prompt));
    } catch (EndOfFileException | UserInterruptException | IOError ended) {
      return null;
    }
  }

  @Override
  public boolean isAnswered() {
    return true;
  }

  @Override
  public boolean paint(List<Run> board) {
    if (TerminalColours.areUnwanted(System.getenv("NO_COLOR"))
        || TerminalColours.areMissing(terminal)) {
      return false;
    }
    terminal.writer().print(TerminalColours.of(board).toAnsi(terminal));
    terminal.writer().flush();
    return true;
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      // It goes away with the program.
    }
  }
}
