package org.rookery.app.cli;

import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the numbers of a command line, and says in plain words what is none. */
final class NumberReader {
  private NumberReader() {}

  /** Lets a command line and all its commands read numbers so. */
  static void register(CommandLine line) {
    ITypeConverter<Integer> whole = reader(Integer::valueOf, NumberReader::whole);
    ITypeConverter<Long> large = reader(Long::valueOf, NumberReader::whole);
    ITypeConverter<Double> any = reader(Double::valueOf, text -> "is no number");
    line.registerConverter(Integer.class, whole).registerConverter(int.class, whole);
    line.registerConverter(Long.class, large).registerConverter(long.class, large);
    line.registerConverter(Double.class, any).registerConverter(double.class, any);
  }

  private static String whole(String text) {
    return text.matches("[+-]?[0-9]+") ? "is too large" : "is no whole number";
  }

  private static <N> ITypeConverter<N> reader(
      Function<String, N> number, Function<String, String> complaint) {
    return text -> {
      try {
        return number.apply(text.strip());
      } catch (NumberFormatException e) {
        throw new TypeConversionException("`" + text + "` " + complaint.apply(text.strip()));
      }
    };
  }
}
