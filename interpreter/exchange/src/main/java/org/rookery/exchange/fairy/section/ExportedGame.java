package org.rookery.exchange.fairy.section;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.compiler.model.BoardModel.Grid;
import org.rookery.compiler.model.GameModel;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.program.GameProgram;
import org.rookery.program.board.Topology;

/**
 * A game on its way into a section of Fairy-Stockfish's configuration: its lines, and what it says
 * besides.
 */
public final class ExportedGame {
  private static final int MOST_FILES = 12;
  private static final int MOST_RANKS = 10;

  public final GameModel model;
  public final GameProgram program;
  public final List<String> lines = new ArrayList<>();
  private final Set<String> unsaid = new LinkedHashSet<>();

  /** A game of which nothing is said yet. */
  public ExportedGame(GameModel model, GameProgram program) {
    this.model = model;
    this.program = program;
  }

  /** Says the value of a key. */
  public void say(String key, Object value) {
    String line = key + " = " + value;
    if (!lines.contains(line)) {
      lines.add(line);
    }
  }

  /** Whether something is said of the key of a line. */
  public boolean says(String line) {
    String key = line.substring(0, line.indexOf('=') + 1);
    return lines.stream().anyMatch(other -> other.startsWith(key));
  }

  /** Says it instead of what was said of this key. */
  public void change(String key, Object value) {
    lines.removeIf(line -> line.startsWith(key + " = "));
    say(key, value);
  }

  /** Notes something of the rules that no option says. */
  public void cannotSay(String what) {
    unsaid.add(what);
  }

  /** What no option says. */
  public List<String> unsaid() {
    return List.copyOf(unsaid);
  }

  /** Whether the engine has such boards, with squares named as it names them. */
  public boolean hasBoard() {
    List<Grid> grids = model.board().grids();
    return grids.size() == 1
        && !grids.get(0).wrapsColumns()
        && !grids.get(0).wrapsRows()
        && files() <= MOST_FILES
        && ranks() <= MOST_RANKS
        && squares().stream().allMatch(region(Set.copyOf(squares()))::hasNamed);
  }

  /** How many files the board has. */
  public int files() {
    return model.board().grids().get(0).squares()[0].length;
  }

  /** How many ranks the board has. */
  public int ranks() {
    return model.board().grids().get(0).squares().length;
  }

  private List<String> squares() {
    Topology topology = program.topology();
    return topology.squares();
  }

  /** The squares of a zone as a player sees it, in the region's coordinates. */
  public BoardRegion zone(String name, int player) {
    List<org.rookery.program.Region> zones = model.board().zones().getOrDefault(name, List.of());
    Set<String> names = new TreeSet<>();
    if (player < zones.size()) {
      for (int square : zones.get(player).squares()) {
        names.add(squares().get(square));
      }
    }
    return region(names);
  }

  /** No squares. */
  public BoardRegion none() {
    return BoardRegion.where(files(), ranks(), (file, rank) -> false);
  }

  /** The squares of some names. */
  public BoardRegion region(Set<String> names) {
    return BoardRegion.where(
        files(), ranks(), (file, rank) -> names.contains(BoardRegion.name(file, rank)));
  }

  /** Says a region for each player. */
  void sayRegions(String key, BoardRegion white, BoardRegion black) {
    say(key + "White", text(white));
    say(key + "Black", text(black));
  }

  /** Whole ranks with a star, other squares one by one. */
  public String text(BoardRegion region) {
    List<String> parts = new ArrayList<>();
    for (int rank = 0; rank < ranks(); rank++) {
      List<String> row = new ArrayList<>();
      for (int file = 0; file < files(); file++) {
        if (region.has(file, rank)) {
          row.add(BoardRegion.name(file, rank));
        }
      }
      parts.addAll(row.size() == files() ? List.of("*" + (rank + 1)) : row);
    }
    return parts.isEmpty() ? "-" : String.join(" ", parts);
  }
}
