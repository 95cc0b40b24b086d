package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rookery.engine.convention.Convention;
import org.rookery.engine.convention.Conventions;
import org.rookery.engine.convention.Grid;
import org.rookery.engine.convention.NoPosition;
import org.rookery.engine.position.Setup;
import org.rookery.program.GameProgram;
import org.rookery.program.board.Topology;

/**
 * Positions as extended FEN, both ways: {@code parse(print(p))} equals {@code p}.
 *
 * <p>What FEN has no field for stands in one more field, {@code {name=value,…}}. That field is the
 * difference between the position and what the other fields say, so nothing can be forgotten.
 */
public final class PositionText {
  private static final int MAX_LENGTH = 100_000;

  private static final Pattern LOT = Pattern.compile("lot\\b\\s*(.*)");

  /** More digits than the number of a lot has. */
  private static final int LONGEST_NUMBER = 12;

  /** The place of the field of skipped squares. */
  private static final int SKIPPED = 3;

  private final GameProgram program;
  private final Labels labels;
  private final PlacementText placement;
  private final StateText state;
  private final PlayerText players;
  private final Optional<CastlingPieces> castlingPieces;
  private final Grid grid;
  private final Optional<Convention> convention;

  /** The positions of a game. */
  public PositionText(GameProgram program) {
    this.program = program;
    players = new PlayerText(program);
    labels = new Labels(program);
    placement = new PlacementText(program, labels);
    castlingPieces = CastlingPieces.of(program, labels, players.first());
    grid = new Grid(program.topology(), program.layout());
    convention =
        Conventions.of(
            program,
            new Labels.OurNames(labels, program),
            program.start().board(),
            players.first());
    state = new StateText(program, labels);
  }

  /** The position as one line. */
  public String print(Setup setup) {
    List<String> fields = new ArrayList<>();
    fields.add(placement.print(setup));
    fields.add(players.print(program.turnOrder().get(setup.step()).player()));
    fields.add(
        orDash(
            castlingPieces
                .map(pieces -> pieces.letters(setup))
                .orElseGet(() -> PositionFields.letters(program, setup.rights()))));
    fields.add(orDash(skipped(setup)));
    List<Integer> checks = PositionFields.checkCounters(program);
    if (!checks.isEmpty()) {
      fields.add(
          checks.stream()
              .map(c -> Math.max(0, Math.min(PositionFields.MOST_COUNTED, setup.counters().get(c))))
              .map(String::valueOf)
              .collect(Collectors.joining("+")));
    }
    fields.add("" + setup.clock());
    fields.add("" + setup.turnNumber());
    Setup said = said(fields);
    String text = String.join(" ", fields);
    String rest = state.print(said, setup);
    return rest.isEmpty() ? text : text + " " + rest;
  }

  /** What stands where and what is in hand, with texts of the caller's on some squares. */
  public String placement(Setup setup, Map<Integer, String> covers) {
    return placement.print(setup, covers);
  }

  /**
   * The pieces of a column, the lowest first, as a position writes one: {@code (wwb)}.
   *
   * @throws TextException when it is none, or squares of this game hold one piece each
   */
  public List<Integer> column(String text) throws TextException {
    return placement.column(new Field(text, 1));
  }

  /** The position as players of the game write it; as FEN where they do. */
  public String written(Setup setup) {
    String fen = print(setup);
    return convention.flatMap(players -> players.position(setup, fen)).orElse(fen);
  }

  /**
   * The squares that were skipped; where positions tell which piece did, its own as well, rank by
   * rank.
   */
  private String skipped(Setup setup) {
    List<Integer> squares = new ArrayList<>(setup.passed());
    if (program.notation().skippedInFen() && setup.passer() != Topology.NOWHERE) {
      squares.add(setup.passer());
      squares.sort(
          Comparator.comparing(grid::row, Comparator.reverseOrder()).thenComparing(grid::column));
    }
    return squares.stream().map(labels::square).collect(Collectors.joining());
  }

  /**
   * What the fields say by themselves; squares that no piece can be found to have skipped are left
   * out of them.
   */
  private Setup said(List<String> fields) {
    try {
      return parse(String.join(" ", fields));
    } catch (TextException noSquareSkipped) {
      fields.set(SKIPPED, "-");
    }
    try {
      return parse(String.join(" ", fields));
    } catch (TextException e) {
      throw new IllegalArgumentException("no position of this game: " + fields, e);
    }
  }

  /**
   * The position a line says, or {@code lot} and a number for a start position by lot. Fields
   * missing at the end have their defaults: the first player to move, no castling, nothing skipped,
   * clock 0, turn 1.
   *
   * @throws TextException when it says none
   */
  public Setup parse(String text) throws TextException {
    if (text.length() > MAX_LENGTH) {
      throw new TextException(1, "The position is too long.");
    }
    Matcher lot = LOT.matcher(text.strip());
    if (lot.matches()) {
      return lot(lot.group(1));
    }
    try {
      Optional<String> fen = convention.isEmpty() ? Optional.empty() : convention.get().fen(text);
      return parseFen(fen.orElse(text));
    } catch (NoPosition e) {
      throw new TextException(e.column(), String.valueOf(e.getMessage()));
    }
  }

  /** The start position of a lot, by its number. */
  private Setup lot(String number) throws TextException {
    long count = program.start().lots().count();
    if (count == 1) {
      throw new TextException(1, "No lot decides how this game begins.");
    }
    boolean isNumber = number.matches("[0-9]{1," + LONGEST_NUMBER + "}");
    if (!isNumber || Long.parseLong(number) >= count) {
      throw new TextException(
          1, "The lots of this game are numbered from 0 to " + (count - 1) + ".");
    }
    return Setup.lot(program, Long.parseLong(number));
  }

  private Setup parseFen(String text) throws TextException {
    List<Field> fields = Field.split(text);
    if (fields.isEmpty()) {
      throw new TextException(
          1, "The position is empty; it should begin with what stands on the board.");
    }
    Optional<Field> rest = Optional.empty();
    if (fields.get(fields.size() - 1).text().startsWith("{") && fields.size() > 1) {
      rest = Optional.of(fields.remove(fields.size() - 1));
    }
    Setup setup = new PositionFields(program, labels, placement, castlingPieces, fields).read();
    return rest.isPresent() ? state.parse(rest.get(), setup) : setup;
  }

  /**
   * The position with every right that the text has no letter for, as far as the pieces stand where
   * they began: what holds unless a text says otherwise.
   */
  public Setup withRightsOfOriginalPieces(Setup setup) {
    return setup.withRights(setup.rights() | StateText.unwrittenRights(program, setup.board()));
  }

  private static String orDash(String text) {
    return text.isEmpty() ? "-" : text;
  }
}
