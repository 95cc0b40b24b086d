package org.rookery.suites.blame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.GameForms;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.Ending;

/**
 * The parts of endings' conditions on which it hangs whether a position is one. Each part is
 * compiled as an ending of its own, so that it can be asked by itself.
 */
final class EndingParts {
  private static final Set<String> JOINTS = Set.of("and", "or", "not");

  /** What the ending of a part is called, with its number behind; no author would use it. */
  private static final String PART = "part of a condition ";

  private final Game game;
  private final Map<Origin, Optional<Parts>> known = new HashMap<>();

  EndingParts(Game game) {
    this.game = game;
  }

  /** The condition of an ending, its parts, and a game in which each is an ending. */
  private record Parts(Joint condition, List<Form> parts, GameEngine engine) {
    /** The endings of a part: one for each player from whose side it is asked. */
    List<Ending> endings(int part) {
      return engine.program().endings().stream()
          .filter(ending -> ending.reason().equals(PART + part))
          .toList();
    }
  }

  /**
   * Where the parts are of which one alone, were it otherwise, would change whether the ending
   * holds, with the lines inside them.
   */
  Set<Origin> deciding(EndingModel ending, Position position) {
    Optional<Parts> found = known.computeIfAbsent(ending.origin(), this::parts);
    Set<Origin> deciding = new LinkedHashSet<>();
    if (found.isEmpty()) {
      return deciding;
    }
    Parts parts = found.get();
    Position here = parts.engine().position(position.setup());
    List<List<Boolean>> answers = new ArrayList<>(); // of each part, from each side
    for (int part = 0; part < parts.parts().size(); part++) {
      answers.add(
          parts.endings(part).stream()
              .map(asked -> parts.engine().generator().holds(here, asked.when()))
              .toList());
    }
    int sides = answers.stream().mapToInt(List::size).min().orElse(0);
    for (int side = 0; side < sides; side++) {
      int from = side;
      List<Boolean> seen = answers.stream().map(answer -> answer.get(from)).toList();
      boolean now = parts.condition().holds(seen, -1);
      for (int part = 0; part < seen.size(); part++) {
        if (parts.condition().holds(seen, part) != now) {
          lines(parts.parts().get(part), deciding);
        }
      }
    }
    return deciding;
  }

  private static void lines(Form form, Set<Origin> origins) {
    origins.add(form.origin());
    if (form instanceof Form.Group group) {
      group.items().forEach(item -> lines(item, origins));
    }
  }

  /**
   * A condition made of parts. Some have hundreds, so that comparing their forms whenever they are
   * asked would take longer than the cases.
   *
   * @param how one of the joints, or nothing for a part
   * @param part its number, if it is one
   */
  private record Joint(String how, int part, List<Joint> joined) {
    /** Whether it holds with these answers of the parts, one of which is otherwise. */
    boolean holds(List<Boolean> answers, int otherwise) {
      if (how.isEmpty()) {
        return answers.get(part) != (part == otherwise);
      }
      if (how.equals("or")) {
        return joined.stream().anyMatch(joint -> joint.holds(answers, otherwise));
      }
      boolean all = joined.stream().allMatch(joint -> joint.holds(answers, otherwise));
      return how.equals("not") != all;
    }
  }

  private Optional<Parts> parts(Origin ending) {
    for (Form section : game.compiled().sections()) {
      if (section.origin().equals(ending) && section instanceof Form.Group group) {
        return group.items().stream()
            .filter(item -> item instanceof Form.Group)
            .map(this::compiled)
            .flatMap(Optional::stream)
            .findFirst();
      }
    }
    return Optional.empty();
  }

  /** The parts of a form; empty when it is no condition. */
  private Optional<Parts> compiled(Form condition) {
    Map<Form, Integer> numbers = new LinkedHashMap<>();
    Joint joint = joint(condition, numbers);
    List<Form> parts = List.copyOf(numbers.keySet());
    List<Form> sections = new ArrayList<>(game.compiled().sections());
    Origin origin = condition.origin();
    for (int i = 0; i < parts.size(); i++) {
      Form head = new Form.Symbol("ending", origin);
      Form name = new Form.Text(PART + i, origin);
      Form draw = new Form.Symbol("draw", origin);
      sections.add(new Form.Group(List.of(head, name, parts.get(i), draw), origin));
    }
    return GameForms.of(game)
        .with(sections)
        .load()
        .game()
        .map(made -> new Parts(joint, parts, made.engine()));
  }

  /** What a form is made of; parts that say the same have one number. */
  private static Joint joint(Form form, Map<Form, Integer> numbers) {
    if (form instanceof Form.Group group && group.head().filter(JOINTS::contains).isPresent()) {
      List<Joint> joined =
          group.items().stream().skip(1).map(item -> joint(item, numbers)).toList();
      return new Joint(group.head().orElseThrow(), -1, joined);
    }
    Integer known = numbers.putIfAbsent(form, numbers.size());
    return new Joint("", known == null ? numbers.size() - 1 : known, List.of());
  }
}
