package org.rookery.walker.rule;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Place;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkerGame;

/** The squares an area means where a block stands. */
final class AreaSquares implements Area.Cases<Set<Integer>> {
  private final Scene scene;
  private final BlockState track;
  private final View view;

  AreaSquares(WalkerGame game, Scene scene, BlockState track) {
    this.scene = scene;
    this.track = track;
    this.view = game.view(track.mover.player());
  }

  private int square(Place place) {
    return track.square(place, scene, view);
  }

  @Override
  public Set<Integer> board(Area.Board it) {
    return view.squares();
  }

  @Override
  public Set<Integer> zone(Area.Zone it) {
    return view.zone(it.name());
  }

  @Override
  public Set<Integer> squares(Area.Squares it) {
    Set<Integer> squares = new TreeSet<>();
    it.names().forEach(name -> squares.add(view.square(name)));
    squares.remove(View.NOWHERE);
    return squares;
  }

  @Override
  public Set<Integer> adjacent(Area.Adjacent it) {
    int here = square(it.place());
    return here == View.NOWHERE ? Set.of() : view.neighbours(here);
  }

  @Override
  public Set<Integer> rankOf(Area.RankOf it) {
    return view.rank(square(it.place()));
  }

  @Override
  public Set<Integer> fileOf(Area.FileOf it) {
    return view.file(square(it.place()));
  }

  @Override
  public Set<Integer> ray(Area.Ray it) {
    Set<Integer> squares = new TreeSet<>();
    int start = square(it.place());
    int square = view.step(start, it.direction());
    while (square != View.NOWHERE && square != start && squares.add(square)) {
      square = view.step(square, it.direction());
    }
    return squares;
  }

  @Override
  public Set<Integer> corner(Area.Corner it) {
    Set<Integer> squares = new TreeSet<>(view.file(square(it.file())));
    squares.retainAll(view.rank(square(it.rank())));
    return squares;
  }

  @Override
  public Set<Integer> union(Area.Union it) {
    Set<Integer> squares = new TreeSet<>();
    it.areas().forEach(area -> squares.addAll(area.match(this)));
    return squares;
  }

  @Override
  public Set<Integer> intersection(Area.Intersection it) {
    Set<Integer> squares = new TreeSet<>(view.squares());
    List<Area> areas = it.areas();
    areas.forEach(area -> squares.retainAll(area.match(this)));
    return squares;
  }

  @Override
  public Set<Integer> without(Area.Without it) {
    Set<Integer> squares = new TreeSet<>(it.area().match(this));
    squares.removeAll(it.without().match(this));
    return squares;
  }
}
