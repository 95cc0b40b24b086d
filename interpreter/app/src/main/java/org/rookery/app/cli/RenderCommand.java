package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.picture.Mark;
import org.rookery.engine.movegen.Attack;
import org.rookery.engine.notation.Changes;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.logs.Preset;
import org.rookery.logs.Snapshot;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws a position as a picture. */
@Command(name = "render", description = "Draw a position as a picture, SVG or PNG.")
final class RenderCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();
  @Mixin private PositionOption position = new PositionOption();

  @Option(
      names = {"-t", "--targets"},
      paramLabel = "SQUARE",
      description = "Mark where the man on that square, or one in hand with that label, may go.")
  private @Nullable String targets;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "The picture: a file that ends in .svg or .png.")
  private Path output = Path.of("");

  @Option(names = "--scale", description = "How much larger a PNG is. Default: 1.")
  private double scale = 1;

  @Option(names = "--no-legend", description = "Leave out the list of men.")
  private boolean noLegend;

  @Override
  public Integer call() {
    PictureFile.check(output, scale);
    Game loaded = game.load();
    Position drawn = position.of(loaded, List.of());
    Snapshot board = Snapshot.of(new Preset(loaded.program()), drawn.setup());
    String note =
        loaded.adjudicator().outcome(drawn).isOver()
            ? OutcomeText.of(loaded, drawn)
            : board.toMove();
    PictureFile.write(BoardScene.of(board, marks(loaded, drawn), note, !noLegend), output, scale);
    return ExitCode.FINE;
  }

  private List<Mark> marks(Game loaded, Position drawn) {
    List<Mark> marks = new ArrayList<>(lastTurn(drawn));
    for (Attack check : loaded.generator().checks(drawn, drawn.as())) {
      marks.add(Mark.of(check.square(), Mark.Kind.CHECK));
    }
    if (targets != null) {
      marks.addAll(targets(loaded, drawn, targets));
    }
    return List.copyOf(new LinkedHashSet<>(marks));
  }

  /** The squares of the last turn. */
  static List<Mark> lastTurn(Position position) {
    List<Mark> marks = new ArrayList<>();
    for (int square : new int[] {position.lastFrom(), position.lastTo()}) {
      if (square != Position.NOWHERE) {
        marks.add(Mark.of(square, Mark.Kind.LAST));
      }
    }
    return marks;
  }

  private static List<Mark> targets(Game loaded, Position drawn, String text) {
    Optional<Integer> square = loaded.labels().square(text);
    BitSet men = loaded.labels().men(text);
    if (square.isEmpty() && men.isEmpty()) {
      throw new Refusal("`" + text + "` is neither a square nor a man of this game.");
    }
    Set<Mark> marks = new LinkedHashSet<>();
    square.ifPresent(s -> marks.add(Mark.of(s, Mark.Kind.CHOSEN)));
    TurnTexts turns = loaded.turns(drawn);
    for (Move move : turns.moves()) {
      Changes changes = turns.changes(move);
      boolean meant =
          square.isPresent()
              ? changes.origin() == square.get()
              : changes.all().get(0) instanceof Component.Drop drop && men.get(drop.content());
      if (meant && changes.target() != Component.NO_SQUARE) {
        marks.add(mark(drawn, changes));
      }
    }
    return List.copyOf(marks);
  }

  private static Mark mark(Position drawn, Changes changes) {
    int target = changes.target();
    boolean stays = target == changes.origin();
    boolean taken = !stays && drawn.content(target) != 0;
    Mark.Kind kind = stays ? Mark.Kind.IN_PLACE : taken ? Mark.Kind.CAPTURE : Mark.Kind.QUIET;
    return Mark.of(target, kind);
  }
}
