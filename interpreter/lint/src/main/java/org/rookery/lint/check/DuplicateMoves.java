package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;
import org.rookery.lint.facts.RulePaths;
import org.rookery.lint.facts.RulePaths.Way;

/** A rule of a piece all of whose turns another rule makes too. */
final class DuplicateMoves implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "same-turn-twice",
          "duplicate moves",
          "Another rule of the piece allows every move that this rule allows. A move is "
              + "listed once, so the rule adds nothing: often it was meant to differ.",
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) add)
                    (n (verify not-friend?) add)))
          """,
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) add)
                    (ne (verify enemy?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  /**
   * Squares that a piece walks over, and those of them, with the most turns, that are looked at.
   */
  private static final int WALKED = 12;

  private static final int SQUARES = 8;

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    Map<Span, Origin> twins = new LinkedHashMap<>();
    Map<Span, Origin> others = new HashMap<>();
    Set<Span> needed = new HashSet<>();
    for (int piece : own(game)) {
      some(game, piece).stream()
          .sorted((one, other) -> turns(game, piece, other) - turns(game, piece, one))
          .limit(SQUARES)
          .filter(square -> game.rules().of(piece, square).whole())
          .flatMap(square -> groups(game, piece, square))
          .forEach(ways -> judge(game, ways, twins, others, needed));
    }
    twins.forEach(
        (span, origin) -> {
          if (!needed.contains(span)) {
            findings.add(
                origin,
                "Duplicate moves: another rule of this piece makes the same ones.",
                "the other stands at " + others.getOrDefault(span, origin).authored().position());
          }
        });
  }

  /** The pieces, by player, that have rules in this text. */
  private static List<Integer> own(LintedGame game) {
    return game.model().pieces().stream()
        .filter(game::hasOwnRules)
        .map(piece -> game.piece(piece.name()).orElseThrow())
        .flatMap(
            type -> game.movers().stream().map(owner -> game.program().contents().of(type, owner)))
        .toList();
  }

  private static List<Integer> some(LintedGame game, int piece) {
    List<Integer> squares = new ArrayList<>();
    game.rules()
        .walk(
            piece,
            square -> {
              squares.add(square);
              return squares.size() < WALKED;
            });
    return squares;
  }

  private static int turns(LintedGame game, int content, int square) {
    return game.rules().of(content, square).turns().size();
  }

  private static Stream<List<Way>> groups(LintedGame game, int content, int square) {
    return IntStream.range(0, game.program().groups().size())
        .mapToObj(group -> game.program().rules().moves(content, square, group))
        .map(code -> RulePaths.of(game.program(), code));
  }

  private static void judge(
      LintedGame game,
      List<Way> ways,
      Map<Span, Origin> twins,
      Map<Span, Origin> others,
      Set<Span> needed) {
    for (Way way : ways) {
      Origin origin = game.origin(way.origin());
      Optional<Origin> other =
          ways.stream()
              .filter(before -> before.block() != way.block() && way.isSaidBy(before))
              .filter(before -> before.block() < way.block() || !before.isSaidBy(way))
              .map(before -> game.origin(before.origin()))
              .filter(before -> !before.authored().equals(origin.authored()))
              .findFirst();
      if (other.isPresent()) {
        twins.putIfAbsent(origin.authored(), origin);
        others.putIfAbsent(origin.authored(), other.get());
      } else {
        needed.add(origin.authored());
      }
    }
  }
}
