package org.rookery.compiler.elaborate.vocabulary;

/**
 * A word of the language.
 *
 * @param age whether a name of the game may hide it
 * @param sentence what it says, for the manual
 * @param example a use of it that compiles
 * @param reader makes what it stands for, once its arguments have the shapes of its signature
 */
public record Keyword<R>(
    String name, Age age, Signature signature, String sentence, String example, Reader<R> reader) {

  /** Where a word comes from. */
  public enum Age {
    /** From ZRF: it means what it always meant. */
    ZRF,
    /**
     * From this language: a direction, square or attribute of that name in an old file hides it.
     */
    ROOKERY
  }

  /** Makes what a word stands for. */
  public interface Reader<R> {
    /** Reads a call; after a problem has been told the result may be anything. */
    R read(Call call);
  }

  /** A word of ZRF. */
  public static <R> Keyword<R> zrf(
      String name, String signature, String sentence, String example, Reader<R> reader) {
    return new Keyword<>(name, Age.ZRF, Signature.of(signature), sentence, example, reader);
  }

  /** A word of this language. */
  public static <R> Keyword<R> word(
      String name, String signature, String sentence, String example, Reader<R> reader) {
    return new Keyword<>(name, Age.ROOKERY, Signature.of(signature), sentence, example, reader);
  }

  /** How it is written: {@code (capture [place])}. */
  public String usage() {
    return signature.parameters().isEmpty() ? name : "(" + name + " " + signature + ")";
  }
}
