package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Settings;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.lint.facts.LintBudget;
import org.rookery.lint.facts.PieceReach;
import org.rookery.lint.facts.PieceRules;
import org.rookery.lint.facts.TestOutcomes;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** A game as checks see it; what several of them ask is worked out once. */
public final class LintedGame {
  private final CompiledGame compiled;
  private final Source text;
  private final PieceRules rules;
  private final List<Map<Integer, String>> setups;
  private @Nullable Boolean hasOwnRules;
  private @Nullable PieceReach reach;
  private @Nullable TestOutcomes tests;

  /**
   * A game of a text, compiled; what its pieces do is looked at within a budget.
   *
   * @param setups the set-ups of the text's games before it
   */
  public LintedGame(
      CompiledGame compiled, Source text, LintBudget budget, List<Map<Integer, String>> setups) {
    this.compiled = compiled;
    this.text = text;
    this.setups = List.copyOf(setups);
    rules = new PieceRules(compiled.program(), budget);
  }

  GameModel model() {
    return compiled.model();
  }

  GameProgram program() {
    return compiled.program();
  }

  /** The sections of the game, its own and those it inherits, after expansion. */
  List<Form> sections() {
    return compiled.sections();
  }

  /** The sections that begin with a word. */
  List<Form.Group> sections(String word) {
    List<Form.Group> found = new ArrayList<>();
    for (Form section : sections()) {
      if (section instanceof Form.Group group && group.isHeadedBy(word)) {
        found.add(group);
      }
    }
    return found;
  }

  /** Whether the rules are an old file. */
  boolean isOld() {
    return text.dialect().lenient();
  }

  /**
   * Whether another program has rules of the game that are not here: a plug-in, or what a setting
   * stands for that no one else knows.
   */
  public boolean isAddedTo() {
    return isOld()
        && (model().needsPlugIn()
            || model().options().keySet().stream()
                .anyMatch(
                    name ->
                        !Settings.all().contains(name)
                            && Suggestions.slips(name, Settings.all()).isEmpty()));
  }

  /** Who stands where when the game begins. */
  public Map<Integer, String> setup() {
    Map<Integer, String> pieces = new TreeMap<>();
    int[] board = program().start().board();
    Contents contents = program().contents();
    for (int square = 0; square < board.length; square++) {
      if (board[square] != Contents.EMPTY) {
        String piece = program().pieces().get(contents.type(board[square])).name();
        pieces.put(square, contents.owner(board[square]) + " " + piece);
      }
    }
    return pieces;
  }

  /** The set-ups of the games that stand before it in the text. */
  List<Map<Integer, String>> setupsBefore() {
    return setups;
  }

  /** Whether the text itself has rules of a piece, or a statement in them: others it inherits. */
  boolean hasOwnRules(PieceModel piece) {
    return piece.blocks().stream()
        .anyMatch(
            block ->
                isOwn(block.origin())
                    || Statement.all(block.statements()).anyMatch(s -> isOwn(s.origin())));
  }

  /** Whether the text itself has rules of any piece, or hooks that run with them. */
  boolean hasOwnRules() {
    if (hasOwnRules == null) {
      hasOwnRules =
          model().hooks().stream()
                  .flatMap(hook -> Statement.all(hook.statements()))
                  .anyMatch(s -> isOwn(s.origin()))
              || model().pieces().stream().anyMatch(this::hasOwnRules);
    }
    return hasOwnRules;
  }

  private boolean isOwn(Origin origin) {
    return origin.authored().source().location().equals(text.location());
  }

  /** What its pieces can do, each on each square. */
  PieceRules rules() {
    return rules;
  }

  /** The squares its pieces can reach; expensive, since it needs all rules on all squares. */
  PieceReach reach() {
    if (reach == null) {
      reach = PieceReach.of(program(), rules);
    }
    return reach;
  }

  /** What becomes of its tests. */
  TestOutcomes tests() {
    if (tests == null) {
      tests = TestOutcomes.of(model());
    }
    return tests;
  }

  /** Where the emission of a tag is written. */
  Origin origin(int tag) {
    return compiled.origins().origin(tag);
  }

  /** The number of a piece; empty when the game has none of that name. */
  Optional<Integer> piece(String name) {
    for (int i = 0; i < program().pieces().size(); i++) {
      if (program().pieces().get(i).name().equals(name)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  /** The players who have turns, by number. */
  List<Integer> movers() {
    return model().turnOrder().stream()
        .map(turn -> model().players().indexOf(turn.as()))
        .distinct()
        .toList();
  }
}
