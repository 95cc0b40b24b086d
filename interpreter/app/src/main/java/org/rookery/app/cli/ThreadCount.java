package org.rookery.app.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how many threads are wanted: at least one, and no more than a machine can begin. */
final class ThreadCount implements ITypeConverter<Integer> {
  private static final int MOST = 256;

  @Override
  public Integer convert(String text) {
    if (text.matches("\\d{1,4}")) {
      int threads = Integer.parseInt(text);
      if (threads >= 1 && threads <= MOST) {
        return threads;
      }
    }
    throw new TypeConversionException(
        "it should be a number from 1 to " + MOST + ", not `" + text + "`.");
  }
}
