package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.drawing.diagram.MoveDiagramText;
import org.rookery.drawing.scene.BoardScene;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws how a piece moves. */
@Command(
    name = "draw-move",
    description = "Draw how a piece moves, as its rules say: as text, or as a picture.")
final class DrawMoveCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();

  @Parameters(
      index = "1",
      paramLabel = "PIECE",
      description = "The name of a piece, or its letter.")
  private String piece = "";

  @Option(
      names = "--player",
      description = "The player whose piece it is. Default: the first " + "player.")
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
    GameProgram program = game.load().program();
    int content = program.contents().of(type(program), player(program));
    List<String> squares = program.topology().squares();
    MoveDiagram diagram =
        KnownName.of("square", square, squares)
            .map(name -> MoveDiagram.of(program, content, squares.indexOf(name)))
            .orElseGet(() -> MoveDiagram.of(program, content));
    if (output == null) {
      streams.out().print(new MoveDiagramText(diagram).draw());
    } else {
      PictureFile.write(BoardScene.of(diagram), output, scale);
    }
    return ExitCode.FINE;
  }

  /** The number of the piece asked for: by its name, or else by its letter. */
  private int type(GameProgram program) {
    List<PieceType> pieces = program.pieces();
    List<String> names = pieces.stream().map(PieceType::name).toList();
    for (int type = 0; type < pieces.size(); type++) {
      if (!names.contains(piece)
          && pieces.get(type).letters().stream().anyMatch(piece::equalsIgnoreCase)) {
        return type;
      }
    }
    return names.indexOf(KnownName.of("piece", piece, names).orElseThrow());
  }

  private int player(GameProgram program) {
    return KnownName.of("player", player, program.players())
        .map(program.players()::indexOf)
        .orElse(0);
  }
}
