package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Position;
import org.rookery.engine.sight.Seer;
import org.rookery.engine.sight.Sight;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.program.Contents;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.YamlPlaces;

/** The words of suites and what they stand for in a game. */
public final class Phrases {
  private final GameEngine game;
  private final Suite suite;

  /** The words of one suite for one game. */
  public Phrases(GameEngine game, Suite suite) {
    this.game = game;
    this.suite = suite;
  }

  /** The square of that name. */
  public int square(String pointer, String name) throws BadSuite {
    Optional<Integer> square = game.labels().square(name);
    if (square.isEmpty()) {
      throw suite.bad(pointer, "There is no square `" + name + "`.");
    }
    return square.get();
  }

  /** The squares of these names. */
  public BitSet squares(String pointer, List<String> names) throws BadSuite {
    BitSet squares = new BitSet();
    for (int i = 0; i < names.size(); i++) {
      squares.set(square(YamlPlaces.child(pointer, i), names.get(i)));
    }
    return squares;
  }

  /** Names of squares in the order of the alphabet, in brackets. */
  public String squares(BitSet squares) {
    return squares.stream().mapToObj(game.labels()::square).sorted().toList().toString();
  }

  /**
   * Whether words speak of all pieces on a square, as positions write a column; else they speak of
   * the one on top.
   */
  public static boolean isColumn(String words) {
    return words.strip().startsWith("(");
  }

  /**
   * The pieces that a square has by these words, the lowest first: {@code Owner Piece}, a column
   * such as {@code (wwb)}, or none of them where it is {@code empty}.
   */
  public List<Integer> pieces(String pointer, String words) throws BadSuite {
    if (!isColumn(words)) {
      int content = content(pointer, words);
      return content == Contents.EMPTY ? List.of() : List.of(content);
    }
    try {
      return game.positions().column(words.strip());
    } catch (TextException e) {
      throw suite.bad(pointer, "`" + words + "`: " + e.getMessage());
    }
  }

  /** What stands on a square, in the words of a suite: its column, or the piece on top. */
  public static String standing(GameEngine game, Position position, int square, boolean isColumn) {
    List<Integer> pieces = new ArrayList<>(isColumn ? position.beneath(square) : List.of());
    if (position.content(square) != Contents.EMPTY) {
      pieces.add(position.content(square));
    }
    return standing(game, pieces, isColumn);
  }

  static String standing(GameEngine game, List<Integer> pieces, boolean isColumn) {
    return isColumn && !pieces.isEmpty()
        ? game.labels().column(pieces)
        : game.labels().inWords(pieces.isEmpty() ? Contents.EMPTY : pieces.get(0));
  }

  /** Tells it where only the player is none, before a piece of the game. */
  private void noPlayer(String pointer, String words) throws BadSuite {
    int blank = words.indexOf(' ');
    String player = blank < 0 ? "" : words.substring(0, blank);
    boolean isPiece =
        game.program().pieces().stream()
            .anyMatch(piece -> piece.name().equals(words.substring(blank + 1)));
    if (blank > 0 && isPiece) {
      player(pointer, player);
    }
  }

  /** The content that {@code Owner Piece} or {@code empty} stands for. */
  private int content(String pointer, String words) throws BadSuite {
    Optional<Integer> content = game.labels().fromWords(words);
    if (content.isEmpty()) {
      noPlayer(pointer, words);
      List<String> known =
          IntStream.range(0, game.program().contents().size())
              .mapToObj(game.labels()::inWords)
              .toList();
      throw suite.bad(
          pointer,
          "`"
              + words
              + "` should be a player and a piece, or `empty`"
              + Suggestions.nearest(words, known)
                  .map(n -> "; did you mean `" + n + "`?")
                  .orElse("."));
    }
    return content.get();
  }

  /**
   * What a player sees, as positions write what stands where; behind it, what an umpire tells all.
   */
  public static String view(GameEngine game, Position position, int player) {
    Sight sight =
        game.adjudicator().outcome(position).isOver()
            ? Sight.whole(position, List.of())
            : new Seer(game.generator()).of(position, player);
    String placement = game.positions().placement(sight.seen(), sight.covers());
    return Stream.concat(Stream.of(placement), sight.announced().stream())
        .collect(Collectors.joining(" "));
  }

  /** The number of the player of that name. */
  public int player(String pointer, String name) throws BadSuite {
    int player = game.program().players().indexOf(name);
    if (player < 0) {
      String known = String.join(", ", game.program().players());
      throw suite.bad(pointer, "There is no player `" + name + "`; there are " + known + ".");
    }
    return player;
  }

  /** The number of the piece type of that name. */
  public int type(String pointer, String name) throws BadSuite {
    List<String> known = game.program().pieces().stream().map(p -> p.name()).toList();
    int type = known.indexOf(name);
    if (type < 0) {
      throw suite.bad(
          pointer,
          "There is no piece `"
              + name
              + "`"
              + Suggestions.nearest(name, known)
                  .map(n -> "; did you mean `" + n + "`?")
                  .orElse("."));
    }
    return type;
  }

  /** A hand as the suite writes one, in the order of the alphabet. */
  public static Map<String, Integer> hand(GameEngine game, Position position, int player) {
    Contents contents = game.program().contents();
    Map<String, Integer> hand = new TreeMap<>();
    for (int type = 0; type < contents.types(); type++) {
      int count = position.hand(contents.of(type, player));
      if (count > 0) {
        hand.put(game.program().pieces().get(type).name(), count);
      }
    }
    return hand;
  }

  /** How the game stands, as the suite writes it. */
  public static String outcome(GameEngine game, Position position) {
    Outcome outcome = game.adjudicator().outcome(position);
    return outcome.inWords(game.program()) + game.adjudicator().pointsText(position, outcome);
  }

  /** The legal moves of a position; none when the game is over. */
  public static TurnTexts turnsOf(GameEngine game, Position position) {
    return unlessOver(game, position, game::turns);
  }

  /** What the player to move may play: the legal moves, or what an umpire lets them try. */
  static TurnTexts choicesOf(GameEngine game, Position position) {
    return unlessOver(game, position, game::choiceTexts);
  }

  private static TurnTexts unlessOver(
      GameEngine game, Position position, Function<Position, TurnTexts> texts) {
    return game.adjudicator().isOver(position)
        ? new TurnTexts(game.generator(), position, List.of())
        : texts.apply(position);
  }

  /** What a text came to, in a few words. */
  static String said(TurnTexts turns, Reading reading) {
    if (reading instanceof Reading.Found found) {
      return "the move " + turns.shown(found.move());
    } else if (reading instanceof Reading.Ambiguous ambiguous) {
      return "several: "
          + ambiguous.moves().stream()
              .limit(8)
              .map(turns::complete)
              .collect(Collectors.joining(" | "))
          + (ambiguous.moves().size() > 8 ? " | …" : "");
    }
    return ((Reading.NoFit) reading).reason();
  }
}
