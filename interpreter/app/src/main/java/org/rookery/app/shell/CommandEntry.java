package org.rookery.app.shell;

import java.util.List;
import java.util.stream.Stream;

/**
 * A command of the program.
 *
 * @param name what is typed, without the commands before it
 * @param about what it does, in a sentence or two
 * @param arguments what stands behind it, in order
 * @param commands those that may follow it
 * @param examples what its help says below the options, in lines
 */
public record CommandEntry(
    String name,
    String about,
    List<Flag> flags,
    List<Argument> arguments,
    List<CommandEntry> commands,
    String examples) {
  /** An argument that names a game. */
  private static final String GAME = "GAME";

  public CommandEntry {
    flags = List.copyOf(flags);
    arguments = List.copyOf(arguments);
    commands = List.copyOf(commands);
  }

  /**
   * An option.
   *
   * @param names all of them, with their dashes, the shortest first
   * @param value what follows it; empty when nothing does
   * @param choices what the value may be, when these are few
   */
  public record Flag(List<String> names, String value, String about, List<String> choices) {
    public Flag {
      names = List.copyOf(names);
      choices = List.copyOf(choices);
    }

    /** All names of some options. */
    static List<String> names(List<Flag> flags) {
      return flags.stream().flatMap(flag -> flag.names().stream()).toList();
    }

    /** Whether a value follows. */
    boolean takesValue() {
      return !value.isEmpty();
    }
  }

  /**
   * What follows a command, by its place.
   *
   * @param choices what it may be, when these are few
   */
  public record Argument(String label, String about, List<String> choices) {
    public Argument {
      choices = List.copyOf(choices);
    }
  }

  /** What its arguments may be, when these are few. */
  List<String> choices() {
    return arguments.stream().flatMap(argument -> argument.choices().stream()).toList();
  }

  /** Whether one of its arguments may be the name of a game. */
  boolean takesGame() {
    return arguments.stream().anyMatch(argument -> argument.label().contains(GAME));
  }

  /** All names of its options. */
  List<String> flagNames() {
    return Flag.names(flags);
  }

  /** This command and those below it, each with the names typed before it and its own. */
  Stream<Typed> typed(String before) {
    String words = (before + " " + name).strip();
    return Stream.concat(
        Stream.of(new Typed(words, this)), commands.stream().flatMap(c -> c.typed(words)));
  }

  /** A command and all words that are typed for it. */
  record Typed(String words, CommandEntry command) {}

  /** The first sentence of a text, without its end. */
  static String first(String text) {
    int end = text.length();
    for (String mark : List.of(". ", "; ", ": ", ".\n")) {
      int at = text.indexOf(mark);
      end = at > 0 ? Math.min(end, at) : end;
    }
    String sentence = text.substring(0, end);
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }
}
