package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.elaborate.game.BoardSections;
import org.rookery.compiler.elaborate.game.BoardWords;
import org.rookery.compiler.elaborate.game.CaptureWords;
import org.rookery.compiler.elaborate.game.CounterWords;
import org.rookery.compiler.elaborate.game.EndingWords;
import org.rookery.compiler.elaborate.game.GameDraft;
import org.rookery.compiler.elaborate.game.GoalSections;
import org.rookery.compiler.elaborate.game.HidingWords;
import org.rookery.compiler.elaborate.game.HookWords;
import org.rookery.compiler.elaborate.game.OptionWords;
import org.rookery.compiler.elaborate.game.PieRuleWord;
import org.rookery.compiler.elaborate.game.PieceSections;
import org.rookery.compiler.elaborate.game.PointsWord;
import org.rookery.compiler.elaborate.game.TeamWords;
import org.rookery.compiler.elaborate.game.TextWords;
import org.rookery.compiler.elaborate.game.TurnWords;
import org.rookery.compiler.elaborate.piece.BlockWords;
import org.rookery.compiler.elaborate.piece.PieceWords;
import org.rookery.compiler.elaborate.read.WordReaders;
import org.rookery.compiler.elaborate.scope.Language;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.elaborate.words.AreaWords;
import org.rookery.compiler.elaborate.words.ColumnWords;
import org.rookery.compiler.elaborate.words.Comparisons;
import org.rookery.compiler.elaborate.words.CursorWords;
import org.rookery.compiler.elaborate.words.DirectionWords;
import org.rookery.compiler.elaborate.words.EffectWords;
import org.rookery.compiler.elaborate.words.EmissionWords;
import org.rookery.compiler.elaborate.words.FilterWords;
import org.rookery.compiler.elaborate.words.FlagWords;
import org.rookery.compiler.elaborate.words.FlowWords;
import org.rookery.compiler.elaborate.words.GoalWords;
import org.rookery.compiler.elaborate.words.HistoryTests;
import org.rookery.compiler.elaborate.words.LogicWords;
import org.rookery.compiler.elaborate.words.NumberWords;
import org.rookery.compiler.elaborate.words.SquareTests;
import org.rookery.compiler.elaborate.words.SquareWords;
import org.rookery.compiler.elaborate.words.TurnTests;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Statement;

/** Every word of the language, by where it may stand. */
public final class Keywords {
  static final Vocabulary<Section<GameDraft>> GAME =
      new Vocabulary<>(
          "section of a game",
          TextWords.LIST,
          TextWords.SHOWN,
          TurnWords.LIST,
          PieRuleWord.LIST,
          PointsWord.LIST,
          HidingWords.LIST,
          TeamWords.LIST,
          BoardSections.LIST,
          PieceSections.LIST,
          HookWords.LIST,
          EndingWords.LIST,
          GoalSections.LIST,
          CounterWords.LIST,
          OptionWords.LIST,
          CaptureWords.LIST,
          OptionWords.SECTIONS);

  static final Vocabulary<List<String>> SQUARES =
      new Vocabulary<>("list of squares", SquareWords.LIST);

  static final Vocabulary<List<Statement>> STATEMENTS =
      new Vocabulary<>(
          "statement",
          CursorWords.LIST,
          FlowWords.LIST,
          EmissionWords.LIST,
          EffectWords.LIST,
          ColumnWords.LIST,
          FlagWords.LIST);

  static final Vocabulary<Condition> CONDITIONS =
      new Vocabulary<>(
          "condition",
          LogicWords.LIST,
          SquareTests.LIST,
          HistoryTests.LIST,
          TurnTests.LIST,
          Comparisons.LIST,
          GoalWords.LIST);

  static final Vocabulary<Direction> DIRECTIONS =
      new Vocabulary<>("direction", DirectionWords.LIST);

  static final Vocabulary<Amount> NUMBERS = new Vocabulary<>("number", NumberWords.LIST);

  static final Vocabulary<Filter> FILTERS = new Vocabulary<>("filter", FilterWords.LIST);

  static final Vocabulary<Area> AREAS = new Vocabulary<>("area", AreaWords.LIST);

  /** What forms inside rules mean. */
  static final Language LANGUAGE =
      new WordReaders(STATEMENTS, CONDITIONS, DIRECTIONS, NUMBERS, FILTERS, AREAS, SQUARES, GAME);

  private static final List<Vocabulary<?>> ALL =
      List.of(
          GAME,
          BoardWords.VOCABULARY,
          SQUARES,
          PieceWords.VOCABULARY,
          BlockWords.VOCABULARY,
          STATEMENTS,
          CONDITIONS,
          DIRECTIONS,
          NUMBERS,
          FILTERS,
          AREAS);

  private Keywords() {}

  /**
   * A word as the manual explains it.
   *
   * @param category what such words are called, such as {@code statement}
   * @param usage how it is written, such as {@code (capture [place])}
   * @param zrf whether ZRF has it too
   */
  public record Entry(
      String category, String name, String usage, String sentence, String example, boolean zrf) {}

  /** Every word, category by category. */
  public static List<Entry> reference() {
    List<Entry> entries = new ArrayList<>();
    for (Vocabulary<?> vocabulary : ALL) {
      for (Keyword<?> word : vocabulary.words()) {
        boolean zrf = word.age() == Keyword.Age.ZRF;
        entries.add(
            new Entry(
                vocabulary.noun(),
                word.name(),
                word.usage(),
                word.sentence(),
                word.example(),
                zrf));
      }
    }
    return List.copyOf(entries);
  }
}
