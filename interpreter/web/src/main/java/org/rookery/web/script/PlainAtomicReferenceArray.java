package org.rookery.web.script;

import org.jspecify.annotations.Nullable;

/**
 * {@code AtomicReferenceArray} in a browser, whose scripts have one thread.
 *
 * <p>Jackson asks for one.
 */
final class PlainAtomicReferenceArray<E> {
  private final @Nullable Object[] elements;

  PlainAtomicReferenceArray(int length) {
    elements = new Object[length];
  }

  @SuppressWarnings("unchecked")
  @Nullable E get(int index) {
    return (E) elements[index];
  }

  void set(int index, @Nullable E element) {
    elements[index] = element;
  }

  @Nullable E getAndSet(int index, @Nullable E element) {
    E before = get(index);
    set(index, element);
    return before;
  }
}
