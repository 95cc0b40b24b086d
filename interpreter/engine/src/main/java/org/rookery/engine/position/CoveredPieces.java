package org.rookery.engine.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rookery.program.ContentSet;

/**
 * What lies beneath the pieces that stand on the squares, in games whose squares hold columns.
 *
 * <p>A column is a linked list that is never changed, so that a change is one reference, and so is
 * taking it back. A piece that is covered has no attributes.
 */
final class CoveredPieces {
  /** What lies beneath the top of each square; null for nothing. */
  private final @Nullable Layer[] beneath;

  /** Changes: the square and what lay there before. */
  private int[] squares = new int[16];

  private @Nullable Layer[] before = new Layer[16];
  private int size;

  /** A piece that others lie on; {@code level} counts those beneath it. */
  private record Layer(int piece, @Nullable Layer below, int level) {
    static Layer on(@Nullable Layer below, int piece) {
      return new Layer(piece, below, height(below));
    }
  }

  CoveredPieces(int squares) {
    beneath = new Layer[squares];
  }

  CoveredPieces(CoveredPieces other) {
    beneath = other.beneath.clone();
    squares = other.squares.clone();
    before = other.before.clone();
    size = other.size;
  }

  private static int height(@Nullable Layer layer) {
    return layer == null ? 0 : layer.level + 1;
  }

  /** How many pieces lie beneath the top one. */
  int depth(int square) {
    return height(beneath[square]);
  }

  /** The piece beneath the top one; there must be one. */
  int first(int square) {
    Layer layer = beneath[square];
    return layer == null ? 0 : layer.piece;
  }

  /** The pieces beneath the top one, the lowest first. */
  List<Integer> beneath(int square) {
    if (beneath[square] == null) {
      return List.of();
    }
    List<Integer> pieces = new ArrayList<>();
    for (Layer layer = beneath[square]; layer != null; layer = layer.below) {
      pieces.add(layer.piece);
    }
    Collections.reverse(pieces);
    return pieces;
  }

  /**
   * How many pieces of some contents lie beneath the top.
   *
   * @param depth of which one only that is asked, 2 for the first; 0 for all
   */
  int count(int square, ContentSet pieces, int depth) {
    int count = 0;
    int at = 2;
    for (Layer layer = beneath[square]; layer != null; layer = layer.below) {
      count += (depth == 0 || depth == at) && pieces.has(layer.piece) ? 1 : 0;
      at++;
    }
    return count;
  }

  /** What lies beneath each top that others lie under. */
  Map<Integer, List<Integer>> all() {
    Map<Integer, List<Integer>> all = new TreeMap<>();
    for (int square = 0; square < beneath.length; square++) {
      if (beneath[square] != null) {
        all.put(square, beneath(square));
      }
    }
    return all;
  }

  /** Puts a piece on what lies beneath the top; returns what that changes in the hash. */
  long push(int square, int piece) {
    return set(square, Layer.on(beneath[square], piece));
  }

  /** Takes the piece beneath the top away; there must be one. */
  long pop(int square) {
    Layer layer = beneath[square];
    return set(square, layer == null ? null : layer.below);
  }

  /** Takes all away that lies beneath the top. */
  long clear(int square) {
    return set(square, null);
  }

  /** Puts a piece on the {@code ground} lowest ones, beneath all others. */
  long under(int square, int ground, int content) {
    List<Integer> pieces = new ArrayList<>(beneath(square));
    pieces.add(Math.min(ground, pieces.size()), content);
    Layer layers = null;
    for (int piece : pieces) {
      layers = Layer.on(layers, piece);
    }
    return set(square, layers);
  }

  private long set(int square, @Nullable Layer now) {
    if (size == squares.length) {
      squares = Arrays.copyOf(squares, 2 * size);
      before = Arrays.copyOf(before, 2 * size);
    }
    Layer old = beneath[square];
    squares[size] = square;
    before[size++] = old;
    beneath[square] = now;
    return difference(square, old, now);
  }

  /** Takes the last change back. */
  void undo() {
    size--;
    beneath[squares[size]] = before[size];
  }

  /** Empties the log. */
  void forget() {
    size = 0;
  }

  /** What distinguishes the hashes of two columns, which may share their lower part. */
  private static long difference(int square, @Nullable Layer one, @Nullable Layer other) {
    long hash = 0;
    Layer a = one;
    Layer b = other;
    while (a != b) {
      if (a != null && height(a) >= height(b)) {
        hash ^= Zobrist.beneath(square, a.level, a.piece);
        a = a.below;
      } else if (b != null) {
        hash ^= Zobrist.beneath(square, b.level, b.piece);
        b = b.below;
      }
    }
    return hash;
  }

  /** The hash of all that is kept here, worked out afresh. */
  long recomputedHash() {
    long hash = 0;
    for (int square = 0; square < beneath.length; square++) {
      hash ^= difference(square, beneath[square], null);
    }
    return hash;
  }
}
