package org.rookery.compiler.elaborate.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Squares in rows and columns, and in as many further dimensions as there are.
 *
 * @param labels per dimension, columns first and rows (from the top) second, the texts that names
 *     are made of
 * @param directions per direction, how many labels it goes on in each dimension
 * @param wraps per dimension, whether its last label is a neighbour of its first
 * @param places where the file puts its squares; empty where it does not
 */
public record GridShape(
    List<List<String>> labels,
    Map<String, List<Integer>> directions,
    List<Boolean> wraps,
    Optional<GridPlaces> places) {
  /** The number of dimensions. */
  public int dimensions() {
    return labels.size();
  }

  /** The number of labels of a dimension; one for a dimension it does not have. */
  public int size(int dimension) {
    return dimension < labels.size() ? labels.get(dimension).size() : 1;
  }

  /** The number of squares. */
  public int squares() {
    int product = 1;
    for (List<String> dimension : labels) {
      product = Math.multiplyExact(product, dimension.size());
    }
    return product;
  }

  /** The name of the square at an index in each dimension. */
  public String name(int[] at) {
    StringBuilder name = new StringBuilder();
    for (int d = 0; d < at.length; d++) {
      name.append(labels.get(d).get(at[d]));
    }
    return name.toString();
  }

  /**
   * The indexes of square number {@code number}: columns run fastest, rows from the bottom, so that
   * numbers go on as in a game's notation.
   */
  public int[] at(int number) {
    int[] at = new int[dimensions()];
    int rest = number;
    for (int d = 0; d < at.length; d++) {
      int index = rest % size(d);
      at[d] = d == 1 ? size(d) - 1 - index : index;
      rest /= size(d);
    }
    return at;
  }

  /** Goes from indexes by a vector; false when that leaves the grid. */
  boolean move(int[] at, List<Integer> vector) {
    for (int d = 0; d < at.length; d++) {
      int target = at[d] + (d < vector.size() ? vector.get(d) : 0);
      if (wraps.get(d)) {
        target = Math.floorMod(target, size(d));
      }
      if (target < 0 || target >= size(d)) {
        return false;
      }
      at[d] = target;
    }
    return true;
  }
}
