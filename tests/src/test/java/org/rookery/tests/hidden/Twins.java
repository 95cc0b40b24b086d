package org.rookery.tests.hidden;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.round.Rounds;
import org.rookery.engine.sight.Sight;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.program.Contents;

/** Finds positions that a viewer cannot tell from another one. */
final class Twins {
  private static final int TRIES = 60;
  private static final int MOST_SWAPS = 4;
  private static final int LONGEST = 400;

  private final Game game;
  private final Random random;

  Twins(Game game, Random random) {
    this.game = game;
    this.random = random;
  }

  /** Another position that looks the same to the viewer; nothing if none is found. */
  Optional<Setup> of(Match match, int viewer) {
    Setup setup = match.position().setup();
    if (new Disguise(game.program()).hides()) {
      return typed(match, viewer);
    }
    if (game.program().options().hiding().hidesChoices()) {
      return chosen(match, viewer);
    }
    Sight sight = MatchSight.of(match, viewer).sight();
    List<Integer> hidden = new ArrayList<>(sight.unseen());
    for (int i = 0; i < TRIES && hidden.size() > 1; i++) {
      Setup other = shuffled(setup, hidden).withClock(random.nextInt(9));
      Match twin = game.match(other);
      if (!other.board().equals(setup.board())
          && !twin.isOver()
          && twin.position().setup().board().equals(other.board())
          && MatchSight.of(twin, viewer).sight().equals(sight)) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  /** Others have chosen other moves in the round that is not over. */
  private Optional<Setup> chosen(Match match, int viewer) {
    Position position = match.position();
    int first = game.program().options().hiding().simultaneous().orElseThrow().chosen();
    Setup other = position.setup();
    for (int step = game.program().repeatFrom(); step < position.step(); step++) {
      int player = game.program().turnOrder().get(step).player();
      int legal = game.match(Rounds.before(position, step).setup()).turns().size();
      other =
          player == viewer ? other : other.withCounter(first + player, 1 + random.nextInt(legal));
    }
    return other.equals(position.setup()) ? Optional.empty() : Optional.of(other);
  }

  /** In games with rounds, a move is made until a choice is hidden. */
  void playUntilChosen(Match match) {
    boolean rounds = game.program().options().hiding().hidesChoices();
    if (rounds && Rounds.chosen(match.position()) == 0 && !match.isOver()) {
      match.play(match.turns().get(random.nextInt(match.turns().size())));
    }
  }

  /** The pieces that the viewer does not know change places, those in hand among them. */
  private Optional<Setup> typed(Match match, int viewer) {
    Setup setup = match.position().setup();
    for (int i = 0; i < TRIES; i++) {
      Setup other = setup;
      for (int owner = 0; owner < game.players().size(); owner++) {
        other = dealt(other, owner, viewer);
      }
      if (!other.equals(setup) && !game.match(other).isOver()) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private Setup dealt(Setup setup, int owner, int viewer) {
    Disguise disguise = new Disguise(game.program());
    List<Integer> squares = new ArrayList<>();
    List<Integer> pieces = new ArrayList<>();
    for (int square = 0; square < setup.board().size(); square++) {
      int content = setup.board().get(square);
      if (disguise.isUnknown(content, setup.attributes().get(square), viewer)
          && contents().owner(content) == owner) {
        squares.add(square);
        pieces.add(content);
      }
    }
    Setup dealt = setup;
    for (int content = 1; content < contents().size(); content++) {
      if (disguise.isUnknown(content, 0, viewer) && contents().owner(content) == owner) {
        pieces.addAll(Collections.nCopies(setup.hand().get(content), content));
        dealt = dealt.withHand(content, 0);
      }
    }
    Collections.shuffle(pieces, random);
    for (int i = 0; i < pieces.size(); i++) {
      int content = pieces.get(i);
      dealt =
          i < squares.size()
              ? dealt.withSquare(squares.get(i), content, setup.attributes().get(squares.get(i)))
              : dealt.withHand(content, dealt.hand().get(content) + 1);
    }
    return dealt;
  }

  private Contents contents() {
    return game.program().contents();
  }

  /** What stands on some hidden squares changes places. */
  private Setup shuffled(Setup setup, List<Integer> hidden) {
    Setup other = setup;
    for (int swaps = 1 + random.nextInt(MOST_SWAPS); swaps > 0; swaps--) {
      Collections.shuffle(hidden, random);
      int one = hidden.get(0);
      int two = hidden.get(1);
      int kept = other.board().get(one);
      int bits = other.attributes().get(one);
      other =
          other
              .withSquare(one, other.board().get(two), other.attributes().get(two))
              .withSquare(two, kept, kept == Contents.EMPTY ? 0 : bits);
    }
    return other;
  }

  /** A match from the start of the game by so many random moves, or fewer where it ends. */
  Match played(int moves) {
    Match match = game.drawn(random.nextLong());
    for (int i = 0; i < moves && !match.isOver(); i++) {
      match.play(match.turns().get(random.nextInt(match.turns().size())));
    }
    return match;
  }

  /** Where types are hidden, random moves are played until one may go to where a piece stands. */
  void playUntilPiecesMeet(Match match) {
    for (int i = 0; new Disguise(game.program()).hides() && i < LONGEST && !match.isOver(); i++) {
      if (match.turns().stream().anyMatch(move -> move.to().flatMap(match::on).isPresent())) {
        return;
      }
      match.play(match.turns().get(random.nextInt(match.turns().size())));
    }
  }

  /** A copy that remembers nothing. */
  static Match bare(Game game, Setup setup) {
    return game.match(new Position(game.program(), setup).setup());
  }
}
