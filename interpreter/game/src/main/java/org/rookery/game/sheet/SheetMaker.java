package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.drawing.diagram.MoveDiagramText;
import org.rookery.engine.position.Setup;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.phrase.AmountWords;
import org.rookery.game.phrase.ConditionClauses;
import org.rookery.game.phrase.Nouns;
import org.rookery.game.phrase.Voice;
import org.rookery.game.sheet.RulesSheet.Claim;
import org.rookery.game.sheet.RulesSheet.Part;
import org.rookery.language.form.Form;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;
import org.rookery.program.GameProgram;

/** Writes the rules sheet of a game. */
public final class SheetMaker {
  private static final Set<String> TURNS =
      Set.of(
          "turn-order",
          "pie-rule",
          "fog",
          "umpire",
          "hidden",
          "simultaneous",
          "after-move",
          "afterwards",
          "another-turn",
          "another-throw",
          "as-much-as-possible",
          "may-move",
          "may-pass",
          "move-priorities");

  private static final Set<String> ENDINGS =
      Set.of(
          "royal",
          "stalemate",
          "no-moves",
          "repetition",
          "quiet-turns",
          "ending",
          "points",
          "dead-position",
          "dead-positions",
          "win-condition",
          "loss-condition",
          "draw-condition",
          "count-condition");

  private final Game game;
  private final GameModel model;
  private final List<Form> sections;
  private final List<String> about;
  private final List<Part> parts = new ArrayList<>();
  private final Set<String> zones = new LinkedHashSet<>();
  private final Set<String> said = new HashSet<>();

  private SheetMaker(Game game, List<String> about) {
    this.game = game;
    this.about = about;
    model = game.compiled().model();
    sections = game.compiled().sections();
  }

  /** The rules of a game. */
  public static RulesSheet of(Game game, Source main) {
    SheetMaker maker = new SheetMaker(game, Quotes.top(main));
    maker.said.addAll(maker.about);
    maker.turns();
    maker.model.pieces().forEach(maker::piece);
    maker.captures();
    maker.endings();
    maker.board();
    return new RulesSheet(game.title(), maker.about, List.copyOf(maker.parts));
  }

  private void add(String heading, List<String> sentences, List<String> quoted) {
    if (!sentences.isEmpty() || !quoted.isEmpty()) {
      parts.add(new Part(heading, sentences, quoted, "", Optional.empty(), List.of()));
    }
  }

  private List<String> quotes(Set<String> words) {
    Set<String> quotes = new LinkedHashSet<>();
    for (Form section : sections) {
      String word = section instanceof Form.Group group ? group.head().orElse("") : "";
      if (words.contains(word)) {
        Quotes.of(section.origin()).filter(said::add).ifPresent(quotes::add);
      }
    }
    return List.copyOf(quotes);
  }

  /** The board comes first, and tells the zones that the other parts speak of. */
  private void board() {
    List<String> quoted = quotes(Set.of("board", "board-setup"));
    parts.add(
        0,
        new Part(
            "Board and set-up",
            BoardSentences.of(game, zones),
            quoted,
            game.start().boardWithCells(),
            Optional.empty(),
            List.of()));
  }

  private String passing() {
    List<String> when =
        model.mayPass().stream().flatMap(condition -> clause(condition).stream()).toList();
    String said = String.join(", or if ", when);
    if (model.mayPass().stream().allMatch(it -> it.constant().orElse(false))) {
      return "A player may pass.";
    }
    return when.size() == model.mayPass().size() && Pointer.isShort(said)
        ? "A player may pass if " + said + "."
        : "In some positions a player may pass" + end("may-pass");
  }

  private void turns() {
    List<String> sentences = new ArrayList<>();
    sentences.add(TurnOrderWords.of(model, game.program().repeatFrom()));
    sentences.addAll(TurnOrderWords.chance(model));
    sentences.addAll(TurnNotes.of(model, this::clause));
    sentences.add(
        switch (game.program().options().passTurn()) {
          case NEVER -> "Passing is not allowed.";
          case ALWAYS -> passing();
          case FORCED -> "A player who has no other legal move passes.";
        });
    model.phases().forEach(phase -> sentences.add(furtherPart(phase)));
    model.anotherTurns().forEach(it -> sentences.add(AnotherTurnWords.of(it, this::clause)));
    if (!(model.most() instanceof Amount.Literal)) {
      Nouns nouns = new Nouns(model, Voice.PLAYER, zones);
      String number = model.most().match(new AmountWords(nouns));
      sentences.add(
          nouns.isWhole() && Pointer.isShort(number)
              ? "Only those moves are legal after which " + number + " can become greatest."
              : "Only those moves are legal after which the number that `as-much-as-possible` gives"
                  + " can become greatest.");
    }
    if (!model.movePriorities().isEmpty()) {
      sentences.add(
          model.movePriorities().size() == 1
              ? "If a move of the kind `"
                  + model.movePriorities().get(0)
                  + "` is possible, one of them must be made."
              : "If a move of the first of these kinds is possible, one of them must be made; else"
                  + " one of the next: "
                  + String.join(", ", model.movePriorities())
                  + ".");
    }
    add("Turns", sentences, quotes(TURNS));
  }

  private Optional<String> clause(Condition condition) {
    return ConditionClauses.of(condition, model, Voice.PLAYER, zones);
  }

  private String furtherPart(GameModel.Phase phase) {
    if (phase.together()) {
      return afterwards(phase);
    }
    String which = phase.name().isEmpty() ? "a move" : "a move of the kind `" + phase.name() + "`";
    String needs = which + " needs another part, of the kind `" + phase.moveType() + "`";
    String loss =
        phase.otherwise().isEmpty()
            ? ""
            : " A player who cannot make that part loses (" + phase.otherwise() + ").";
    boolean always = phase.when().constant().orElse(false);
    Optional<String> when =
        always
            ? Optional.empty()
            : ConditionClauses.of(phase.when(), model, Voice.ARRIVAL, zones)
                .filter(Pointer::isShort);
    String sometimes = when.map(text -> "If " + text + ", ").orElse(always ? "" : "Sometimes ");
    return Nouns.capital(sometimes + needs)
        + (always || when.isPresent() ? "." : Pointer.end(phase.origin()))
        + loss;
  }

  private String afterwards(GameModel.Phase phase) {
    boolean always = phase.when().constant().orElse(false);
    Optional<String> when = always ? Optional.empty() : clause(phase.when());
    String sometimes = when.map(text -> ", if " + text).orElse(always ? "" : ", in some positions");
    return "When a move has been made"
        + sometimes
        + ", every piece on the board, of any player, that has just one move of the kind `"
        + phase.moveType()
        + "` makes it, all at once, as part of that move"
        + (always || when.isPresent() ? "." : Pointer.end(phase.origin()));
  }

  /** How a sentence ends about a section that it does not say whole. */
  private String end(String word) {
    return sections.stream()
        .filter(section -> section.isHeadedBy(word))
        .findFirst()
        .map(section -> Pointer.end(section.origin()))
        .orElse(".");
  }

  private void piece(PieceModel piece) {
    Set<String> spoken = new LinkedHashSet<>();
    List<Span> blocks = new ArrayList<>();
    List<Form.Group> forms = new ArrayList<>();
    for (Form section : sections) {
      if (section.isHeadedBy("piece") && names(section, piece.name())) {
        forms.add((Form.Group) section);
        Quotes.ofPiece((Form.Group) section).ifPresent(spoken::add);
        parts((Form.Group) section, spoken);
      }
    }
    // What the top of the file says is about the game; the first piece of a macro has its comment.
    spoken.removeAll(about);
    boolean whole = !spoken.isEmpty();
    forms.forEach(form -> blocks(form, spoken, blocks));
    List<String> quoted = spoken.stream().filter(said::add).toList();
    List<String> sentences =
        new ArrayList<>(
            new PieceSentences(model, game.program(), piece, zones)
                .of(forms, whole ? Optional.empty() : Optional.of(blocks)));
    int content = game.program().contents().of(game.pieces().indexOf(piece.name()), owner(piece));
    MoveDiagram diagram = MoveDiagram.of(game.program(), content);
    List<Claim> claims = claim(piece, diagram, content);
    claims.forEach(
        claim ->
            sentences.add(
                "Alone on the board, on "
                    + claim.square()
                    + " it can go to "
                    + (claim.targets().isEmpty() ? "no square" : String.join(", ", claim.targets()))
                    + "."));
    String drawing = piece.moves().isEmpty() ? "" : new MoveDiagramText(diagram).draw();
    parts.add(
        new Part(
            piece.name(),
            List.copyOf(sentences),
            quoted,
            drawing,
            Optional.of(diagram).filter(drawn -> !drawing.isEmpty()),
            claims));
  }

  private static boolean names(Form section, String name) {
    return ((Form.Group) section)
        .items().stream()
            .filter(part -> part.isHeadedBy("name"))
            .anyMatch(part -> ((Form.Group) part).items().stream().anyMatch(n -> n.isWord(name)));
  }

  /** What is said of all moves, or of all drops, of a piece. */
  private static void parts(Form.Group section, Set<String> spoken) {
    rules(section).forEach(part -> Quotes.of(part.origin()).ifPresent(spoken::add));
  }

  /** What is said of a piece's single blocks, and where those stand of which something is. */
  private void blocks(Form.Group section, Set<String> spoken, List<Span> places) {
    rules(section)
        .flatMap(part -> part.items().stream())
        .filter(Form.Group.class::isInstance)
        .forEach(
            block -> {
              Set<String> quotes = new LinkedHashSet<>();
              Quotes.of(block.origin()).ifPresent(quotes::add);
              quotes.addAll(Quotes.within(block));
              quotes.removeAll(about);
              spoken.addAll(quotes);
              if (!quotes.isEmpty()) {
                places.add(block.origin().span());
              }
            });
  }

  private static Stream<Form.Group> rules(Form.Group section) {
    return section.items().stream()
        .filter(part -> part.isHeadedBy("moves") || part.isHeadedBy("drops"))
        .map(Form.Group.class::cast);
  }

  /** A player who has such pieces in the set-up, else who moves first; chance only by itself. */
  private int owner(PieceModel piece) {
    List<String> owners =
        Stream.concat(
                model
                    .setup()
                    .onBoard()
                    .filter(set -> set.piece().equals(piece.name()))
                    .map(set -> set.player()),
                model.turnOrder().stream().map(GameModel.TurnItem::as))
            .toList();
    String owner =
        owners.stream()
            .filter(player -> !GameProgram.isChance(player))
            .findFirst()
            .orElse(owners.get(0));
    return model.players().indexOf(owner);
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
    // Alone on the board, a player may be out of the game, and then has no move at all.
    boolean maybeOut = targets.isEmpty() && model.elimination().isPresent();
    if (maybeOut || targets.equals(List.of(square))) {
      return List.of();
    }
    return List.of(new Claim(model.players().get(owner) + " " + piece.name(), square, targets));
  }

  private void captures() {
    Set<String> sentences = new LinkedHashSet<>(CaptureSentences.of(model, game.program()));
    HookSentences hooks = new HookSentences(model, zones);
    model.hooks().stream()
        .filter(hook -> Quotes.of(hook.origin()).isEmpty())
        .forEach(hook -> hooks.told(hook).ifPresent(sentences::add));
    model.counters().stream()
        .filter(counter -> Quotes.of(counter.origin()).isEmpty())
        .forEach(counter -> hooks.told(counter).ifPresent(sentences::add));
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
    add("Captures, drops and what else happens", List.copyOf(sentences), quotes(words));
  }

  private void endings() {
    Set<String> sentences = new LinkedHashSet<>();
    model.royals().forEach(royal -> sentences.add(EndingSentences.royal(royal)));
    EndingSentences told = new EndingSentences(model, zones);
    told.points().ifPresent(sentences::add);
    boolean canAlwaysPass = TeamSentences.canAlwaysPass(model, game.program().options().passTurn());
    sentences.addAll(TeamSentences.of(model, canAlwaysPass, zones));
    List<EndingModel> endings = model.endings();
    // The last is what every game has; another may have forestalled it.
    boolean forestalled =
        endings.subList(0, endings.size() - 1).stream()
            .anyMatch(it -> EndingSentences.isAboutNoTurn(it) || told.endsWithoutMove(it));
    List<String> quoted = quotes(ENDINGS);
    List<EndingModel> asked = new ArrayList<>();
    for (EndingModel ending : endings.subList(0, endings.size() - (forestalled ? 1 : 0))) {
      // An ending that holds only where an earlier one does is never asked.
      boolean overruled = asked.stream().anyMatch(it -> takesPlaceOf(it, ending));
      asked.add(ending);
      if (!overruled && !(canAlwaysPass && EndingSentences.isAboutNoTurn(ending))) {
        told.of(ending)
            .filter(sentence -> (quoted.isEmpty() && about.isEmpty()) || Pointer.isShort(sentence))
            .or(() -> told.pointed(ending))
            .ifPresent(sentences::add);
      }
    }
    told.dead().ifPresent(sentences::add);
    add("How the game ends", List.copyOf(sentences), quoted);
  }

  private static boolean takesPlaceOf(EndingModel earlier, EndingModel ending) {
    return earlier.players().containsAll(ending.players())
        && ending.when().conjuncts().containsAll(earlier.when().conjuncts());
  }
}
