package org.rookery.game.explain;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.engine.attack.Attack;
import org.rookery.engine.notation.Changes;
import org.rookery.engine.notation.Claim;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.Illegality;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Code;
import org.rookery.program.Contents;

/** Answers why a turn is or is not legal, in the words of the rules file. */
public final class Why {
  /** More rules of a man than this are not told at once. */
  private static final int MOST_RULES = 4;

  private final GameEngine game;
  private final Position position;
  private final TestWords words;

  private Why(GameEngine game, Position position) {
    this.game = game;
    this.position = position;
    this.words = new TestWords(game, position);
  }

  /** The answer, one or more sentences in lines; the position is as it was when this returns. */
  public static String explain(GameEngine game, Position position, String text) {
    return new Why(game, position).answer(text);
  }

  private String answer(String text) {
    if (game.adjudicator().isOver(position)) {
      return "The game is over, so no turn is legal.";
    }
    TurnTexts legal = game.turns(position);
    Reading reading = legal.read(text);
    if (reading instanceof Reading.Found found) {
      return "`" + text + "` is legal: " + legal.complete(found.move()) + ".";
    } else if (reading instanceof Reading.Ambiguous ambiguous) {
      return "`"
          + text
          + "` is legal, and may mean several turns: "
          + ambiguous.moves().stream()
              .limit(12)
              .map(legal::complete)
              .collect(Collectors.joining(" | "))
          + (ambiguous.moves().size() > 12 ? " | …" : "")
          + ".";
    }
    List<Move> possible = game.generator().pseudoLegalMoves(position);
    TurnTexts texts = new TurnTexts(game.generator(), position, possible);
    Reading pseudo = texts.read(text);
    if (pseudo instanceof Reading.Found found) {
      return illegal(texts, found.move());
    } else if (pseudo instanceof Reading.Ambiguous ambiguous) {
      return illegal(texts, ambiguous.moves().get(0));
    }
    List<Claim> claims = texts.claims(text);
    String reason = ((Reading.NoFit) reading).reason();
    boolean begun =
        claims.stream().anyMatch(c -> possible.stream().anyMatch(move -> c.begins(position, move)));
    return begun ? reason : rules(claims, reason);
  }

  // ---- turns that the men's rules allow

  private String illegal(TurnTexts texts, Move move) {
    Optional<Illegality> why = game.generator().illegality(position, move);
    String turn = "`" + texts.complete(move) + "`";
    if (why.isEmpty()) {
      return turn + " is possible by the men's rules, but not now.";
    }
    Illegality found = why.get();
    if (found instanceof Illegality.RoyalAttacked royal) {
      return attacked(turn, move, royal.attacks());
    } else if (found instanceof Illegality.ConditionBroken broken) {
      return turn
          + " is illegal, because afterwards this must hold: "
          + words.of(broken.condition(), true)
          + ".";
    }
    return turn + " is illegal: " + reason(found) + ".";
  }

  private static String reason(Illegality found) {
    if (found instanceof Illegality.RoyalLost) {
      return "it loses the mover's own royal man";
    } else if (found instanceof Illegality.MateForbidden) {
      return "it checkmates, which this move may not do";
    } else if (found instanceof Illegality.Forbidden) {
      return "it leaves a position that the rule of this move forbids";
    } else if (found instanceof Illegality.CaptureCompulsory) {
      return "there is a capture, and who can capture must";
    } else if (found instanceof Illegality.LongerChainCompulsory) {
      return "another chain captures more men, and the longest must be chosen";
    } else if (found instanceof Illegality.PassNotForced) {
      return "there is another turn, and only who has none may pass";
    }
    return "the rules forbid it";
  }

  private String attacked(String turn, Move move, List<Attack> attacks) {
    StringBuilder out = new StringBuilder();
    position.make(move);
    for (Attack attack : attacks) {
      String royal = game.labels().inWords(position.content(attack.square()));
      out.append(out.length() == 0 ? turn + " leaves the " : "\nand the ");
      out.append(royal).append(" on ").append(square(attack.square()));
      out.append(" attacked by the ").append(game.labels().inWords(attack.content()));
      out.append(' ').append(attack.attacker() < 0 ? "" : "on ").append(square(attack.attacker()));
      out.append(rule(attack)).append('.');
    }
    position.unmake();
    return out.append(royalRule()).toString();
  }

  /** Where the rules say which men are royal. */
  private String royalRule() {
    return game.compiled().model().royals().stream()
        .map(royal -> "\nThat may not be: " + TestWords.place(royal.origin()) + ".")
        .findFirst()
        .orElse("");
  }

  private String piece(int man) {
    return man == Contents.EMPTY
        ? "man"
        : game.program().pieces().get(game.program().contents().type(man)).name();
  }

  private String square(int square) {
    return square == Position.NOWHERE ? "in hand" : game.labels().square(square);
  }

  /** The rule by which a man attacks, as far as it can be found. */
  private String rule(Attack attack) {
    if (attack.attacker() == Position.NOWHERE) {
      return "";
    }
    RuleSearch search =
        new RuleSearch(
            game.generator(),
            position,
            move -> Changes.of(position, move).captured().get(attack.square()));
    return best(search, attack.content(), attack.attacker(), false)
        .filter(path -> path.failures().isEmpty())
        .map(path -> ", by " + words.place(path))
        .orElse("");
  }

  // ---- turns that no rule makes

  private String rules(List<Claim> claims, String reason) {
    for (Claim claim : claims) {
      Optional<String> answer = rules(claim);
      if (answer.isPresent()) {
        return answer.get();
      }
    }
    return reason;
  }

  private Optional<String> rules(Claim claim) {
    Contents contents = game.program().contents();
    RuleSearch search =
        new RuleSearch(game.generator(), position, move -> claim.begins(position, move));
    Optional<RulePath> nearest = Optional.empty();
    String asked = "";
    for (int square : origins(claim)) {
      asked = piece(position.content(square));
      nearest = nearer(nearest, best(search, position.content(square), square, false));
    }
    if (claim.isDrop()) {
      return drop(claim, search);
    }
    if (asked.isEmpty() || (nearest.isEmpty() && search.gaveUp())) {
      return Optional.empty();
    }
    if (nearest.isPresent()) {
      return nearest.map(words::explain);
    }
    String to =
        claim.target() == Component.NO_SQUARE ? "does that" : "reaches " + square(claim.target());
    return Optional.of(
        "No rule of " + asked + " " + to + from(claim.origins()) + "." + those(claim));
  }

  /** The squares of the mover's men that may be meant. */
  private int[] origins(Claim claim) {
    return claim.origins().stream()
        .filter(
            square -> {
              int man = position.content(square);
              boolean meant = claim.men().isEmpty() || claim.men().get(man);
              return man != Contents.EMPTY
                  && game.program().contents().owner(man) == position.as()
                  && meant;
            })
        .toArray();
  }

  /** The rules there are, as far as a reader wants to see them. */
  private String those(Claim claim) {
    List<String> rules =
        Arrays.stream(origins(claim))
            .mapToObj(square -> words.rules(position.content(square), square))
            .flatMap(Collection::stream)
            .distinct()
            .toList();
    String more = rules.size() > MOST_RULES ? ", …" : "";
    return rules.isEmpty()
        ? ""
        : rules.stream()
            .limit(MOST_RULES)
            .collect(Collectors.joining(", ", "\nThere its rules are: ", more + "."));
  }

  private String from(BitSet origins) {
    return origins.cardinality() == 1 ? " from " + square(origins.nextSetBit(0)) : "";
  }

  private Optional<String> drop(Claim claim, RuleSearch search) {
    BitSet men = claim.men();
    for (int man = men.nextSetBit(0); man >= 0; man = men.nextSetBit(man + 1)) {
      if (game.program().contents().owner(man) == position.as()) {
        String name = game.labels().inWords(man);
        if (position.hand(man) == 0) {
          return Optional.of("There is no " + name + " in hand.");
        }
        Optional<RulePath> path = best(search, man, claim.target(), true);
        if (path.isEmpty() && search.gaveUp()) {
          return Optional.empty();
        }
        String none = "No rule of " + piece(man) + " drops it on " + square(claim.target()) + ".";
        return Optional.of(path.map(words::explain).orElse(none));
      }
    }
    return Optional.empty();
  }

  private Optional<RulePath> best(RuleSearch search, int man, int square, boolean drop) {
    Optional<RulePath> best = Optional.empty();
    for (int group = 0; group < game.program().groups().size(); group++) {
      Code code =
          drop
              ? game.program().rules().drops(man, square, group)
              : game.program().rules().moves(man, square, group);
      best = nearer(best, search.find(code, man, square));
    }
    return best;
  }

  private static Optional<RulePath> nearer(Optional<RulePath> one, Optional<RulePath> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isEmpty() ? other : one;
    }
    Comparator<RulePath> order =
        Comparator.comparingInt((RulePath path) -> path.failures().size())
            .thenComparingInt(path -> RulePath.remoteness(path.code(), path.failures()))
            .thenComparingInt(path -> -path.reached());
    return order.compare(one.get(), other.get()) <= 0 ? one : other;
  }
}
