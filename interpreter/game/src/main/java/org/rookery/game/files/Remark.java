package org.rookery.game.files;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.language.source.SourceLimits;

/**
 * What a rules file says in a comment, and the words of the rules below it, which say the same.
 *
 * @param line where the comment begins, from 1
 * @param words of those asked for, each once
 */
public record Remark(Path file, int line, String comment, List<String> words) {
  private static final String COMMENT = ";";

  /** A comment is about the lines below it, hardly about more. */
  private static final int LINES_BELOW = 8;

  private static final Pattern NAME = Pattern.compile("[a-z][a-z?-]+");

  /** The remarks of a file that stand above some of these words; none of one that is unreadable. */
  public static List<Remark> of(Path file, Set<String> words) {
    List<String> lines;
    try {
      lines =
          new String(InputFile.bytes(file, SourceLimits.FILE_BYTES), StandardCharsets.UTF_8)
              .lines()
              .map(String::strip)
              .toList();
    } catch (UnusableFile unreadable) {
      return List.of();
    }
    List<Remark> remarks = new ArrayList<>();
    int line = 0;
    while (line < lines.size()) {
      int first = line;
      StringBuilder comment = new StringBuilder();
      for (; line < lines.size() && lines.get(line).startsWith(COMMENT); line++) {
        comment.append(lines.get(line).replaceFirst("^;+ ?", "")).append(' ');
      }
      List<String> below = line == first ? List.of() : below(lines, line, words);
      if (!below.isEmpty() && comment.indexOf("lint: ") < 0) {
        remarks.add(new Remark(file, first + 1, comment.toString().strip(), below));
      }
      line = Math.max(line, first + 1);
    }
    return remarks;
  }

  /** The same with those words only that pass. */
  public Remark only(Predicate<String> passes) {
    return new Remark(file, line, comment, words.stream().filter(passes).toList());
  }

  private static List<String> below(List<String> lines, int from, Set<String> words) {
    Set<String> found = new LinkedHashSet<>();
    for (int i = from; i < Math.min(lines.size(), from + LINES_BELOW); i++) {
      String line = lines.get(i);
      if (line.isEmpty() || line.startsWith(COMMENT)) {
        break;
      }
      NAME.matcher(line)
          .results()
          .map(MatchResult::group)
          .filter(words::contains)
          .forEach(found::add);
    }
    return List.copyOf(found);
  }
}
