package org.rookery.language.source;

/**
 * How large a rules file may grow before it is refused. Rules files are untrusted input: passing a
 * limit is a diagnostic. The largest numbers seen in 669 published files stand beside each.
 */
public final class Limits {
  /** Bytes of one file; seen: 1.3 million. */
  public static final int FILE_BYTES = 8 << 20;

  /** Files of one game, itself included; seen: 4. */
  public static final int FILES = 256;

  /** Characters of all files of one game together: what the reader may have to hold at once. */
  public static final int TOTAL_CHARACTERS = 32 << 20;

  /** How deep includes may nest; seen: 2. */
  public static final int INCLUDE_DEPTH = 32;

  /** Tokens of one file; a reader's second or two. Seen: 200 thousand. */
  public static final int TOKENS = 4_000_000;

  /**
   * How deep brackets may nest, before and after expansion, so that later stages may recurse over
   * forms on an ordinary thread's stack; seen: 30.
   */
  public static final int NESTING = 500;

  /** How deep macro calls may nest: no expansion ends that nests without end. Seen: 11. */
  public static final int MACRO_DEPTH = 200;

  /**
   * How deep the expander itself may recurse, where arguments are calls with arguments that are
   * calls; it bounds the stack that {@link #NESTING} and {@link #MACRO_DEPTH} together do not.
   */
  public static final int EXPANSION_DEPTH = 1_000;

  /** Forms of a whole expansion; the largest seen has 3.7 million tokens. */
  public static final int EXPANDED_FORMS = 8_000_000;

  /** Characters of one atom or string put together from others. */
  public static final int PASTED_CHARACTERS = 1 << 16;

  /** File names looked at when searching what a misspelt include may have meant. */
  public static final int LISTED_FILES = 2_000;

  private Limits() {}
}
