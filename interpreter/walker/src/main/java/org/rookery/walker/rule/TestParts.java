package org.rookery.walker.rule;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.print.ModelForms;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.source.Origin;

/** Tells apart the tests of a graph that one statement of the rules is made of. */
public final class TestParts {
  private final Map<Node.Test, String> parts = new IdentityHashMap<>();
  private final Map<Node.Test, String> places = new IdentityHashMap<>();

  /** The parts of all statements of a graph. */
  public TestParts(MoveGraph graph) {
    List<Node.Test> tests =
        graph.nodes().stream()
            .filter(Node.Test.class::isInstance)
            .map(Node.Test.class::cast)
            .toList();
    Map<Origin, Set<Condition>> statements = new HashMap<>();
    Map<Origin, Set<Place>> asked = new HashMap<>();
    for (Node.Test test : tests) {
      Origin origin = test.origin();
      statements.computeIfAbsent(origin, unused -> new HashSet<>()).add(test.condition());
      if (test.condition() instanceof SquareCondition located) {
        asked.computeIfAbsent(origin, unused -> new HashSet<>()).add(located.place());
      }
    }
    for (Node.Test test : tests) {
      if (statements.getOrDefault(test.origin(), Set.of()).size() > 1) {
        parts.put(test, words(test.condition()));
      }
      if (asked.getOrDefault(test.origin(), Set.of()).size() > 1
          && test.condition() instanceof SquareCondition located) {
        places.put(test, words(located.place()));
      }
    }
  }

  private static String words(Condition condition) {
    return FormPrinter.line(ModelForms.of(condition));
  }

  /** A condition of a place ends with it, but for the place where the rule has come to. */
  private static String words(Place place) {
    Form form = ModelForms.of(new SquareCondition.OnBoard(place));
    return form instanceof Form.Group group
        ? FormPrinter.line(group.items().get(group.items().size() - 1))
        : "here";
  }

  /** The place that a test is about; empty where its statement is about no other. */
  public String place(Node.Test test) {
    return places.getOrDefault(test, "");
  }

  /** A test in words; empty where its statement has no other. */
  public String of(Node.Test test) {
    return parts.getOrDefault(test, "");
  }

  /** Something that a test is about, with the test where its statement has others. */
  public String of(Node.Test test, String what) {
    String part = of(test);
    return part.isEmpty() ? what : part + ": " + what;
  }
}
