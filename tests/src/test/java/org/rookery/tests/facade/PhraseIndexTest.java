package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rookery.app.book.PhraseIndex;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.tests.Games;

/** The index of phrases: its words exist, and wishes find them. */
class PhraseIndexTest {
  private final PhraseIndex index = new PhraseIndex();

  @Test
  void everyWordExists() {
    Set<String> known = new TreeSet<>(Manual.names());
    Games.rulebook().library().forEach(macro -> known.add(macro.name()));
    known.addAll(Set.of("for-each", "define", "include", "variant", "change", "game", "remove"));
    assertThat(index.all()).hasSizeGreaterThanOrEqualTo(150);
    for (PhraseIndex.Entry entry : index.all()) {
      assertThat(known).as(entry.phrase()).containsAll(entry.words());
    }
  }

  @Test
  void wishesFindTheirWords() {
    Map<String, String> wishes =
        Map.ofEntries(
            Map.entry("promotion only to captured", "brings-back"),
            Map.entry("the pawn captures in passing", "en-passant"),
            Map.entry("king and rook swap, castling", "castle"),
            Map.entry("a second board", "grid"),
            Map.entry("dropping captured pieces like crazyhouse", "captured-men"),
            Map.entry("draw after fifty moves", "quiet-turns"),
            Map.entry("threefold repetition", "repetition"),
            Map.entry("capture is mandatory", "captures-compulsory"),
            Map.entry("piece explodes", "explode"),
            Map.entry("give three checks to win", "wins-by-checks"),
            Map.entry("hexagonal board", "links"),
            Map.entry("jump over enemies like checkers", "leap-over"),
            Map.entry("cannon hops over a piece", "while"),
            Map.entry("stalemate loses", "stalemate"),
            Map.entry("five in a row", "four-in-a-row"));
    wishes.forEach(
        (wish, word) ->
            assertThat(index.search(wish, 3))
                .as(wish)
                .anyMatch(entry -> entry.words().contains(word)));
  }

  @Test
  void nonsenseFindsNothing() {
    assertThat(index.search("xyzzy plugh", 3)).isEmpty();
  }
}
