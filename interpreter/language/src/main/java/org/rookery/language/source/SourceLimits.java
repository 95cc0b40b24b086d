package org.rookery.language.source;

/**
 * How large a rules file may grow before it is refused. Rules files are untrusted input: passing a
 * limit is a diagnostic. The largest numbers seen in published files stand beside them.
 */
public final class SourceLimits {
  /** Bytes of one file; seen: 171 thousand. */
  public static final int FILE_BYTES = 8 << 20;

  /** Files of one game, itself included. */
  public static final int FILES = 256;

  /** Characters of all files of one game together: what the reader may have to hold at once. */
  public static final int TOTAL_CHARACTERS = 32 << 20;

  /**
   * Includes of one game that are looked for; of one name in one file, one counts. It bounds what
   * many names of few files cost.
   */
  public static final int INCLUDES = 4_096;

  /** Characters read for them, those of a file as often as it is included. */
  public static final int READ_CHARACTERS = 2 * TOTAL_CHARACTERS;

  /** Folders and the file in the name of an include: each is looked for on the disk. */
  public static final int FOLDERS = 64;

  /** How deep includes may nest. */
  public static final int INCLUDE_DEPTH = 32;

  /** Words and brackets of one file, which the reader keeps in memory; seen: 28 thousand. */
  public static final int TOKENS = 1_000_000;

  /** Named parameters of one macro, or variables of one loop. */
  public static final int PARAMETERS = 64;

  /**
   * How deep brackets may nest, before and after expansion, so that later stages may recurse over
   * forms on an ordinary thread's stack; people get lost after a dozen.
   */
  public static final int NESTING = 500;

  /** How deep macro calls may nest: no expansion ends that nests without end. Seen: 11. */
  public static final int MACRO_DEPTH = 200;

  /**
   * How deep the expander itself may recurse, where arguments are calls with arguments that are
   * calls; it bounds the stack that {@link #NESTING} and {@link #MACRO_DEPTH} together do not. At
   * 1,000 a thread of one megabyte overflows now and then, before the JVM has compiled the
   * expander.
   */
  public static final int EXPANSION_DEPTH = 600;

  /** Forms of a whole expansion; seen: 2.4 million, which are 3.7 million words and brackets. */
  public static final int EXPANDED_FORMS = 8_000_000;

  /** Numbers of one range in a loop: as many as a board may have squares. */
  public static final int ROUNDS = 4_096;

  /** Characters of one atom or string put together from others. */
  public static final int PASTED_CHARACTERS = 1 << 16;

  /** Forms that one parameter may put into a string. */
  public static final int PASTED_FORMS = 1_000;

  /** File names looked at when searching what a misspelt include may have meant. */
  public static final int LISTED_FILES = 2_000;

  private SourceLimits() {}
}
