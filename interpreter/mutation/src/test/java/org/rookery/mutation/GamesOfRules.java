package org.rookery.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.game.Game;
import org.rookery.game.GameForms;
import org.rookery.game.Rules;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.mutation.operator.FormChange;
import org.rookery.mutation.operator.FormChanges;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;

/** A game in {@code rules/} with its suites, and mutants of it. */
record GamesOfRules(String name, Game game, GameForms forms, List<Suite> suites) {
  private static final Path HOME = Path.of(System.getProperty("rookery.home", ""));

  static GamesOfRules of(String name) throws IOException, NoSuchGame, BadSuite {
    Rulebook rulebook = new Rulebook(HOME);
    Rules rules = rulebook.open(rulebook.find(Path.of(""), name));
    List<Suite> suites = new ArrayList<>();
    for (String place : List.of("tests/regression/", "tests/regression/endings/")) {
      Path file = HOME.resolve(place + name + ".yaml");
      if (Files.exists(file)) {
        suites.add(SuiteReader.read(file));
      }
    }
    Optional<String> title = Optional.ofNullable(suites.get(0).header().game());
    GameForms forms = rules.forms(title).orElseThrow();
    Game game = title.isEmpty() ? rules.load().orThrow() : rules.load(title.get()).orThrow();
    return new GamesOfRules(name, game, forms, List.copyOf(suites));
  }

  /** The same with a suite of these cases. */
  GamesOfRules with(String cases) throws BadSuite {
    String text = "rules: " + name + "\ncases:\n" + cases;
    Suite suite = SuiteReader.parse(Path.of(name + ".yaml"), text);
    return new GamesOfRules(name, game, forms, List.of(suite));
  }

  Campaign campaign(Plan plan) {
    return new Campaign(game, forms, suites, plan);
  }

  List<Mutant> mutants(int count, long seed) {
    List<FormChange> all = FormChanges.of(forms.sections(), game.compiled().model());
    return FormChanges.sample(all, count, seed).stream()
        .map(change -> new Mutant(forms, change))
        .toList();
  }
}
