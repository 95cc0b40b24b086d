package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.rookery.compiler.CompiledGame;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.CounterRule;
import org.rookery.program.PieceType;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/** Where the programs of two games are not the same: which questions, and whose code where. */
final class ProgramDiff {
  private final GameProgram here;
  private final GameProgram there;
  private final Set<Aim> aims = new LinkedHashSet<>();
  private final RuleDiff code;

  private ProgramDiff(CompiledGame here, CompiledGame there, Random random) {
    this.here = here.program();
    this.there = there.program();
    code = RuleDiff.of(here, there, random);
  }

  /** The contrast of two games; code is looked at in an order by chance, if not all is. */
  static ProgramDiff of(CompiledGame here, CompiledGame there, Random random) {
    ProgramDiff contrast = new ProgramDiff(here, there, random);
    contrast.endings();
    contrast.counters();
    contrast.each(program -> program.royal().legal().stream());
    contrast.each(program -> program.forbidden().stream());
    contrast.each(program -> program.turnOrder().stream().map(TurnStep::again));
    contrast.each(
        program ->
            program.turnOrder().stream()
                .flatMap(step -> step.then().stream())
                .map(TurnStep.Part::when));
    return contrast;
  }

  /** The questions that differ. */
  List<Aim> aims() {
    List<Aim> all = new ArrayList<>(aims);
    all.addAll(code.asked());
    return all.stream().map(aim -> aim.within(here, there)).filter(aim -> !aim.isVoid()).toList();
  }

  /** Whose code differs, and where. */
  List<RuleDiff.Place> places() {
    return code.places();
  }

  /** Who may mate in one of the games only, and where. */
  List<RuleDiff.Mating> mating() {
    return code.mating();
  }

  /**
   * The pieces whose kind is otherwise though their code is not: what becomes of them in a hand.
   */
  List<Integer> pieces() {
    List<Integer> pieces = new ArrayList<>();
    for (int piece = 1; piece < here.contents().size(); piece++) {
      int type = here.contents().type(piece);
      if (!isAlike(here.pieces().get(type), there.pieces().get(type))) {
        pieces.add(piece);
      }
    }
    return pieces;
  }

  private static boolean isAlike(PieceType type, PieceType other) {
    return type.capturedAs() == other.capturedAs()
        && type.attributes() == other.attributes()
        && type.supply() == other.supply();
  }

  /** Whether nothing at all differs. */
  boolean isNone() {
    return aims.isEmpty()
        && pieces().isEmpty()
        && here.attributes().equals(there.attributes())
        && code.isNone()
        && here.turnOrder().equals(there.turnOrder())
        && here.repeatFrom() == there.repeatFrom()
        && here.rights().equals(there.rights())
        && here.counters().equals(there.counters())
        && here.royal().equals(there.royal())
        && here.endings().equals(there.endings())
        && here.points().equals(there.points())
        && here.teams().equals(there.teams())
        && here.elimination().equals(there.elimination())
        && here.options().equals(there.options())
        && Arrays.equals(here.start().board(), there.start().board())
        && here.start().beneath().equals(there.start().beneath())
        && Arrays.equals(here.start().hand(), there.start().hand());
  }

  private void endings() {
    List<Ending> ours = Lists.without(here.endings(), there.endings());
    List<Ending> theirs = Lists.without(there.endings(), here.endings());
    for (Ending ending : ours) {
      Ending other =
          theirs.stream()
              .filter(e -> e.player() == ending.player() && e.reason().equals(ending.reason()))
              .findFirst()
              .or(() -> theirs.stream().filter(e -> e.when().equals(ending.when())).findFirst())
              .orElse(null);
      theirs.remove(other);
      Aim aim = other == null ? Aim.alone(ending.when()) : Aim.of(ending.when(), other.when());
      aims.add(aim.behind(before(ending)));
    }
    theirs.forEach(ending -> aims.add(Aim.alone(ending.when())));
    if (aims.isEmpty() && !here.endings().equals(there.endings())) {
      here.endings().forEach(ending -> aims.add(Aim.of(ending.when(), ending.when())));
    }
  }

  /** What the endings ask that come before one. */
  private List<Test> before(Ending ending) {
    return here.endings().subList(0, here.endings().indexOf(ending)).stream()
        .map(Ending::when)
        .toList();
  }

  private void counters() {
    for (int i = 0; i < Math.max(here.counters().size(), there.counters().size()); i++) {
      List<CounterRule.Change> ours = Lists.without(changes(here, i), changes(there, i));
      List<CounterRule.Change> theirs = Lists.without(changes(there, i), changes(here, i));
      pairs(ours, theirs, CounterRule.Change::when);
    }
  }

  private static List<CounterRule.Change> changes(GameProgram program, int counter) {
    return counter < program.counters().size()
        ? program.counters().get(counter).after()
        : List.of();
  }

  private void each(Function<GameProgram, Stream<Test>> tests) {
    List<Test> ours = tests.apply(here).toList();
    List<Test> theirs = tests.apply(there).toList();
    pairs(Lists.without(ours, theirs), Lists.without(theirs, ours), test -> test);
  }

  private <T> void pairs(List<T> ours, List<T> theirs, Function<T, Test> test) {
    for (int i = 0; i < Math.max(ours.size(), theirs.size()); i++) {
      if (i >= ours.size() || i >= theirs.size()) {
        aims.add(Aim.alone(test.apply((i < ours.size() ? ours : theirs).get(i))));
      } else {
        aims.add(Aim.of(test.apply(ours.get(i)), test.apply(theirs.get(i))));
      }
    }
  }
}
