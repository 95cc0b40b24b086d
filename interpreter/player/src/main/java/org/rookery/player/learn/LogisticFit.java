package org.rookery.player.learn;

import java.util.Arrays;
import java.util.List;
import org.rookery.player.algebra.Equations;

/**
 * Fits the weights of pieces by logistic regression of results on their difference, with a normal
 * prior at the values believed before (Texel's tuning method).
 */
final class LogisticFit {
  private static final int ROUNDS = 30;
  private static final double SMALL = 1e-7;

  /** The standard deviation of the prior, as a share of the value believed before. */
  private static final double PRIOR_DEVIATION = 0.5;

  /**
   * The least standard deviation of the prior, in the commonest piece: a piece that seldom leaves
   * its own side commands few squares and may be worth more than they suggest.
   */
  private static final double LEAST_PRIOR_DEVIATION = 0.3;

  private final List<QuietSample> samples;

  /** The weight of each piece type, and at the end what it is worth to come first. */
  private final double[] weights;

  private final double[] before;
  private final double[] precision;

  /** The standard error of each weight. */
  private final double[] errors;

  /**
   * A fit.
   *
   * @param values what each piece type was believed to be worth, in the unit that weights get
   */
  LogisticFit(List<QuietSample> samples, double[] values) {
    this.samples = samples;
    int size = values.length + 1;
    double scale = scale(values);
    weights = new double[size];
    before = new double[size];
    precision = new double[size];
    for (int i = 0; i < values.length; i++) {
      before[i] = scale * values[i];
      weights[i] = before[i];
      double deviation =
          Math.abs(scale) * Math.max(LEAST_PRIOR_DEVIATION, PRIOR_DEVIATION * Math.abs(values[i]));
      precision[i] = 1 / (deviation * deviation);
    }
    precision[size - 1] = 1;
    errors = new double[size];
    solve();
  }

  double weight(int kind) {
    return weights[kind];
  }

  double error(int kind) {
    return errors[kind];
  }

  /** By how much a piece of value 1 raises the log odds, all pieces seen in proportion. */
  private double scale(double[] values) {
    double scale = 0.5;
    for (int round = 0; round < ROUNDS; round++) {
      double gradient = -0.1 * (scale - 0.5);
      double hessian = 0.1;
      for (QuietSample sample : samples) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
          sum += values[i] * sample.pieces()[i];
        }
        double p = chance(scale * sum);
        gradient += sample.weight() * (sample.points() - p) * sum;
        hessian += sample.weight() * p * (1 - p) * sum * sum;
      }
      double step = gradient / hessian;
      scale = Math.max(0.02, scale + Math.max(-0.5, Math.min(0.5, step)));
      if (Math.abs(step) < SMALL) {
        break;
      }
    }
    return scale;
  }

  private static double chance(double logOdds) {
    return 1 / (1 + Math.exp(-logOdds));
  }

  private void solve() {
    int size = weights.length;
    double[][] hessian = new double[size][size];
    for (int round = 0; round < ROUNDS; round++) {
      double[] gradient = gradient(hessian);
      double[] step = Equations.solve(hessian, gradient);
      double most = 0;
      for (int i = 0; i < size; i++) {
        weights[i] += step[i];
        most = Math.max(most, Math.abs(step[i]));
      }
      if (most < SMALL) {
        break;
      }
    }
    gradient(hessian);
    double[][] inverse = Equations.inverse(hessian);
    double[][] spread = spread();
    for (int i = 0; i < size; i++) {
      double sum = 0;
      for (int j = 0; j < size; j++) {
        for (int k = 0; k < size; k++) {
          sum += inverse[i][j] * spread[j][k] * inverse[k][i];
        }
      }
      errors[i] = Math.sqrt(Math.max(0, sum));
    }
  }

  private double value(QuietSample sample, int i) {
    return i == sample.pieces().length ? 1 : sample.pieces()[i];
  }

  private double residual(QuietSample sample) {
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += weights[i] * value(sample, i);
    }
    return sample.points() - chance(sum);
  }

  /** The gradient of the log likelihood; its negative Hessian is put into {@code hessian}. */
  private double[] gradient(double[][] hessian) {
    int size = weights.length;
    double[] gradient = new double[size];
    for (int i = 0; i < size; i++) {
      Arrays.fill(hessian[i], 0);
      gradient[i] = precision[i] * (before[i] - weights[i]);
      hessian[i][i] = precision[i];
    }
    for (QuietSample sample : samples) {
      double residual = residual(sample);
      double p = sample.points() - residual;
      for (int i = 0; i < size; i++) {
        double x = value(sample, i);
        if (x != 0) {
          gradient[i] += sample.weight() * residual * x;
          for (int j = 0; j < size; j++) {
            hessian[i][j] += sample.weight() * p * (1 - p) * x * value(sample, j);
          }
        }
      }
    }
    return gradient;
  }

  /**
   * The variance of the gradient by whole games (cluster-robust): positions of a game are alike.
   */
  private double[][] spread() {
    int size = weights.length;
    double[][] spread = new double[size][size];
    double[] ofGame = new double[size];
    for (int at = 0; at < samples.size(); at++) {
      QuietSample sample = samples.get(at);
      double residual = residual(sample);
      for (int i = 0; i < size; i++) {
        ofGame[i] += sample.weight() * residual * value(sample, i);
      }
      if (at + 1 == samples.size() || samples.get(at + 1).game() != sample.game()) {
        for (int i = 0; i < size; i++) {
          for (int j = 0; j < size; j++) {
            spread[i][j] += ofGame[i] * ofGame[j];
          }
        }
        Arrays.fill(ofGame, 0);
      }
    }
    for (int i = 0; i < size; i++) {
      spread[i][i] += precision[i]; // what was believed before was seen once, too
    }
    return spread;
  }
}
