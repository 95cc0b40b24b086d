package org.rookery.coverage.condition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.coverage.condition.Probe.Asked;
import org.rookery.game.Game;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.Test;

/** What the conditions of a game's endings might say instead. */
public final class Conditions {
  private final Map<Key, List<Other>> others = new LinkedHashMap<>();

  /** A condition as one player asks it. */
  private record Key(Origin section, String player) {}

  /**
   * What a condition might say instead.
   *
   * @param when the test that it would be
   */
  public record Other(Alternative alternative, Test when) {}

  private Conditions() {}

  /** Those of a game. */
  public static Conditions of(Game game) {
    Conditions all = new Conditions();
    List<Origin> sections = new ArrayList<>();
    List<Alternative> alternatives = new ArrayList<>();
    for (Form section : game.compiled().sections()) {
      if (isEnding(section, game)) {
        for (Alternative alternative : alternatives((Form.Group) section, game)) {
          sections.add(section.origin());
          alternatives.add(alternative);
        }
      }
    }
    List<List<Asked>> asked =
        new Probe(game).of(alternatives.stream().map(Alternative::condition).toList());
    for (int i = 0; i < sections.size(); i++) {
      for (Asked one : asked.get(i)) {
        all.others
            .computeIfAbsent(new Key(sections.get(i), one.player()), key -> new ArrayList<>())
            .add(new Other(alternatives.get(i), one.test()));
      }
    }
    return all;
  }

  /** What an ending might ask instead for a player, other than what it asks. */
  public List<Other> of(Origin ending, String player, Test asked) {
    return others.getOrDefault(new Key(ending, player), List.of()).stream()
        .filter(other -> !other.when().equals(asked))
        .toList();
  }

  private static boolean isEnding(Form section, Game game) {
    return game.compiled().model().endings().stream()
        .map(EndingModel::origin)
        .anyMatch(section.origin()::equals);
  }

  /** The condition is the first group of an ending. */
  private static List<Alternative> alternatives(Form.Group ending, Game game) {
    return ending.items().stream()
        .filter(Form.Group.class::isInstance)
        .findFirst()
        .map(condition -> Alternatives.of(condition, game.compiled().model()))
        .orElse(List.of());
  }
}
