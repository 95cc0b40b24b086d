package org.rookery.player.protocol;

/** One of the languages: obeys one line after another. */
public interface Protocol extends AutoCloseable {
  /**
   * Obeys a line, whatever is in it.
   *
   * @return false when the other side wants to end
   */
  boolean obey(String line);

  /** Waits until nothing is thought about any more. */
  void await();

  @Override
  void close();
}
