package org.rookery.compiler.model;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.PieceModel.Which;

/** Prints a game model as text: stable, complete but for origins, and made to be read. */
public final class ModelPrinter {
  private final StringBuilder out = new StringBuilder();
  private final TermPrinter terms = new TermPrinter();
  private final ConditionPrinter conditions = new ConditionPrinter();
  private final StatementPrinter statements = new StatementPrinter();
  private final GameModel game;

  private ModelPrinter(GameModel game) {
    this.game = game;
  }

  /** The text of a model. */
  public static String print(GameModel game) {
    ModelPrinter printer = new ModelPrinter(game);
    printer.print();
    return printer.out.toString();
  }

  private void print() {
    line("game " + game.title());
    game.knownAs()
        .forEach(
            (program, names) -> line("known in " + program + " as " + String.join(" ", names)));
    game.options().forEach((name, value) -> line("option " + name + ": " + value));
    line("players " + String.join(" ", game.players()));
    turnOrder();
    new BoardPrinter(out, game.board(), game.players()).print();
    game.pieces().forEach(this::piece);
    setup();
    game.hooks().forEach(this::hook);
    game.phases().forEach(this::phase);
    game.counters().forEach(this::counter);
    game.royals().forEach(this::royal);
    game.endings().forEach(this::ending);
    if (!game.movePriorities().isEmpty()) {
      line("move priorities " + String.join(" ", game.movePriorities()));
    }
    line("captured men " + (game.capturedMen().toHand() ? "to hand" : "out of the game"));
    line(
        "clock reset by "
            + (game.clock().captures() ? "captures" : "no captures")
            + game.clock().pieces().stream().map(p -> " " + p).collect(Collectors.joining()));
  }

  private void line(String text) {
    out.append(text).append('\n');
  }

  private void turnOrder() {
    StringBuilder items = new StringBuilder("turn order");
    for (int i = 0; i < game.turnOrder().size(); i++) {
      TurnItem item = game.turnOrder().get(i);
      items.append(i == game.repeatFrom() && i > 0 ? " repeat " : " ").append(item.player());
      items.append(item.as().equals(item.player()) ? "" : " as " + item.as());
      items.append(item.phase().isEmpty() ? "" : ":" + item.phase());
    }
    line(items.toString());
  }

  private void piece(PieceModel piece) {
    line("piece " + piece.name() + " letters " + String.join(" ", piece.letters()));
    if (!piece.capturedAs().equals(piece.name())) {
      line("  captured as " + piece.capturedAs());
    }
    piece.attributes().forEach((name, value) -> line("  attribute " + name + " " + value));
    piece.moves().forEach(block -> block("moves", block));
    piece.drops().forEach(block -> block("drops", block));
    piece.inHand().forEach(block -> block("hand", block));
  }

  private void block(String section, Block block) {
    String type = block.moveType().isEmpty() ? "" : " " + block.moveType() + ":";
    String text =
        block instanceof Block.Borrowed borrowed
            ? borrowed(borrowed)
            : "(" + statements.print(((Block.Written) block).statements()) + ")";
    line("  " + section + type + " " + text);
  }

  private String borrowed(Block.Borrowed block) {
    String which =
        block.which() == Which.ALL ? "" : " " + block.which().name().toLowerCase(Locale.ROOT);
    String rest = block.statements().isEmpty() ? "" : " " + statements.print(block.statements());
    return "(moves-of " + block.piece() + which + rest + ")";
  }

  private void setup() {
    for (String player : game.players()) {
      for (PieceModel piece : game.pieces()) {
        List<String> squares =
            game.setup().men().stream()
                .filter(m -> m.player().equals(player) && m.piece().equals(piece.name()))
                .map(SetupModel.Man::square)
                .toList();
        int off =
            game.setup().reserves().stream()
                .filter(r -> r.player().equals(player) && r.piece().equals(piece.name()))
                .mapToInt(SetupModel.Reserve::count)
                .sum();
        if (!squares.isEmpty() || off > 0) {
          String hand = off > 0 ? " off " + off : "";
          line("setup " + player + " " + piece.name() + ": " + String.join(" ", squares) + hand);
        }
      }
    }
  }

  private void hook(Hook hook) {
    String kind = hook.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
    String condition =
        hook.kind() == Hook.Kind.MAY_MOVE ? " " + conditions.print(hook.condition()) : "";
    String does =
        hook.statements().isEmpty() ? "" : " (" + statements.print(hook.statements()) + ")";
    line(kind + " " + terms.filter(hook.pieces()) + condition + does);
  }

  private void phase(Phase phase) {
    String name = phase.name().isEmpty() ? "" : phase.name() + " ";
    String type = phase.moveType().isEmpty() ? "any" : phase.moveType();
    String otherwise = phase.otherwise().isEmpty() ? "" : " or lose by " + phase.otherwise();
    line("after-move " + name + conditions.print(phase.when()) + " then " + type + otherwise);
  }

  private void counter(CounterModel counter) {
    line(
        "counter "
            + counter.name()
            + " "
            + counter.initial()
            + (counter.perPlayer() ? " per player" : "")
            + (counter.fen() ? " in fen" : ""));
    counter.after().forEach(c -> line("  add " + c.by() + " when " + conditions.print(c.when())));
  }

  private void royal(RoyalModel royal) {
    line(
        "royal "
            + String.join(" ", royal.pieces())
            + " of "
            + String.join(" ", royal.players())
            + (royal.onlyDisplacement() ? " attacked by displacement" : "")
            + (royal.mayNotGiveCheck() ? " may not give check" : "")
            + (royal.eachPart() ? " each part" : "")
            + (royal.inTheEnd() ? " in the end" : ""));
  }

  private void ending(EndingModel ending) {
    line(
        "ending \""
            + ending.reason()
            + "\" "
            + ending.result().name().toLowerCase(Locale.ROOT)
            + " for "
            + String.join(" ", ending.players())
            + " when "
            + conditions.print(ending.when()));
  }
}
