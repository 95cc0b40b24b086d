package org.rookery.app.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.graph.GraphPrinter;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.print.ModelForms;
import org.rookery.game.Game;
import org.rookery.game.SourceStages;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.NamedThings;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints what a stage of the compiler made of a game. */
@Command(name = "dump", description = "Print what a stage of the compiler made of a game.")
final class DumpCommand implements Callable<Integer> {
  private enum Stage {
    forms,
    expanded,
    model,
    graph,
    program
  }

  private enum Format {
    text,
    dot
  }

  @Mixin private GameArgument game = new GameArgument();

  @Option(
      names = "--stage",
      required = true,
      paramLabel = "STAGE",
      description = "forms, expanded, model, graph or program.")
  private Stage stage = Stage.forms;

  @Option(names = "--format", paramLabel = "FORMAT", description = "text, or dot for a graph.")
  private Format format = Format.text;

  @Option(names = "--piece", paramLabel = "PIECE", description = "Only this piece.")
  private @Nullable String piece;

  @Option(names = "--player", paramLabel = "PLAYER", description = "Only this player's pieces.")
  private @Nullable String player;

  @Option(names = "--square", paramLabel = "SQUARE", description = "Only from this square.")
  private @Nullable String square;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (format == Format.dot && stage != Stage.graph) {
      throw new Refusal("Only the stage `graph` can be drawn as DOT.");
    }
    streams.out().print(text());
    return ExitCode.FINE;
  }

  private String text() {
    return switch (stage) {
      case forms -> SourceStages.forms(game.rules());
      case expanded -> SourceStages.expanded(game.rules());
      case model -> ModelForms.print(game.load().compiled().model());
      case graph -> graphs(game.load());
      case program -> program(game.load());
    };
  }

  private String graphs(Game loaded) {
    StringBuilder out = new StringBuilder();
    Optional<String> only =
        KnownName.of(
            "piece", piece, loaded.program().pieces().stream().map(p -> p.name()).toList());
    for (MoveGraph graph : loaded.compiled().graphs()) {
      if (only.isEmpty() || only.get().equals(graph.piece())) {
        out.append(format == Format.dot ? GraphPrinter.dot(graph) : GraphPrinter.text(graph));
        out.append(format == Format.dot ? "" : "\n");
      }
    }
    return out.toString();
  }

  private String program(Game loaded) {
    GameProgram program = loaded.program();
    Contents contents = program.contents();
    Optional<String> type =
        KnownName.of("piece", piece, program.pieces().stream().map(p -> p.name()).toList());
    Optional<String> owner = KnownName.of("player", player, program.players());
    Optional<String> from = KnownName.of("square", square, program.topology().squares());
    if (type.isEmpty() && owner.isEmpty() && from.isEmpty()) {
      return ProgramText.summary(program);
    }
    StringBuilder out = new StringBuilder();
    for (int occupant = 1; occupant < contents.size(); occupant++) {
      String name = program.pieces().get(contents.type(occupant)).name();
      String whose = program.players().get(contents.owner(occupant));
      if (type.filter(t -> !t.equals(name)).isEmpty()
          && owner.filter(o -> !o.equals(whose)).isEmpty()) {
        int content = occupant;
        IntStream.range(0, program.topology().size())
            .filter(s -> from.isEmpty() || from.get().equals(program.topology().squares().get(s)))
            .forEach(s -> code(program, content, s, out));
      }
    }
    return out.toString();
  }

  private static void code(GameProgram program, int piece, int square, StringBuilder out) {
    String name =
        new NamedThings(program).piece(piece) + " on " + program.topology().squares().get(square);
    for (int group = 0; group < program.groups().size(); group++) {
      String type =
          program.groups().get(group).isEmpty() ? "" : " (" + program.groups().get(group) + ")";
      code(program, name + type, program.rules().moves(piece, square, group), out);
      code(program, name + type + ", dropped", program.rules().drops(piece, square, group), out);
    }
  }

  private static void code(
      GameProgram program, String title, RuleBlocks blocks, StringBuilder out) {
    String rules = RuleText.of(program, blocks);
    if (!rules.isEmpty()) {
      out.append(title).append('\n').append(rules).append('\n');
    }
  }
}
