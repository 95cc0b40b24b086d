package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.ConditionCases;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.StatementCases;
import org.rookery.game.phrase.ConditionClauses;
import org.rookery.game.phrase.Voice;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;
import org.rookery.program.ColumnWork;
import org.rookery.program.GameProgram;
import org.rookery.program.TurnStep;

/**
 * What the picture of a piece does not show of its moves: what they ask besides what stands where,
 * what they do besides going and capturing, and moves of kinds with which no turn begins.
 */
final class PieceMore {
  /** So many clauses are read at once. */
  private static final int MOST_CLAUSES = 3;

  private static final AskedUnseen ASKED_UNSEEN = new AskedUnseen();
  private static final ChangedUnseen CHANGED_UNSEEN = new ChangedUnseen();

  private final GameModel game;
  private final PieceModel piece;
  private final Set<String> zones;
  private final boolean castles;
  private final CursorVoices voices;
  private final List<String> sentences = new ArrayList<>();

  private PieceMore(GameModel game, PieceModel piece, Set<String> zones, boolean castles) {
    this.castles = castles;
    this.voices = new CursorVoices(piece.moves());
    this.game = game;
    this.piece = piece;
    this.zones = zones;
  }

  /**
   * The sentences about moves of a piece of which its author says nothing.
   *
   * @param told the texts of rules that are told elsewhere
   * @param spoken the texts of rules of which the author says something
   * @param castles whether castling is told elsewhere, and so why another piece goes along
   */
  static List<String> of(
      GameModel game,
      GameProgram program,
      PieceModel piece,
      Set<String> zones,
      List<Span> told,
      List<Span> spoken,
      boolean castles) {
    PieceMore more = new PieceMore(game, piece, zones, castles);
    List<Block> blocks =
        piece.moves().stream()
            .filter(block -> block instanceof Block.Written && !isCastling(block))
            .filter(block -> !isIn(told, block) && !isIn(spoken, block))
            .toList();
    more.kinds(program, spoken);
    more.asked(blocks);
    more.done(blocks);
    return more.sentences;
  }

  private static boolean isIn(List<Span> places, Block block) {
    return places.stream().anyMatch(place -> place.contains(block.origin().span()));
  }

  /** Castling is told with its squares. */
  private static boolean isCastling(Block block) {
    return Statement.all(block.statements())
        .flatMap(it -> it.asked().stream())
        .flatMap(condition -> condition.conjuncts().stream())
        .anyMatch(condition -> condition.match(CASTLES));
  }

  private void kinds(GameProgram program, List<Span> spoken) {
    Set<String> begins = new LinkedHashSet<>();
    for (TurnStep step : program.turnOrder()) {
      step.tiers().forEach(tier -> tier.forEach(group -> begins.add(program.groups().get(group))));
    }
    Map<String, List<Origin>> others = new LinkedHashMap<>();
    for (Block block : piece.moves()) {
      if (!begins.contains(block.moveType()) && !isIn(spoken, block)) {
        others.computeIfAbsent(block.moveType(), kind -> new ArrayList<>()).add(block.origin());
      }
    }
    others.forEach(
        (kind, origins) ->
            sentences.add(
                "The picture does not show its moves of the kind `"
                    + kind
                    + "`: "
                    + Pointer.list(origins)
                    + "."));
  }

  private void asked(List<Block> blocks) {
    Set<String> clauses = new LinkedHashSet<>();
    List<Origin> unsaid = new ArrayList<>();
    for (Block block : blocks) {
      Statement.all(block.statements())
          .filter(it -> !it.forbids() && !onlyEmits(it))
          .forEach(it -> it.asked().ifPresent(condition -> ask(it, condition, clauses, unsaid)));
    }
    say("Some of its moves depend on this: ", clauses, unsaid, "Its moves depend on more: ");
  }

  private void ask(Statement it, Condition condition, Set<String> clauses, List<Origin> unsaid) {
    for (Condition part : condition.conjuncts()) {
      if (asksMore(part)) {
        Optional<String> clause =
            ConditionClauses.of(part, game, voices.at(it), zones).filter(Pointer::isShort);
        clause.ifPresentOrElse(clauses::add, () -> unsaid.add(it.origin()));
      }
    }
  }

  private void done(List<Block> blocks) {
    Set<String> clauses = new LinkedHashSet<>();
    List<Origin> unsaid = new ArrayList<>();
    FightSentences fights = new FightSentences(game, voices, blocks);
    sentences.addAll(fights.sentences());
    for (Block block : blocks) {
      Statement.all(block.statements())
          .filter(it -> it.match(CHANGED_UNSEEN))
          .forEach(
              it ->
                  (fights.tells(it) ? clause(it, CursorVoices.ARRIVAL) : clause(it))
                      .ifPresentOrElse(clauses::add, () -> unsaid.add(it.origin())));
    }
    if (!castles) {
      blocks.stream()
          .flatMap(block -> Statement.all(block.statements()))
          .filter(it -> it.match(TAKES_ALONG) && !fights.tells(it))
          .forEach(it -> unsaid.add(it.origin()));
    }
    Set<String> each = withEach();
    each.retainAll(clauses);
    say("With each of its moves: ", each, List.of(), "");
    clauses.removeAll(each);
    say("With some of its moves: ", clauses, unsaid, "More happens with its moves: ");
  }

  /**
   * What is done with every move, as far as blocks that make one move each show it; those that are
   * told by their comments count as well.
   */
  private Set<String> withEach() {
    List<Set<String>> done =
        piece.moves().stream()
            .map(
                block ->
                    block instanceof Block.Written written
                        ? withOne(written.statements())
                        : Set.<String>of())
            .toList();
    if (done.isEmpty()) {
      return new LinkedHashSet<>();
    }
    Set<String> each = new LinkedHashSet<>(done.get(0));
    done.forEach(each::retainAll);
    return each;
  }

  /**
   * The short clauses of what a block that makes one move changes before it, unseen in pictures.
   */
  private Set<String> withOne(List<Statement> statements) {
    boolean one =
        Statement.emissions(statements).count() == 1
            && statements.stream().anyMatch(it -> it.emission().isPresent());
    return (one ? statements : List.<Statement>of())
        .stream()
            .takeWhile(it -> it.emission().isEmpty())
            .filter(it -> it.match(CHANGED_UNSEEN))
            .flatMap(it -> clause(it).stream())
            .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private Optional<String> clause(Statement it) {
    return Optional.of(it)
        .filter(statement -> !voices.isOfAnother(statement))
        .flatMap(statement -> clause(statement, voices.at(statement)));
  }

  private Optional<String> clause(Statement it, Voice voice) {
    return EffectClauses.of(List.of(it), game, voice, zones)
        .map(all -> String.join("; ", all))
        .filter(Pointer::isShort);
  }

  /** A few clauses as a sentence; of many, and of what has no words, the places. */
  private void say(String start, Set<String> alike, List<Origin> unsaid, String pointing) {
    List<String> clauses = NumberedClauses.joined(alike);
    if (!clauses.isEmpty()) {
      sentences.add(
          start
              + String.join("; ", clauses.stream().limit(MOST_CLAUSES).toList())
              + (clauses.size() > MOST_CLAUSES ? "; …" : "")
              + ".");
    }
    if (!unsaid.isEmpty()) {
      sentences.add(pointing + Pointer.list(unsaid) + ".");
    }
  }

  private static boolean onlyEmits(Statement statement) {
    return Statement.emissions(statement.nested()).anyMatch(Statement.Add::promotes)
        && Statement.all(statement.nested())
            .allMatch(it -> it.emission().isPresent() || it.nested().size() > 0);
  }

  private static boolean asksMore(Condition condition) {
    return condition.match(ASKED_UNSEEN);
  }

  /** Whether a statement makes another piece go along, which no picture shows. */
  static final StatementCases.Few<Boolean> TAKES_ALONG =
      new StatementCases.Few<>() {
        @Override
        public Boolean other(Statement it) {
          return false;
        }

        @Override
        public Boolean cascade(Statement.Cascade it) {
          return true;
        }
      };

  private static final ConditionCases.Few<Boolean> CASTLES =
      new ConditionCases.Few<>() {
        @Override
        public Boolean other(Condition it) {
          return false;
        }

        @Override
        public Boolean castles(Condition.Castles it) {
          return true;
        }
      };

  /** Whether a condition asks what no picture of squares shows. */
  private static final class AskedUnseen implements ConditionCases.Few<Boolean> {
    @Override
    public Boolean other(Condition it) {
      return it.parts().stream().anyMatch(PieceMore::asksMore);
    }

    @Override
    public Boolean compare(Condition.Compare it) {
      return true;
    }

    @Override
    public Boolean hasAttribute(SquareCondition.HasAttribute it) {
      return true;
    }

    @Override
    public Boolean unmoved(SquareCondition.Unmoved it) {
      return true;
    }

    @Override
    public Boolean attacked(SquareCondition.Attacked it) {
      return true;
    }

    @Override
    public Boolean defended(SquareCondition.Defended it) {
      return true;
    }

    @Override
    public Boolean inCheck(Condition.InCheck it) {
      return true;
    }

    @Override
    public Boolean justCaptured(Condition.JustCaptured it) {
      return true;
    }

    @Override
    public Boolean lastFrom(SquareCondition.LastFrom it) {
      return true;
    }

    @Override
    public Boolean lastTo(SquareCondition.LastTo it) {
      return true;
    }
  }

  /** Whether a statement changes what no picture of squares shows. */
  private static final class ChangedUnseen implements StatementCases.Few<Boolean> {
    @Override
    public Boolean other(Statement it) {
      return it.forbids();
    }

    @Override
    public Boolean forbidMate(Statement.ForbidMate it) {
      return true;
    }

    @Override
    public Boolean create(ChangeStatement.Create it) {
      return true;
    }

    @Override
    public Boolean changeOwner(ChangeStatement.ChangeOwner it) {
      return true;
    }

    @Override
    public Boolean flip(ChangeStatement.Flip it) {
      return true;
    }

    @Override
    public Boolean setAttribute(ChangeStatement.SetAttribute it) {
      return true;
    }

    @Override
    public Boolean addToCounter(ChangeStatement.AddToCounter it) {
      return true;
    }

    @Override
    public Boolean addToSquare(ChangeStatement.AddToSquare it) {
      return true;
    }

    @Override
    public Boolean column(Statement.Column it) {
      return it.deed().work() == ColumnWork.KEEP || it.deed().work() == ColumnWork.LEAVE;
    }

    @Override
    public Boolean takeInHand(ChangeStatement.TakeInHand it) {
      return true;
    }

    @Override
    public Boolean discard(ChangeStatement.Discard it) {
      return true;
    }
  }
}
