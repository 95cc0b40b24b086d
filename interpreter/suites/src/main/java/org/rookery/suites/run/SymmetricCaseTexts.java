package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.notation.TextException;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.GameProgram;
import org.rookery.suites.format.Case;
import org.rookery.suites.format.Expect;

/** What a case says, as it should read where the game is seen by a {@link BoardSymmetry}. */
final class SymmetricCaseTexts {
  /** What a turn does with the piece whose label it begins with. */
  private static final String DEEDS = "*@-";

  private final GameEngine game;
  private final GameProgram program;
  private final BoardSymmetry kin;
  private final Pattern squares;

  SymmetricCaseTexts(GameEngine game, BoardSymmetry kin) {
    this.game = game;
    this.program = game.program();
    this.kin = kin;
    List<String> names = new ArrayList<>(program.topology().squares());
    names.sort((a, b) -> b.length() - a.length());
    squares =
        Pattern.compile(
            String.join("|", names.stream().map(Pattern::quote).toList()) + "(?![0-9])");
  }

  /** The case with its position given as a text. */
  Case of(Case c, String position) {
    return new Case(
        c.name(),
        position,
        null,
        null,
        null,
        null,
        null,
        list(c.play(), this::turn),
        c.expect() == null ? null : expect(c.expect()),
        c.record(),
        c.skip(),
        c.tags(),
        null,
        null,
        c.fasterThan());
  }

  private Expect expect(Expect e) {
    return new Expect(
        e.count(),
        list(e.moves(), this::turn),
        list(e.legal(), this::turn),
        list(e.illegal(), this::turn),
        map(e.targets(), this::square, to -> to.stream().map(this::square).toList()),
        e.check(),
        e.outcome() == null ? null : players(e.outcome()),
        map(e.board(), this::square, this::standing),
        map(e.hand(), this::players, hand -> hand),
        map(e.flags(), this::players, this::flag),
        null, // what is seen is written for the position of the case only
        list(e.captured(), this::square),
        map(e.after(), this::turn, this::expect),
        e.perft());
  }

  private String standing(String words) {
    return Phrases.isColumn(words) ? column(words.strip()) : players(words);
  }

  /** The same column of the other player's pieces; what is none is told of where it stands. */
  private String column(String text) {
    try {
      return game.labels().column(game.positions().column(text).stream().map(kin::piece).toList());
    } catch (TextException none) {
      return text;
    }
  }

  private Object flag(Object value) {
    if (value instanceof Map<?, ?> perPlayer) {
      Map<String, Object> seen = new LinkedHashMap<>();
      perPlayer.forEach((player, number) -> seen.put(players("" + player), number));
      return seen;
    } else if (value instanceof List<?> names) {
      return names.stream().map(name -> square("" + name)).toList();
    }
    return value;
  }

  private static @Nullable List<String> list(
      @Nullable List<String> texts, UnaryOperator<String> seen) {
    return texts == null ? null : texts.stream().map(seen).toList();
  }

  private static <V> @Nullable Map<String, V> map(
      @Nullable Map<String, V> from, UnaryOperator<String> key, UnaryOperator<V> value) {
    if (from == null) {
      return null;
    }
    Map<String, V> seen = new LinkedHashMap<>();
    from.forEach((k, v) -> seen.put(key.apply(k), value.apply(v)));
    return seen;
  }

  private String square(String name) {
    return game.labels()
        .square(name)
        .map(square -> game.labels().square(kin.square(square)))
        .orElse(name);
  }

  /** Squares where they are seen, and the letters of pieces in the case of their owners. */
  private String turn(String text) {
    StringBuilder out = new StringBuilder();
    Matcher matcher = squares.matcher(text);
    int from = 0;
    while (matcher.find()) {
      out.append(letters(text.substring(from, matcher.start()))).append(square(matcher.group()));
      from = matcher.end();
    }
    return out.append(letters(text.substring(from))).toString();
  }

  /**
   * A label such as {@code P}, {@code +n} or {@code Q~} of the other player; names of pieces stay.
   */
  private String letters(String text) {
    if (!kin.exchanges() || text.startsWith("O-O")) {
      return text;
    }
    int open = text.indexOf("=(") + 1;
    int close = text.indexOf(')', open) + 1;
    if (open > 0 && close > 0) {
      return letters(text.substring(0, open))
          + column(text.substring(open, close))
          + letters(text.substring(close));
    }
    StringBuilder out = new StringBuilder();
    int before = ' ';
    for (int i = 0; i < text.length(); i += Character.charCount(before)) {
      int letter = text.codePointAt(i);
      boolean isLabel =
          Character.isLetter(letter)
              && !Character.isLetter(before)
              && isDone(text.substring(i + Character.charCount(letter)));
      out.appendCodePoint(isLabel ? otherCase(letter) : letter);
      before = letter;
    }
    return out.toString();
  }

  /** Whether a text, perhaps after some signs, begins with what a turn does with a piece. */
  private static boolean isDone(String text) {
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      if (DEEDS.indexOf(sign) >= 0) {
        return true;
      }
      if (Character.isLetterOrDigit(sign) || Character.isWhitespace(sign) || sign == ';') {
        return false;
      }
    }
    return false;
  }

  private static int otherCase(int letter) {
    return Character.isUpperCase(letter)
        ? Character.toLowerCase(letter)
        : Character.toUpperCase(letter);
  }

  /** Each name of a player made the other's. */
  private String players(String words) {
    if (!kin.exchanges()) {
      return words;
    }
    String first = literal(program.players().get(0));
    String second = literal(program.players().get(1));
    StringBuilder out = new StringBuilder();
    Matcher matcher = Pattern.compile("\\b(?:" + first + "|" + second + ")\\b").matcher(words);
    int from = 0;
    while (matcher.find()) {
      boolean isFirst = matcher.group().equals(program.players().get(0));
      out.append(words, from, matcher.start()).append(program.players().get(isFirst ? 1 : 0));
      from = matcher.end();
    }
    return out.append(words, from, words.length()).toString();
  }

  /** A pattern that finds just this text; what Java offers for it fails in browsers. */
  private static String literal(String text) {
    return text.replaceAll("[^A-Za-z0-9]", "\\\\$0");
  }
}
