package org.rookery.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.app.survey.Checker;
import org.rookery.app.survey.FileCheck;
import org.rookery.app.text.Counted;
import org.rookery.compiler.print.ModelForms;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.drawing.diagram.MoveDiagramText;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.game.files.TrackedRules;
import org.rookery.language.form.Form;
import org.rookery.program.GameProgram;
import org.rookery.suites.blame.Blame;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.report.TextReport;
import org.rookery.suites.run.Batch;
import org.rookery.suites.run.CaseSchedule;
import org.rookery.suites.run.HeldCases;
import org.rookery.suites.run.Selection;
import org.rookery.suites.run.SuiteRunner;

/** A rules file looked at again and again, and compared with how it was when it last loaded. */
final class RulesWatch {
  private static final Duration CHECK_TIME_LIMIT = Duration.ofSeconds(60);

  /** The most diagrams shown: a change of the board changes those of all pieces. */
  private static final int MOST_DIAGRAMS = 4;

  private final Path file;
  private final Optional<String> title;
  private final PrintWriter out;
  private final FileStamps stamps = new FileStamps();
  private final HeldCases held = new HeldCases();

  /** The rules of each piece when the game last loaded; null before. */
  private @Nullable Map<String, String> piecesBefore;

  private String boardBefore = "";

  RulesWatch(Path file, Optional<String> title, PrintWriter out) {
    this.file = file;
    this.title = title;
    this.out = out;
  }

  /** Whether something that was looked at has been saved since. */
  boolean isDue() {
    return stamps.anyTouched();
  }

  /** Tells how the file is now. */
  void look() {
    stamps.renew();
    stamps.keepNew(List.of(file));
    FileCheck check = new Checker(Rulebook.here(), CHECK_TIME_LIMIT, false).check(file);
    out.print(check.told());
    boolean clean = check.told().isEmpty() && check.failure().isEmpty();
    out.println(file + ": " + (clean ? "fine" : verdict(check)));
    load().ifPresent(this::show);
    out.flush();
  }

  private static String verdict(FileCheck check) {
    return check.failure().isEmpty()
        ? Counted.of(check.errors(), "error") + ", " + Counted.of(check.warnings(), "warning")
        : check.failure();
  }

  private Optional<Game> load() {
    try {
      TrackedRules tracked = Rulebook.here().track(file);
      Rules rules = tracked.rules();
      Loading loading = title.map(rules::load).orElseGet(rules::load);
      stamps.keepNew(tracked.files());
      return loading.game();
    } catch (NoSuchGame unreadable) {
      return Optional.empty();
    }
  }

  private void show(Game game) {
    Match match = game.start();
    String board = match.board();
    if (!board.equals(boardBefore)) {
      out.println();
      out.print(board);
      boardBefore = board;
    }
    Map<String, String> pieces = pieces(game);
    if (piecesBefore != null) {
      diagrams(game, changed(piecesBefore, pieces));
    }
    piecesBefore = pieces;
    out.println();
    out.println(Counted.of(match.turnsWhateverEnded().size(), "legal move") + " at the start.");
    test();
  }

  /** What the rules say of each piece, macros worked in. */
  private static Map<String, String> pieces(Game game) {
    Map<String, String> pieces = new LinkedHashMap<>();
    for (Form form : ModelForms.of(game.compiled().model())) {
      if (form instanceof Form.Group group && group.isHeadedBy("piece")) {
        pieces.put(group.items().get(1).toString(), group.toString());
      }
    }
    return pieces;
  }

  /** The pieces whose rules are others than before, or new: their numbers. */
  private static List<Integer> changed(Map<String, String> before, Map<String, String> now) {
    List<String> names = List.copyOf(now.keySet());
    return names.stream()
        .filter(name -> !String.valueOf(now.get(name)).equals(before.get(name)))
        .map(names::indexOf)
        .toList();
  }

  private void diagrams(Game game, List<Integer> types) {
    GameProgram program = game.program();
    for (int type : types.stream().limit(MOST_DIAGRAMS).toList()) {
      out.println();
      MoveDiagram diagram = MoveDiagram.of(program, program.contents().of(type, 0));
      out.print(new MoveDiagramText(diagram).draw());
    }
    int more = types.size() - MOST_DIAGRAMS;
    if (more > 0) {
      out.println();
      out.println("So have the rules of " + more + " more; `rookery draw-move` shows them.");
    }
  }

  /** Tries the suites beside the file. */
  private void test() {
    List<Path> suites = SuiteFiles.of(file);
    stamps.keepNew(suites);
    SuiteRunner runner = new SuiteRunner(Rulebook.here());
    int threads = Runtime.getRuntime().availableProcessors();
    Batch.Plan plan = new Batch.Plan(threads, false, Selection.ALL, CaseSchedule.STEADY);
    new Batch(runner, plan, held)
        .run(
            suites,
            result -> {
              BlameFindings findings = Blame.of(result, runner.patience(), threads);
              result.problem().ifPresent(out::println);
              out.print(TextReport.failures(findings) + TextReport.summary(result));
            });
    if (suites.isEmpty()) {
      Path suite = file.resolveSibling(RulesFile.bareName(file) + ".yaml");
      stamps.keepNew(List.of(suite));
      out.println("No tests: write " + suite + " to have them tried here.");
    }
  }
}
