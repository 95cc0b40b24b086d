package org.rookery.program;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A set of square contents, as 32-bit words: content {@code c} is bit {@code c & 31} of word {@code
 * c >>> 5}.
 *
 * <p>Flat code carries these words inline, so that a test is one load, one shift and one mask.
 */
public record ContentSet(int[] words) {
  /** The set whose members are the bits of {@code bits}. */
  public static ContentSet of(BitSet bits, Contents contents) {
    int[] words = new int[contents.maskWords()];
    bits.stream().forEach(c -> words[c >>> 5] |= 1 << c);
    return new ContentSet(words);
  }

  /** Whether {@code content} is a member. */
  public boolean has(int content) {
    return (words[content >>> 5] >>> content & 1) != 0;
  }

  /** The members of both. */
  public ContentSet both(ContentSet other) {
    int[] both = words.clone();
    for (int i = 0; i < both.length; i++) {
      both[i] &= other.words[i];
    }
    return new ContentSet(both);
  }

  /** The members of either. */
  public ContentSet either(ContentSet other) {
    int[] either = words.clone();
    for (int i = 0; i < either.length; i++) {
      either[i] |= other.words[i];
    }
    return new ContentSet(either);
  }

  /** The members of this set that are none of the other. */
  public ContentSet without(ContentSet other) {
    int[] rest = words.clone();
    for (int i = 0; i < rest.length; i++) {
      rest[i] &= ~other.words[i];
    }
    return new ContentSet(rest);
  }

  /** Whether there is no member. */
  public boolean isEmpty() {
    int all = 0;
    for (int word : words) {
      all |= word;
    }
    return all == 0;
  }

  /** Whether {@code content} is a member, and the only one. */
  public boolean isOnly(int content) {
    return has(content) && members().cardinality() == 1;
  }

  /** The members as a fresh bit set. */
  public BitSet members() {
    BitSet bits = new BitSet();
    for (int c = 0; c < words.length * 32; c++) {
      if (has(c)) {
        bits.set(c);
      }
    }
    return bits;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ContentSet set && Arrays.equals(words, set.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return members().toString();
  }
}
