package org.rookery.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.game.Piece;
import org.rookery.player.search.Score;
import org.rookery.player.search.Thought;

/** Says in words what a player has found: how it stands, what will be played, and why. */
public final class MoveAdvice {
  /** A difference that is worth a word, in hundredths of the commonest piece. */
  private static final int MARKED = 150;

  private static final double UNIT = 100;
  private static final int LONGEST_LINE = 8;

  private final Match match;
  private final Player player;

  /** Advice about the position a match has come to. */
  public MoveAdvice(Match match, Player player) {
    this.match = match;
    this.player = player;
  }

  /** How it stands, for the player to move and the others. */
  public String standing(Thought thought) {
    Score score = thought.score();
    if (score.pliesToEnd().isPresent()) {
      return sure(thought);
    }
    double ahead = score.value() / UNIT;
    String by = tenths(Math.abs(ahead));
    if (by.equals("0.0")) {
      return "even";
    }
    return match.moverName() + " is " + by + (ahead > 0 ? " ahead" : " behind") + unit();
  }

  private String unit() {
    return " ("
        + player.evaluation().unitName().map(name -> name + " = 1").orElse("a piece = 1")
        + ")";
  }

  private String sure(Thought thought) {
    int plies = thought.score().pliesToEnd().orElse(0);
    String when = turns((plies + 1) / 2);
    return thought.score().isWon()
        ? match.moverName() + " wins" + reason(thought) + " in " + when
        : match.moverName() + " loses" + reason(thought) + " in " + when;
  }

  private static String turns(int number) {
    return number == 1 ? "1 move" : number + " moves";
  }

  /** By which ending the line ends the game, if it does. */
  private String reason(Thought thought) {
    Match after = match.fromHere();
    follow(after, thought.line());
    return after.outcome() instanceof Outcome.Win win ? " by " + win.reason() : "";
  }

  /** The turns of a line as text, the first ones of a long one. */
  public String line(Thought thought) {
    Match after = match.fromHere();
    List<String> texts = follow(after, thought.line());
    boolean cut = texts.size() > LONGEST_LINE;
    return String.join(" ", cut ? texts.subList(0, LONGEST_LINE) : texts) + (cut ? " …" : "");
  }

  private static List<String> follow(Match match, List<Move> line) {
    List<String> texts = new ArrayList<>();
    for (Move move : line) {
      LegalMoves turns = match.turns();
      Optional<LegalMove> turn = turns.stream().filter(t -> t.move().equals(move)).findFirst();
      if (turn.isEmpty()) {
        break;
      }
      texts.add(turn.get().text());
      match.play(turn.get());
    }
    return texts;
  }

  /**
   * Why the first of these turns is the best, in a few words; empty when there is nothing to say
   * but that it looks best.
   *
   * @param thoughts the best turn and perhaps others
   */
  public String why(List<Thought> thoughts) {
    Thought best = thoughts.get(0);
    List<String> reasons = new ArrayList<>();
    if (best.score().pliesToEnd().isPresent()) {
      reasons.add(best.score().isWon() ? ending(best) : "it holds out longest");
    } else {
      prize(best).ifPresent(reasons::add);
      if (thoughts.size() > 1) {
        compared(best, thoughts.get(1)).ifPresent(reasons::add);
      }
    }
    if (match.turns().size() == 1) {
      reasons.add("it is the only move");
    }
    return String.join("; ", reasons);
  }

  private String ending(Thought best) {
    int turns = (best.score().pliesToEnd().orElse(0) + 1) / 2;
    Match after = match.fromHere();
    follow(after, best.line());
    String what = after.outcome() instanceof Outcome.Win win ? win.reason() : "a won game";
    return turns == 1 ? what : what + " in " + turns;
  }

  private Optional<String> compared(Thought best, Thought second) {
    if (second.score().isLost()) {
      return Optional.of("everything else loses the game");
    }
    int better = best.score().value() - second.score().value();
    return better >= MARKED
        ? Optional.of("the next best is " + tenths(better / UNIT) + " worse")
        : Optional.empty();
  }

  /** What the first turn of the line captures, if it is not lost again. */
  private Optional<String> prize(Thought best) {
    Match after = match.fromHere();
    int mover = match.mover();
    int before = balance(after, mover);
    Optional<LegalMove> first =
        match.turns().stream().filter(turn -> turn.move().equals(best.line().get(0))).findFirst();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    List<String> taken =
        first.get().captured().stream()
            .map(match::on)
            .flatMap(Optional::stream)
            .filter(piece -> !piece.owner().equals(match.moverName()))
            .map(Piece::name)
            .toList();
    follow(after, best.line());
    int gained = balance(after, mover) - before;
    if (taken.isEmpty()) {
      return gained >= MARKED
          ? Optional.of("it wins pieces worth " + worth(gained))
          : Optional.empty();
    }
    String what = "the " + String.join(" and the ", taken);
    return Optional.of(gained >= MARKED / 2 ? "it wins " + what : "it exchanges for " + what);
  }

  private static String worth(int gained) {
    return tenths(gained / UNIT);
  }

  /**
   * A number that is not below zero with one decimal. {@code String.format} would do it as well,
   * and bring a page the names of all currencies, which is twice as long as what thinks.
   */
  private static String tenths(double number) {
    long tenths = Math.round(number * 10);
    return tenths / 10 + "." + tenths % 10;
  }

  private int balance(Match some, int mover) {
    return player.evaluation().material(some.position(), mover);
  }
}
