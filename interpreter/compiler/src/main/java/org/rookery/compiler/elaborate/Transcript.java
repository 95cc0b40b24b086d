package org.rookery.compiler.elaborate;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.rookery.compiler.elaborate.Names.Kind;

/**
 * What reading a block asked its game, and what it did to it. Readers know of a game only what they
 * ask it; so in a game that gives the same answers they would read the same, and {@linkplain
 * #repeat doing} the same to that game is all there is left to do.
 *
 * @param asked whether names were known before
 * @param listed all names of a kind, in their order, where they were looked through for a guess
 * @param deeds names made known, names mentioned and problems told, in order
 * @param statements how many were read
 * @param faults how many were found
 * @param guesses how many were made
 * @param refused how many more would have been made, had there not been too many before
 */
record Transcript(
    List<Answer> asked,
    Map<Kind, List<String>> listed,
    List<Consumer<Scope>> deeds,
    int statements,
    int faults,
    int guesses,
    int refused) {

  /** Whether a name was known. */
  record Answer(Kind kind, String name, boolean known) {}

  /** Whether a game gives all the answers that were given. */
  boolean holdsIn(Scope scope) {
    for (Answer answer : asked) {
      if (scope.names().has(answer.kind, answer.name) != answer.known) {
        return false;
      }
    }
    return scope.problems().wouldCount(this)
        && listed.entrySet().stream()
            .allMatch(of -> List.copyOf(scope.names().all(of.getKey())).equals(of.getValue()));
  }

  /** Does to a game what reading the block would do. */
  void repeat(Scope scope) {
    scope.problems().count(this);
    deeds.forEach(deed -> deed.accept(scope));
  }
}
