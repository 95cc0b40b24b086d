package org.rookery.coverage.condition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.coverage.condition.Alternative.Kind;
import org.rookery.coverage.condition.Probe.Asked;
import org.rookery.game.Game;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/** What the conditions that a game asks between turns might say instead. */
public final class ConditionAlternatives {
  private final Map<Key, List<Other>> others = new LinkedHashMap<>();
  private final Map<Origin, List<Form>> changes = new LinkedHashMap<>();

  /** A condition as one player asks it. */
  private record Key(Origin whose, String player) {}

  /**
   * What a condition might say instead.
   *
   * @param when the test that it would be
   */
  public record Other(Alternative alternative, Test when) {}

  private ConditionAlternatives(Game game) {
    List<Origin> whose = new ArrayList<>();
    List<Alternative> alternatives = new ArrayList<>();
    List<Form> conditions = new ArrayList<>();
    written(game)
        .forEach(
            (origin, condition) -> {
              List<Alternative> all = Alternatives.of(condition, game.compiled().model());
              all.forEach(alternative -> whose.add(origin));
              alternatives.addAll(all);
              conditions.add(condition);
            });
    int size = alternatives.size();
    List<Form> forms = new ArrayList<>(alternatives.stream().map(Alternative::condition).toList());
    forms.addAll(conditions);
    List<List<Asked>> asked = new Probe(game).of(forms);
    Set<Asked> known = new HashSet<>();
    asked.subList(size, asked.size()).forEach(known::addAll);
    for (int i = 0; i < size; i++) {
      for (Asked one : asked.get(i)) {
        // What asks the same in other words cannot be told apart.
        if (!known.contains(one)) {
          others
              .computeIfAbsent(new Key(whose.get(i), one.player()), key -> new ArrayList<>())
              .add(new Other(alternatives.get(i), one.test()));
        }
      }
    }
    Topology board = game.compiled().model().board().topology();
    others.values().forEach(all -> leaveOutFar(all, board));
  }

  /** A square of an area, by where the area stands. */
  private record Member(Origin area, String square) {}

  /** A square is not mistaken for one of an area that is not next to any of it. */
  private static void leaveOutFar(List<Other> all, Topology board) {
    Set<Member> members = new HashSet<>();
    for (Other other : all) {
      Alternative smaller = other.alternative();
      if (smaller.kind() == Kind.SQUARE_LESS) {
        members.add(new Member(smaller.origin(), smaller.instead()));
      }
    }
    all.removeIf(
        other ->
            other.alternative().kind() == Kind.SQUARE_MORE
                && Arrays.stream(board.links())
                    .map(links -> links[board.square(other.alternative().instead())])
                    .filter(next -> next != Topology.NOWHERE)
                    .map(next -> board.squares().get(next))
                    .map(next -> new Member(other.alternative().origin(), next))
                    .noneMatch(members::contains));
  }

  /** The conditions of endings and of changes of counters, by where those stand. */
  private Map<Origin, Form> written(Game game) {
    Map<Origin, Form> conditions = new LinkedHashMap<>();
    for (Form section : game.compiled().sections()) {
      if (isEnding(section, game)) {
        condition(section, 0).ifPresent(form -> conditions.put(section.origin(), form));
      } else if (section.isHeadedBy("counter")) {
        List<Form> after = changes(section);
        changes.put(section.origin(), after);
        after.forEach(c -> condition(c, 2).ifPresent(form -> conditions.put(c.origin(), form)));
      }
    }
    return conditions;
  }

  /** Those of a game. */
  public static ConditionAlternatives of(Game game) {
    return new ConditionAlternatives(game);
  }

  /** What an ending, or a change of a counter, might ask instead for a player. */
  public List<Other> of(Origin whose, String player) {
    return others.getOrDefault(new Key(whose, player), List.of());
  }

  /** The changes of a counter after turns, in their order, as they are written. */
  public List<Form> changes(Origin counter) {
    return changes.getOrDefault(counter, List.of());
  }

  private static List<Form> changes(Form counter) {
    return items(counter).stream()
        .filter(item -> item.isHeadedBy("after-turn"))
        .flatMap(item -> items(item).stream().skip(1))
        .toList();
  }

  private static boolean isEnding(Form section, Game game) {
    return game.compiled().model().endings().stream()
        .map(EndingModel::origin)
        .anyMatch(section.origin()::equals);
  }

  /** The condition is the first group behind so many items. */
  private static Optional<Form> condition(Form form, int behind) {
    return items(form).stream().skip(behind).filter(Form.Group.class::isInstance).findFirst();
  }

  private static List<Form> items(Form form) {
    return form instanceof Form.Group group ? group.items() : List.of();
  }
}
