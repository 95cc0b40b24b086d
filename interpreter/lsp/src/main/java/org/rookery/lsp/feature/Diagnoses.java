package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.rookery.game.Rules;
import org.rookery.language.diagnostic.Severity;
import org.rookery.language.form.Form;
import org.rookery.language.source.Source;
import org.rookery.lint.Review;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;

/** What is wrong with a file as it is typed. */
public final class Diagnoses {
  private static final String US = "rookery";
  private static final Pattern PLACE =
      Pattern.compile(":(\\d{1,7}):(\\d{1,7}): *(.*)", Pattern.DOTALL);

  private final World world;

  /** Diagnoses of files of a world. */
  public Diagnoses(World world) {
    this.world = world;
  }

  /**
   * What is to be told of a rules file.
   *
   * @param lints whether also what is hardly meant, which takes longer; never in old files
   */
  public List<Diagnostic> of(Path file, boolean lints) {
    Rules rules = world.rules(file);
    boolean old = rules.main().dialect().lenient();
    var all = Review.of(rules, lints && !old).diagnostics().sorted();
    EditedRules text = world.parsed(file);
    return all.stream().map(problem -> lspDiagnostic(problem, text, rules)).toList();
  }

  private Diagnostic lspDiagnostic(
      org.rookery.language.diagnostic.Diagnostic problem, EditedRules text, Rules rules) {
    Source source = problem.span().source();
    boolean here = source.location().equals(rules.main().location());
    Range range = here ? Ranges.of(problem.span()) : include(source, text, rules);
    StringBuilder message = new StringBuilder(here ? "" : problem.span().position() + ": ");
    message.append(problem.message());
    Optional.ofNullable(problem.label())
        .ifPresent(words -> message.append(" (").append(words).append(')'));
    Optional.ofNullable(problem.help()).ifPresent(words -> message.append("\n").append(words));
    Diagnostic diagnostic = new Diagnostic(range, message.toString());
    diagnostic.setSeverity(severity(problem.severity()));
    diagnostic.setCode(problem.code());
    diagnostic.setSource(US);
    return diagnostic;
  }

  /** Where a file is included, directly or by way of others; else the beginning. */
  private Range include(Source source, EditedRules text, Rules rules) {
    for (Form.Group include : text.top("include")) {
      Optional<Source> included = world.included(text, rules.loader(), include);
      if (included.filter(s -> s.location().equals(source.location())).isPresent()) {
        return Ranges.of(include.origin().span());
      }
    }
    return text.top("include").stream()
        .findFirst()
        .map(include -> Ranges.of(include.origin().span()))
        .orElse(new Range(new Position(0, 0), new Position(0, 0)));
  }

  private static DiagnosticSeverity severity(Severity severity) {
    return switch (severity) {
      case ERROR -> DiagnosticSeverity.Error;
      case WARNING -> DiagnosticSeverity.Warning;
      case NOTE -> DiagnosticSeverity.Information;
    };
  }

  /** What is to be told of a suite. */
  public List<Diagnostic> ofSuite(Path file, String text) {
    List<Diagnostic> told = new ArrayList<>();
    try {
      for (Suite.Item item : SuiteReader.parse(file, text).items()) {
        BadSuite bad = item.problem();
        if (bad != null) {
          told.add(suite(file, String.valueOf(bad.getMessage())));
        }
      }
    } catch (BadSuite bad) {
      told.add(suite(file, String.valueOf(bad.getMessage())));
    }
    return told;
  }

  /** A problem of a suite, whose message begins with its place. */
  private static Diagnostic suite(Path file, String message) {
    Matcher place = PLACE.matcher(message.substring(file.toString().length()));
    boolean placed = place.matches();
    int line = placed ? Integer.parseInt(place.group(1)) - 1 : 0;
    int column = placed ? Integer.parseInt(place.group(2)) - 1 : 0;
    Range range = new Range(new Position(line, column), new Position(line, column + 1));
    Diagnostic diagnostic = new Diagnostic(range, placed ? place.group(3) : message);
    diagnostic.setSeverity(DiagnosticSeverity.Error);
    diagnostic.setCode("suite");
    diagnostic.setSource(US);
    return diagnostic;
  }
}
