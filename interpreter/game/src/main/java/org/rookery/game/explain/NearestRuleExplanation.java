package org.rookery.game.explain;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.compiler.model.PieceModel;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.StatedMove;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Article;
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

  /** Why no move begins on a square: whose piece stands there, or how its rules fail. */
  String moveFrom(int square) {
    int content = position.content(square);
    if (content == Contents.EMPTY) {
      return "There is no piece on " + square(square) + ".";
    }
    return FailedPartExplanation.othersPiece(game, position, square)
        .orElseGet(() -> ownPiece(square, content));
  }

  private String ownPiece(int square, int content) {
    NearestWay search = Walker.nearestWay(game.compiled(), position, move -> true, nodes);
    return search
        .move(content, square)
        .map(way -> words.explain(piece(content), way, search))
        .orElseGet(
            () -> none(search, piece(content), "moves it from " + square(square)) + those(search));
  }

  private Optional<String> explain(StatedMove claim) {
    NearestWay search =
        Walker.nearestWay(game.compiled(), position, move -> claim.begins(position, move), nodes);
    if (claim.isDrop()) {
      return drop(claim, search);
    }
    int[] origins = origins(claim);
    if (origins.length == 0 && claim.clears() && isOthers(claim.origins().nextSetBit(0))) {
      return shot(claim.origins().nextSetBit(0), search);
    }
    if (origins.length == 0) {
      return Optional.empty();
    }
    Nearest nearest = nearest(origins, search);
    String asked = piece(position.content(nearest.square()));
    Optional<String> staying =
        origins.length == 1 && isOthers(claim.target())
            ? staying(origins[0], claim.target(), nearest.way())
            : Optional.empty();
    if (nearest.way().isPresent()) {
      return staying.isPresent()
          ? staying
          : Optional.of(words.explain(asked, nearest.way().get(), search));
    }
    String to =
        claim.target() == Component.NO_SQUARE ? "does that" : "reaches " + square(claim.target());
    String none = none(search, asked, to + from(claim.origins()));
    return Optional.of(staying.map(how -> none + "\n" + how).orElseGet(() -> none + those(search)));
  }

  /** The way that comes nearest, and the square from which it goes; the first where none does. */
  private record Nearest(Optional<Way> way, int square) {}

  private Nearest nearest(int[] squares, NearestWay search) {
    Nearest nearest =
        new Nearest(Optional.empty(), squares.length == 0 ? Component.NO_SQUARE : squares[0]);
    for (int square : squares) {
      Optional<Way> way = search.move(position.content(square), square);
      if (way.isPresent() && NearestWay.nearer(nearest.way(), way).equals(way)) {
        nearest = new Nearest(way, square);
      }
    }
    return nearest;
  }

  /** Whether a piece of the player to move stands there. */
  private boolean isOwn(int square) {
    int piece = position.content(square);
    return piece != Contents.EMPTY && game.program().contents().owner(piece) == position.as();
  }

  /** Whether another player's piece stands there. */
  private boolean isOthers(int square) {
    return square != Component.NO_SQUARE
        && position.content(square) != Contents.EMPTY
        && !isOwn(square);
  }

  /** What comes nearest to the capture on a square, by whichever piece and from wherever. */
  private Optional<String> shot(int square, NearestWay search) {
    int[] own = IntStream.range(0, position.contents().length).filter(this::isOwn).toArray();
    Nearest nearest = nearest(own, search);
    if (nearest.way().isEmpty()) {
      String player = game.program().players().get(position.as());
      return Optional.of(
          "No piece of "
              + player
              + (search.gaveUp() ? " was found that captures on " : " captures on ")
              + square(square)
              + " without going there.");
    }
    String asked = piece(position.content(nearest.square())) + " on " + square(nearest.square());
    return Optional.of(words.explain(asked, nearest.way().get(), search));
  }

  /**
   * How a piece captures on a square to which it does not go; nothing where no rule does so, or
   * where it comes nearer to going there.
   */
  private Optional<String> staying(int origin, int square, Optional<Way> going) {
    NearestWay search =
        Walker.nearestWay(game.compiled(), position, move -> isShot(move, origin, square), nodes);
    int content = position.content(origin);
    String stands = "It captures from where it stands. ";
    return search
        .move(content, origin)
        .filter(way -> going.isEmpty() || way.failures().size() <= going.get().failures().size())
        .map(
            way ->
                way.failures().isEmpty()
                    ? stands
                        + "The move is `"
                        + square(square)
                        + "-`, by "
                        + TestWords.place(way.rule())
                        + "."
                    : stands + words.explain(piece(content), way, search));
  }

  private boolean isShot(Move move, int origin, int square) {
    MoveChanges changes = MoveChanges.of(position, move);
    return changes.captured().get(square)
        && changes.all().stream()
            .noneMatch(done -> done instanceof Component.Go go && go.from() == origin);
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
              BitSet pieces = claim.pieces();
              return isOwn(square) && (pieces.isEmpty() || pieces.get(position.content(square)));
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
          return Optional.of(othersInHand(pieces).orElse(none(content)));
        }
        Optional<Way> way = search.drop(content, claim.target());
        String piece = piece(content);
        PieceModel model =
            game.compiled().model().pieces().get(game.program().contents().type(content));
        boolean drops = !model.drops().isEmpty() || !model.inHand().isEmpty();
        String none =
            drops
                ? none(search, piece, "drops it on " + square(claim.target()))
                : piece + " has no rules for drops.";
        return Optional.of(way.map(w -> words.explain(piece, w, search)).orElse(none));
      }
    }
    return Optional.empty();
  }

  private String none(int content) {
    return "There is no " + game.labels().inWords(content) + " in hand.";
  }

  /** What is said where the pieces that are meant are in the hand of another player. */
  private Optional<String> othersInHand(BitSet pieces) {
    return pieces.stream()
        .filter(content -> position.hand(content) > 0)
        .mapToObj(
            content ->
                "There is "
                    + Article.a(game.labels().inWords(content))
                    + " in hand, and "
                    + game.program().players().get(position.as())
                    + " is to move.")
        .findFirst();
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
