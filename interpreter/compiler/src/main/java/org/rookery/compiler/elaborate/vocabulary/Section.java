package org.rookery.compiler.elaborate.vocabulary;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What one section of a game, board or piece does to the draft, and when. */
public record Section<D>(List<Step<D>> steps) {
  /** One thing done at its stage: names must be known before rules can use them. */
  record Step<D>(int stage, Consumer<D> action) {}

  /** A section that does one thing. */
  public static <D> Section<D> at(int stage, Consumer<D> action) {
    return new Section<>(List.of(new Step<>(stage, action)));
  }

  /** A section that does nothing. */
  public static <D> Section<D> ignored() {
    return new Section<>(List.of());
  }

  /** The section that does one thing more. */
  public Section<D> then(int stage, Consumer<D> action) {
    List<Step<D>> more = new ArrayList<>(steps);
    more.add(new Step<>(stage, action));
    return new Section<>(List.copyOf(more));
  }

  /** The section with something done before each of its steps. */
  public Section<D> after(Consumer<D> preparation) {
    return new Section<>(
        steps.stream()
            .map(step -> new Step<>(step.stage, preparation.andThen(step.action)))
            .toList());
  }

  /** Carries out what sections do at one stage, in the order they were written. */
  public static <D> void carryOut(List<Section<D>> sections, int stage, D draft) {
    for (Section<D> section : sections) {
      for (Step<D> step : section.steps) {
        if (step.stage == stage) {
          step.action.accept(draft);
        }
      }
    }
  }
}
