package org.rookery.walker.scene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.compiler.model.GameModel.SimultaneousModel;
import org.rookery.compiler.model.Side;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.walker.scene.SceneChange.Kind;

/**
 * Makes the moves of a round at once: all pieces that go are lifted, what meets on a square is
 * settled there, and last comes what happens to pieces that have stayed.
 */
public final class RoundMaker {
  private final WalkerGame game;
  private final SimultaneousModel rule;
  private final Scene scene;
  private final Maker maker;
  private final List<Arrival> arrivals = new ArrayList<>();

  private final Set<Arrival> lost = new LinkedHashSet<>();

  /**
   * A piece that comes to a square by the choice of a player.
   *
   * @param from where it comes from; nowhere if it is new
   * @param shown whether it counts as the last move: it goes or is dropped
   */
  private record Arrival(int choice, int piece, int attributes, int from, int to, boolean shown) {}

  private RoundMaker(WalkerGame game, Scene scene) {
    this.game = game;
    this.scene = scene;
    rule = game.model.simultaneous().orElseThrow();
    maker = new Maker(game, scene);
  }

  /** Whether what is chosen in a scene is made together with the choices of others. */
  public static boolean isRound(WalkerGame game, Scene scene) {
    return game.model.simultaneous().isPresent() && scene.step >= game.model.repeatFrom();
  }

  /** The scene after a player has chosen a turn: the last one of the round makes all. */
  public static Scene after(WalkerGame game, Scene scene, WalkedTurn turn) {
    Scene copy = scene.copy();
    copy.before = scene;
    List<WalkedTurn> chosen = new ArrayList<>(scene.chosen);
    chosen.add(turn);
    if (scene.step + 1 < game.model.turnOrder().size()) {
      copy.chosen = List.copyOf(chosen);
      copy.counters[counter(game, game.mover(scene))] = chosen.size();
      new NextItem(game, copy).next();
    } else {
      copy.chosen = List.of();
      for (int player = 0; player < game.players.size(); player++) {
        copy.counters[counter(game, player)] = 0;
      }
      new RoundMaker(game, copy).make(chosen);
    }
    return copy;
  }

  private static int counter(WalkerGame game, int player) {
    return game.counter(SimultaneousModel.CHOSEN, Side.SELF, player);
  }

  /** Whether it is known what has been chosen: a position tells only that something has. */
  public static boolean knowsChoices(WalkerGame game, Scene scene) {
    return !isRound(game, scene) || scene.chosen.size() == scene.step - game.model.repeatFrom();
  }

  /** Takes over the numbers by which a position knows what was chosen. */
  public static void takeChoices(WalkerGame game, Scene scene, Position position) {
    if (game.model.simultaneous().isPresent()) {
      for (int player = 0; player < game.players.size(); player++) {
        int counter = counter(game, player);
        scene.counters[counter] = position.counter(counter);
      }
    }
  }

  private void make(List<WalkedTurn> chosen) {
    maker.apply(List.of());
    boolean pass = chosen.stream().allMatch(turn -> turn.has(Kind.PASS));
    scene.passes = pass ? scene.passes + chosen.size() : 0;
    List<List<SceneChange>> changes = chosen.stream().map(turn -> turn.parts().get(0)).toList();
    Set<Integer> taken = new TreeSet<>();
    for (int choice = 0; choice < changes.size(); choice++) {
      find(choice, changes.get(choice), taken);
    }
    Set<Integer> targets = new TreeSet<>();
    arrivals.forEach(arrival -> targets.add(arrival.to()));
    arrivals.stream().filter(arrival -> arrival.from() != View.NOWHERE).forEach(this::lift);
    targets.forEach(this::settle);
    noteLast();
    for (int choice = 0; choice < changes.size(); choice++) {
      for (SceneChange change : changes.get(choice)) {
        if (!brings(change) && (!isOnSquare(change) || finds(choice, change.b()))) {
          maker.change(change);
        }
      }
    }
    maker.passOn(chosen.size());
  }

  private static boolean brings(SceneChange change) {
    return switch (change.kind()) {
      case COPY, DROP, CREATE -> true;
      case MOVE -> change.a() != change.b();
      default -> false;
    };
  }

  private static boolean isOnSquare(SceneChange change) {
    return switch (change.kind()) {
      case CAPTURE, REMOVE, OWNER, TYPE, SET, CLEAR -> true;
      default -> false;
    };
  }

  private void find(int choice, List<SceneChange> changes, Set<Integer> taken) {
    Set<Integer> gone = new TreeSet<>();
    for (SceneChange change : changes) {
      int a = change.a();
      boolean goes = change.kind() == Kind.MOVE || change.kind() == Kind.COPY;
      if (!brings(change) || (goes && (scene.pieces[a] == Contents.EMPTY || gone.contains(a)))) {
        continue;
      }
      if (change.kind() == Kind.MOVE) {
        gone.add(a);
        (taken.contains(a) ? lost : arrivals)
            .add(new Arrival(choice, scene.pieces[a], scene.attributes[a], a, change.b(), true));
      } else {
        int piece = change.kind() == Kind.COPY ? scene.pieces[a] : a;
        int bits = game.newAttributes(piece);
        boolean drop = change.kind() == Kind.DROP;
        arrivals.add(new Arrival(choice, piece, bits, View.NOWHERE, change.b(), drop));
        if (drop) {
          maker.changeHand(piece, -1);
          maker.moved(piece);
        }
      }
    }
    taken.addAll(gone);
  }

  private void lift(Arrival arrival) {
    maker.moved(arrival.piece());
    maker.set(arrival.from(), Contents.EMPTY, 0);
  }

  private void settle(int square) {
    List<Arrival> here = arrivals.stream().filter(arrival -> arrival.to() == square).toList();
    List<Arrival> staying =
        here.size() == 1
            ? here
            : here.stream()
                .filter(it -> rule.survivors().contains(game.piece(it.piece()).name()))
                .toList();
    maker.capture(square);
    boolean one = staying.size() == 1;
    for (Arrival arrival : here) {
      if (one && staying.contains(arrival)) {
        maker.set(square, arrival.piece(), arrival.attributes());
      } else {
        lost.add(arrival);
        if (arrival.from() != View.NOWHERE) {
          maker.captured(arrival.piece());
        }
      }
    }
  }

  /** The last move is that of the first piece that has gone somewhere, before those dropped. */
  private void noteLast() {
    arrivals.stream()
        .filter(arrival -> !lost.contains(arrival) && arrival.shown())
        .sorted(Comparator.comparing(arrival -> arrival.from() == View.NOWHERE))
        .findFirst()
        .ifPresent(arrival -> maker.note(arrival.from(), arrival.to()));
  }

  /** Whether a choice finds on a square what it would find there alone. */
  private boolean finds(int choice, int square) {
    if (lost.stream().anyMatch(it -> it.choice() == choice && it.to() == square)) {
      return false;
    }
    return arrivals.stream().anyMatch(it -> it.choice() == choice && it.to() == square)
        || arrivals.stream()
            .noneMatch(it -> it.choice() != choice && (it.to() == square || it.from() == square));
  }
}
