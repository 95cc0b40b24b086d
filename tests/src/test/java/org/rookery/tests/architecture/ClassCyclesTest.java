package org.rookery.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.antlr.v4.runtime.Recognizer;

/**
 * Classes of one package that know each other in a circle can only be read together. Nested classes
 * count as the class they are in.
 */
@AnalyzeClasses(packages = "org.rookery", importOptions = ImportOption.DoNotIncludeTests.class)
final class ClassCyclesTest {
  private static final int MOST = 3;

  /** The larger circles there still are, by package: none may be added, none may grow. */
  private static final Map<String, Integer> STILL =
      Map.of(
          "org.rookery.engine.notation", 4,
          "org.rookery.game.files", 4,
          "org.rookery.drawing.picture", 4);

  @ArchTest
  static void only_few_classes_of_a_package_know_each_other_in_a_circle(JavaClasses classes) {
    Map<String, Set<String>> largest = new TreeMap<>();
    for (Set<String> circle : new Circles(neighbours(classes)).found()) {
      largest.merge(packageOf(circle), circle, (a, b) -> a.size() < b.size() ? b : a);
    }
    assertThat(largest)
        .allSatisfy(
            (name, circle) ->
                assertThat(circle)
                    .as(name)
                    .hasSizeLessThanOrEqualTo(STILL.getOrDefault(name, MOST)));
    assertThat(STILL)
        .as("circles that are gone must leave the list")
        .allSatisfy(
            (name, size) ->
                assertThat(largest.getOrDefault(name, Set.of())).as(name).hasSize(size));
  }

  private static String packageOf(Set<String> circle) {
    String first = circle.iterator().next();
    return first.substring(0, first.lastIndexOf('.'));
  }

  /** For each class those others of its package that it knows. */
  private static Map<String, Set<String>> neighbours(JavaClasses classes) {
    Map<String, Set<String>> known = new TreeMap<>();
    for (JavaClass user : classes) {
      if (!user.isAssignableTo(Recognizer.class)) {
        Set<String> of = known.computeIfAbsent(topName(user), name -> new TreeSet<>());
        user.getDirectDependenciesFromSelf().stream()
            .map(dependency -> dependency.getTargetClass().getBaseComponentType())
            .filter(used -> used.getPackageName().equals(user.getPackageName()))
            .map(ClassCyclesTest::topName)
            .filter(used -> !used.equals(topName(user)))
            .forEach(of::add);
      }
    }
    return known;
  }

  private static String topName(JavaClass type) {
    int nested = type.getName().indexOf('$');
    return nested < 0 ? type.getName() : type.getName().substring(0, nested);
  }
}
