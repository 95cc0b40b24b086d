package org.rookery.drawing.courier;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.engine.notation.Labels;
import org.rookery.program.Article;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/**
 * A game as Game Courier presents it: the spaces of the board, and beside it two files of cells for
 * each player's pieces in hand.
 *
 * <p>Spaces are numbered: first the squares of the game, then the cells for hands, then holes of
 * the board, which are spaces that do not exist at first.
 */
public final class Preset {
  /** The owner of a space that is no hand cell. */
  public static final int NO_PLAYER = -1;

  private static final int FILES_PER_HAND = 2;
  private static final char FIRST_FILE = 'A';

  private final GameProgram program;
  private final Labels labels;
  private final List<String> names = new ArrayList<>();
  private final Map<String, Integer> spaces = new LinkedHashMap<>();
  private final List<HandCell> cells = new ArrayList<>();
  private final int[][] holes;

  /**
   * A cell for a piece in hand.
   *
   * @param file which of the two files of its player, from the left
   * @param row from the top
   */
  public record HandCell(int owner, int file, int row) {}

  /** The preset of a game. */
  public Preset(GameProgram program) {
    this.program = program;
    labels = new Labels(program);
    program.topology().squares().forEach(this::add);
    BoardLayout layout = program.layout();
    if (hasHands(program)
        && startFits(program)
        && layout.rows() > 0
        && cellNames(layout).noneMatch(spaces::containsKey)) {
      for (int owner = 0; owner < 2; owner++) {
        addCells(owner, layout);
      }
    }
    holes = new int[layout.rows()][layout.columns()];
    for (int row = 0; row < layout.rows(); row++) {
      for (int column = 0; column < layout.columns(); column++) {
        boolean hole = layout.squareAt()[row][column] == Topology.NOWHERE;
        String name = layout.columnNames()[column] + layout.rowNames()[row];
        holes[row][column] = hole && !spaces.containsKey(name) ? add(name) : Topology.NOWHERE;
      }
    }
  }

  private static boolean hasHands(GameProgram program) {
    boolean droppable =
        IntStream.range(0, program.droppable().length).anyMatch(t -> program.droppable()[t]);
    return program.players().size() >= 2
        && (program.options().capturedToHand()
            || program.options().recycleCaptures()
            || droppable
            || Arrays.stream(program.start().hand()).anyMatch(count -> count > 0));
  }

  /**
   * Whether the pieces in hand at the start, such as all the stones of a placing game, fit into
   * cells.
   */
  private static boolean startFits(GameProgram program) {
    int[] count = new int[program.players().size()];
    for (int piece = 1; piece < program.contents().size(); piece++) {
      count[program.contents().owner(piece)] += program.start().hand()[piece];
    }
    int room = FILES_PER_HAND * program.layout().rows();
    return Arrays.stream(count).allMatch(pieces -> pieces <= room);
  }

  private static String file(int owner, int file) {
    return String.valueOf((char) (FIRST_FILE + owner * FILES_PER_HAND + file));
  }

  private static java.util.stream.Stream<String> cellNames(BoardLayout layout) {
    return IntStream.range(0, 2 * FILES_PER_HAND)
        .boxed()
        .flatMap(f -> Arrays.stream(layout.rowNames()).map(rank -> file(0, f) + rank));
  }

  /** The first player's cells from the bottom up, the second's from the top down. */
  private void addCells(int owner, BoardLayout layout) {
    int rows = layout.rows();
    for (int file = 0; file < FILES_PER_HAND; file++) {
      for (int i = 0; i < rows; i++) {
        int row = owner == 0 ? rows - 1 - i : i;
        add(file(owner, file) + layout.rowNames()[row]);
        cells.add(new HandCell(owner, file, row));
      }
    }
  }

  private int add(String name) {
    spaces.put(name, names.size());
    names.add(name);
    return names.size() - 1;
  }

  /** The game. */
  public GameProgram program() {
    return program;
  }

  /** The names of pieces and squares. */
  public Labels labels() {
    return labels;
  }

  /** The number of squares of the game; spaces from here on are cells or holes. */
  public int squares() {
    return program.topology().size();
  }

  /** The number of spaces. */
  public int size() {
    return names.size();
  }

  /** Whether there are cells for hands. */
  public boolean hasCells() {
    return !cells.isEmpty();
  }

  /** The names of the files of one player's hand, from the left; empty without cells. */
  public List<String> handFiles(int owner) {
    return hasCells()
        ? IntStream.range(0, FILES_PER_HAND).mapToObj(f -> file(owner, f)).toList()
        : List.of();
  }

  /** The spaces of a player's hand, in the order in which they are filled. */
  public int[] cells(int owner) {
    return IntStream.range(squares(), squares() + cells.size())
        .filter(space -> owner(space) == owner)
        .toArray();
  }

  /** Whose hand a space belongs to, or {@link #NO_PLAYER}. */
  public int owner(int space) {
    return isCell(space) ? cell(space).owner() : NO_PLAYER;
  }

  /** Whether a space is a cell for a piece in hand. */
  public boolean isCell(int space) {
    return space >= squares() && space < squares() + cells.size();
  }

  /** The cell that a space is. */
  public HandCell cell(int space) {
    return cells.get(space - squares());
  }

  /** Spaces that do not exist at first. */
  public BitSet holes() {
    BitSet set = new BitSet();
    set.set(squares() + cells.size(), size());
    return set;
  }

  /** The space drawn in a row and a column of the board, or {@link Topology#NOWHERE}. */
  public int spaceAt(int row, int column) {
    int square = program.layout().squareAt()[row][column];
    return square == Topology.NOWHERE ? holes[row][column] : square;
  }

  /** The space of that name. */
  public Optional<Integer> space(String name) {
    return Optional.ofNullable(spaces.get(name));
  }

  /** The name of a space. */
  public String name(int space) {
    return names.get(space);
  }

  /** The label of a piece, or a word for none. */
  public String label(int content) {
    return content == Contents.EMPTY ? "nothing" : labels.of(content);
  }

  /** A piece in words: its owner and its name. */
  public String words(int content) {
    return Article.a(labels.inWords(content));
  }

  /** The labels of the pieces of the game. */
  public String knownLabels() {
    Contents contents = program.contents();
    return IntStream.range(1, contents.size())
        .filter(content -> contents.owner(content) < 2)
        .boxed()
        .sorted(java.util.Comparator.comparing(contents::owner))
        .map(labels::of)
        .distinct()
        .collect(Collectors.joining(" "));
  }
}
