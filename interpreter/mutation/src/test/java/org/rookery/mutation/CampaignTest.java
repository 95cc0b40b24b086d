package org.rookery.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.mutation.difference.GameComparison;
import org.rookery.mutation.difference.Walks;
import org.rookery.mutation.operator.FormChange;
import org.rookery.mutation.operator.FormChanges;
import org.rookery.mutation.revision.Revisions;
import org.rookery.suites.format.Suite;

@TestInstance(Lifecycle.PER_CLASS)
final class CampaignTest {
  private static final String WEAK = "- name: turns\n  expect: {legal: [a2-b2]}\n";
  private static final Plan ALL = new Plan(0, 1, 2, 20);

  private Mutation weak;

  @BeforeAll
  void tryAWeakSuite() throws Exception {
    weak = run(WEAK, ALL);
  }

  private static Mutation run(String cases, Plan plan) throws Exception {
    return MutatedGame.campaign(cases, plan).run(Optional.empty(), verdict -> {});
  }

  @Test
  void survivorsAreShownAndTheirCasesKillThem() throws Exception {
    List<Verdict> survivors = weak.verdicts(Fate.ALIVE);
    assertThat(survivors).hasSizeGreaterThan(20);
    assertThat(survivors).allSatisfy(verdict -> assertThat(verdict.seen()).isNotNull());
    List<String> cases =
        survivors.stream().map(Verdict::test).filter(test -> test != null).distinct().toList();
    assertThat(cases.size()).isGreaterThan(survivors.size() * 9 / 10);

    String all = cases.stream().collect(Collectors.joining());
    Suite strong = MutatedGame.suite(WEAK + all);
    assertThat(MutantTrial.failed(MutatedGame.game(), List.of(strong), 20))
        .as("they hold on the original")
        .isEmpty();
    assertThat(run(WEAK + all, ALL).count(Fate.ALIVE))
        .isLessThanOrEqualTo(survivors.size() - cases.size());
  }

  @Test
  void theSameMutantsHaveTheSameFatesOnAnyNumberOfThreads() throws Exception {
    Mutation one = run(WEAK, new Plan(25, 3, 1, 20));
    Mutation three = run(WEAK, new Plan(25, 3, 3, 20));
    assertThat(three.verdicts()).isEqualTo(one.verdicts());
  }

  @Test
  void suitesOfAGameNoticeTogether() throws Exception {
    Suite weakOne = MutatedGame.suite(WEAK);
    Suite counting = MutatedGame.suite("- name: leaves\n  expect: {perft: {1: 5, 2: 15, 3: 60}}\n");
    Suite counted = MutatedGame.suite(WEAK + "- name: no such move\n  expect: {legal: [a1-a4]}\n");
    assertThat(MutantTrial.failed(MutatedGame.game(), List.of(weakOne, counted), 20))
        .hasValueSatisfying(failed -> assertThat(failed.name()).isEqualTo("no such move"));
    Campaign both =
        new Campaign(MutatedGame.game(), MutatedGame.forms(), List.of(weakOne, counting), ALL);
    assertThat(both.run(Optional.empty(), verdict -> {}).count(Fate.KILLED))
        .isGreaterThan(weak.count(Fate.KILLED));
  }

  @Test
  void theClockAndRepetitionAreToldApart() throws Exception {
    List<String> told = weak.verdicts(Fate.ALIVE).stream().map(v -> v.what()).toList();
    assertThat(told)
        .contains("`12` is now `11`", "`12` is now `13`", "`3` is now `2`", "`3` is now `4`")
        .contains("`(repetition 3 draw)` left out");
  }

  @Test
  void whatIsNotToldApartIsListedOnly() throws Exception {
    assertThat(weak.verdicts(Fate.ALIKE))
        .allSatisfy(verdict -> assertThat(verdict.seen()).isNull());
    assertThat(weak.live() + weak.count(Fate.ALIKE) + weak.count(Fate.REFUSED))
        .isEqualTo(weak.verdicts().size());
  }

  @Tag("slow")
  @Test
  void diffFindsWhatPlaysOtherwiseAndNothingElse() throws Exception {
    int most = 8;
    Plan few = new Plan(most, 5, 2, 20);
    List<Verdict> verdicts = run(WEAK, few).verdicts();
    List<FormChange> changes =
        FormChanges.sample(
            FormChanges.of(MutatedGame.forms().sections(), MutatedGame.game().compiled().model()),
            most,
            5);
    for (int i = 0; i < changes.size(); i++) {
      if (verdicts.get(i).fate() != Fate.REFUSED) {
        Game changed = new Mutant(MutatedGame.forms(), changes.get(i)).load().orThrow();
        assertThat(Revisions.compare(MutatedGame.game(), changed, 1, 1, 100).same())
            .as(changes.get(i).what())
            .isEqualTo(verdicts.get(i).fate() == Fate.ALIKE);
      }
    }
  }

  @Tag("slow")
  @Test
  void capturedAndRemovedAreTheSameWhereNothingTellsThemApart() {
    String still = MutatedGame.TEXT.replace("(quiet-turns 12 (reset-by captures Sentry) draw)", "");
    String plain = "(ne (verify enemy? (in-zone? far)) add)";
    Game captures = loaded(still.replace(plain, "((verify (enemy? n)) (capture n) ne add)"));
    Game removes = loaded(still.replace(plain, "((verify (enemy? n)) (remove n) ne add)"));
    assertThat(Revisions.compare(captures, removes, 1, 1, 100).same()).isTrue();
    assertThat(Revisions.compare(captures, loaded(still), 1, 1, 100).same()).isFalse();
  }

  /** The moves are the same, and only how likely they are is not. */
  @Test
  void chancesAreCompared() {
    String bag =
        """
        (game (title "Bag") (players White ?Bag) (turn-order ?Bag White)
          (board (rectangle 2 2)) (board-setup (?Bag (Red off 3) (Blue off 1)) (White (Man a1)))
          (draws ?Bag)
          (for-each ($stone Red Blue) (piece (name $stone) (drops ((verify empty?) add))))
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (no-moves draw))
        """;
    Game drawn = loaded(bag);
    Game even = loaded(bag.replace("(draws ?Bag)", ""));
    assertThat(Revisions.compare(drawn, even, 1, 1, 1).structure())
        .containsExactly("~ how likely the moves of chance are");
    assertThat(Revisions.compare(drawn, loaded(bag), 1, 1, 1).structure()).isEmpty();
  }

  /** As {@code moves} writes them, where that tells them from those of the other game. */
  @Test
  void movesAreWrittenAsTheGameWritesThem() {
    String hops =
        """
        (game (title "Hops") (players White Black) (turn-order White Black)
          (board (rectangle 2 4) (zone (name left) (positions a1-a4)))
          (board-setup (White (Man a1 b1)) (Black (Man a4)))
          (turn-text "{from}")
          (piece (name Man) (letter M) (moves ((verify (in-zone? left)) n (verify empty?) add)))
          (no-moves loss))
        """;
    Game more = loaded(hops.replace("(verify (in-zone? left)) ", ""));
    assertThat(Revisions.compare(loaded(hops), more, 1, 1, 1).differences())
        .isNotEmpty()
        .allSatisfy(difference -> assertThat(difference.surplus()).containsExactly("b1"));
  }

  @Test
  void aWrittenCaseSaysWhatATurnCaptures() throws Exception {
    String plain = "(ne (verify enemy? (in-zone? far)) add)";
    Game game = loaded(MutatedGame.TEXT.replace(plain, "(w (verify empty?) add)"));
    Game more = loaded(MutatedGame.TEXT.replace(plain, "(w (verify empty?) (capture n) add)"));
    Walks walks = Walks.of(game, () -> List.of("k3/1s2/2S1/K3 w - - 0 1"), new TreeSet<>(), 1);
    assertThat(
            new GameComparison(game, more)
                .plainest(walks.stream())
                .flatMap(seen -> new WrittenCase(game, 5).of(seen, "more is taken", more)))
        .hasValueSatisfying(text -> assertThat(text).contains("after: {", "captured: []"));
  }

  private static Game loaded(String text) {
    return Rules.of("small.rules", text).load().orThrow();
  }

  @Test
  void aJournalIsGoneOnWith(@TempDir Path folder) throws Exception {
    Optional<Path> journal = Optional.of(folder.resolve("small.mutants"));
    List<Verdict> first = new ArrayList<>();
    List<Verdict> more = new ArrayList<>();
    MutatedGame.campaign(WEAK, new Plan(10, 1, 1, 20)).run(journal, first::add);
    Mutation whole = MutatedGame.campaign(WEAK, new Plan(16, 1, 1, 20)).run(journal, more::add);
    assertThat(first).hasSize(10);
    assertThat(more).hasSize(6);
    assertThat(whole.verdicts()).hasSize(16).containsAll(first).containsAll(more);
    assertThat(whole).isEqualTo(run(WEAK, new Plan(16, 1, 1, 20)));

    assertThatThrownBy(
            () -> MutatedGame.campaign(WEAK, new Plan(10, 2, 1, 20)).run(journal, first::add))
        .isInstanceOf(BadJournal.class);
    Files.writeString(journal.get(), "nothing of the kind");
    assertThatThrownBy(
            () -> MutatedGame.campaign(WEAK, new Plan(10, 1, 1, 20)).run(journal, first::add))
        .isInstanceOf(BadJournal.class);
  }

  @Test
  void aSuiteThatDoesNotHoldIsToldBefore() throws Exception {
    String wrong = "- name: no such move\n  expect: {legal: [a1-a4]}\n";
    assertThat(MutatedGame.campaign(wrong, ALL).fault())
        .hasValueSatisfying(
            fault -> assertThat(fault).contains("small.yaml:3").contains("no such move"));
  }
}
