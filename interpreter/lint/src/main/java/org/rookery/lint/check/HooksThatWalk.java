package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.StatementCases;
import org.rookery.program.board.Topology;

/** What every move does leaves the cursor elsewhere, and so the piece that moves. */
final class HooksThatWalk implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "hook-moves-arrival",
          "`on-move`, `on-capture` or `on-drop` that leaves the cursor elsewhere",
          "A move arrives where the cursor is when it is made. These statements begin there, walk "
              + "on and do not come back, so that the piece arrives where they end. Name the squares "
              + "instead, or `mark` the arrival first and go `back`. If the piece is meant to go on, "
              + "say `to` where it arrives.",
          """
          (piece (name Man) (letter M) (moves (n (verify not-friend?) add)))
          (on-capture n capture)
          """,
          """
          (piece (name Man) (letter M) (moves (n (verify not-friend?) add)))
          (on-capture (capture n))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    Topology topology = game.model().board().topology();
    for (Hook hook : game.model().hooks()) {
      Cursor cursor = new Cursor(topology);
      cursor.run(hook.statements());
      cursor
          .leftBy()
          .ifPresent(
              statement ->
                  findings.add(
                      statement.origin(),
                      "This moves the cursor, and with it the square where the move arrives.",
                      "`mark` before it and `back` behind it, or `to` where the piece arrives"));
    }
  }

  /** The way of the cursor from the square where a move arrives. */
  private static final class Cursor implements StatementCases.Few<Void> {
    private final Topology topology;

    /** The steps from there; null when they are not known any more. */
    private @Nullable List<Direction> away = new ArrayList<>();

    private boolean marked;
    private boolean said;
    private @Nullable Statement first;

    Cursor(Topology topology) {
      this.topology = topology;
    }

    /** What moves the cursor away for good; nothing where it is back, or `to` is said. */
    Optional<Statement> leftBy() {
      return said || isHome() ? Optional.empty() : Optional.ofNullable(first);
    }

    private boolean isHome() {
      return away != null && away.isEmpty();
    }

    void run(List<Statement> statements) {
      statements.forEach(statement -> statement.match(this));
    }

    /** Most statements leave the cursor where it is, but for what those inside them do. */
    @Override
    public Void other(Statement it) {
      if (!it.nested().isEmpty()) {
        branches(it.isLoop() ? List.of(it.nested(), List.of()) : it.ways());
      }
      return null;
    }

    @Override
    public Void step(Statement.Step it) {
      left(it);
      step(it.direction());
      return null;
    }

    @Override
    public Void jump(Statement.Jump it) {
      left(it);
      away = null;
      return null;
    }

    @Override
    public Void setMark(Statement.SetMark it) {
      marked = it.place() instanceof Place.Here && isHome();
      return null;
    }

    @Override
    public Void setTo(Statement.SetTo it) {
      said = true;
      return null;
    }

    private void left(Statement statement) {
      if (isHome()) {
        first = statement;
      }
    }

    @Override
    public Void go(Statement.Go go) {
      // Until it is said, `to` is wherever the cursor is.
      if (go.register() == Register.TO && !said) {
        return null;
      }
      boolean back = go.register() == Register.TO || (go.register() == Register.MARK && marked);
      if (!back) {
        left(go);
      }
      away = back ? new ArrayList<>() : null;
      return null;
    }

    private void step(Direction direction) {
      if (away == null) {
        return;
      }
      int last = away.size() - 1;
      if (last >= 0 && undoes(away.get(last), direction)) {
        away.remove(last);
      } else {
        away.add(direction);
      }
    }

    /** Each way from here; the cursor is known behind them where they end alike. */
    private void branches(List<List<Statement>> ways) {
      List<Direction> before = away == null ? null : new ArrayList<>(away);
      boolean markedBefore = marked;
      boolean all = true;
      @Nullable List<Direction> end = null;
      for (int i = 0; i < ways.size(); i++) {
        away = before == null ? null : new ArrayList<>(before);
        marked = markedBefore;
        run(ways.get(i));
        boolean alike = i == 0 || (away != null && away.equals(end));
        end = i == 0 || alike ? away : null;
        all &= marked;
      }
      away = end;
      marked = all;
    }

    private boolean undoes(Direction one, Direction other) {
      if (one.equals(new Direction.Opposite(other)) || other.equals(new Direction.Opposite(one))) {
        return true;
      }
      if (one instanceof Direction.Leap a && other instanceof Direction.Leap b) {
        return a.sideways() == -b.sideways() && a.forward() == -b.forward();
      }
      return one instanceof Direction.Named a
          && other instanceof Direction.Named b
          && linksBack(topology.directions().indexOf(a.name()), b.name());
    }

    private boolean linksBack(int there, String name) {
      int back = topology.directions().indexOf(name);
      return there >= 0
          && back >= 0
          && IntStream.range(0, topology.size())
              .filter(square -> topology.step(square, there) != Topology.NOWHERE)
              .allMatch(square -> topology.step(topology.step(square, there), back) == square);
    }
  }
}
