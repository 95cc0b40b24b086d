package org.rookery.app.cli;

import java.util.concurrent.Callable;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.game.sheet.RulesSheet;
import org.rookery.game.sheet.SheetMaker;
import org.rookery.game.sheet.SheetPage;
import org.rookery.game.sheet.SheetText;
import org.rookery.game.sheet.UncommentedRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the rules of a game in plain words. */
@Command(
    name = "explain",
    description =
        "Explain the rules of a game in plain words, with diagrams, made from its rules file.")
final class ExplainCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();

  @Option(names = "--html", description = "Print a page of HTML.")
  private boolean html;

  @Option(
      names = "--cases",
      description = "Print what is said of pieces as a suite that can be run.")
  private boolean cases;

  @Option(
      names = "--without-comments",
      description = "Say everything from the rules alone, to compare it with their comments.")
  private boolean withoutComments;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    Game loaded = game.load();
    Rules rules = game.rules();
    if (withoutComments) {
      rules = UncommentedRules.of(loaded);
      loaded = rules.load(loaded.title()).orThrow();
    }
    RulesSheet sheet = SheetMaker.of(loaded, rules.main());
    if (cases) {
      streams.out().print(SheetText.suite(sheet, game.file().toString()));
    } else {
      streams.out().print(html ? SheetPage.of(sheet, loaded) : SheetText.plain(sheet));
    }
    return ExitCode.FINE;
  }
}
