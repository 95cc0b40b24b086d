package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Statement;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.drawing.diagram.MoveDiagramText;
import org.rookery.engine.position.Setup;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.explain.BetzaWords;
import org.rookery.game.sheet.RulesSheet.Claim;
import org.rookery.game.sheet.RulesSheet.Part;
import org.rookery.language.form.Form;
import org.rookery.language.source.Source;
import org.rookery.program.Article;

/** Writes the rules sheet of a game. */
public final class SheetMaker {
  private static final Set<String> TURNS =
      Set.of(
          "turn-order",
          "after-move",
          "another-turn",
          "as-much-as-possible",
          "may-move",
          "move-priorities");

  private final Game game;
  private final GameModel model;
  private final List<Form> sections;
  private final List<Part> parts = new ArrayList<>();

  private SheetMaker(Game game) {
    this.game = game;
    model = game.compiled().model();
    sections = game.compiled().sections();
  }

  /** The rules of a game. */
  public static RulesSheet of(Game game, Source main) {
    SheetMaker maker = new SheetMaker(game);
    maker.board();
    maker.turns();
    maker.model.pieces().forEach(maker::man);
    maker.captures();
    maker.endings();
    return new RulesSheet(game.title(), Quotes.top(main), List.copyOf(maker.parts));
  }

  private void add(String heading, List<String> sentences, List<String> quoted, String drawing) {
    if (!sentences.isEmpty() || !quoted.isEmpty()) {
      parts.add(new Part(heading, sentences, quoted, drawing, List.of()));
    }
  }

  private List<String> quotes(Set<String> words) {
    Set<String> quotes = new LinkedHashSet<>();
    for (Form section : sections) {
      String word = section instanceof Form.Group group ? group.head().orElse("") : "";
      if (words.contains(word)) {
        Quotes.of(section).ifPresent(quotes::add);
      }
    }
    return List.copyOf(quotes);
  }

  private void board() {
    List<String> sentences = new ArrayList<>();
    int rows = game.program().layout().rows();
    int squares = game.squares().size();
    int columns = rows == 0 ? 0 : game.program().layout().columnNames().length;
    sentences.add(
        columns * rows == squares
            ? "The board has " + columns + " files and " + rows + " ranks."
            : "The board has " + squares + " squares.");
    Match start = game.start();
    sentences.add("The game begins so; " + start.moverName() + " moves first.");
    add(
        "Board and set-up",
        sentences,
        quotes(Set.of("board", "board-setup")),
        start.boardWithCells());
  }

  private void turns() {
    List<String> sentences = new ArrayList<>();
    List<String> order = new ArrayList<>();
    for (GameModel.TurnItem item : model.turnOrder()) {
      String phase = item.phase().isEmpty() ? "" : " (" + item.phase() + ")";
      String as = item.as().equals(item.player()) ? "" : " with the men of " + item.as();
      order.add(item.player() + as + phase);
    }
    int repeat = game.program().repeatFrom();
    sentences.add(
        repeat == 0
            ? "The turns go round in this order: " + String.join(", ", order) + "."
            : "The first turns are: "
                + String.join(", ", order.subList(0, repeat))
                + ". Then the turns go round in this order: "
                + String.join(", ", order.subList(repeat, order.size()))
                + ".");
    sentences.add(
        switch (game.program().options().passTurn()) {
          case NEVER -> "Nobody may pass.";
          case ALWAYS -> "A player may pass.";
          case FORCED -> "A player who has no other turn passes.";
        });
    for (GameModel.Phase phase : model.phases()) {
      String which = phase.name().isEmpty() ? "A turn" : "A turn of the kind " + phase.name();
      sentences.add(
          which
              + " may need a further part, of the kind "
              + phase.moveType()
              + (phase.otherwise().isEmpty()
                  ? "."
                  : "; who has none then has lost by \"" + phase.otherwise() + "\"."));
    }
    if (!model.anotherTurns().isEmpty()) {
      sentences.add(
          "After some turns, as the rule below says, the same player has the next one, too.");
    }
    if (!(model.most() instanceof Amount.Literal)) {
      sentences.add("Turns that lead to less than others do, as the rule below says, are illegal.");
    }
    if (!model.movePriorities().isEmpty()) {
      sentences.add(
          "Moves of the first of these kinds that there are must be made: "
              + String.join(", ", model.movePriorities())
              + ".");
    }
    add("Turns", sentences, quotes(TURNS), "");
  }

  private void man(PieceModel piece) {
    List<String> sentences = new ArrayList<>();
    Set<String> quoted = new LinkedHashSet<>();
    if (!piece.description().isEmpty()) {
      sentences.add(piece.description());
    }
    for (Form section : sections) {
      if (section.isHeadedBy("piece") && names(section, piece.name())) {
        Quotes.ofPiece((Form.Group) section).ifPresent(quoted::add);
        blocks((Form.Group) section, sentences, quoted);
      }
    }
    promotions(piece, sentences);
    if (!piece.drops().isEmpty()) {
      sentences.add("From the hand " + Article.a(piece.name()) + " may be dropped on the board.");
    }
    if (piece.blocks().isEmpty()) {
      sentences.add("Piece " + piece.name() + " has no moves.");
    }
    int content = game.program().contents().of(game.pieces().indexOf(piece.name()), owner(piece));
    MoveDiagram diagram = MoveDiagram.of(game.program(), content);
    List<Claim> claims = claim(piece, diagram, content);
    claims.forEach(
        claim ->
            sentences.add(
                "Alone on the board, one on "
                    + claim.square()
                    + " can go to "
                    + (claim.targets().isEmpty() ? "no square" : String.join(", ", claim.targets()))
                    + "."));
    String drawing = piece.moves().isEmpty() ? "" : new MoveDiagramText(diagram).draw();
    parts.add(new Part(piece.name(), List.copyOf(sentences), List.copyOf(quoted), drawing, claims));
  }

  private static boolean names(Form section, String name) {
    return ((Form.Group) section)
        .items().stream()
            .filter(part -> part.isHeadedBy("name"))
            .anyMatch(part -> ((Form.Group) part).items().stream().anyMatch(n -> n.isWord(name)));
  }

  /** Betza strings are put into words; other blocks are quoted. */
  private static void blocks(Form.Group section, List<String> sentences, Set<String> quoted) {
    for (Form part : section.items()) {
      boolean rules = part.isHeadedBy("moves") || part.isHeadedBy("drops");
      for (Form block : rules ? ((Form.Group) part).items() : List.<Form>of()) {
        if (block.isHeadedBy("betza") && ((Form.Group) block).items().size() > 1) {
          String text = ((Form.Group) block).items().get(1).toString().replace("\"", "");
          sentences.add(
              "Its moves, in Betza's notation, are `" + text + "`:\n" + BetzaWords.of(text));
        } else if (block instanceof Form.Group) {
          Quotes.of(block).ifPresent(quoted::add);
          quoted.addAll(Quotes.within(block));
        }
      }
    }
  }

  private static void promotions(PieceModel piece, List<String> sentences) {
    List<String> becomes =
        piece.moves().stream()
            .flatMap(block -> Statement.all(block.statements()))
            .filter(Statement.Add.class::isInstance)
            .flatMap(add -> ((Statement.Add) add).types().stream())
            .distinct()
            .toList();
    if (!becomes.isEmpty()) {
      sentences.add("It may become " + Article.a(String.join(", ", becomes)) + ".");
    }
  }

  /** The number of a player who has such pieces in the set-up, else of the first who moves. */
  private int owner(PieceModel piece) {
    return model.setup().men().stream()
        .filter(man -> man.piece().equals(piece.name()))
        .map(man -> model.players().indexOf(man.player()))
        .findFirst()
        .orElse(model.players().indexOf(model.turnOrder().get(0).as()));
  }

  /** Where the piece goes by itself, tried out; nothing where the game would be over then. */
  private List<Claim> claim(PieceModel piece, MoveDiagram diagram, int content) {
    int owner = game.program().contents().owner(content);
    String square = game.squares().get(diagram.start());
    Match match =
        game.match(
            Setup.empty(game.program()).withSquare(game.program(), diagram.start(), content));
    if (piece.moves().isEmpty() || match.isOver() || match.mover() != owner) {
      return List.of();
    }
    List<String> targets =
        match.turns().from(square).stream()
            .flatMap(turn -> turn.parts().stream().limit(1))
            .flatMap(turnPart -> turnPart.to().stream())
            .distinct()
            .sorted()
            .toList();
    if (targets.equals(List.of(square))) {
      return List.of();
    }
    return List.of(new Claim(model.players().get(owner) + " " + piece.name(), square, targets));
  }

  private void captures() {
    List<String> sentences = new ArrayList<>();
    if (game.program().options().capturedToHand()) {
      sentences.add("Captured men come to their captor's hand.");
    } else if (game.program().options().recycleCaptures()) {
      sentences.add("Captured men go back to their owner's hand.");
    }
    if (game.program().options().capturesFirst()) {
      sentences.add("Who can capture must.");
    }
    if (game.program().options().maximalCaptures()) {
      sentences.add("As many men must be captured as can be.");
    }
    Set<String> words =
        Set.of(
            "captured-pieces",
            "every-piece",
            "on-move",
            "on-capture",
            "on-drop",
            "captures-compulsory",
            "counter",
            "option",
            "pass-turn");
    add("Captures, drops and what else happens", sentences, quotes(words), "");
  }

  private void endings() {
    Set<String> sentences = new LinkedHashSet<>();
    model.royals().forEach(royal -> sentences.add(EndingSentences.royal(royal)));
    List<EndingModel> endings = model.endings();
    // The last is what every game has; another may have forestalled it.
    boolean said =
        endings.subList(0, endings.size() - 1).stream().anyMatch(EndingSentences::isAboutNoTurn);
    for (EndingModel ending : endings.subList(0, endings.size() - (said ? 1 : 0))) {
      if (!ending.reason().equals("checkmate")) {
        sentences.add(EndingSentences.of(ending, model));
      }
    }
    if (EndingSentences.drawsDeadPositions(model)) {
      sentences.add(EndingSentences.DEAD);
    }
    Set<String> words =
        Set.of(
            "royal",
            "stalemate",
            "no-moves",
            "repetition",
            "quiet-turns",
            "ending",
            "dead-position",
            "dead-positions",
            "win-condition",
            "loss-condition",
            "draw-condition",
            "count-condition");
    add("How the game ends", List.copyOf(sentences), quotes(words), "");
  }
}
