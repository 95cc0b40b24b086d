package org.rookery.compiler.specialize;

import org.rookery.program.ContentSet;

/** Set algebra on contents. */
final class Sets {
  private Sets() {}

  static ContentSet both(ContentSet a, ContentSet b) {
    int[] words = a.words().clone();
    for (int i = 0; i < words.length; i++) {
      words[i] &= b.words()[i];
    }
    return new ContentSet(words);
  }

  static ContentSet either(ContentSet a, ContentSet b) {
    int[] words = a.words().clone();
    for (int i = 0; i < words.length; i++) {
      words[i] |= b.words()[i];
    }
    return new ContentSet(words);
  }

  static ContentSet without(ContentSet a, ContentSet b) {
    int[] words = a.words().clone();
    for (int i = 0; i < words.length; i++) {
      words[i] &= ~b.words()[i];
    }
    return new ContentSet(words);
  }

  static boolean isEmpty(ContentSet set) {
    for (int word : set.words()) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  static boolean isOnly(ContentSet set, int content) {
    return set.has(content) && set.members().cardinality() == 1;
  }
}
