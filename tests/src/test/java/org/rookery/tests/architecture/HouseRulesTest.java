package org.rookery.tests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.antlr.v4.runtime.Recognizer;
import org.rookery.engine.random.SeededRandom;

@AnalyzeClasses(packages = "org.rookery", importOptions = ImportOption.DoNotIncludeTests.class)
final class HouseRulesTest {
  @ArchTest
  static final ArchRule ONLY_THE_COMMAND_LINE_PRINTS =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.rookery.app.cli..")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err");

  /** The one way to write a file loses nothing, and the one way to read one always ends. */
  @ArchTest
  static final ArchRule FILES_HAVE_ONE_DOOR =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.rookery.language.file")
          .should(new OpenFiles());

  @ArchTest
  static final ArchRule RANDOM_NUMBERS_COME_FROM_A_SEED =
      noClasses()
          .should()
          .callConstructor(Random.class)
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(ThreadLocalRandom.class);

  /** Numbers from seeds that are not mixed are alike where the seeds lie next to each other. */
  @ArchTest
  static final ArchRule SEEDS_ARE_MIXED =
      noClasses()
          .that()
          .areNotAssignableTo(SeededRandom.class)
          .should()
          .callConstructor(Random.class, long.class);

  @ArchTest
  static final ArchRule NO_DEFAULT_LOCALE_OR_CHARSET =
      noClasses()
          .should()
          .callMethod(Locale.class, "getDefault")
          .orShould()
          .callMethod(Charset.class, "defaultCharset")
          .orShould()
          .callMethod(String.class, "getBytes")
          .orShould()
          .callMethod(String.class, "toLowerCase")
          .orShould()
          .callMethod(String.class, "toUpperCase")
          .orShould()
          .callMethod(String.class, "format", String.class, Object[].class)
          .orShould()
          .callMethod(String.class, "formatted", Object[].class);

  @ArchTest
  static final ArchRule NO_SETTERS =
      methods()
          .that()
          .areNotPrivate()
          .and()
          .haveRawReturnType(void.class)
          .should()
          .haveNameNotMatching("set[A-Z]\\w*");

  @ArchTest
  static final ArchRule NO_STATIC_FIELD_CHANGES =
      fields()
          .that()
          .areStatic()
          .and()
          .areDeclaredInClassesThat()
          .areNotAssignableTo(Recognizer.class) // ANTLR writes them so
          .should()
          .haveModifier(JavaModifier.FINAL);

  @ArchTest
  static final ArchRule NAMES_SAY_SOMETHING =
      classes().should().haveNameNotMatching(".*(Impl|Util|Utils|Manager|Helper)");

  @ArchTest
  static final ArchRule PACKAGES_HAVE_A_SUBJECT =
      noClasses()
          .should()
          .resideInAnyPackage("..common..", "..util..", "..core..", "..misc..", "..impl..");
}
