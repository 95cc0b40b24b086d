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
import org.rookery.compiler.print.ModelForms;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.source.Origin;

/** Tells apart the tests of a graph that one statement of the rules is made of. */
public final class TestParts {
  private final Map<Node.Test, String> parts = new IdentityHashMap<>();

  /** The parts of all statements of a graph. */
  public TestParts(MoveGraph graph) {
    List<Node.Test> tests =
        graph.nodes().stream()
            .filter(Node.Test.class::isInstance)
            .map(Node.Test.class::cast)
            .toList();
    Map<Origin, Set<Condition>> statements = new HashMap<>();
    for (Node.Test test : tests) {
      statements.computeIfAbsent(test.origin(), origin -> new HashSet<>()).add(test.condition());
    }
    for (Node.Test test : tests) {
      if (statements.getOrDefault(test.origin(), Set.of()).size() > 1) {
        parts.put(test, FormPrinter.line(ModelForms.of(test.condition())));
      }
    }
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
