package org.rookery.game.explain;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.StatedMove;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.walker.Walker;
import org.rookery.walker.rule.NearestWay;
import org.rookery.walker.rule.NearestWay.Way;

/** Says which rule comes nearest to a turn, or part of one, that no rule makes. */
final class NearestRuleExplanation {
  /** More rules of a piece than this are not told at once. */
  private static final int MOST_RULES = 4;

  private final GameEngine game;
  private final Position position;
  private final int nodes;
  private final TestWords words;

  /** Answers about a position, which follow the rules of pieces over so many nodes. */
  NearestRuleExplanation(GameEngine game, Position position, int nodes) {
    this.nodes = nodes;
    this.game = game;
    this.position = position;
    this.words = new TestWords(game, position);
  }

  /** The answer for the first of these claims that there is one for. */
  Optional<String> explain(List<StatedMove> claims) {
    return claims.stream().flatMap(claim -> explain(claim).stream()).findFirst();
  }

  private Optional<String> explain(StatedMove claim) {
    NearestWay search =
        Walker.nearestWay(game.compiled(), position, move -> claim.begins(position, move), nodes);
    if (claim.isDrop()) {
      return drop(claim, search);
    }
    Optional<Way> nearest = Optional.empty();
    String asked = "";
    for (int square : origins(claim)) {
      int content = position.content(square);
      Optional<Way> way = search.move(content, square);
      boolean better = way.isPresent() && NearestWay.nearer(nearest, way).equals(way);
      asked = better || asked.isEmpty() ? piece(content) : asked;
      nearest = NearestWay.nearer(nearest, way);
    }
    if (asked.isEmpty()) {
      return Optional.empty();
    }
    if (nearest.isPresent()) {
      return Optional.of(words.explain(asked, nearest.get(), search));
    }
    String to =
        claim.target() == Component.NO_SQUARE ? "does that" : "reaches " + square(claim.target());
    return Optional.of(none(search, asked, to + from(claim.origins())) + those(search));
  }

  /** A piece has too many ways for all of them to be tried, or none of them does it. */
  private static String none(NearestWay search, String piece, String what) {
    return search.gaveUp()
        ? "No rule of "
            + piece
            + " was found that "
            + what
            + "; "
            + LegalityExplanation.MORE_WAYS
            + "."
        : "No rule of " + piece + " " + what + ".";
  }

  /** The squares of the mover's pieces that may be meant. */
  private int[] origins(StatedMove claim) {
    return claim.origins().stream()
        .filter(
            square -> {
              int piece = position.content(square);
              boolean meant = claim.pieces().isEmpty() || claim.pieces().get(piece);
              return piece != Contents.EMPTY
                  && game.program().contents().owner(piece) == position.as()
                  && meant;
            })
        .toArray();
  }

  /** The rules there are, as far as a reader wants to see them. */
  private static String those(NearestWay search) {
    List<String> rules = TestWords.places(search.rules());
    String more = rules.size() > MOST_RULES ? ", …" : "";
    return rules.isEmpty()
        ? ""
        : rules.stream()
            .limit(MOST_RULES)
            .collect(Collectors.joining(", ", "\nThe piece's rules: ", more + "."));
  }

  private Optional<String> drop(StatedMove claim, NearestWay search) {
    BitSet pieces = claim.pieces();
    for (int content = pieces.nextSetBit(0);
        content >= 0;
        content = pieces.nextSetBit(content + 1)) {
      if (game.program().contents().owner(content) == position.as()) {
        if (position.hand(content) == 0) {
          return Optional.of("There is no " + game.labels().inWords(content) + " in hand.");
        }
        Optional<Way> way = search.drop(content, claim.target());
        String piece = piece(content);
        String none = none(search, piece, "drops it on " + square(claim.target()));
        return Optional.of(way.map(w -> words.explain(piece, w, search)).orElse(none));
      }
    }
    return Optional.empty();
  }

  private String piece(int piece) {
    return game.program().pieces().get(game.program().contents().type(piece)).name();
  }

  private String square(int square) {
    return game.labels().square(square);
  }

  private String from(BitSet origins) {
    return origins.cardinality() == 1 ? " from " + square(origins.nextSetBit(0)) : "";
  }
}
