package org.rookery.app.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.rookery.app.cli.KnownTools;
import org.rookery.game.files.Rulebook;

/** Wishes in the words of authors find what grants them. */
final class AdviceTest {
  private static final Advice ADVICE = new Advice(Rulebook.here(), KnownTools.all());

  /** The answers that are looked at. */
  private static final int FIRST = 3;

  /** How many of a hundred ways to say something are found by what is known of the others. */
  private static final int GUESSED = 70;

  private static boolean found(String wish, List<String> right, Predicate<String> titles) {
    return ADVICE.find(wish, FIRST, titles).stream()
        .anyMatch(answer -> answer.words().stream().anyMatch(Set.copyOf(right)::contains));
  }

  /** Of a hundred wishes that stand in no list of the program. */
  private static final int GRANTED = 95;

  /** So many phrases are passed over for each that is looked at. */
  private static final int EVERY = 5;

  /** Wishes that were written before anybody looked what the index has. */
  private static List<String> wishes() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(AdviceTest.class.getResourceAsStream("wishes.tsv"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  @Test
  void newQuestionsAreAnsweredAmongTheFirstThree() throws IOException {
    List<String> wishes = wishes();
    List<String> lost = new ArrayList<>();
    for (String line : wishes) {
      String[] cells = line.split("\t");
      if (!found(cells[0], List.of(cells[1].split(" ")), title -> true)) {
        lost.add(cells[0]);
      }
    }
    assertThat(lost)
        .as("of %d", wishes.size())
        .hasSizeLessThan(wishes.size() * (100 - GRANTED) / 100);
  }

  /** A phrase taken out of the index, and looked for by each of its ways to say it. */
  @Test
  void questionsWithoutAPhraseAreMostlyAnsweredAmongTheFirstThree() {
    List<String> lost = new ArrayList<>();
    int all = 0;
    List<PhraseIndex.Entry> entries = new PhraseIndex().all();
    for (int i = 0; i < entries.size(); i += EVERY) {
      PhraseIndex.Entry entry = entries.get(i);
      for (String way : entry.phrase().split("[,:] ")) {
        boolean sentence = way.split(" ").length >= 3;
        all += sentence ? 1 : 0;
        if (sentence && !found(way, entry.words(), title -> !title.equals(entry.phrase()))) {
          lost.add(way);
        }
      }
    }
    assertThat(lost).as("of %d", all).hasSizeLessThan(all * (100 - GUESSED) / 100);
  }

  @Test
  void whatCannotBeSaidIsSaidToBeSo() {
    for (String wish :
        List.of(
            "a deck of cards",
            "players bid for the first move",
            "the board grows as tiles are laid",
            "quantum pieces on two squares at once")) {
      assertThat(ADVICE.search(wish, FIRST).get(0).text())
          .as(wish)
          .startsWith("The language cannot say this: ");
    }
  }

  @Test
  void whatCanBeSaidIsNotRefused() throws IOException {
    for (String line : wishes()) {
      String wish = line.split("\t")[0];
      assertThat(ADVICE.search(wish, FIRST).get(0).text())
          .as(wish)
          .doesNotStartWith("The language cannot say this: ");
    }
  }

  @Test
  void nonsenseFindsNothing() {
    assertThat(ADVICE.search("xyzzy frobnicate", FIRST)).isEmpty();
  }

  @Test
  void aGameIsFoundByItsName() {
    assertThat(ADVICE.search("a game like Konane", FIRST))
        .anyMatch(answer -> answer.words().contains("rules/konane"));
  }

  @Test
  void aCommandIsFoundByWhatItDoesAndByItsOptions() {
    assertThat(ADVICE.search("change the rules a little and look whether the suite notices", FIRST))
        .anyMatch(answer -> answer.words().contains("rookery/mutate"));
    assertThat(ADVICE.search("coverage for cobertura or lcov", FIRST))
        .anyMatch(answer -> answer.words().contains("rookery/test"));
  }

  @Test
  void aMessageOfTheProgramIsFoundWhateverItsNumbers() {
    assertThat(ADVICE.search("This FEN text has 3 ranks, the board has 8.", FIRST))
        .anyMatch(answer -> answer.words().contains("bad-fen"));
  }

  @Test
  void aRemarkInTheRulesOfAGameIsAnExample() {
    List<Advice.Answer> answers =
        ADVICE.search("the players put stones on empty cells in turn", FIRST);
    assertThat(answers).hasSize(FIRST + 1);
    assertThat(answers.get(FIRST).text()).startsWith("In rules/").contains("stones");
  }
}
