package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.List;
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
          BoardSections.LIST,
          PieceSections.LIST,
          HookWords.LIST,
          EndingWords.LIST,
          GoalSections.LIST,
          CounterWords.LIST,
          OptionWords.LIST,
          OptionWords.SECTIONS);

  static final Vocabulary<Section<Scope>> BOARD =
      new Vocabulary<>("section of a board", BoardWords.LIST);

  static final Vocabulary<List<String>> SQUARES =
      new Vocabulary<>("list of squares", SquareWords.LIST);

  static final Vocabulary<Section<PieceDraft>> PIECE =
      new Vocabulary<>("section of a piece", PieceWords.LIST);

  static final Vocabulary<BlockReader.Maker> BLOCKS =
      new Vocabulary<>("word among blocks", BlockWords.LIST);

  static final Vocabulary<List<Statement>> STATEMENTS =
      new Vocabulary<>(
          "statement",
          CursorWords.LIST,
          FlowWords.LIST,
          EmissionWords.LIST,
          EffectWords.LIST,
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

  private static final List<Vocabulary<?>> ALL =
      List.of(
          GAME,
          BOARD,
          SQUARES,
          PIECE,
          BLOCKS,
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
