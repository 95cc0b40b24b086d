package org.rookery.compiler.elaborate.scope;

import java.util.List;
import java.util.Map;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.source.Origin;

/**
 * What reading a block asked its game, and what it did to it. Readers know of a game only what they
 * ask it; so in a game that {@linkplain Scope#gives gives} the same answers they would read the
 * same, and {@linkplain Scope#repeat doing} the same to that game is all there is left to do.
 *
 * @param asked whether names were known before
 * @param listed all names of a kind, in their order, where they were looked through for a guess
 * @param deeds names made known, names mentioned and problems told, in order
 * @param statements how many were read
 * @param faults how many were found
 * @param guesses how many were made
 * @param refused how many more would have been made, had there not been too many before
 */
public record ReadLog(
    List<Answer> asked,
    Map<NameKind, List<String>> listed,
    List<ReadSideEffect> deeds,
    int statements,
    int faults,
    int guesses,
    int refused) {

  /** Whether a name was known. */
  record Answer(NameKind kind, String name, boolean known) {}

  /** Something that reading a block did to its game. */
  sealed interface ReadSideEffect {
    /** Calls the case that this deed is. */
    void accept(Cases cases);
  }

  /** A name was made known. */
  record NameAdded(NameKind kind, String name) implements ReadSideEffect {
    @Override
    public void accept(Cases cases) {
      cases.nameAdded(this);
    }
  }

  /** A name was used that may become known only later. */
  record NameMentioned(NameKind kind, String name, Origin origin) implements ReadSideEffect {
    @Override
    public void accept(Cases cases) {
      cases.nameMentioned(this);
    }
  }

  /** A problem was told. */
  record ProblemReported(Diagnostic diagnostic) implements ReadSideEffect {
    @Override
    public void accept(Cases cases) {
      cases.problemReported(this);
    }
  }

  /** What to do for each case. */
  interface Cases {
    void nameAdded(NameAdded it);

    void nameMentioned(NameMentioned it);

    void problemReported(ProblemReported it);
  }
}
