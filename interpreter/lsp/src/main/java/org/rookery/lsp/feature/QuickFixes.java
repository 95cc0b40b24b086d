package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.rookery.language.source.Source;
import org.rookery.lint.CheckPage;
import org.rookery.lint.Linter;
import org.rookery.lint.check.Fix;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;

/** What an editor can mend at a press of a key. */
public final class QuickFixes {
  private static final Pattern GUESSES =
      Pattern.compile("did you mean (`[^`]+`(?:(?:, | or )`[^`]+`)*)\\?");

  private static final Pattern GUESS = Pattern.compile("`([^`]+)`");

  private final World world;

  /** Fixes of files of a world. */
  public QuickFixes(World world) {
    this.world = world;
  }

  /** What mends these problems of a file. */
  public List<CodeAction> of(Path file, String uri, List<Diagnostic> problems) {
    List<CodeAction> actions = new ArrayList<>();
    for (Diagnostic problem : problems) {
      String message = problem.getMessage().getLeft();
      String code = problem.getCode() == null ? "" : String.valueOf(problem.getCode().getLeft());
      Matcher guesses = GUESSES.matcher(String.valueOf(message));
      Matcher guess = GUESS.matcher(guesses.find() ? guesses.group(1) : "");
      while (guess.find()) {
        String word = guess.group(1);
        actions.add(
            action("Write `" + word + "`", problem, uri, new TextEdit(problem.getRange(), word)));
      }
      if (CheckPage.codes().contains(code)) {
        mended(file, uri, problem, actions);
        actions.add(allowance(file, uri, problem, code));
      }
    }
    return actions;
  }

  private void mended(Path file, String uri, Diagnostic problem, List<CodeAction> actions) {
    Source main = world.rules(file).main();
    for (Fix fix : Linter.of(world.rules(file)).fixes()) {
      Range range = Ranges.of(fix.span());
      boolean near = range.getEnd().equals(problem.getRange().getEnd());
      if (near && fix.span().source().location().equals(main.location())) {
        actions.add(action(fix.title(), problem, uri, new TextEdit(range, fix.text())));
      }
    }
  }

  private CodeAction allowance(Path file, String uri, Diagnostic problem, String code) {
    Source source = world.parsed(file).source();
    int line = problem.getRange().getStart().getLine();
    String text = source.text().substring(source.lineStart(line + 1), source.lineEnd(line + 1));
    String blanks = text.substring(0, text.length() - text.stripLeading().length());
    String comment = blanks + "; lint: allow " + code + " because …\n";
    Position start = new Position(line, 0);
    TextEdit edit = new TextEdit(new Range(start, start), comment);
    return action("Allow it here", problem, uri, edit);
  }

  private static CodeAction action(String title, Diagnostic problem, String uri, TextEdit edit) {
    CodeAction action = new CodeAction(title);
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(problem));
    action.setEdit(new WorkspaceEdit(Map.of(uri, List.of(edit))));
    return action;
  }
}
