package org.rookery.app.cli;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.language.source.Origin;

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
    } else if (value instanceof Collection<?> items) {
      for (Object item : items) {
        newLine(indent, out.append(""));
        out.append("- ");
        print(item, indent + 2, out);
      }
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
          newLine(indent + 2, out);
          out.append(component.getName()).append(": ");
          print(value(record, component), indent + 4, out);
        }
      }
    } else {
      out.append(line);
    }
  }

  private static void newLine(int indent, StringBuilder out) {
    out.append('\n').append(" ".repeat(indent));
  }

  private static String line(@Nullable Object value) {
    StringBuilder out = new StringBuilder();
    if (value instanceof Record record) {
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
