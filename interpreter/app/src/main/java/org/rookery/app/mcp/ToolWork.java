package org.rookery.app.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.rookery.app.book.CommandDescription;
import org.rookery.app.book.WordAnswer;
import org.rookery.app.text.Counted;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.LoadingAll;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.game.files.Rulebook;
import org.rookery.game.sheet.SheetMaker;
import org.rookery.game.sheet.SheetText;
import org.rookery.lint.Review;
import org.rookery.player.balance.BalanceReport;
import org.rookery.player.balance.GameNotes;
import org.rookery.player.balance.ReportText;
import org.rookery.player.balance.SelfPlay;
import org.rookery.player.value.Lessons;
import org.rookery.suites.blame.Blame;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.report.TextReport;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;

/** What each tool does. */
final class ToolWork {
  private static final String SUITE = "suite.yaml";
  private static final int MAX_PLIES = 300;
  private static final int SEED = 1;

  private final Rulebook rulebook;
  private final Supplier<List<CommandDescription>> commands;

  ToolWork(Rulebook rulebook, Supplier<List<CommandDescription>> commands) {
    this.rulebook = rulebook;
    this.commands = commands;
  }

  /** Carries a call out; what is wrong with it is a refusal. */
  ToolReply carryOut(ToolKind kind, JsonNode arguments) {
    ToolSubject subject = new ToolSubject(rulebook, arguments);
    try {
      return switch (kind) {
        case CHECK -> check(subject);
        case EXPLAIN -> explain(subject);
        case WHY -> ToolReply.of(subject.match().why(subject.needed("move")));
        case MOVES -> moves(subject.match());
        case TEST -> test(subject);
        case BALANCE -> balance(subject);
        case WORDS -> words(subject.needed("words"));
      };
    } catch (ToolRefusal refusal) {
      return new ToolReply(String.valueOf(refusal.getMessage()), true);
    }
  }

  private static ToolReply check(ToolSubject subject) {
    Rules rules = subject.rules();
    LoadingAll whole = Review.of(rules, !rules.main().dialect().lenient());
    String summary =
        whole.isForIncluding()
            ? "No game, only what other files include."
            : Counted.of(whole.errors(), "error")
                + ", "
                + Counted.of(whole.warnings(), "warning")
                + ", "
                + Counted.of(whole.games().size(), "game")
                + ".";
    return ToolReply.of(whole.problems() + summary);
  }

  private static ToolReply explain(ToolSubject subject) {
    Rules rules = subject.rules();
    return ToolReply.of(SheetText.plain(SheetMaker.of(subject.game(rules), rules.main())));
  }

  private static ToolReply moves(Match match) {
    String reason = match.whyNoTurn().map(why -> " " + why).orElse("");
    String state = match.state() + reason + "\n" + match.board() + match.fen() + "\n";
    List<LegalMove> moves =
        match.isDecided() ? List.of() : match.turnsWhateverEnded().stream().toList();
    return ToolReply.of(
        state
            + Counted.of(moves.size(), "legal move")
            + ".\n"
            + moves.stream().map(LegalMove::text).collect(Collectors.joining("\n")));
  }

  private ToolReply test(ToolSubject subject) {
    Rules rules = subject.rules();
    try {
      // A suite names its rules file; here it is tried on the rules of the call.
      Suite suite = SuiteReader.parse(Path.of(SUITE), subject.needed("suite"));
      SuiteRunner runner = new SuiteRunner(rulebook);
      SuiteResult result = runner.run(suite, Path.of(rules.main().name()), subject.loading(rules));
      String failures = TextReport.failures(Blame.of(result, runner.patience(), 1));
      return ToolReply.of(failures + TextReport.summary(result));
    } catch (BadSuite bad) {
      throw new ToolRefusal(String.valueOf(bad.getMessage()));
    }
  }

  private static ToolReply balance(ToolSubject subject) {
    int games = subject.number("games", 10, 50);
    int nodes = subject.number("nodes", 200, 2_000);
    Game game = subject.playable();
    SelfPlay player = new SelfPlay(game, nodes, MAX_PLIES, SEED, Lessons.NONE);
    List<GameNotes> notes = new ArrayList<>();
    for (int number = 0; number < games && !Thread.currentThread().isInterrupted(); number++) {
      notes.add(player.play(number));
    }
    return ToolReply.of(
        String.join(
            "\n",
            ReportText.lines(new BalanceReport(game, notes).findings(player, nodes, SEED, ""))));
  }

  private ToolReply words(String sought) {
    WordAnswer answer = WordAnswer.of(sought, rulebook, commands);
    return new ToolReply(answer.text(), !answer.isFound());
  }
}
