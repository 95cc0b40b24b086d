package org.rookery.app.book;

import java.util.List;

/**
 * A command of the program, for who asks what to do rather than how to write it.
 *
 * @param about what it does, in a sentence
 * @param details what its options and examples say, each by itself
 */
public record CommandDescription(String name, String about, List<String> details) {
  public CommandDescription {
    details = List.copyOf(details);
  }
}
