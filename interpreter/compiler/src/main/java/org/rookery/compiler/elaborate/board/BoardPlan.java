package org.rookery.compiler.elaborate.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.model.Facing;
import org.rookery.language.source.Origin;
import org.rookery.program.board.BoardLook;
import org.rookery.program.board.Topology;

/** A board under construction. */
public final class BoardPlan {
  private final Set<String> squares = new LinkedHashSet<>();
  private final Map<String, Map<String, String>> links = new LinkedHashMap<>();

  /** Where links to a square may come from; some of them may have been cut. */
  private final Map<String, Set<String>> sources = new HashMap<>();

  private final Map<String, Cell> cells = new HashMap<>();
  private final List<GridShape> grids = new ArrayList<>();
  private final Map<String, Map<Integer, Set<String>>> zones = new LinkedHashMap<>();
  private final Map<Integer, Map<String, String>> symmetry = new LinkedHashMap<>();
  private final Map<Integer, Map<String, String>> labels = new LinkedHashMap<>();
  private final Map<String, Origin> zoneOrigins = new LinkedHashMap<>();
  private final Map<String, Origin> directionOrigins = new LinkedHashMap<>();
  private @Nullable Origin standing;
  private boolean mirrored;
  private final Map<String, BoardLook.Place> places = new HashMap<>();
  private final List<List<String>> lines = new ArrayList<>();
  private final Map<String, BoardLook.Tint> tints = new LinkedHashMap<>();
  private BoardLook.Style style = BoardLook.Style.UNSAID;
  private int gap;

  /** What is added from here on is written there. */
  public void standAt(Origin origin) {
    standing = origin;
  }

  /** Where each zone is written. */
  public Map<String, Origin> zoneOrigins() {
    return Collections.unmodifiableMap(zoneOrigins);
  }

  /** Where each direction is written first. */
  public Map<String, Origin> directionOrigins() {
    return Collections.unmodifiableMap(directionOrigins);
  }

  /** Adds a grid: its squares, directions and links. */
  public void addGrid(GridShape grid) {
    grids.add(grid);
    int count = grid.squares();
    for (int i = 0; i < count; i++) {
      String square = grid.name(grid.at(i));
      squares.add(square);
      cells.putIfAbsent(square, new Cell(grid, i));
      int[] at = grid.at(i);
      grid.places().ifPresent(given -> places.put(square, given.at(Topology.NOWHERE, at)));
    }
    grid.directions()
        .forEach(
            (direction, vector) -> {
              addDirection(direction);
              for (int i = 0; i < count; i++) {
                int[] at = grid.at(i);
                String from = grid.name(at);
                if (grid.move(at, vector)) {
                  link(direction, from, grid.name(at));
                }
              }
            });
  }

  /** Adds a square without links. */
  public void addSquare(String square) {
    squares.add(square);
  }

  /** Says where a square is drawn; whether the numbers are a place, else nothing is said. */
  public boolean place(String square, List<Integer> numbers) {
    GridPlaces place = GridPlaces.alone(numbers);
    if (place.isSound()) {
      places.put(square, place.at(Topology.NOWHERE, new int[0]));
    }
    return place.isSound();
  }

  /** Where a square is drawn, whatever its number. */
  BoardLook.@Nullable Place place(String square) {
    return places.get(square);
  }

  /**
   * Says what the board looks like.
   *
   * @param gap the rank behind which lines are cut; 0 without one
   * @param lines pairs of squares joined by further lines
   */
  public void draw(BoardLook.Style style, int gap, List<List<String>> lines) {
    this.style = style;
    this.gap = gap;
    this.lines.addAll(lines);
  }

  /** Gives the squares of a zone, whichever player's, a colour; the last one given stays. */
  public void tint(String zone, BoardLook.Tint tint) {
    zones.getOrDefault(zone, Map.of()).values().stream()
        .flatMap(Set::stream)
        .forEach(square -> tints.put(square, tint));
  }

  /** The colours of squares, by their names. */
  Map<String, BoardLook.Tint> tints() {
    return tints;
  }

  /** What the board looks like. */
  BoardLook.Style style() {
    return style;
  }

  /** The rank behind which lines are cut; 0 without one. */
  int gap() {
    return gap;
  }

  /** Pairs of squares joined by further lines. */
  List<List<String>> lines() {
    return lines;
  }

  /** Makes a direction known. */
  public void addDirection(String direction) {
    links.computeIfAbsent(direction, d -> new LinkedHashMap<>());
    if (standing != null) {
      directionOrigins.putIfAbsent(direction, standing);
    }
  }

  /** Links a square to another, in place of the link it had in that direction. */
  public void link(String direction, String from, String to) {
    addDirection(direction);
    links.computeIfAbsent(direction, d -> new LinkedHashMap<>()).put(from, to);
    sources.computeIfAbsent(to, t -> new LinkedHashSet<>()).add(from);
  }

  /** Cuts every link from and to a square. */
  public void unlink(String square) {
    Set<String> from = sources.getOrDefault(square, Set.of());
    sources.remove(square);
    for (Map<String, String> direction : links.values()) {
      direction.remove(square);
      from.forEach(source -> direction.remove(source, square));
    }
  }

  /** Cuts the links between two squares, both ways. */
  public void unlink(String one, String other) {
    for (Map<String, String> direction : links.values()) {
      direction.remove(one, other);
      direction.remove(other, one);
    }
  }

  /** Cuts one link. */
  public void unlinkDirection(String square, String direction) {
    links.getOrDefault(direction, new LinkedHashMap<>()).remove(square);
  }

  /** Takes a square off the board with all its links. */
  public void kill(String square) {
    squares.remove(square);
    unlink(square);
  }

  /** Where a square stands in the first grid that has it. */
  Optional<Cell> cell(String square) {
    return Optional.ofNullable(cells.get(square));
  }

  /** A square of a grid, by its number. */
  record Cell(GridShape grid, int number) {}

  /** The second player sees the board upside down, but not turned: left stays left. */
  public void mirror() {
    mirrored = true;
  }

  /** Whether the second player sees the board mirrored rather than turned. */
  public boolean mirrored() {
    return mirrored;
  }

  /** Whether there is a square of that name. */
  public boolean has(String square) {
    return squares.contains(square);
  }

  /** The squares in the order they were added. */
  public Set<String> squares() {
    return Collections.unmodifiableSet(squares);
  }

  /** The directions in the order they were added. */
  public Set<String> directions() {
    return Collections.unmodifiableSet(links.keySet());
  }

  /** The grids in the order they were added. */
  public List<GridShape> grids() {
    return grids;
  }

  /** Makes squares part of a player's zone of that name. */
  public void addToZone(String zone, int player, Collection<String> members) {
    if (standing != null) {
      zoneOrigins.putIfAbsent(zone, standing);
    }
    zones
        .computeIfAbsent(zone, z -> new LinkedHashMap<>())
        .computeIfAbsent(player, p -> new LinkedHashSet<>())
        .addAll(members);
  }

  /** The squares of a player's zone. */
  public Collection<String> zone(String zone, int player) {
    return zones.getOrDefault(zone, Map.of()).getOrDefault(player, Set.of());
  }

  /** The zones in the order they were added. */
  public Set<String> zones() {
    return Collections.unmodifiableSet(zones.keySet());
  }

  /**
   * Says what the texts of a player's turns call a square.
   *
   * @return what they were to call it before, if anything
   */
  public @Nullable String label(int player, String square, String label) {
    return labels.computeIfAbsent(player, p -> new LinkedHashMap<>()).put(square, label);
  }

  /** What the texts of a player's turns call squares. */
  Map<String, String> labels(int player) {
    return labels.getOrDefault(player, Map.of());
  }

  /** When that player moves, one direction stands for another. */
  public void addSymmetry(int player, String direction, String stands) {
    symmetry.computeIfAbsent(player, p -> new LinkedHashMap<>()).put(direction, stands);
  }

  /** The direction that stands for a direction when that player moves. */
  public String stands(int player, String direction) {
    return symmetry.getOrDefault(player, Map.of()).getOrDefault(direction, direction);
  }

  /** Which way a player looks, by what stands for directions so far. */
  public Facing facing(int player) {
    return new Facings(this).of(player);
  }

  /** Where a link leads. */
  @Nullable String step(String direction, String from) {
    return links.getOrDefault(direction, Map.of()).get(from);
  }

  /** How far a direction goes in a grid, if a grid names it. */
  @Nullable List<Integer> vector(String direction) {
    for (GridShape grid : grids) {
      List<Integer> vector = grid.directions().get(direction);
      if (vector != null) {
        return vector;
      }
    }
    return null;
  }
}
