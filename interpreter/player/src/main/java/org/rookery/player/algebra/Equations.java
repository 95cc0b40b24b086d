package org.rookery.player.algebra;

/** Linear equations with a symmetric, positive definite matrix. */
public final class Equations {
  private Equations() {}

  /** The vector whose product with the matrix is {@code right}. */
  public static double[] solve(double[][] matrix, double[] right) {
    double[][] inverse = inverse(matrix);
    double[] found = new double[right.length];
    for (int i = 0; i < found.length; i++) {
      for (int j = 0; j < found.length; j++) {
        found[i] += inverse[i][j] * right[j];
      }
    }
    return found;
  }

  /** The inverse, by Gauss and Jordan; the diagonal of such a matrix needs no search for pivots. */
  public static double[][] inverse(double[][] matrix) {
    int size = matrix.length;
    double[][] left = new double[size][];
    double[][] inverse = new double[size][size];
    for (int i = 0; i < size; i++) {
      left[i] = matrix[i].clone();
      inverse[i][i] = 1;
    }
    for (int pivot = 0; pivot < size; pivot++) {
      double by = left[pivot][pivot];
      for (int j = 0; j < size; j++) {
        left[pivot][j] /= by;
        inverse[pivot][j] /= by;
      }
      for (int i = 0; i < size; i++) {
        double times = left[i][pivot];
        if (i != pivot && times != 0) {
          for (int j = 0; j < size; j++) {
            left[i][j] -= times * left[pivot][j];
            inverse[i][j] -= times * inverse[pivot][j];
          }
        }
      }
    }
    return inverse;
  }
}
