package org.rookery.game.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.model.GameModel.Preference;
import org.rookery.language.form.Form;

/** The rules about captures that must be made, as answers about moves name them. */
final class CaptureRules {
  private static final String COMPULSORY = "captures-compulsory";

  private final CompiledGame game;

  CaptureRules(CompiledGame game) {
    this.game = game;
  }

  /** Why another capture comes first: what is greater for it, and the rule with its place. */
  String first(int choice) {
    Preference preference = game.model().capturedPieces().choices().get(choice);
    Map<String, Integer> worth = new TreeMap<>(preference.worth());
    String names = String.join(" or ", worth.keySet());
    boolean alike = worth.values().stream().allMatch(value -> value == 1);
    String why =
        switch (preference.kind()) {
          case CAPTOR -> "it is made by " + names;
          case EARLY -> "it captures " + names + " earlier";
          case CAPTURED ->
              alike ? "it captures more pieces of the type " + names : "it captures a higher value";
        };
    List<Form> groups = new ArrayList<>();
    for (Form section : sections(COMPULSORY)) {
      ((Form.Group) section)
          .items().stream().filter(Form.Group.class::isInstance).forEach(groups::add);
    }
    return choice < groups.size()
        ? why + ", by " + RulePlace.of(groups.get(choice).origin().span())
        : why;
  }

  /** How a sentence goes on with the rule that makes captures mandatory; empty if none is found. */
  String compulsory() {
    return place(COMPULSORY, "maximal-captures");
  }

  /** How a sentence goes on with the last section that begins with one of these words. */
  String place(String... words) {
    for (String word : words) {
      List<Form> sections = sections(word);
      if (!sections.isEmpty()) {
        return ", by " + RulePlace.of(sections.get(sections.size() - 1).origin().authored());
      }
    }
    return "";
  }

  private List<Form> sections(String word) {
    return game.sections().stream()
        .filter(section -> section.isHeadedBy(word) && section instanceof Form.Group)
        .toList();
  }
}
