package org.rookery.engine.convention;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.Notation;

/**
 * Turns as {@code (turn-text …)} has them: the first pattern counts all of whose names a turn can
 * fill. The writer of a move must see that no other has the same text.
 */
final class AuthorsConvention implements Convention {
  private static final Pattern NAME = Pattern.compile("\\{(from|to|piece)\\}");

  private final Notation notation;
  private final TextNames names;
  private final Contents contents;
  private final int[] board;
  private final int player;

  /** Which squares have each label, in the order of their numbers. */
  private final Map<String, List<Integer>> squares = new LinkedHashMap<>();

  /**
   * The author's texts in one position.
   *
   * @param board what stands on each square
   * @param player whose pieces move
   */
  AuthorsConvention(GameProgram program, TextNames names, int[] board, int player) {
    this.notation = program.notation();
    this.names = names;
    this.contents = program.contents();
    this.board = board;
    this.player = player;
    for (int square = 0; square < board.length; square++) {
      squares.computeIfAbsent(label(square), unused -> new ArrayList<>()).add(square);
    }
  }

  private String label(int square) {
    return notation.label(player, square, names.square(square));
  }

  @Override
  public List<String> texts(MoveSketch turn) {
    Map<String, String> said = new LinkedHashMap<>();
    if (turn.from() >= 0) {
      said.put("from", label(turn.from()));
    }
    if (turn.to() >= 0) {
      said.put("to", label(turn.to()));
    }
    if (turn.piece() != Contents.EMPTY) {
      said.put("piece", names.label(turn.piece()));
    }
    return notation.patterns().stream()
        .filter(pattern -> said.keySet().containsAll(asked(pattern)))
        .map(pattern -> filled(pattern, said))
        .limit(1)
        .toList();
  }

  private static Set<String> asked(String pattern) {
    Set<String> asked = new LinkedHashSet<>();
    Matcher name = NAME.matcher(pattern);
    while (name.find()) {
      asked.add(name.group(1));
    }
    return asked;
  }

  private static String filled(String pattern, Map<String, String> said) {
    StringBuilder text = new StringBuilder();
    int end = 0;
    Matcher name = NAME.matcher(pattern);
    while (name.find()) {
      text.append(pattern, end, name.start()).append(said.getOrDefault(name.group(1), ""));
      end = name.end();
    }
    return text.append(pattern.substring(end)).toString();
  }

  @Override
  public boolean isWritten(String text) {
    return notation.patterns().stream().anyMatch(pattern -> said(pattern, text).isPresent());
  }

  @Override
  public Optional<String> plain(String text) {
    for (String pattern : notation.patterns()) {
      Map<String, String> said = said(pattern, text).orElse(Map.of());
      if (said.containsKey("from")) {
        Optional<String> from = origin(said.getOrDefault("from", ""));
        Optional<String> to =
            said.containsKey("to") ? only(said.getOrDefault("to", "")) : Optional.of("");
        return from.flatMap(left -> to.map(right -> left + "-" + right));
      }
    }
    return Optional.empty();
  }

  /** The square of that label where a piece of the player stands, if it is one alone. */
  private Optional<String> origin(String label) {
    List<Integer> called = squares.getOrDefault(label, List.of());
    List<Integer> own = called.stream().filter(this::isOwn).toList();
    return own.size() == 1 ? Optional.of(names.square(own.get(0))) : only(label);
  }

  private boolean isOwn(int square) {
    return board[square] != Contents.EMPTY && contents.owner(board[square]) == player;
  }

  private Optional<String> only(String label) {
    List<Integer> called = squares.getOrDefault(label, List.of());
    return called.size() == 1 ? Optional.of(names.square(called.get(0))) : Optional.empty();
  }

  /** What a text says by a pattern, name by name; empty when it does not fit. */
  private Optional<Map<String, String>> said(String pattern, String text) {
    StringBuilder all = new StringBuilder();
    List<String> groups = new ArrayList<>();
    int end = 0;
    Matcher name = NAME.matcher(pattern);
    while (name.find()) {
      all.append(Pattern.quote(pattern.substring(end, name.start())));
      all.append('(').append(choice(name.group(1))).append(')');
      groups.add(name.group(1));
      end = name.end();
    }
    all.append(Pattern.quote(pattern.substring(end)));
    Matcher matcher = Pattern.compile(all.toString()).matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Map<String, String> said = new LinkedHashMap<>();
    for (int group = 0; group < groups.size(); group++) {
      said.put(groups.get(group), matcher.group(group + 1));
    }
    return Optional.of(said);
  }

  private String choice(String group) {
    Set<String> all = group.equals("piece") ? pieces() : squares.keySet();
    return all.stream().map(Pattern::quote).collect(Collectors.joining("|"));
  }

  private Set<String> pieces() {
    Set<String> pieces = new TreeSet<>();
    for (int content = 1; content < contents.size(); content++) {
      pieces.add(names.label(content));
    }
    return pieces;
  }
}
