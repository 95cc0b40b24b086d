package org.rookery.mutation.operator;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.rookery.compiler.model.GameModel;
import org.rookery.engine.random.SeededRandom;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/** All small changes there are of a game's forms, and samples of them. */
public final class FormChanges {
  private static final List<Mutator> MUTATORS =
      List.of(
          new TestMutations(),
          new NamesExchanged(),
          new Similar(),
          new NumberMutations(),
          new Omissions(),
          new Promotions(),
          new ZoneEdges(),
          new BetzaLetters(),
          new SetupMutations());

  private FormChanges() {}

  /**
   * Every change there is, in the order of the forms.
   *
   * @param sections a game's forms after expansion
   * @param model what they mean
   */
  public static List<FormChange> of(List<Form> sections, GameModel model) {
    MutationNames names = MutationNames.of(model);
    List<FormChange> all = new ArrayList<>();
    new SpotWalk(spot -> MUTATORS.forEach(mutator -> mutator.changes(spot, names, all::add)))
        .sections(sections);
    return all;
  }

  /**
   * So many of the changes, the same for the same seed: of each kind about as many, and of each
   * kind first those of places in the rules that no other is of.
   */
  public static List<FormChange> sample(List<FormChange> all, int count, long seed) {
    Random random = SeededRandom.of(seed);
    Map<Operator, List<FormChange>> kinds = new EnumMap<>(Operator.class);
    for (FormChange change : shuffled(all, random)) {
      kinds.computeIfAbsent(change.operator(), unused -> new ArrayList<>()).add(change);
    }
    kinds.replaceAll((operator, changes) -> freshFirst(changes));
    List<FormChange> sample = new ArrayList<>();
    for (int i = 0; sample.size() < Math.min(count, all.size()); i++) {
      for (List<FormChange> changes : kinds.values()) {
        if (i < changes.size() && sample.size() < count) {
          sample.add(changes.get(i));
        }
      }
    }
    return sample;
  }

  private static List<FormChange> shuffled(List<FormChange> changes, Random random) {
    List<FormChange> shuffled = new ArrayList<>(changes);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  private static List<FormChange> freshFirst(List<FormChange> changes) {
    Set<Origin> seen = new HashSet<>();
    List<FormChange> first = new ArrayList<>();
    List<FormChange> again = new ArrayList<>();
    for (FormChange change : changes) {
      (seen.add(Origin.of(change.origin().span())) ? first : again).add(change);
    }
    first.addAll(again);
    return first;
  }
}
