package org.rookery.app.cli;

import org.rookery.app.job.MutateKind;
import picocli.CommandLine.Option;

/** How mutants are chosen and tried. */
final class MutateOptions {
  @Option(
      names = "--count",
      paramLabel = "N",
      description = "How many mutants; 0 for all there are. ${DEFAULT-VALUE} if not given.")
  private int count = 50;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Other mutants for another seed. ${DEFAULT-VALUE} if not given.")
  private long seed = 1;

  @Option(
      names = "--limit",
      paramLabel = "SECONDS",
      description = "How much processor time a mutant may use; ${DEFAULT-VALUE} if not given.")
  private int limit = 20;

  /** What the options say. */
  MutateKind.Settings settings() {
    if (count < 0 || limit < 1) {
      throw new Refusal("There should be no less than 0 mutants and 1 second.");
    }
    return new MutateKind.Settings(count, seed, limit);
  }
}
