package org.rookery.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Severity;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;
import org.rookery.lint.check.CheckDescription;
import org.rookery.lint.check.Finding;
import org.rookery.lint.check.FindingCollector;
import org.rookery.lint.check.Fix;
import org.rookery.lint.check.GameCheck;
import org.rookery.lint.check.LintCheck;
import org.rookery.lint.check.LintChecks;
import org.rookery.lint.check.LintedGame;
import org.rookery.lint.check.LintedText;
import org.rookery.lint.check.TextCheck;
import org.rookery.lint.facts.LintBudget;

/**
 * Looks through one rules file. It is shown each of the file's games, and then tells what it found;
 * not for use by several threads.
 *
 * <p>What a game inherits is told in the file it is written in. Only what is amiss in this file's
 * game and not in the one it varies is told here, at the game.
 */
public final class Linter {
  /** Of one kind no more are told of a file: who has so many looks at the first. */
  private static final int MAX_PER_KIND = 5;

  /**
   * What counts of a piece that a game inherits too, since the game may have another board. Other
   * rules it need not use.
   */
  private static final Set<String> INHERITED =
      Set.of("immobile-piece", "promotion-out-of-reach", "pieces-stay-in-hand");

  /**
   * What is only told of a game all of whose rules are here: what another program adds to it may
   * ask for the zone, or move the piece.
   */
  private static final Set<String> OF_WHOLE_RULES =
      Set.of(
          "contradiction",
          "idle-add",
          "immobile-piece",
          "piece-without-moves",
          "one-sided-flag",
          "over-at-once",
          "repeated-test",
          "stuck-piece",
          "unused-attribute",
          "unused-move-type",
          "unused-zone");

  private final Rules rules;
  private final List<List<Form>> sections = new ArrayList<>();
  private final List<Finding> found = new ArrayList<>();
  private final Map<String, Set<String>> elsewhere = new HashMap<>();

  private final LintBudget budget = new LintBudget();

  /** What some game of the file has a use for. */
  private final Set<String> acquitted = new HashSet<>();

  /** The set-ups of the games shown so far. */
  private final List<Map<Integer, String>> setups = new ArrayList<>();

  /** Whether another program adds rules to one of the games. */
  private boolean addedTo;

  /** A linter of these rules, which must compile. */
  public Linter(Rules rules) {
    this.rules = rules;
  }

  /**
   * What was found.
   *
   * @param diagnostics of each kind the first few
   * @param fixes what can be mended without thinking
   */
  public record Report(List<Diagnostic> diagnostics, List<Fix> fixes) {}

  /** What lint says of rules, all of whose games are compiled for it. */
  public static Report of(Rules rules) {
    Linter linter = new Linter(rules);
    rules.loadEach((title, game) -> linter.game(game));
    return linter.report();
  }

  /** Looks at one of the file's games. */
  public void game(Game game) {
    sections.add(game.compiled().sections());
    LintedGame linted = new LintedGame(game.compiled(), rules.main(), budget, setups);
    setups.add(linted.setup());
    addedTo |= linted.isAddedTo();
    for (Finding finding : findings(linted, acquitted)) {
      Source source = finding.origin().authored().source();
      if (isMain(source)) {
        found.add(finding);
      } else if (INHERITED.contains(finding.card().code())
          && !elsewhere(source).contains(key(finding))) {
        found.add(retold(finding, game.compiled().model().origin()));
      }
    }
  }

  private static List<Finding> findings(LintedGame game, Set<String> acquitted) {
    List<Finding> all = new ArrayList<>();
    for (LintCheck check : LintChecks.all()) {
      if (check instanceof GameCheck gameCheck && isFor(check, game.isAddedTo())) {
        FindingCollector findings = new FindingCollector(check.card());
        try {
          gameCheck.look(game, findings);
        } catch (LintBudget.TooDear tooDear) {
          continue; // who cannot look at all of it tells nothing
        }
        all.addAll(findings.all());
        findings.acquitted().forEach(fine -> acquitted.add(key(fine)));
      }
    }
    return all;
  }

  private static boolean isFor(LintCheck check, boolean addedTo) {
    return !addedTo || !OF_WHOLE_RULES.contains(check.card().code());
  }

  private boolean isMain(Source source) {
    return source.location().equals(rules.main().location());
  }

  /** What is amiss in the games of an included file by themselves. */
  private Set<String> elsewhere(Source source) {
    return elsewhere.computeIfAbsent(
        source.location(),
        unused -> {
          Set<String> keys = new HashSet<>();
          Rules.of(source, rules.loader())
              .loadEach(
                  (title, game) ->
                      findings(
                              new LintedGame(game.compiled(), source, budget, List.of()),
                              new HashSet<>())
                          .forEach(finding -> keys.add(key(finding))));
          return keys;
        });
  }

  private static String key(Finding finding) {
    Span span = finding.origin().authored();
    return finding.card().code() + " " + span.position() + " " + finding.message();
  }

  private static Finding retold(Finding finding, Origin game) {
    String where = finding.origin().authored().position();
    return new Finding(
        finding.card(), game, finding.message(), "it inherits this from " + where, List.of());
  }

  /** What was found in the file and in the games that were shown. */
  public Report report() {
    List<Form> forms = FormReader.read(rules.main(), new Diagnostics());
    LintedText text = new LintedText(rules.main(), rules.loader(), forms, List.copyOf(sections));
    for (LintCheck check : LintChecks.all()) {
      if (check instanceof TextCheck textCheck && isFor(check, addedTo)) {
        FindingCollector findings = new FindingCollector(check.card());
        textCheck.look(text, findings);
        found.addAll(findings.all());
      }
    }
    Allowances allowances = Allowances.of(rules.main(), forms);
    Map<String, Finding> told = new LinkedHashMap<>();
    for (Finding finding : found) {
      if (!allowances.allows(finding) && !acquitted.contains(key(finding))) {
        told.putIfAbsent(key(finding), finding);
      }
    }
    List<Diagnostic> diagnostics = diagnostics(told.values());
    diagnostics.addAll(allowances.problems(code -> LintChecks.card(code).isPresent()));
    List<Fix> fixes = told.values().stream().flatMap(f -> f.fixes().stream()).toList();
    return new Report(List.copyOf(diagnostics), fixes);
  }

  /** The findings to be told: of each kind the first, and how many more there are. */
  private static List<Diagnostic> diagnostics(Iterable<Finding> findings) {
    Map<CheckDescription, List<Finding>> kinds = new LinkedHashMap<>();
    findings.forEach(f -> kinds.computeIfAbsent(f.card(), unused -> new ArrayList<>()).add(f));
    List<Diagnostic> diagnostics = new ArrayList<>();
    kinds.forEach(
        (card, some) -> {
          some.stream()
              .limit(MAX_PER_KIND)
              .forEach(finding -> diagnostics.add(diagnostic(finding)));
          if (some.size() > MAX_PER_KIND) {
            String more =
                "There are " + (some.size() - MAX_PER_KIND) + " more of this kind in the file.";
            Origin place = some.get(MAX_PER_KIND).origin();
            diagnostics.add(new Diagnostic(Severity.NOTE, card.code(), place, more, null, null));
          }
        });
    return diagnostics;
  }

  private static Diagnostic diagnostic(Finding finding) {
    return new Diagnostic(
        finding.card().severity(),
        finding.card().code(),
        finding.origin(),
        finding.message(),
        null,
        finding.help());
  }
}
