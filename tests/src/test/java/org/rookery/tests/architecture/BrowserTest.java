package org.rookery.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The facade is to run in a browser too: what it is made of uses nothing that a translation of Java
 * to WebAssembly lacks, or has otherwise than the JVM.
 */
@AnalyzeClasses(packages = "org.rookery", importOptions = ImportOption.DoNotIncludeTests.class)
final class BrowserTest {
  private static final String FACADE = "org.rookery.game";

  /** What a page has of the program that plays. */
  private static final String THINKING =
      "org\\.rookery\\.player\\.(algebra|random|search|tree|trial|value)";

  /** Pages have no digests. */
  private static final String HASH = "org.rookery.game.Game.rulesHash";

  /** Packages, with a point behind them, and classes that are lacking there or behave otherwise. */
  private static final List<String> LACKING =
      List.of(
          "java.nio.file.",
          "java.io.File",
          "java.awt.",
          "javax.",
          "java.lang.reflect.",
          "java.lang.invoke.MethodHandles",
          "java.lang.management.",
          "java.lang.ref.WeakReference",
          "java.util.Random",
          "java.util.WeakHashMap",
          "java.util.SplittableRandom",
          "java.util.concurrent.ThreadLocalRandom",
          "java.util.concurrent.ExecutorService",
          "java.util.concurrent.Executors",
          "java.util.concurrent.ForkJoinPool",
          "java.util.concurrent.atomic.AtomicReferenceArray",
          "com.fasterxml.",
          "picocli.",
          "org.objectweb.asm.");

  /** Methods that are lacking there, or give something else. */
  private static final Set<String> LACKING_METHODS =
      Set.of(
          "java.util.BitSet.toLongArray",
          "java.lang.Runtime.maxMemory",
          "java.util.concurrent.ConcurrentHashMap.newKeySet",
          "java.util.stream.BaseStream.parallel",
          "java.util.stream.Stream.parallel",
          "java.util.stream.IntStream.parallel",
          "java.util.Collection.parallelStream");

  /** As above, where another method of the same name is there. */
  private static final Set<String> LACKING_OVERLOADS =
      Set.of(
          "java.util.regex.Matcher.replaceAll(java.util.function.Function)",
          "java.util.regex.Matcher.replaceFirst(java.util.function.Function)");

  /**
   * What is still to go; this may only shrink. How much code of large blocks is kept is bound to
   * the memory there is; the translation will be told a bound instead.
   */
  private static final Set<String> LEFT = Set.of("LazyUnrolling calls java.lang.Runtime.maxMemory");

  @ArchTest
  static void nothing_that_the_facade_is_made_of_lacks_there(JavaClasses all) {
    Set<String> found = new TreeSet<>();
    Map<String, String> usedBy = reachable(all);
    for (String name : usedBy.keySet()) {
      JavaClass user = all.get(name);
      for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
        String used = dependency.getTargetClass().getBaseComponentType().getFullName();
        if (isLacking(used)) {
          found.add(path(name, usedBy) + " uses " + used);
        }
      }
      for (JavaAccess<?> call : user.getAccessesFromSelf()) {
        String method = call.getTargetOwner().getFullName() + "." + call.getName();
        if (LACKING_METHODS.contains(method)
            || LACKING_OVERLOADS.contains(call.getTarget().getFullName())) {
          found.add(path(name, usedBy) + " calls " + method);
        }
      }
    }
    assertThat(found.stream().filter(use -> LEFT.stream().noneMatch(use::endsWith))).isEmpty();
    assertThat(LEFT).allMatch(use -> found.stream().anyMatch(some -> some.endsWith(use)));
  }

  @ArchTest
  static void the_facade_is_made_of_the_whole_front_and_engine(JavaClasses all) {
    assertThat(reachable(all).keySet())
        .contains(
            "org.rookery.language.form.FormReader",
            "org.rookery.compiler.RulesCompiler",
            "org.rookery.engine.turn.MoveGenerator",
            "org.rookery.engine.notation.TurnTexts",
            "org.rookery.drawing.picture.PictureScene")
        .noneMatch(name -> name.startsWith("org.rookery.bytecode."))
        .noneMatch(name -> name.startsWith("org.rookery.game.files."))
        .noneMatch(name -> name.startsWith("org.rookery.engine.search."));
  }

  /**
   * The program plays in pages, too, but for what it reads from files, which is not asked there.
   */
  @ArchTest
  static void nothing_that_thinks_about_turns_lacks_there(JavaClasses all) {
    Set<String> found = new TreeSet<>();
    for (JavaClass user : all) {
      if (user.getPackageName().matches(THINKING) && !user.getSimpleName().equals("LessonBook")) {
        for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
          String used = dependency.getTargetClass().getBaseComponentType().getFullName();
          if (isLacking(used)) {
            found.add(user.getFullName() + " uses " + used);
          }
        }
        for (JavaAccess<?> call : user.getAccessesFromSelf()) {
          String method = call.getTargetOwner().getFullName() + "." + call.getName();
          if (LACKING_METHODS.contains(method) || method.equals(HASH)) {
            found.add(user.getFullName() + " calls " + method);
          }
        }
      }
    }
    assertThat(found).isEmpty();
  }

  private static boolean isLacking(String used) {
    return LACKING.stream()
        .anyMatch(name -> name.endsWith(".") ? used.startsWith(name) : used.equals(name));
  }

  /** Our classes that those of the facade need, each with one that uses it. */
  private static Map<String, String> reachable(JavaClasses all) {
    Map<String, String> usedBy = new TreeMap<>();
    Deque<JavaClass> open = new ArrayDeque<>();
    for (JavaClass some : all) {
      if (some.getPackageName().equals(FACADE)) {
        usedBy.put(some.getFullName(), "");
        open.add(some);
      }
    }
    while (!open.isEmpty()) {
      JavaClass user = open.remove();
      for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
        JavaClass used = dependency.getTargetClass().getBaseComponentType();
        if (used.getFullName().startsWith("org.rookery.")
            && usedBy.putIfAbsent(used.getFullName(), user.getFullName()) == null) {
          open.add(used);
        }
      }
    }
    return usedBy;
  }

  /** How the facade comes to a class. */
  private static String path(String name, Map<String, String> usedBy) {
    String user = usedBy.getOrDefault(name, "");
    return user.isEmpty() ? name : path(user, usedBy) + " -> " + name.replaceFirst(".*\\.", "");
  }
}
