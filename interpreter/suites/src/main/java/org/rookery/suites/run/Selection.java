package org.rookery.suites.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.rookery.suites.format.Case;
import org.rookery.suites.format.Suite;

/**
 * Which cases are tried.
 *
 * @param name what their names must hold; null for all
 * @param tags words of which they must have one; empty for all
 * @param lines for a file, lines of which one must lie in the case; all cases of other files
 * @param places the cases by {@link #place}; null for all
 */
public record Selection(
    @Nullable Pattern name,
    Set<String> tags,
    Map<Path, Set<Integer>> lines,
    @Nullable Set<String> places) {
  /** Every case. */
  public static final Selection ALL = new Selection(null, Set.of(), Map.of(), null);

  /** Whether a case is chosen. */
  public boolean wants(Suite suite, Suite.Item item) {
    Case c = item.readable();
    List<String> own = c == null || c.tags() == null ? List.of() : c.tags();
    return (name == null || name.matcher(item.name()).find())
        && (tags.isEmpty() || own.stream().anyMatch(tags::contains))
        && (places == null || places.contains(place(suite, item)))
        && inLine(suite, item);
  }

  private boolean inLine(Suite suite, Suite.Item item) {
    Set<Integer> wanted = lines.get(suite.file());
    return wanted == null || wanted.stream().anyMatch(line -> suite.covers(item, line));
  }

  /** What a case is remembered by: its file, and its name, which stay when lines are added. */
  public static String place(Suite suite, Suite.Item item) {
    return suite.file().toAbsolutePath().normalize() + "\t" + item.name();
  }
}
