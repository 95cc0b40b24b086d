package org.rookery.web.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Maps and sets as browsers have them do what those of the JVM do. */
class FixedMapTest {
  /** A key whose hash code has no absolute value. */
  private record Lowest(String name) {
    @Override
    public int hashCode() {
      return Integer.MIN_VALUE;
    }
  }

  @Test
  void an_empty_map_has_no_value_of_any_key() {
    Map<String, Integer> empty = FixedMap.copyOf(new TreeMap<>());
    assertThat(empty).isEmpty();
    assertThat(empty.get("a")).isNull();
    assertThat(empty.containsKey("a")).isFalse();
    assertThat(empty.entrySet().contains(Map.entry("a", 1))).isFalse();
    assertThat(FixedMap.ofEntries()).isEqualTo(Map.of());
    assertThat(FixedSet.copyOf(List.of()).contains("a")).isFalse();
  }

  @Test
  void maps_and_sets_equal_those_of_the_jvm() {
    Lowest low = new Lowest("low");
    assertThat(FixedMap.of("a", 1, low, 2, "c", 3)).isEqualTo(Map.of("a", 1, low, 2, "c", 3));
    assertThat(FixedMap.of("a", 1, low, 2, "c", 3)).containsEntry(low, 2);
    assertThat(FixedMap.ofEntries(Map.entry("a", 1), Map.entry("b", 2)))
        .isEqualTo(Map.of("a", 1, "b", 2));
    assertThat(FixedSet.of("a", low, "c")).isEqualTo(Set.of("a", low, "c")).contains(low);
    assertThat(FixedSet.copyOf(List.of("a", "b", "a"))).isEqualTo(Set.of("a", "b"));
  }

  @Test
  void nothing_changes_them() {
    Map<String, Integer> source = new TreeMap<>(Map.of("a", 1));
    Map<String, Integer> copy = FixedMap.copyOf(source);
    source.put("b", 2);
    assertThat(copy).isEqualTo(Map.of("a", 1));
    assertThat(FixedMap.copyOf(copy)).isSameAs(copy);
    assertThatThrownBy(() -> copy.put("b", 2)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> copy.remove("a")).isInstanceOf(UnsupportedOperationException.class);
    Set<Object> set = FixedSet.of("a", "b", "c");
    assertThat(FixedSet.copyOf(set)).isSameAs(set);
    assertThatThrownBy(() -> set.remove("a")).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void nothing_stands_in_them_twice() {
    assertThatThrownBy(() -> FixedMap.of("a", 1, "a", 2, "b", 3))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> FixedSet.of("a", "b", "a"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
