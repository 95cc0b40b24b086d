package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.compiler.elaborate.Transcript.Answer;

/**
 * Makes the transcript of a reading. Whatever of a game can be asked or changed while a block is
 * read says so here when it is.
 */
final class Witness {
  private Map<Kind, Map<String, Boolean>> asked = Map.of();
  private Map<Kind, List<String>> listed = Map.of();
  private Map<Kind, Set<String>> own = Map.of();
  private List<Consumer<Scope>> deeds = List.of();
  private boolean listening;
  private boolean complete;
  private int statements;
  private int faults;
  private int guesses;
  private int refused;

  /** Begins a transcript. */
  void listen() {
    asked = new EnumMap<>(Kind.class);
    listed = new EnumMap<>(Kind.class);
    own = new EnumMap<>(Kind.class);
    deeds = new ArrayList<>();
    statements = 0;
    faults = 0;
    guesses = 0;
    refused = 0;
    complete = true;
    listening = true;
  }

  /** The transcript of what was heard; nothing when that was not all that was asked. */
  Optional<Transcript> stop() {
    listening = false;
    return complete && (guesses == 0 || refused == 0)
        ? Optional.of(
            new Transcript(answers(), listed, deeds, statements, faults, guesses, refused))
        : Optional.empty();
  }

  private List<Answer> answers() {
    List<Answer> answers = new ArrayList<>();
    asked.forEach((kind, names) -> names.forEach((n, is) -> answers.add(new Answer(kind, n, is))));
    return answers;
  }

  /** Whether a name was known; what the block itself made known is no matter of its game's. */
  void asked(Kind kind, String name, boolean known) {
    if (listening && !own.getOrDefault(kind, Set.of()).contains(name)) {
      asked.computeIfAbsent(kind, k -> new HashMap<>()).putIfAbsent(name, known);
    }
  }

  /** All the names that were known, in their order. */
  void listed(Kind kind, Set<String> names) {
    if (listening) {
      listed.putIfAbsent(kind, List.copyOf(names));
    }
  }

  /** A name was made known. */
  void added(Kind kind, String name) {
    if (listening) {
      own.computeIfAbsent(kind, k -> new HashSet<>()).add(name);
      did(scope -> scope.names().add(kind, name));
    }
  }

  /** Something was done to the game. */
  void did(Consumer<Scope> deed) {
    if (listening) {
      deeds.add(deed);
    }
  }

  /** A statement was read. */
  void statement() {
    statements++;
  }

  /** A fault was found. */
  void fault() {
    faults++;
  }

  /** A guess was made, or refused. */
  void guess(boolean made) {
    guesses += made ? 1 : 0;
    refused += made ? 0 : 1;
  }

  /** Something was asked that no transcript tells. */
  void askedForMore() {
    complete = false;
  }
}
