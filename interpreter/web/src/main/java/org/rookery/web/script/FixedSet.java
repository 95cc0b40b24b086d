package org.rookery.web.script;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A set that never changes, as {@code Set.copyOf} and {@code Set.of} make them in a browser. */
final class FixedSet<E> extends AbstractSet<E> {
  private final Set<E> elements;

  private FixedSet(Set<E> elements) {
    this.elements = elements;
  }

  /** The collection itself where it is a fixed set already. */
  static <E> Set<E> copyOf(Collection<E> collection) {
    return collection instanceof FixedSet<E> fixed
        ? fixed
        : new FixedSet<>(new LinkedHashSet<>(collection));
  }

  /** Of elements that differ. */
  static Set<Object> of(Object... elements) {
    Set<Object> set = new LinkedHashSet<>(Arrays.asList(elements));
    if (set.size() < elements.length) {
      throw new IllegalArgumentException("An element twice.");
    }
    return new FixedSet<>(set);
  }

  @Override
  public int size() {
    return elements.size();
  }

  @Override
  public boolean contains(@Nullable Object element) {
    return elements.contains(element);
  }

  @Override
  public Iterator<E> iterator() {
    return Collections.unmodifiableSet(elements).iterator();
  }
}
