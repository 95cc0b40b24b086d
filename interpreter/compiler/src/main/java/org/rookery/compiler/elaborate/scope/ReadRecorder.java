package org.rookery.compiler.elaborate.scope;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.source.Origin;

/**
 * Records how a block is read. Whatever of a game can be asked or changed while a block is read
 * says so here when it is.
 */
public final class ReadRecorder {
  private Map<NameKind, Map<String, Boolean>> asked = Map.of();
  private Map<NameKind, List<String>> listed = Map.of();
  private Map<NameKind, Set<String>> own = Map.of();
  private List<ReadLog.ReadSideEffect> deeds = List.of();
  private boolean listening;
  private boolean complete;
  private int statements;
  private int faults;
  private int guesses;
  private int refused;

  /** Begins a log. */
  public void listen() {
    asked = new EnumMap<>(NameKind.class);
    listed = new EnumMap<>(NameKind.class);
    own = new EnumMap<>(NameKind.class);
    deeds = new ArrayList<>();
    statements = 0;
    faults = 0;
    guesses = 0;
    refused = 0;
    complete = true;
    listening = true;
  }

  /** The log of what was heard; nothing when that was not all that was asked. */
  public Optional<ReadLog> stop() {
    listening = false;
    return complete && (guesses == 0 || refused == 0)
        ? Optional.of(new ReadLog(answers(), listed, deeds, statements, faults, guesses, refused))
        : Optional.empty();
  }

  private List<ReadLog.Answer> answers() {
    List<ReadLog.Answer> answers = new ArrayList<>();
    asked.forEach(
        (kind, names) -> names.forEach((n, is) -> answers.add(new ReadLog.Answer(kind, n, is))));
    return answers;
  }

  /** Whether a name was known; what the block itself made known is no matter of its game's. */
  void asked(NameKind kind, String name, boolean known) {
    if (listening && !own.getOrDefault(kind, Set.of()).contains(name)) {
      asked.computeIfAbsent(kind, k -> new HashMap<>()).putIfAbsent(name, known);
    }
  }

  /** All the names that were known, in their order. */
  void listed(NameKind kind, Set<String> names) {
    if (listening) {
      listed.putIfAbsent(kind, List.copyOf(names));
    }
  }

  /** A name was made known. */
  void added(NameKind kind, String name) {
    if (listening) {
      own.computeIfAbsent(kind, k -> new HashSet<>()).add(name);
      deeds.add(new ReadLog.NameAdded(kind, name));
    }
  }

  /** A name was used that may become known only later. */
  void mentioned(NameKind kind, String name, Origin origin) {
    if (listening) {
      deeds.add(new ReadLog.NameMentioned(kind, name, origin));
    }
  }

  /** A problem was told. */
  void problemReported(Diagnostic diagnostic) {
    if (listening) {
      deeds.add(new ReadLog.ProblemReported(diagnostic));
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

  /** Something was asked that no log tells. */
  void askedForMore() {
    complete = false;
  }
}
