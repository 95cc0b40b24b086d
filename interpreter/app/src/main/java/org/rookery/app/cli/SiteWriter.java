package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.app.site.DocumentPages;
import org.rookery.app.text.Counted;
import org.rookery.drawing.picture.Portraits;
import org.rookery.drawing.picture.Thumbnail;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.game.facts.GameFacts;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.game.files.Summary;
import org.rookery.game.sheet.RulesSheet;
import org.rookery.game.sheet.SheetMaker;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.suites.run.SuiteRunner;
import org.rookery.web.page.Bundle;
import org.rookery.web.page.Gallery;
import org.rookery.web.page.GamePage;

/** Writes every game in rules/ as a page of a site, with one that lists them and a studio. */
final class SiteWriter {
  private final Rulebook rulebook = Rulebook.here();
  private final Path folder;
  private final Streams streams;
  private final byte[] interpreter = WebPages.interpreter();

  /** Asked for at once: where it lacks, no page is written in vain. */
  private final byte[] studioInterpreter = WebPages.studioInterpreter();

  private final Gallery gallery;
  private final SuiteRunner suites = new SuiteRunner(rulebook);
  private int left;

  /**
   * A writer of a site.
   *
   * @param address where it will be found; empty when it is not known
   */
  SiteWriter(Path folder, String address, Streams streams) {
    this.folder = folder;
    this.streams = streams;
    gallery = new Gallery(interpreter, address);
  }

  /**
   * Writes it all; games that do not load are told and left out.
   *
   * @param first the rules that the studio begins with; empty for any
   */
  int write(Optional<Path> first) {
    List<Path> files = rulebook.files();
    if (files.isEmpty()) {
      throw new Refusal("There is no rules file in `" + rulebook.rules() + "`.");
    }
    for (String inside : List.of("games", "pictures", DocumentPages.FOLDER)) {
      try {
        OutputFile.folder(folder.resolve(inside));
      } catch (UnusableFile unusable) {
        throw new Refusal(unusable);
      }
    }
    try (Progress progress = new Progress("publish", files.size())) {
      for (Path file : files) {
        add(file);
        progress.step();
      }
    }
    gallery.files().forEach((name, text) -> PublishCommand.write(folder.resolve(name), text));
    DocumentPages.files().forEach((name, text) -> PublishCommand.write(folder.resolve(name), text));
    studio(first.orElse(files.get(0)));
    streams
        .out()
        .println(folder.resolve("index.html") + ": " + Counted.of(files.size() - left, "game"));
    return left == 0 ? ExitCode.FINE : ExitCode.FAILED;
  }

  private void add(Path file) {
    Loading loading = rulebook.load(file, Optional.empty());
    if (loading.game().isEmpty()) {
      streams.err().print(loading.problems());
      left++;
      return;
    }
    Game game = loading.game().get();
    Rules rules = Rules.of(game.source(), game.loader());
    RulesSheet sheet = SheetMaker.of(game, rules.main());
    Gallery.Entry entry = entry(file, game, sheet);
    String setting =
        WebPages.setting(game, sheet, Portraits.NONE, List.of(SuiteSummary.of(suites, file, game)));
    String page = gallery.add(entry, setting, Bundle.of(rules, Optional.empty()));
    PublishCommand.write(folder.resolve(Gallery.page(entry.name())), page);
    PublishCommand.write(
        folder.resolve(Gallery.picture(entry.name())),
        Thumbnail.png(game.start().scene(), Gallery.PICTURE));
  }

  private Gallery.Entry entry(Path file, Game game, RulesSheet sheet) {
    List<String> aliases =
        game.compiled().model().knownAs().values().stream().flatMap(List::stream).toList();
    return new Gallery.Entry(
        RulesFile.bareName(file),
        rulebook.family(file),
        game.title(),
        Summary.of(file),
        aliases,
        GameFacts.of(game, sheet.diagrams()));
  }

  private void studio(Path first) {
    try {
      Rules rules = rulebook.open(first);
      Game game = rules.load().orThrow();
      Map<String, String> texts = new LinkedHashMap<>(library());
      texts.putAll(gallery.texts());
      Bundle bundle = Bundle.of(rules, Optional.empty()).and(texts);
      PublishCommand.write(
          folder.resolve("studio.html"),
          GamePage.studio(
              game.title(),
              WebPages.setting(game, rules),
              bundle,
              studioInterpreter,
              WebPages.words()));
    } catch (NoSuchGame none) {
      streams.err().println("There is no studio: " + none.getMessage());
    }
  }

  /** The texts of the standard library, by the names by which they are included. */
  static Map<String, String> library() {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Path file : Rulebook.here().libraryFiles()) {
      try {
        texts.put(String.valueOf(file.getFileName()), Rulebook.here().open(file).main().text());
      } catch (NoSuchGame unreadable) {
        throw new Refusal(String.valueOf(unreadable.getMessage()));
      }
    }
    return texts;
  }
}
