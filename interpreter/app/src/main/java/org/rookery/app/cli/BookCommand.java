package org.rookery.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.rookery.app.book.Book;
import org.rookery.language.diagnostic.Suggestions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Prints the book for authors. */
@Command(name = "book", description = "Print the book for authors of rules, a chapter at a time.")
final class BookCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "CHAPTER",
      description =
          "tutorial, cookbook, concepts, betza, fen, suites, images, files, coming-from, problems or"
              + " index.")
  private String chapter = Book.CONTENTS;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    List<String> chapters = Book.chapters();
    if (!chapters.contains(chapter)) {
      String guess =
          Suggestions.question(chapter, chapters)
              .orElse("There are: " + String.join(", ", chapters) + ".");
      throw new Refusal("The book has no chapter `" + chapter + "`. " + guess);
    }
    streams.out().print(Book.chapter(chapter));
    return ExitCode.FINE;
  }
}
