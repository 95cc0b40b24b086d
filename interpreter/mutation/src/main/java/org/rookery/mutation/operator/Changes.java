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
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/** All small changes there are of a game's forms, and samples of them. */
public final class Changes {
  private static final List<Mutator> MUTATORS =
      List.of(
          new Tests(),
          new NamesExchanged(),
          new Similar(),
          new Numbers(),
          new Omissions(),
          new Promotions(),
          new ZoneEdges(),
          new BetzaLetters(),
          new Setups());

  private Changes() {}

  /**
   * Every change there is, in the order of the forms.
   *
   * @param sections a game's forms after expansion
   * @param model what they mean
   */
  public static List<Change> of(List<Form> sections, GameModel model) {
    Names names = Names.of(model);
    List<Change> all = new ArrayList<>();
    new SpotWalk(spot -> MUTATORS.forEach(mutator -> mutator.changes(spot, names, all::add)))
        .sections(sections);
    return all;
  }

  /**
   * So many of the changes, the same for the same seed: of each kind about as many, and of each
   * kind first those of places in the rules that no other is of.
   */
  public static List<Change> sample(List<Change> all, int count, long seed) {
    Random random = new Random(seed);
    Map<Operator, List<Change>> kinds = new EnumMap<>(Operator.class);
    for (Change change : shuffled(all, random)) {
      kinds.computeIfAbsent(change.operator(), unused -> new ArrayList<>()).add(change);
    }
    kinds.replaceAll((operator, changes) -> freshFirst(changes));
    List<Change> sample = new ArrayList<>();
    for (int i = 0; sample.size() < Math.min(count, all.size()); i++) {
      for (List<Change> changes : kinds.values()) {
        if (i < changes.size() && sample.size() < count) {
          sample.add(changes.get(i));
        }
      }
    }
    return sample;
  }

  private static List<Change> shuffled(List<Change> changes, Random random) {
    List<Change> shuffled = new ArrayList<>(changes);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  private static List<Change> freshFirst(List<Change> changes) {
    Set<Origin> seen = new HashSet<>();
    List<Change> first = new ArrayList<>();
    List<Change> again = new ArrayList<>();
    for (Change change : changes) {
      (seen.add(Origin.of(change.origin().span())) ? first : again).add(change);
    }
    first.addAll(again);
    return first;
  }
}
