package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/** Plays two games side by side until they are seen to differ. */
final class LockstepPlayout {
  /** So far it is played on when something differs that is not seen yet, such as a counter. */
  private static final int LONG = 180;

  /** The same for marks and rights, while pieces go back to where they came from. */
  private static final int SHORT = 16;

  private final GamePair twins;
  private final Random random;

  /** How many turns have been looked at. */
  private int looked;

  LockstepPlayout(GamePair twins, Random random) {
    this.twins = twins;
    this.random = random;
  }

  int looked() {
    return looked;
  }

  /**
   * Makes turns by chance, mostly quiet ones.
   *
   * @param plies how many
   * @param wide whether all possible ones are made in the end
   */
  Optional<Walk.Fork> of(Setup start, int plies, boolean wide) {
    return begun(start).flatMap(game -> game.byChance(plies, wide));
  }

  /** Makes the same turns over and over. */
  Optional<Walk.Fork> rounds(Setup start, List<Long> round, int times) {
    return begun(start).flatMap(game -> game.rounds(round, times));
  }

  private Optional<Played> begun(Setup start) {
    String text = twins.here().positions().print(start);
    return twins.read(text).map(pair -> new Played(text, pair));
  }

  /** A game while it is played. */
  private final class Played {
    private final String start;
    private final GamePair.Pair pair;
    private final List<Long> turns = new ArrayList<>();

    /** The step that each player made last. */
    private final Map<Integer, Integer> steps = new HashMap<>();

    private PlayerView here;
    private PlayerView there;

    Played(String start, GamePair.Pair pair) {
      this.start = start;
      this.pair = pair;
      here = PlayerView.of(twins.here(), pair.here());
      there = PlayerView.of(twins.there(), pair.there());
    }

    private boolean differs() {
      looked += here.cost() + there.cost() + 8;
      return here.print() != there.print();
    }

    private Optional<Walk.Fork> fork(Optional<Long> next) {
      Walk walk = new Walk(Optional.of(start), List.copyOf(turns), List.of(), 0);
      return Optional.of(new Walk.Fork(walk, turns.size(), next));
    }

    Optional<Walk.Fork> byChance(int plies, boolean wide) {
      int last = plies;
      while (!differs()) {
        if (here.turns().isEmpty()) {
          return Optional.empty();
        }
        Optional<Long> key = Optional.empty();
        if (turns.size() >= last) {
          Optional<Walk.Fork> fork = wide ? next() : Optional.empty();
          key = fork.isPresent() || last > plies ? Optional.empty() : leaving();
          if (key.isEmpty()) {
            return fork;
          }
        }
        make(key.orElseGet(() -> PlayerView.key(pair.here(), choice())));
        last = Math.max(last, further());
      }
      return fork(Optional.empty());
    }

    /** How far it is worth to play on for what differs and is not seen yet. */
    private int further() {
      if (pair.isCountedOtherwise()) {
        return LONG;
      }
      return pair.isMarkedOtherwise() ? SHORT : 0;
    }

    /** A turn that leaves something otherwise in the two games that is not seen at once. */
    private Optional<Long> leaving() {
      looked += here.turns().size() / 2;
      for (long key : here.keys()) {
        pair.here().make(here.turn(key));
        pair.there().make(there.turn(key));
        boolean leaves = further() > 0;
        pair.here().unmake();
        pair.there().unmake();
        if (leaves) {
          return Optional.of(key);
        }
      }
      return Optional.empty();
    }

    Optional<Walk.Fork> rounds(List<Long> round, int times) {
      for (int i = 0; i <= round.size() * times; i++) {
        if (differs()) {
          return fork(Optional.empty());
        }
        long key = round.get(i % round.size());
        if (!here.keys().contains(key)) {
          return Optional.empty();
        }
        make(key);
      }
      return Optional.empty();
    }

    private void make(long key) {
      steps.put(pair.here().mover(), here.turn(key).word(0));
      pair.here().make(here.turn(key));
      pair.there().make(there.turn(key));
      turns.add(key);
      here = PlayerView.of(twins.here(), pair.here());
      there = PlayerView.of(twins.there(), pair.there());
    }

    private Optional<Walk.Fork> next() {
      for (long key : here.keys()) {
        pair.here().make(here.turn(key));
        pair.there().make(there.turn(key));
        PlayerView seen = PlayerView.of(twins.here(), pair.here());
        PlayerView otherwise = PlayerView.of(twins.there(), pair.there());
        pair.here().unmake();
        pair.there().unmake();
        looked += seen.cost() + otherwise.cost() + 8;
        if (seen.print() != otherwise.print()) {
          return fork(Optional.of(key));
        }
      }
      return Optional.empty();
    }

    private Move choice() {
      return pair.isMarkedOtherwise() ? orBack(anyTurn()) : anyTurn();
    }

    private Move anyTurn() {
      Move move = here.turns().get(random.nextInt(here.turns().size()));
      for (int i = 0; i < 3 && !isQuiet(move); i++) {
        move = here.turns().get(random.nextInt(here.turns().size()));
      }
      return move;
    }

    /** Half the time the turn that takes a player's last step back, if there is one. */
    private Move orBack(Move otherwise) {
      int step = steps.getOrDefault(pair.here().mover(), 0);
      if (Edit.kind(step) != Edit.MOVE || random.nextBoolean()) {
        return otherwise;
      }
      return here.turns().stream()
          .filter(this::isQuiet)
          .filter(move -> Edit.a(move.word(0)) == Edit.b(step))
          .filter(move -> Edit.b(move.word(0)) == Edit.a(step))
          .findFirst()
          .orElse(otherwise);
    }

    private boolean isQuiet(Move move) {
      return Edit.kind(move.word(0)) == Edit.MOVE
          && pair.here().content(Edit.b(move.word(0))) == Contents.EMPTY;
    }
  }
}
