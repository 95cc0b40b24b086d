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

  /** How many classes of one package may stand on each other at most. */
  private static final int MOST_LEVELS = 9;

  /** How many files of code a package may have at most. */
  private static final int MOST_FILES = 30;

  /** Packages that are lists: commands, and lint checks, each by itself. */
  private static final Set<String> LISTS = Set.of("org.rookery.app.cli", "org.rookery.lint.check");

  @ArchTest
  static void only_few_classes_of_a_package_know_each_other_in_a_circle(JavaClasses classes) {
    assertThat(new ClassGraph(neighbours(classes)).found())
        .allSatisfy(circle -> assertThat(circle).hasSizeLessThanOrEqualTo(MOST));
  }

  @ArchTest
  static void packages_are_no_towers(JavaClasses classes) {
    assertThat(new ClassGraph(neighbours(classes)).levels())
        .isNotEmpty()
        .allSatisfy((name, level) -> assertThat(level).as(name).isLessThanOrEqualTo(MOST_LEVELS));
  }

  @ArchTest
  static void packages_are_small_enough_to_be_looked_over(JavaClasses classes) {
    Map<String, Set<String>> files = new TreeMap<>();
    for (JavaClass type : classes) {
      if (!type.isAssignableTo(Recognizer.class) && !type.getSimpleName().equals("package-info")) {
        files.computeIfAbsent(type.getPackageName(), name -> new TreeSet<>()).add(topName(type));
      }
    }
    files.keySet().removeAll(LISTS);
    assertThat(files)
        .isNotEmpty()
        .allSatisfy(
            (name, types) -> assertThat(types).as(name).hasSizeLessThanOrEqualTo(MOST_FILES));
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
