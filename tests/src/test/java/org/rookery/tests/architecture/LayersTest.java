package org.rookery.tests.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;

@AnalyzeClasses(packages = "org.rookery", importOptions = ImportOption.DoNotIncludeTests.class)
final class LayersTest {
  @ArchTest
  static final ArchRule PACKAGES_KNOW_WHAT_THE_TABLE_ALLOWS =
      ArchRuleDefinition.classes()
          .should(
              new ArchCondition<JavaClass>("know only what the table of layers allows") {
                @Override
                public void check(JavaClass user, ConditionEvents events) {
                  if (!Layers.lists(user.getPackageName())) {
                    String message = user.getName() + " is in a package without a layer";
                    events.add(SimpleConditionEvent.violated(user, message));
                  }
                  for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
                    String used =
                        dependency.getTargetClass().getBaseComponentType().getPackageName();
                    if (!Layers.allows(user.getPackageName(), used)) {
                      events.add(
                          SimpleConditionEvent.violated(dependency, dependency.getDescription()));
                    }
                  }
                }
              });

  @ArchTest
  static final ArchRule NO_PACKAGES_KNOW_EACH_OTHER =
      slices().matching("org.rookery.(**)").should().beFreeOfCycles();
}
