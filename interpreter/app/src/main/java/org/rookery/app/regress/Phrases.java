package org.rookery.app.regress;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.program.Contents;

/** The words of suites and what they stand for in a game. */
final class Phrases {
  private final GameEngine game;
  private final SuiteReader.Read read;

  Phrases(GameEngine game, SuiteReader.Read read) {
    this.game = game;
    this.read = read;
  }

  /** The square of that name. */
  int square(String pointer, String name) throws BadSuite {
    Optional<Integer> square = game.labels().square(name);
    if (square.isEmpty()) {
      throw read.bad(pointer, "There is no square `" + name + "`.");
    }
    return square.get();
  }

  BitSet squares(String pointer, List<String> names) throws BadSuite {
    BitSet squares = new BitSet();
    for (int i = 0; i < names.size(); i++) {
      squares.set(square(YamlPlaces.child(pointer, i), names.get(i)));
    }
    return squares;
  }

  /** Names of squares in the order of the alphabet, in brackets. */
  String squares(BitSet squares) {
    return squares.stream().mapToObj(game.labels()::square).sorted().toList().toString();
  }

  /** The content that {@code Owner Piece} or {@code empty} stands for. */
  int content(String pointer, String words) throws BadSuite {
    Optional<Integer> content = game.labels().fromWords(words);
    if (content.isEmpty()) {
      List<String> known =
          java.util.stream.IntStream.range(0, game.program().contents().size())
              .mapToObj(game.labels()::inWords)
              .toList();
      throw read.bad(
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

  int player(String pointer, String name) throws BadSuite {
    int player = game.program().players().indexOf(name);
    if (player < 0) {
      String known = String.join(", ", game.program().players());
      throw read.bad(pointer, "There is no player `" + name + "`; there are " + known + ".");
    }
    return player;
  }

  int type(String pointer, String name) throws BadSuite {
    List<String> known = game.program().pieces().stream().map(p -> p.name()).toList();
    int type = known.indexOf(name);
    if (type < 0) {
      throw read.bad(
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
  Map<String, Integer> hand(Position position, int player) {
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

  /** An outcome as the suite writes one. */
  static String outcome(GameEngine game, Outcome outcome) {
    if (outcome instanceof Outcome.Win win) {
      return game.program().players().get(win.player()) + " wins by " + win.reason();
    }
    return outcome instanceof Outcome.Draw draw ? "draw by " + draw.reason() : "ongoing";
  }
}
