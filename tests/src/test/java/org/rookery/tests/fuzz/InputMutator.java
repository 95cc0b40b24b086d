package org.rookery.tests.fuzz;

import java.util.List;
import java.util.Random;

/** Spoils texts: a few random changes each, mostly ones that leave it looking like what it was. */
public final class InputMutator {
  private static final String ODD =
      "()()()\"\";$;; \n\t-+@/=0123456789abcXYZ*[]{}?!#'\\\u0000\u00e9\u2654\ud83d\ude00\uffff";

  /** Between words, spaces and brackets. */
  private static final String WORDS = "(?<=[\\s()])|(?=[\\s()])";

  private final Random random;
  private final List<String> corpus;

  /** A mutator that takes foreign words from {@code corpus}. */
  public InputMutator(long seed, List<String> corpus) {
    this.random = new Random(seed);
    this.corpus = corpus;
  }

  /** One of the texts of the corpus, with a few of its words replaced, exchanged or left out. */
  public String nextInWords() {
    String text = corpus.get(random.nextInt(corpus.size()));
    for (int i = random.nextInt(4); i >= 0; i--) {
      text = random.nextBoolean() ? swapped(text) : replaced(text);
    }
    return text;
  }

  private String replaced(String text) {
    String[] words = text.split(WORDS, -1);
    words[random.nextInt(words.length)] = random.nextInt(3) == 0 ? "" : word();
    return String.join("", words);
  }

  /** One of the texts of the corpus, spoilt. */
  public String next() {
    String text = corpus.get(random.nextInt(corpus.size()));
    for (int i = random.nextInt(4); i >= 0; i--) {
      text = changed(text);
    }
    return text;
  }

  private String changed(String text) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + 1 + random.nextInt(1 + random.nextInt(12)));
    String before = text.substring(0, at);
    String after = text.substring(end);
    String cut = text.substring(at, end);
    return switch (random.nextInt(8)) {
      case 0 -> before + after;
      case 1 -> before + cut + cut + after;
      case 2 -> before + odd() + after;
      case 3 -> before + odd() + cut + after;
      case 4 -> before + new StringBuilder(cut).reverse() + after;
      case 5 -> before + word() + after;
      case 6 -> swapped(text);
      default -> before + cut + slice() + after;
    };
  }

  private String odd() {
    int at = random.nextInt(ODD.length());
    return ODD.substring(at, Math.min(ODD.length(), at + 1 + random.nextInt(3)));
  }

  private String other() {
    return corpus.get(random.nextInt(corpus.size()));
  }

  private String word() {
    String[] words = other().split("[\\s()]+", -1);
    return words[random.nextInt(words.length)];
  }

  private String slice() {
    String text = other();
    int at = random.nextInt(text.length() + 1);
    return text.substring(at, Math.min(text.length(), at + random.nextInt(40)));
  }

  /** Two words of the text change places. */
  private String swapped(String text) {
    String[] words = text.split(WORDS, -1);
    int a = random.nextInt(words.length);
    int b = random.nextInt(words.length);
    String word = words[a];
    words[a] = words[b];
    words[b] = word;
    return String.join("", words);
  }
}
