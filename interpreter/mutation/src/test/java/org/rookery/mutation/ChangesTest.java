package org.rookery.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rookery.language.form.Form;
import org.rookery.mutation.operator.FormChange;
import org.rookery.mutation.operator.FormChanges;
import org.rookery.mutation.operator.Operator;

final class ChangesTest {
  private static final List<Form> SECTIONS = MutatedGame.forms().sections();

  private static List<FormChange> all() {
    return FormChanges.of(SECTIONS, MutatedGame.game().compiled().model());
  }

  private static List<String> told(Operator operator) {
    return all().stream()
        .filter(change -> change.operator() == operator)
        .map(change -> change.origin().span().line() + ": " + change.what())
        .toList();
  }

  @Test
  void everyKindFindsItsPlaces() {
    assertThat(told(Operator.DROP_TEST))
        .contains("1: `(verify not-friend?)` left out", "11: `enemy?` left out");
    assertThat(told(Operator.NEGATE_TEST)).contains("11: `enemy?` is now `(not enemy?)`");
    assertThat(told(Operator.WORD)).contains("1: `not-friend?` is now `empty?`");
    assertThat(told(Operator.PLAYER)).contains("11: `enemy?` is now `friend?`");
    assertThat(told(Operator.NUMBER)).contains("13: `12` is now `11`", "14: `3` is now `2`");
    assertThat(told(Operator.DROP_ENDING)).contains("14: `(repetition 3 draw)` left out");
    assertThat(told(Operator.ZONE_EDGE)).contains("6: `(own-rank 3 4)` is now `(own-rank 3 4 2)`");
    assertThat(told(Operator.ZONE_EDGE)).contains("6: `4` left out", "6: `3` left out");
    assertThat(told(Operator.BETZA)).contains("8: `\"K\"` is now `\"W\"`");
    assertThat(told(Operator.SETUP))
        .contains("7: `\"k3/s2s/S2S/K3 w - - 0 1\"` is now `\"1k2/s2s/S2S/K3 w - - 0 1\"`");
    assertThat(told(Operator.PIECE)).contains("12: `Chief` is now `Sentry`");
    assertThat(told(Operator.DROP_RULE)).contains("12: `(royal Chief)` left out");
    assertThat(told(Operator.TURN_ORDER)).contains("5: `Black` left out");
  }

  @Test
  void aMacroIsChangedInEachOfItsCallsAlone() {
    List<FormChange> dropped =
        all().stream()
            .filter(change -> change.what().equals("`(verify not-friend?)` left out"))
            .toList();
    assertThat(dropped).hasSize(2);
    assertThat(dropped.stream().map(FormChange::path).distinct()).hasSize(2);
    assertThat(dropped.stream().map(c -> c.origin().site().call().line()).toList())
        .containsExactly(10, 10);
  }

  @Test
  void aChangeTouchesNothingElse() {
    FormChange change =
        all().stream().filter(c -> c.operator() == Operator.BETZA).findFirst().orElseThrow();
    List<Form> changed = change.in(SECTIONS);
    assertThat(changed).hasSameSizeAs(SECTIONS);
    for (int i = 0; i < SECTIONS.size(); i++) {
      if (i != change.path().get(0)) {
        assertThat(changed.get(i)).isSameAs(SECTIONS.get(i));
      }
    }
    assertThat(changed.toString()).isNotEqualTo(SECTIONS.toString());
  }

  @Test
  void aSampleIsTheSameForTheSameSeedAndHasEveryKind() {
    List<FormChange> sample = FormChanges.sample(all(), 30, 5);
    assertThat(sample)
        .isEqualTo(FormChanges.sample(all(), 30, 5))
        .doesNotHaveDuplicates()
        .hasSize(30);
    assertThat(sample).isNotEqualTo(FormChanges.sample(all(), 30, 6));
    Set<Operator> kinds = all().stream().map(FormChange::operator).collect(Collectors.toSet());
    assertThat(sample.stream().map(FormChange::operator).collect(Collectors.toSet()))
        .isEqualTo(kinds);
    assertThat(EnumSet.copyOf(kinds)).hasSizeGreaterThanOrEqualTo(12);
  }
}
