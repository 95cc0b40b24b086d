package org.rookery.web.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.drawing.diagram.Sign;
import org.rookery.drawing.ground.BoardDrawing;
import org.rookery.drawing.ground.BoardDrawing.Point;
import org.rookery.drawing.ground.BoardDrawings;
import org.rookery.drawing.picture.PlayerColours;
import org.rookery.drawing.text.SquareNumbers;
import org.rookery.game.Game;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.BoardLook.Style;
import org.rookery.web.table.Json;
import org.rookery.web.table.Resignations;
import org.rookery.web.table.Table;

/** What a page shows of a game that stays as it is: the board, the pieces, the rules in words. */
public final class Setting {
  private Setting() {}

  /**
   * The same of the rules in words.
   *
   * @param sentences what is said, or quoted
   * @param quotes what the author of the rules says
   * @param figure what is drawn
   */
  public record Part(
      String heading, List<String> sentences, List<String> quotes, Optional<Figure> figure) {
    /** A part that only says something. */
    public Part(String heading, List<String> sentences) {
      this(heading, sentences, List.of(), Optional.empty());
    }
  }

  /**
   * A board that the page draws.
   *
   * @param diagram how a piece moves; empty for the start position
   */
  public record Figure(Optional<MoveDiagram> diagram) {}

  /** How pieces look; a page can draw them by itself from what their rules say. */
  public interface Looks {
    /** Leaves it to the page. */
    Looks BY_THE_PAGE = content -> "";

    /** A piece as an SVG element, 100 wide and high; empty where the page is to draw it. */
    String svg(int content);

    /** Whether the pieces belong on a board without chequers. */
    default boolean isPlain() {
      return false;
    }
  }

  /** How a picture of a piece begins; {@code board/svg.js} puts it back. */
  static final String FRAME =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\" viewBox=\"0 0 100 100\""
          + " stroke-linecap=\"round\" stroke-linejoin=\"round\">";

  private static final String END = "</svg>";

  private static final int SIDES = 4;

  /** Less than this in pixels is no difference. */
  private static final double SAME = 0.001;

  /** The setting of a game, as JSON. */
  public static String json(Game game, Looks looks, List<Part> rules) {
    return Json.of(of(game, looks, rules, false));
  }

  /**
   * The same for a page's own text: with the moves of the beginning, where {@link Table#beginning}
   * knows them, and without corners that {@code board/layout.js} puts back.
   */
  public static String withBeginning(Game game, Looks looks, List<Part> rules) {
    Map<String, Object> setting = of(game, looks, rules, true);
    Table.beginning(game).ifPresent(state -> setting.put("beginning", state));
    return Json.of(setting);
  }

  private static Map<String, Object> of(Game game, Looks looks, List<Part> rules, boolean isBrief) {
    GameProgram program = game.program();
    BoardDrawing ground = BoardDrawings.of(program);
    Map<String, Object> setting = new LinkedHashMap<>();
    setting.put("title", game.title());
    setting.put("players", game.players());
    setting.put(
        "colours",
        IntStream.range(0, game.players().size())
            .mapToObj(player -> PlayerColours.of(game.players(), player).css())
            .toList());
    setting.put("hides", program.options().hiding().hides());
    setting.put(
        "competes", IntStream.range(0, game.players().size()).mapToObj(program::competes).toList());
    setting.put("givenUp", Resignations.of(program));
    setting.put("squares", game.squares());
    setting.put("plain", looks.isPlain());
    setting.put("ground", ground(ground, program.layout().look().style() == Style.STACKS, isBrief));
    setting.put("pieces", pieces(program, looks));
    setting.put("start", IntStream.of(program.start().board()).boxed().toList());
    setting.put("numbers", SquareNumbers.of(program, game.start().position().setup()));
    setting.put("goals", Goals.of(program));
    Map<String, Object> signs = new LinkedHashMap<>();
    Stream.of(Sign.values()).forEach(sign -> signs.put(name(sign), sign.words()));
    setting.put("signs", signs);
    setting.put("rules", rules.stream().map(Setting::part).toList());
    return setting;
  }

  private static Map<String, Object> part(Part part) {
    Map<String, Object> said = new LinkedHashMap<>();
    said.put("heading", part.heading());
    said.put("sentences", part.sentences());
    said.put("quotes", part.quotes());
    part.figure().ifPresent(figure -> said.put("figure", figure(figure)));
    return said;
  }

  private static Map<String, Object> figure(Figure figure) {
    return figure
        .diagram()
        .map(
            diagram ->
                Map.of(
                    "square", diagram.start(),
                    "content", diagram.content(),
                    "signs", signs(diagram),
                    "notes", diagram.notes()))
        .orElseGet(Map::of);
  }

  /**
   * Per kind of sign its name, whether it hangs on a condition, and the squares where it is. Kinds
   * that are on the same squares are named together: most pieces capture where they go.
   */
  private static List<List<Object>> signs(MoveDiagram diagram) {
    Map<List<Object>, List<Object>> squares = new LinkedHashMap<>();
    diagram
        .signs()
        .forEach(
            (there, kinds) ->
                kinds.forEach(
                    (sign, conditional) ->
                        squares
                            .computeIfAbsent(
                                List.of(name(sign), conditional), k -> new ArrayList<>())
                            .add(there)));
    Map<List<Object>, Object> names = new LinkedHashMap<>();
    squares.forEach(
        (kind, where) -> {
          List<Object> looks = new ArrayList<>(List.of(kind.get(1)));
          looks.addAll(where);
          names.merge(looks, kind.get(0), (one, other) -> one + " " + other);
        });
    List<List<Object>> signs = new ArrayList<>();
    names.forEach(
        (looks, named) -> {
          List<Object> sign = new ArrayList<>(List.of(named));
          sign.addAll(looks);
          signs.add(sign);
        });
    return signs;
  }

  private static String name(Sign sign) {
    return sign.name().toLowerCase(Locale.ROOT);
  }

  private static Map<String, Object> ground(BoardDrawing ground, boolean stacks, boolean isBrief) {
    List<Map<String, Object>> cells = new ArrayList<>();
    ground.cells().forEach((square, cell) -> cells.add(cell(square, cell, isBrief)));
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("width", ground.width());
    all.put("height", ground.height());
    all.put("look", ground.look().name());
    all.put("stacks", stacks);
    all.put("cells", isBrief ? differences(cells) : cells);
    all.put(
        "lines",
        ground.lines().stream()
            .map(l -> List.of(l.from().x(), l.from().y(), l.to().x(), l.to().y()))
            .toList());
    all.put(
        "labels",
        ground.labels().stream().map(l -> List.of(l.text(), l.x(), l.y(), l.size())).toList());
    all.put("border", ground.border().stream().map(Setting::corners).toList());
    return all;
  }

  private static Map<String, Object> cell(int square, BoardDrawing.Cell cell, boolean isBrief) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("square", square);
    all.put("x", cell.middle().x());
    all.put("y", cell.middle().y());
    all.put("size", cell.size());
    all.put("shade", cell.shade());
    List<Double> corners = corners(cell.corners());
    OptionalDouble half = isBrief ? half(corners, cell.middle()) : OptionalDouble.empty();
    half.ifPresentOrElse(known -> all.put("half", known), () -> all.put("corners", corners));
    return all;
  }

  /**
   * What of each cell is not as in the one before it; numbers of squares count on by themselves.
   */
  private static List<Map<String, Object>> differences(List<Map<String, Object>> cells) {
    List<Map<String, Object>> differences = new ArrayList<>();
    Map<String, Object> due = Map.of("square", 0);
    for (Map<String, Object> cell : cells) {
      Map<String, Object> other = new LinkedHashMap<>(cell);
      other.entrySet().removeAll(due.entrySet());
      differences.add(other);
      due = next(cell);
    }
    return differences;
  }

  private static Map<String, Object> next(Map<String, Object> cell) {
    Map<String, Object> next = new HashMap<>(cell);
    next.merge("square", 1, (number, one) -> (int) number + (int) one);
    next.remove("corners");
    return next;
  }

  /** Half the side of an upright square around a middle; empty where corners are of none. */
  private static OptionalDouble half(List<Double> corners, Point middle) {
    double half = corners.size() == SIDES * 2 ? (corners.get(2) - corners.get(0)) / 2 : 0;
    double left = middle.x() - half;
    double top = middle.y() - half;
    double right = middle.x() + half;
    double bottom = middle.y() + half;
    double[] square = {left, top, right, top, right, bottom, left, bottom};
    boolean isSquare =
        half > 0
            && IntStream.range(0, square.length)
                .allMatch(i -> Math.abs(corners.get(i) - square[i]) < SAME);
    return isSquare ? OptionalDouble.of(half) : OptionalDouble.empty();
  }

  private static List<Double> corners(List<Point> points) {
    List<Double> corners = new ArrayList<>();
    points.forEach(
        point -> {
          corners.add(point.x());
          corners.add(point.y());
        });
    return corners;
  }

  /** By content, each piece's name, letter and picture; the empty square first. */
  private static List<Object> pieces(GameProgram program, Looks looks) {
    Contents contents = program.contents();
    List<Object> pieces = new ArrayList<>();
    pieces.add(Map.of());
    for (int content = 1; content < contents.size(); content++) {
      Map<String, Object> piece = new LinkedHashMap<>();
      int owner = contents.owner(content);
      String name = program.pieces().get(contents.type(content)).name();
      piece.put("owner", owner);
      piece.put("name", name);
      piece.put("letter", letter(program, contents.type(content), owner));
      String svg = looks.svg(content);
      piece.put("svg", unframed(svg));
      if (svg.isEmpty()) {
        piece.put("image", program.pieces().get(contents.type(content)).image());
        piece.put("letters", letter(program, contents.type(content), 0));
      }
      pieces.add(piece);
    }
    return pieces;
  }

  /**
   * A picture without the frame that all have and the page knows: a tenth of a large game's
   * setting.
   */
  private static String unframed(String svg) {
    return svg.startsWith(FRAME) && svg.endsWith(END)
        ? svg.substring(FRAME.length(), svg.length() - END.length())
        : svg;
  }

  /** How turns write a piece that is put on the board. */
  private static String letter(GameProgram program, int type, int owner) {
    List<String> letters = program.pieces().get(type).letters();
    String letter = owner < letters.size() ? letters.get(owner) : "";
    return letter.isEmpty() ? program.pieces().get(type).name() : letter;
  }
}
