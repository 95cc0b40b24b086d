package org.rookery.app.cli;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.language.source.Origin;
import org.rookery.program.ContentSet;
import org.rookery.program.Region;

/** Any tree of records as indented text, without the places that its parts came from. */
final class ModelText {
  private static final int WIDTH = 100;

  private ModelText() {}

  static String of(Object model) {
    StringBuilder out = new StringBuilder();
    print(model, 0, out);
    return out.append('\n').toString();
  }

  private static void print(@Nullable Object value, int indent, StringBuilder out) {
    String line = line(value);
    if (line.length() + indent <= WIDTH || value == null) {
      out.append(line);
    } else if (value instanceof int[] numbers) {
      items(Arrays.stream(numbers).boxed().toList(), indent, out);
    } else if (value instanceof Collection<?> items) {
      items(items, indent, out);
    } else if (value instanceof Object[] items) {
      items(Arrays.asList(items), indent, out);
    } else if (value instanceof Map<?, ?> map) {
      map.forEach(
          (key, inner) -> {
            newLine(indent, out);
            out.append(key).append(": ");
            print(inner, indent + 2, out);
          });
    } else if (value instanceof Record record) {
      out.append(record.getClass().getSimpleName());
      for (RecordComponent component : record.getClass().getRecordComponents()) {
        if (component.getType() != Origin.class) {
          newLine(indent, out);
          out.append(component.getName()).append(": ");
          print(value(record, component), indent + 2, out);
        }
      }
    } else {
      out.append(line);
    }
  }

  /** Names and numbers fill lines; anything larger has a line of its own. */
  private static void items(Collection<?> items, int indent, StringBuilder out) {
    boolean small =
        items.stream().allMatch(item -> item instanceof String || item instanceof Integer);
    if (!small) {
      for (Object item : items) {
        newLine(indent, out);
        out.append("- ");
        print(item, indent + 2, out);
      }
      return;
    }
    int column = WIDTH;
    for (Object item : items) {
      String text = String.valueOf(item);
      if (column + text.length() >= WIDTH) {
        newLine(indent, out);
        column = indent;
      } else {
        out.append(' ');
      }
      out.append(text);
      column += text.length() + 1;
    }
  }

  private static void newLine(int indent, StringBuilder out) {
    out.append('\n').append(" ".repeat(indent));
  }

  private static String line(@Nullable Object value) {
    StringBuilder out = new StringBuilder();
    if (value instanceof Region || value instanceof ContentSet) {
      out.append(value);
    } else if (value instanceof Record record) {
      out.append(record.getClass().getSimpleName()).append('(');
      String separator = "";
      for (RecordComponent component : record.getClass().getRecordComponents()) {
        if (component.getType() != Origin.class) {
          out.append(separator).append(line(value(record, component)));
          separator = ", ";
        }
      }
      out.append(')');
    } else if (value instanceof Collection<?> items) {
      out.append(items.stream().map(ModelText::line).toList());
    } else if (value instanceof int[] numbers) {
      out.append(Arrays.toString(numbers));
    } else if (value instanceof boolean[] answers) {
      out.append(Arrays.toString(answers));
    } else if (value instanceof Map<?, ?> map) {
      List<String> entries = new ArrayList<>();
      map.forEach((key, inner) -> entries.add(key + "=" + line(inner)));
      out.append('{').append(String.join(", ", entries)).append('}');
    } else if (value instanceof Object[] items) {
      out.append(Arrays.stream(items).map(ModelText::line).toList());
    } else if (value instanceof Optional<?> optional) {
      out.append(optional.isPresent() ? line(optional.get()) : "-");
    } else {
      out.append(value);
    }
    return out.toString();
  }

  private static @Nullable Object value(Record record, RecordComponent component) {
    try {
      return component.getAccessor().invoke(record);
    } catch (IllegalAccessException | InvocationTargetException e) {
      return "?";
    }
  }
}
