package org.rookery.player.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rookery.program.Test;

/** Reads the chains off a condition that is about nothing else. */
final class ChainReader {
  private static final int MOST_WAYS = 1000;

  private final List<ConnectionDistance> starts = new ArrayList<>();

  private ChainReader() {}

  /**
   * What the chains are worth that make a condition hold; nothing where it asks for more than
   * chains.
   */
  static Optional<Chains> chains(Test test, int sign) {
    ChainReader reader = new ChainReader();
    List<List<Chains.Chain>> ways = reader.ways(test);
    return ways.isEmpty() ? Optional.empty() : Optional.of(new Chains(reader.starts, ways, sign));
  }

  /** The sets of chains each of which makes a test hold, as a disjunction of conjunctions. */
  private List<List<Chains.Chain>> ways(Test test) {
    if (test instanceof Test.Reaches chain && chain.connects()) {
      return List.of(List.of(new Chains.Chain(start(chain), chain.to().squares())));
    }
    if (test.isAny()) {
      List<List<List<Chains.Chain>>> parts = test.parts().stream().map(this::ways).toList();
      return parts.stream().anyMatch(List::isEmpty)
          ? List.of()
          : parts.stream().flatMap(List::stream).toList();
    }
    return test.isAll() ? together(test.parts()) : List.of();
  }

  private List<List<Chains.Chain>> together(List<Test> all) {
    List<List<Chains.Chain>> ways = List.of(List.of());
    for (Test part : all) {
      if (!isBeginning(part, all)) {
        List<List<Chains.Chain>> more = ways(part);
        ways =
            ways.stream()
                .flatMap(
                    way ->
                        more.stream()
                            .map(rest -> Stream.concat(way.stream(), rest.stream()).toList()))
                .limit(MOST_WAYS + 1L)
                .toList();
      }
    }
    return ways.size() > MOST_WAYS || ways.stream().anyMatch(List::isEmpty) ? List.of() : ways;
  }

  /** Whether a test only says that the square where a chain of the others begins is taken. */
  private static boolean isBeginning(Test test, List<Test> others) {
    return test instanceof Test.Holds holds
        && others.stream()
            .anyMatch(
                other ->
                    other instanceof Test.Reaches chain
                        && chain.from().has(holds.square())
                        && chain.from().squares().length == 1
                        && chain.over().equals(holds.contents()));
  }

  private int start(Test.Reaches chain) {
    for (int i = 0; i < starts.size(); i++) {
      if (starts.get(i).isOf(chain)) {
        return i;
      }
    }
    starts.add(new ConnectionDistance(chain));
    return starts.size() - 1;
  }
}
