package org.rookery.compiler.print;

import static org.rookery.compiler.print.FormBuilder.group;
import static org.rookery.compiler.print.FormBuilder.symbol;
import static org.rookery.compiler.print.FormBuilder.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.EliminationModel;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.ClockModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.GameModel.Preference;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.HiddenModel;
import org.rookery.compiler.model.LotModel;
import org.rookery.compiler.model.PieRule;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.PieceModel.Which;
import org.rookery.compiler.model.PointsModel;
import org.rookery.compiler.model.SetupModel;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.program.GameProgram.CaptureChoice;

/**
 * A game model as forms: complete but for where its parts came from and for texts that are only
 * read by people, and spelled as a rules file would spell it.
 */
public final class ModelForms {
  private final TermForms terms = new TermForms();
  private final ConditionForms conditions = new ConditionForms();
  private final StatementForms statements = new StatementForms();
  private final GameModel game;
  private final List<Form> sections = new ArrayList<>();

  private ModelForms(GameModel game) {
    this.game = game;
  }

  /** The sections of a game, each a form. */
  public static List<Form> of(GameModel game) {
    ModelForms forms = new ModelForms(game);
    forms.build();
    return List.copyOf(forms.sections);
  }

  /** Some statements as a rules file would spell them. */
  public static List<Form> of(List<Statement> statements) {
    return new StatementForms().forms(statements);
  }

  /** A condition as a rules file would spell it. */
  public static Form of(Condition condition) {
    return new ConditionForms().form(condition);
  }

  /** The sections as text, each on lines of its own. */
  public static String print(GameModel game) {
    return FormPrinter.print(of(game));
  }

  private void build() {
    sections.add(group("title", FormBuilder.text(game.title())));
    game.knownAs()
        .forEach(
            (program, names) -> names.forEach(name -> add("known-as", text(program), text(name))));
    if (game.texts().containsKey("notation")) {
      add("notation", text(game.texts().getOrDefault("notation", "")));
    }
    if (!game.turnTexts().isEmpty()) {
      add("turn-text", game.turnTexts().stream().map(FormBuilder::text).toList());
    }
    if (!game.handOrder().isEmpty()) {
      add("hand-order", game.handOrder());
    }
    if (game.skippedInFen()) {
      add("skipped-in-fen");
    }
    game.options().forEach((name, value) -> add("option", text(name), value));
    add("players", game.players());
    add("turn-order", turnOrder());
    game.pieRule().ifPresent(this::pieRule);
    sections.add(new BoardForms(game.board(), game.players()).form());
    game.pieces().forEach(this::piece);
    setup();
    game.hooks().forEach(this::hook);
    game.phases().forEach(this::phase);
    game.anotherTurns()
        .forEach(
            it -> add(it.thrown() ? "another-throw" : "another-turn", conditions.form(it.when())));
    game.mayPass().forEach(when -> add("may-pass", conditions.form(when)));
    if (!(game.most() instanceof Amount.Literal)) {
      add("as-much-as-possible", terms.amount(game.most()));
    }
    game.counters().forEach(this::counter);
    game.royals().forEach(this::royal);
    game.endings().forEach(this::ending);
    game.points().ifPresent(this::points);
    game.fog().ifPresent(origin -> add("fog"));
    game.umpire().ifPresent(umpire -> add("umpire", umpire.named()));
    game.hidden().ifPresent(this::hidden);
    game.simultaneous().ifPresent(rule -> add("simultaneous", rule.survivors()));
    game.draws().forEach(draw -> add("draws", draw.player(), draw.due()));
    if (!game.teams().isEmpty()) {
      add("teams", game.teams().stream().map(team -> group(team)).toList());
    }
    game.elimination().ifPresent(this::elimination);
    if (!game.movePriorities().isEmpty()) {
      add("move-priorities", game.movePriorities());
    }
    if (game.capturedPieces().toHand()) {
      add("captured-pieces", "to-hand");
    }
    game.capturedPieces().choices().forEach(this::preference);
    ClockModel clock = game.clock();
    add("clock", group("reset-by", clock.captures() ? "captures" : "", clock.pieces()));
  }

  private void add(Object... items) {
    sections.add(group(items));
  }

  private List<Form> turnOrder() {
    List<Form> order = new ArrayList<>();
    for (int i = 0; i < game.turnOrder().size(); i++) {
      TurnItem item = game.turnOrder().get(i);
      if (i == game.repeatFrom() && i > 0) {
        order.add(symbol("repeat"));
      }
      String as = item.as().equals(item.player()) ? "" : item.as();
      order.add(
          as.isEmpty() && item.phase().isEmpty()
              ? symbol(item.player())
              : group(item.player(), as, item.phase()));
    }
    return order;
  }

  private void pieRule(PieRule pie) {
    String look = pie.look().name().toLowerCase(Locale.ROOT);
    List<Form> when = pie.when().stream().map(conditions::form).toList();
    add("pie-rule", pie.look() == PieRule.Look.SAME ? "" : look, pie.other(), when);
  }

  private void hidden(HiddenModel hidden) {
    add("hidden", hidden.standIn(), hidden.shown(), terms.filter(hidden.pieces()));
  }

  private void elimination(EliminationModel out) {
    String fate =
        switch (out.fate()) {
          case STAY -> "stay";
          case LEAVE -> "leave";
          case LAST_MOVER -> "to-last-mover";
          case HEIR -> out.heir();
        };
    add("elimination", fate, conditions.form(out.when()));
  }

  private void points(PointsModel points) {
    List<Form> extra = new ArrayList<>();
    points
        .extra()
        .forEach(
            (player, halves) ->
                extra.add(
                    group(
                        "extra",
                        player,
                        Integer.toString(Math.floorDiv(halves, PointsModel.HALVES)),
                        halves % PointsModel.HALVES == 0 ? "" : "half")));
    add("points", terms.amount(points.number()), extra);
  }

  private void piece(PieceModel piece) {
    List<Form> parts = new ArrayList<>();
    parts.add(group("letters", piece.letters()));
    if (!piece.capturedAs().equals(piece.name())) {
      parts.add(group("captured-as", piece.capturedAs()));
    }
    piece
        .attributes()
        .forEach((name, value) -> parts.add(group("attribute", name, Boolean.toString(value))));
    if (piece.supply()) {
      boolean everybody = piece.suppliedTo().equals(game.players());
      parts.add(group("supply", everybody ? List.of() : piece.suppliedTo()));
    }
    if (piece.unmovedInFen()) {
      parts.add(group("unmoved-in-fen"));
    }
    piece
        .castlingSign()
        .ifPresent(
            sign ->
                parts.add(
                    group("castling-field", sign.attribute(), sign.byFile() ? "by-file" : "")));
    piece.moves().forEach(block -> parts.add(block("moves", block)));
    piece.drops().forEach(block -> parts.add(block("drops", block)));
    piece.inHand().forEach(block -> parts.add(block("hand", block)));
    add("piece", piece.name(), parts);
  }

  private Form block(String section, Block block) {
    Form rules =
        block instanceof Block.Borrowed borrowed
            ? borrowed(borrowed)
            : group(statements.forms(((Block.Written) block).statements()));
    return block.moveType().isEmpty()
        ? group(section, rules)
        : group(section, group("move-type", block.moveType()), rules);
  }

  private Form borrowed(Block.Borrowed block) {
    String which = block.which() == Which.ALL ? "" : word(block.which());
    return group("moves-of", block.piece(), which, statements.forms(block.statements()));
  }

  private void setup() {
    List<Form> armies = new ArrayList<>();
    for (String player : game.players()) {
      List<Form> pieces = new ArrayList<>();
      game.pieces().forEach(piece -> pieces.addAll(pieces(player, piece.name())));
      if (!pieces.isEmpty()) {
        armies.add(group(player, pieces));
      }
    }
    Map<String, List<String>> covered = new LinkedHashMap<>();
    game.setup()
        .covered()
        .forEach(
            piece ->
                covered
                    .computeIfAbsent(piece.square(), square -> new ArrayList<>())
                    .addAll(List.of(piece.player(), piece.piece())));
    covered.forEach((square, pieces) -> armies.add(group("beneath", square, pieces)));
    game.setup().lots().forEach(lot -> armies.add(lot(lot)));
    game.setup().castling().ifPresent(rights -> armies.add(group("castling", rights)));
    add("board-setup", armies);
  }

  private static Form lot(LotModel lot) {
    List<Form> draws = new ArrayList<>();
    for (LotModel.Draw draw : lot.draws()) {
      draws.add(group(draw.pieces(), draw.squares().get(0)));
    }
    return group("lots", lot.players(), draws);
  }

  /**
   * Where a player's pieces of one kind stand, and how many are in hand; nothing if there are none.
   */
  private List<Form> pieces(String player, String piece) {
    List<String> squares =
        game.setup().pieces().stream()
            .filter(content -> content.player().equals(player) && content.piece().equals(piece))
            .map(SetupModel.PlacedPiece::square)
            .toList();
    int off =
        game.setup().reserves().stream()
            .filter(content -> content.player().equals(player) && content.piece().equals(piece))
            .mapToInt(SetupModel.Reserve::count)
            .sum();
    if (off > 0) {
      return List.of(group(piece, squares, "off", off));
    }
    return squares.isEmpty() ? List.of() : List.of(group(piece, squares));
  }

  private void hook(Hook hook) {
    Form which = terms.filter(hook.pieces());
    List<Form> does = statements.forms(hook.statements());
    if (hook.kind() != Hook.Kind.MAY_MOVE) {
      add(word(hook.kind()), which, does);
    } else {
      List<Form> otherwise = does.isEmpty() ? List.of() : List.of(group("otherwise", does));
      add(word(hook.kind()), which, conditions.form(hook.condition()), otherwise);
    }
  }

  private void phase(Phase phase) {
    if (phase.together()) {
      add("afterwards", phase.moveType(), conditions.form(phase.when()));
      return;
    }
    String type = phase.moveType().isEmpty() ? "any" : phase.moveType();
    List<Form> otherwise =
        phase.otherwise().isEmpty()
            ? List.of()
            : List.of(group("or-lose", text(phase.otherwise())));
    Form when = conditions.form(phase.when());
    add("after-move", phase.name(), when, group("then", type), otherwise);
  }

  private void counter(CounterModel counter) {
    List<Form> parts = new ArrayList<>();
    if (counter.perPlayer()) {
      parts.add(group("per", "player"));
    }
    if (counter.fen()) {
      parts.add(group("in-fen"));
    }
    if (counter.outsideRepetition()) {
      parts.add(group("outside-repetition"));
    }
    if (!counter.after().isEmpty()) {
      parts.add(
          group(
              "after-turn",
              counter.after().stream()
                  .map(
                      change ->
                          group("add", terms.amount(change.by()), conditions.form(change.when())))
                  .toList()));
    }
    add("counter", counter.name(), counter.initial(), parts);
  }

  private void preference(Preference preference) {
    String word =
        switch (preference.kind()) {
          case CAPTOR -> "by";
          case CAPTURED -> "worth";
          case EARLY -> "early";
        };
    List<Object> said = new ArrayList<>(List.of(word));
    new TreeMap<>(preference.worth())
        .forEach(
            (piece, worth) -> {
              said.add(piece);
              said.add(preference.kind() == CaptureChoice.Kind.CAPTURED ? worth : "");
            });
    add("captures-compulsory", group(said.toArray()));
  }

  private void royal(RoyalModel royal) {
    List<Form> settings = new ArrayList<>();
    if (royal.onlyDisplacement()) {
      settings.add(group("attacked-by", "displacement"));
    }
    if (royal.mayNotGiveCheck()) {
      settings.add(group("may-not-give-check"));
    }
    if (royal.eachPart()) {
      settings.add(group("judge-check", "each-part"));
    }
    if (royal.inTheEnd()) {
      settings.add(group("judge-check", "in-the-end"));
    }
    add("royal", royal.pieces(), settings, group("players", royal.players()));
  }

  private void ending(EndingModel ending) {
    if (ending.isDead()) {
      add("dead-position", conditions.form(ending.when()));
      return;
    }
    add(
        "ending",
        text(ending.reason()),
        conditions.form(ending.when()),
        word(ending.result()),
        group("players", ending.players()));
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
