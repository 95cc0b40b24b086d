package org.rookery.player.learn;

import java.util.Arrays;
import java.util.List;
import org.rookery.player.algebra.Equations;

/**
 * Finds the weights of pieces by which their difference foretells results best: logistic
 * regression, drawn towards what was believed before where little was seen.
 */
final class LogisticFit {
  private static final int ROUNDS = 30;
  private static final double SMALL = 1e-7;

  /** So far off, in proportion, what was believed before may well be. */
  private static final double DOUBT = 0.5;

  /**
   * So far off at least, in commonest pieces: one who seldom leaves his own side commands few
   * squares and may well be missed more than that lets expect.
   */
  private static final double LEAST_DOUBT = 0.3;

  private final List<QuietSample> samples;

  /** The weight of each piece type, and at the end what it is worth to come first. */
  private final double[] weights;

  private final double[] before;
  private final double[] trust;

  /** How far off each weight may be: one standard deviation. */
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
    trust = new double[size];
    for (int i = 0; i < values.length; i++) {
      before[i] = scale * values[i];
      weights[i] = before[i];
      double doubt = Math.abs(scale) * Math.max(LEAST_DOUBT, DOUBT * Math.abs(values[i]));
      trust[i] = 1 / (doubt * doubt);
    }
    trust[size - 1] = 1;
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
      double slope = -0.1 * (scale - 0.5);
      double bend = 0.1;
      for (QuietSample sample : samples) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
          sum += values[i] * sample.men()[i];
        }
        double p = chance(scale * sum);
        slope += sample.weight() * (sample.points() - p) * sum;
        bend += sample.weight() * p * (1 - p) * sum * sum;
      }
      double step = slope / bend;
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
    double[][] bend = new double[size][size];
    for (int round = 0; round < ROUNDS; round++) {
      double[] slope = slopes(bend);
      double[] step = Equations.solve(bend, slope);
      double most = 0;
      for (int i = 0; i < size; i++) {
        weights[i] += step[i];
        most = Math.max(most, Math.abs(step[i]));
      }
      if (most < SMALL) {
        break;
      }
    }
    slopes(bend);
    double[][] inverse = Equations.inverse(bend);
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
    return i == sample.men().length ? 1 : sample.men()[i];
  }

  private double surprise(QuietSample sample) {
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += weights[i] * value(sample, i);
    }
    return sample.points() - chance(sum);
  }

  /** The slopes of the likelihood, and how they change in {@code bend}. */
  private double[] slopes(double[][] bend) {
    int size = weights.length;
    double[] slope = new double[size];
    for (int i = 0; i < size; i++) {
      Arrays.fill(bend[i], 0);
      slope[i] = trust[i] * (before[i] - weights[i]);
      bend[i][i] = trust[i];
    }
    for (QuietSample sample : samples) {
      double surprise = surprise(sample);
      double p = sample.points() - surprise;
      for (int i = 0; i < size; i++) {
        double x = value(sample, i);
        if (x != 0) {
          slope[i] += sample.weight() * surprise * x;
          for (int j = 0; j < size; j++) {
            bend[i][j] += sample.weight() * p * (1 - p) * x * value(sample, j);
          }
        }
      }
    }
    return slope;
  }

  /** How the slopes of whole games vary: positions of one game do not count as many. */
  private double[][] spread() {
    int size = weights.length;
    double[][] spread = new double[size][size];
    double[] ofGame = new double[size];
    for (int at = 0; at < samples.size(); at++) {
      QuietSample sample = samples.get(at);
      double surprise = surprise(sample);
      for (int i = 0; i < size; i++) {
        ofGame[i] += sample.weight() * surprise * value(sample, i);
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
      spread[i][i] += trust[i]; // what was believed before was seen once, too
    }
    return spread;
  }
}
