package org.rookery.compiler.graph;

import java.util.stream.Collectors;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;

/** Nodes, effects and what they name, in words for a reader of the graph. */
final class NodeText implements Node.Cases<String> {
  @Override
  public String step(Node.Step node) {
    return "step " + text(node.direction());
  }

  @Override
  public String set(Node.Set node) {
    return node.register().name().toLowerCase(java.util.Locale.ROOT) + " := " + text(node.place());
  }

  @Override
  public String test(Node.Test node) {
    return plain(node.condition()) + "?";
  }

  @Override
  public String fork(Node.Fork node) {
    return "each of";
  }

  @Override
  public String apply(Node.Apply node) {
    return plain(node.effect());
  }

  @Override
  public String leg(Node.Leg node) {
    return "leg";
  }

  @Override
  public String emit(Node.Emit node) {
    return (node.copy() ? "emit a copy" : "emit")
        + (node.continues() ? ", go on " + node.partial().orElse("by any type") : "");
  }

  @Override
  public String reset(Node.Reset node) {
    return "forget effects";
  }

  @Override
  public String flag(Node.Flag node) {
    return (node.value() ? "raise " : "lower ")
        + node.name()
        + node.place().map(p -> " at " + text(p)).orElse("");
  }

  @Override
  public String count(Node.Count node) {
    return "counter " + node.counter() + " := " + plain(node.times());
  }

  @Override
  public String loop(Node.Loop node) {
    return "counter " + node.counter() + " runs";
  }

  @Override
  public String end(Node.End node) {
    return "end";
  }

  static String text(Direction direction) {
    if (direction instanceof Direction.Named named) {
      return named.name();
    }
    if (direction instanceof Direction.Leap leap) {
      return "(" + leap.sideways() + "," + leap.forward() + ")";
    }
    return "back along " + text(((Direction.Opposite) direction).direction());
  }

  static String text(Place place) {
    if (place instanceof Place.Toward toward) {
      return text(toward.direction());
    }
    if (place instanceof Place.At at) {
      return at.square();
    }
    if (place instanceof Place.Of of) {
      return of.register() == Register.TO
          ? "arrival"
          : of.register().name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }
    return "here";
  }

  static String text(Filter filter) {
    if (filter.equals(Filter.EMPTY)) {
      return "no piece";
    }
    if (filter.others()) {
      return "other than " + text(filter.complement());
    }
    String side =
        switch (filter.side()) {
          case SELF -> "friend";
          case ALLY -> "ally";
          case OPPONENT -> "enemy";
          case NEUTRAL -> "neutral";
          case ANY -> filter.player().isEmpty() ? "any" : filter.player();
        };
    if (filter.types().isEmpty()) {
      return side;
    }
    return side + (filter.except() ? " but " : " ") + String.join("/", filter.types());
  }

  /** A record in words: its name and its parts, places and filters said shortly. */
  static String plain(Object value) {
    if (value instanceof Place place) {
      return text(place);
    }
    if (value instanceof Direction direction) {
      return text(direction);
    }
    if (value instanceof Filter filter) {
      return text(filter);
    }
    if (value instanceof java.util.Optional<?> optional) {
      return optional.map(NodeText::plain).orElse("");
    }
    if (value instanceof java.util.List<?> list) {
      return list.stream().map(NodeText::plain).collect(Collectors.joining(" ", "[", "]"));
    }
    if (value instanceof Record part) {
      return record(part);
    }
    return value.toString();
  }

  private static String record(Record part) {
    String words = part.getClass().getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ");
    StringBuilder text = new StringBuilder(words.toLowerCase(java.util.Locale.ROOT));
    for (var component : part.getClass().getRecordComponents()) {
      try {
        var accessor = component.getAccessor();
        accessor.setAccessible(true);
        String value = plain(accessor.invoke(part));
        if (!value.isEmpty()) {
          text.append(' ').append(value);
        }
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
    return text.toString();
  }
}
