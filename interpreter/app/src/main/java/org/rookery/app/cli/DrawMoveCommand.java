package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.diagram.Diagram;
import org.rookery.app.diagram.DiagramText;
import org.rookery.app.rulebook.Game;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws how a man moves. */
@Command(
    name = "draw-move",
    description = "Draw how a man moves, as its rules say: as text, or as a picture.")
final class DrawMoveCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();

  @Parameters(index = "1", paramLabel = "PIECE", description = "The name of a man, or its letter.")
  private String piece = "";

  @Option(names = "--player", description = "Whose man it is. Default: the first player's.")
  private @Nullable String player;

  @Option(
      names = "--square",
      description = "Where it stands. Default: where it has most to show, near the middle.")
  private @Nullable String square;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "A picture: a file that ends in .svg or .png.")
  private @Nullable Path output;

  @Option(names = "--scale", description = "How much larger a PNG is. Default: 1.")
  private double scale = 1;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    Game loaded = game.load();
    GameProgram program = loaded.program();
    int content = program.contents().of(type(program), player(program));
    Diagram diagram =
        square == null
            ? Diagram.of(program, content)
            : Diagram.of(program, content, square(loaded, square));
    if (output == null) {
      streams.out().print(new DiagramText(diagram).draw());
    } else {
      PictureFile.write(BoardScene.of(diagram), output, scale);
    }
    return ExitCode.FINE;
  }

  private int type(GameProgram program) {
    List<PieceType> pieces = program.pieces();
    for (int type = 0; type < pieces.size(); type++) {
      if (pieces.get(type).name().equalsIgnoreCase(piece)) {
        return type;
      }
    }
    for (int type = 0; type < pieces.size(); type++) {
      if (pieces.get(type).letters().stream().anyMatch(piece::equalsIgnoreCase)) {
        return type;
      }
    }
    String known = String.join(", ", pieces.stream().map(PieceType::name).toList());
    throw new Refusal("There is no man `" + piece + "`; there are " + known + ".");
  }

  private int player(GameProgram program) {
    if (player == null) {
      return 0;
    }
    for (int i = 0; i < program.players().size(); i++) {
      if (program.players().get(i).equalsIgnoreCase(player)) {
        return i;
      }
    }
    String known = String.join(", ", program.players());
    throw new Refusal("There is no player `" + player + "`; there are " + known + ".");
  }

  private static int square(Game loaded, String name) {
    return loaded
        .labels()
        .square(name)
        .orElseThrow(() -> new Refusal("There is no square `" + name + "`."));
  }
}
