package org.rookery.program;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The names of what programs number, for texts about them. */
public record NamedThings(GameProgram game) {
  /** The name of a square. */
  public String square(int square) {
    return game.topology().squares().get(square);
  }

  /** The name of a player. */
  public String player(int player) {
    return game.players().get(player);
  }

  /** The name of a square content: its owner and its type, or {@code empty}. */
  public String piece(int content) {
    return content == Contents.EMPTY
        ? "empty"
        : player(game.contents().owner(content))
            + " "
            + game.pieces().get(game.contents().type(content)).name();
  }

  /** The contents of a set, or those it leaves out where that is shorter. */
  public String pieces(ContentSet set) {
    if (set.members().cardinality() > game.contents().size() / 2 + 1) {
      String others =
          IntStream.range(0, game.contents().size())
              .filter(c -> !set.has(c))
              .mapToObj(this::piece)
              .collect(Collectors.joining("|"));
      return others.isEmpty() ? "anything" : "not " + others;
    }
    return set.members().stream().mapToObj(this::piece).collect(Collectors.joining("|"));
  }

  /** The squares of a region. */
  String region(Region region) {
    int[] squares = region.squares();
    return squares.length == game.topology().size()
        ? "(board)"
        : Arrays.stream(squares).mapToObj(this::square).collect(Collectors.joining(" ", "(", ")"));
  }

  /** A test, in brackets as in a rules file. */
  public String test(Test test) {
    return new TestText(this).of(test);
  }

  /** The words of an edit: its kind and what it is about. */
  public String edit(int word) {
    return Edit.match(word, new EditText(this));
  }
}
