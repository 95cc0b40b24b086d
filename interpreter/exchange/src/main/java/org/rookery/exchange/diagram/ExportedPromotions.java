package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.rookery.exchange.diagram.ObservedPromotions.Ranks;

/**
 * How pieces promote, as a diagram says it: into the same choice on the last ranks, or each into a
 * form of its own when it moves in, within or out of them.
 *
 * @param depth how many ranks the zone has; 0 where nothing promotes
 * @param forms by type that promotes, the type of its promoted form; empty where there is a choice
 * @param choice the types to choose from, those that are not for the last rank marked by a value
 */
record ExportedPromotions(int depth, Map<Integer, Integer> forms, Map<Integer, Boolean> choice) {
  static final ExportedPromotions NONE = new ExportedPromotions(0, Map.of(), Map.of());

  /** What fits all that was seen of types that promote; absent where nothing does. */
  static Optional<ExportedPromotions> fit(Map<Integer, Map<Ranks, Set<BitSet>>> seen, int ranks) {
    if (seen.isEmpty()) {
      return Optional.of(NONE);
    }
    if (seen.values().stream().anyMatch(it -> it.values().stream().anyMatch(s -> s.size() > 1))) {
      return Optional.empty();
    }
    Map<Integer, Map<Ranks, BitSet>> sets = new TreeMap<>();
    seen.forEach(
        (type, rows) -> {
          Map<Ranks, BitSet> single = new LinkedHashMap<>();
          rows.forEach((at, some) -> single.put(at, some.iterator().next()));
          sets.put(type, single);
        });
    for (int depth = 1; depth <= ranks; depth++) {
      int zone = depth;
      Optional<ExportedPromotions> found = choice(sets, zone).or(() -> forms(sets, zone));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static boolean stays(BitSet set, int type) {
    return set.get(type) && set.cardinality() == 1;
  }

  /** The same choice for all, where they arrive on the last ranks. */
  private static Optional<ExportedPromotions> choice(
      Map<Integer, Map<Ranks, BitSet>> sets, int depth) {
    Set<BitSet> last = new HashSet<>();
    Set<BitSet> other = new HashSet<>();
    for (Map.Entry<Integer, Map<Ranks, BitSet>> piece : sets.entrySet()) {
      for (Map.Entry<Ranks, BitSet> row : piece.getValue().entrySet()) {
        int ahead = row.getKey().to();
        if (ahead < depth) {
          (ahead == 0 ? last : other).add(row.getValue());
        } else if (!stays(row.getValue(), piece.getKey())) {
          return Optional.empty();
        }
      }
    }
    if (last.size() > 1 || other.size() > 1 || (last.isEmpty() && other.isEmpty())) {
      return Optional.empty();
    }
    BitSet most = (other.isEmpty() ? last : other).iterator().next();
    BitSet end = (last.isEmpty() ? other : last).iterator().next();
    // A choice that has one of several such pieces in it would be open to the others, too.
    if (sets.size() > 1 && sets.keySet().stream().anyMatch(most::get)) {
      return Optional.empty();
    }
    BitSet more = (BitSet) end.clone();
    more.andNot(most);
    Map<Integer, Boolean> choice = new TreeMap<>();
    most.stream().forEach(type -> choice.put(type, !end.get(type)));
    return more.isEmpty()
        ? Optional.of(new ExportedPromotions(depth, Map.of(), choice))
        : Optional.empty();
  }

  /** One form for each, where they come from the last ranks or arrive there. */
  private static Optional<ExportedPromotions> forms(
      Map<Integer, Map<Ranks, BitSet>> sets, int depth) {
    Map<Integer, Integer> forms = new TreeMap<>();
    for (Map.Entry<Integer, Map<Ranks, BitSet>> piece : sets.entrySet()) {
      int type = piece.getKey();
      for (Map.Entry<Ranks, BitSet> row : piece.getValue().entrySet()) {
        boolean inZone = row.getKey().to() < depth || row.getKey().from() < depth;
        BitSet others = (BitSet) row.getValue().clone();
        others.clear(type);
        if (others.cardinality() != (inZone ? 1 : 0)) {
          return Optional.empty();
        }
        if (inZone) {
          int form = others.nextSetBit(0);
          if (forms.merge(type, form, (one, another) -> one.equals(another) ? one : -1) < 0) {
            return Optional.empty();
          }
        }
      }
    }
    boolean distinct =
        Set.copyOf(forms.values()).size() == forms.size()
            && forms.values().stream().noneMatch(sets::containsKey);
    return distinct
        ? Optional.of(new ExportedPromotions(depth, forms, Map.of()))
        : Optional.empty();
  }

  /** The types in the order in which a diagram needs them: those that promote first. */
  List<Integer> order(List<Integer> types, Set<Integer> promoting) {
    List<Integer> order = new ArrayList<>(types.stream().filter(promoting::contains).toList());
    List<Integer> rest = types.stream().filter(type -> !order.contains(type)).toList();
    rest.stream().filter(type -> !forms.containsValue(type)).forEach(order::add);
    types.stream().filter(forms::containsKey).map(forms::get).forEach(order::add);
    return order;
  }

  /** The letters of the choice; before each its marks. */
  String letters(IntFunction<String> letter, Set<Integer> limited) {
    List<String> texts = new ArrayList<>();
    choice.forEach(
        (type, notLast) ->
            texts.add(
                (notLast ? "!" : "") + (limited.contains(type) ? "*" : "") + letter.apply(type)));
    boolean single = texts.stream().allMatch(text -> text.matches("[!*]*."));
    return String.join(single ? "" : ",", texts);
  }
}
