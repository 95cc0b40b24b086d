package org.rookery.walker.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.rookery.compiler.model.Condition.Chase;
import org.rookery.compiler.model.Filter;
import org.rookery.program.Contents;
import org.rookery.walker.scene.Maker;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/** Whom a player has chased with each of their turns while a scene was repeated. */
final class WalkerChases {
  private static final WalkedTurn PASS =
      new WalkedTurn(List.of(List.of(new SceneChange(SceneChange.Kind.PASS, 0, 0))));

  private final WalkerGame game;
  private final RuleQuestions questions;
  private final Chase chase;
  private final int chaser;
  private final BiPredicate<Scene, Integer> spared;

  /**
   * @param spared whether the piece on a square may be chased
   */
  WalkerChases(
      WalkerGame game,
      RuleQuestions questions,
      Chase chase,
      int chaser,
      BiPredicate<Scene, Integer> spared) {
    this.game = game;
    this.questions = questions;
    this.chase = chase;
    this.chaser = chaser;
    this.spared = spared;
  }

  /**
   * A capture of the piece on {@code on} by the one who stood on {@code from}, and what it leads
   * to.
   */
  private record Capture(int from, int on, Scene after) {}

  /** Whether the player has, in a scene that has been there so often. */
  boolean keeps(Scene scene, int times) {
    List<Scene> scenes = scene.backTo(times, game);
    List<Integer> pieces = new ArrayList<>();
    boolean turned = false;
    for (int i = scenes.size() - 2; i >= 0; i--) { // the oldest turn first
      Scene before = scenes.get(i + 1);
      Scene after = scenes.get(i);
      if (game.mover(before) == chaser) {
        Set<Integer> now = chased(before, after);
        if (turned) {
          pieces.retainAll(now);
        } else {
          pieces.addAll(now);
        }
        turned = true;
      } else {
        pieces.replaceAll(square -> square == after.lastFrom ? after.lastTo : square);
      }
    }
    return !pieces.isEmpty();
  }

  /**
   * Where the pieces stand who are threatened after a turn and were not threatened so before it.
   */
  private Set<Integer> chased(Scene before, Scene after) {
    List<Capture> old = threats(before);
    return threats(after).stream()
        .filter(
            threat -> {
              int stood = threat.from() == after.lastTo ? after.lastFrom : threat.from();
              return old.stream().noneMatch(it -> it.from() == stood && it.on() == threat.on());
            })
        .map(Capture::on)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private List<Capture> threats(Scene scene) {
    return due(scene, chaser).stream()
        .flatMap(due -> captures(due).stream().filter(capture -> isThreat(due, capture)))
        .toList();
  }

  private boolean isThreat(Scene scene, Capture capture) {
    int by = scene.pieces[capture.from()];
    int piece = scene.pieces[capture.on()];
    if (game.owner(piece) == chaser
        || !passes(chase.chasers(), by)
        || spared.test(scene, capture.on())) {
      return false;
    }
    boolean even =
        game.piece(by).equals(game.piece(piece))
            && due(scene, game.owner(piece)).stream()
                .flatMap(due -> captures(due).stream())
                .anyMatch(back -> back.from() == capture.on() && back.on() == capture.from());
    boolean dearer =
        chase.dearer().stream()
            .anyMatch(it -> passes(it.pieces(), piece) && passes(it.chasers(), by));
    return !even && (dearer || !isProtected(scene, capture, game.owner(piece)));
  }

  private boolean passes(Filter filter, int piece) {
    return game.passes(filter, piece, chaser);
  }

  private boolean isProtected(Scene scene, Capture capture, int owner) {
    Scene after = capture.after();
    if (questions.inCheck(scene, owner)) {
      return questions.isAttacked(after, capture.on(), after.pieces[capture.on()], owner, "");
    }
    return game.mover(after) == owner
        && captures(after).stream().anyMatch(back -> back.on() == capture.on());
  }

  /** The legal moves that capture a piece on the square where they end. */
  private List<Capture> captures(Scene scene) {
    List<Capture> captures = new ArrayList<>();
    for (WalkedTurn turn : questions.legalMoves(scene)) {
      Scene after = Maker.after(game, scene, turn);
      boolean moved = after.lastFrom != View.NOWHERE && after.lastTo != View.NOWHERE;
      if (moved && !after.captured.isEmpty() && scene.pieces[after.lastTo] != Contents.EMPTY) {
        captures.add(new Capture(after.lastFrom, after.lastTo, after));
      }
    }
    return captures;
  }

  /** The scene once others have passed, if it ever is that player's turn. */
  private Optional<Scene> due(Scene scene, int player) {
    Scene due = scene;
    for (int i = 0; i < game.model.turnOrder().size() && game.mover(due) != player; i++) {
      due = Maker.after(game, due, PASS);
    }
    return game.mover(due) == player ? Optional.of(due) : Optional.empty();
  }
}
