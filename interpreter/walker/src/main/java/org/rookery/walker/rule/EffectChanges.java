package org.rookery.walker.rule;

import java.util.Optional;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.model.Place;
import org.rookery.program.Edit;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.SceneChange.Kind;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkerGame;

/** The change an effect comes to where a block stands; none where its place is off the board. */
final class EffectChanges implements Effect.Cases<Optional<SceneChange>> {
  private final WalkerGame game;
  private final Scene scene;
  private final BlockState track;

  EffectChanges(WalkerGame game, Scene scene, BlockState track) {
    this.game = game;
    this.scene = scene;
    this.track = track;
  }

  private Optional<SceneChange> at(Place place, Kind kind, int a) {
    int square = track.square(place, scene, game.view(track.mover.player()));
    return square == View.NOWHERE
        ? Optional.empty()
        : Optional.of(new SceneChange(kind, a, square));
  }

  private static Optional<SceneChange> change(Kind kind, int a, int b) {
    return Optional.of(new SceneChange(kind, a, b));
  }

  /** The mover, or the player named; a word that names no player means the next one. */
  private int player(Optional<String> name) {
    int mover = track.mover.player();
    if (name.isEmpty()) {
      return mover;
    }
    int number = game.players.indexOf(name.get());
    return number < 0 ? game.next(mover) : number;
  }

  private int contentOf(Optional<String> piece, int player) {
    return game.contentOf(piece.orElseGet(() -> game.piece(track.mover.piece()).name()), player);
  }

  @Override
  public Optional<SceneChange> stay(Effect.Stay effect) {
    int square = track.square(effect.place(), scene, game.view(track.mover.player()));
    return square == View.NOWHERE ? Optional.empty() : change(Kind.MOVE, square, square);
  }

  @Override
  public Optional<SceneChange> capture(Effect.Capture effect) {
    return at(effect.place(), Kind.CAPTURE, 0);
  }

  @Override
  public Optional<SceneChange> capturePasser(Effect.CapturePasser effect) {
    return scene.passer == View.NOWHERE ? Optional.empty() : change(Kind.CAPTURE, 0, scene.passer);
  }

  @Override
  public Optional<SceneChange> remove(Effect.Remove effect) {
    return at(effect.place(), Kind.REMOVE, 0);
  }

  @Override
  public Optional<SceneChange> create(Effect.Create effect) {
    return at(effect.place(), Kind.CREATE, contentOf(effect.piece(), player(effect.player())));
  }

  @Override
  public Optional<SceneChange> own(Effect.Own effect) {
    return at(effect.place(), Kind.OWNER, player(effect.player()));
  }

  @Override
  public Optional<SceneChange> flip(Effect.Flip effect) {
    return at(effect.place(), Kind.OWNER, Edit.NEXT_PLAYER);
  }

  @Override
  public Optional<SceneChange> become(Effect.Become effect) {
    return at(effect.place(), Kind.TYPE, game.pieces.indexOf(effect.piece()));
  }

  @Override
  public Optional<SceneChange> mark(Effect.Mark effect) {
    int attribute = game.attributes.indexOf(effect.attribute());
    return attribute < 0
        ? Optional.empty()
        : at(effect.place(), effect.value() ? Kind.SET : Kind.CLEAR, attribute);
  }

  @Override
  public Optional<SceneChange> pass(Effect.Pass effect) {
    return at(effect.place(), Kind.PASSED, 0);
  }

  @Override
  public Optional<SceneChange> count(Effect.Count effect) {
    int counter = game.counter(effect.counter(), effect.side(), track.mover.player());
    return change(Kind.COUNTER, counter, effect.by());
  }

  @Override
  public Optional<SceneChange> countOn(Effect.CountOn effect) {
    int square = track.square(effect.place(), scene, game.view(track.mover.player()));
    return square == View.NOWHERE
        ? Optional.empty()
        : change(Kind.COUNTER, game.counterOn(effect.counter(), square), effect.by());
  }

  @Override
  public Optional<SceneChange> take(Effect.Take effect) {
    return change(Kind.TAKE, contentOf(effect.piece(), track.mover.player()), 0);
  }

  @Override
  public Optional<SceneChange> discard(Effect.Discard effect) {
    int piece =
        effect.piece().isEmpty()
            ? track.mover.piece()
            : contentOf(effect.piece(), track.mover.player());
    return change(Kind.DISCARD, piece, 0);
  }

  @Override
  public Optional<SceneChange> column(Effect.Column effect) {
    int number = effect.deed().piece().map(game.pieces::indexOf).orElse(effect.deed().number());
    return at(effect.place(), Kind.COLUMN, effect.deed().work().with(number));
  }

  @Override
  public Optional<SceneChange> forbidMate(Effect.ForbidMate effect) {
    return change(Kind.NO_MATE, 0, 0);
  }

  @Override
  public Optional<SceneChange> forbid(Effect.Forbid effect) {
    int condition = game.forbidden.indexOf(effect.condition());
    return change(Kind.FORBID, condition * game.players.size() + track.mover.player(), 0);
  }
}
