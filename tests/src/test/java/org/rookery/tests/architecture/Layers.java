package org.rookery.tests.architecture;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The table of layers: which package may know which, and which package each foreign library belongs
 * to.
 */
final class Layers {
  private static final String ROOT = "org.rookery.";

  /**
   * Each package and those it may know; a name after {@code &} stands for the packages of its own
   * row.
   */
  private static final String TABLE =
      """
      &text                    language.file language.source language.diagnostic
      &forms                   &text language.form language.expand
      &program                 program program.board
      &engine                  &program engine.position engine.random engine.run engine.attack engine.round engine.turn
      &compiler                compiler compiler.model compiler.graph compiler.specialize compiler.check
      &words                   &text &program language.form compiler.model compiler.elaborate.board compiler.elaborate.scope compiler.elaborate.vocabulary
      &elaborate               compiler.elaborate.board compiler.elaborate.scope compiler.elaborate.vocabulary compiler.elaborate.read compiler.elaborate.words compiler.elaborate.piece compiler.elaborate.game
      &everything              &forms &engine engine.adjudicate engine.notation engine.search engine.sight &compiler walker walker.scene walker.rule
      &drawing                 drawing.ground drawing.picture drawing.diagram drawing.text drawing.courier drawing.scene
      &game                    game game.engine game.files game.phrase game.explain game.entry game.sheet game.facts
      &coverage                coverage coverage.condition coverage.report
      &mutation                mutation mutation.operator mutation.difference mutation.revision
      &suites                  suites.format suites.run suites.record suites.blame suites.report
      &services                threads jobs app.survey app.measure app.text app.job

      language
      language.file
      language.source          language.file
      language.diagnostic      language.source
      language.form            &text
      language.upgrade         &text language.form
      language.expand          &text language.form language.upgrade
      language.layout          &text language.form

      threads
      jobs                     language.file threads
      farm                     jobs threads

      program.board
      program                  program.board

      compiler.model           language.source &program
      compiler.betza           &text &program compiler.model
      compiler.elaborate.board &text &program compiler.model
      compiler.elaborate.scope &text &program language.form language.upgrade compiler.model compiler.elaborate.board
      compiler.elaborate.vocabulary &text &program language.form compiler.model compiler.elaborate.scope
      compiler.elaborate.read  &words
      compiler.elaborate.words &words
      compiler.elaborate.piece &words compiler.betza
      compiler.elaborate.game  &words compiler.elaborate.words compiler.elaborate.piece language.upgrade
      compiler.elaborate       &forms &program compiler.model &elaborate
      compiler.print           language.source language.form &program compiler.model
      compiler.check           &text &program compiler.model
      compiler.graph           &text compiler.model
      compiler.specialize      &text &program compiler.model compiler.graph
      compiler                 &forms &program &compiler compiler.elaborate compiler.elaborate.scope

      engine
      engine.position          &program
      engine.run               &program engine.position
      engine.attack            &program engine.position engine.run
      engine.legality          &program engine.position engine.run engine.attack
      engine.round             &program engine.position engine.run
      engine.turn              &engine engine.legality
      engine.reachability      &program
      engine.dead              &program engine.position engine.turn engine.reachability
      engine.adjudicate        &engine engine.dead
      engine.convention        &program engine.position
      engine.notation          &engine engine.convention
      engine.random            &program engine.position
      engine.search            &engine engine.adjudicate threads
      engine.sight             &engine engine.convention engine.notation

      bytecode                 program engine.position engine.run

      walker.scene             &engine compiler compiler.graph compiler.model
      walker.rule              &engine compiler.graph compiler.model compiler.print language.source language.form walker.scene
      walker                   &engine compiler compiler.graph compiler.model walker.scene walker.rule

      drawing
      drawing.ground           &program
      drawing.text             &engine engine.adjudicate engine.notation drawing.ground
      drawing.courier          &program engine.position engine.notation drawing.ground
      drawing.picture          &program drawing.ground
      drawing.diagram          &program engine.convention engine.notation
      drawing.scene            &program engine.position drawing.courier drawing.picture drawing.diagram

      game.engine              &engine engine.adjudicate engine.notation engine.sight compiler
      game.phrase              &program compiler.model
      game.explain             &everything game.engine game.phrase compiler.print
      game                     &everything &drawing game.engine game.explain compiler.elaborate
      game.entry               &everything &drawing game game.engine
      game.sheet               &everything &drawing game game.phrase game.explain
      game.facts               &program drawing.ground drawing.diagram game
      game.files               language.file language.source language.diagnostic language.form language.expand game
      player.random
      player.algebra
      player.value             &everything &game language.file player.random
      player.search            threads &everything &game player.value
      player.solve             &everything &game player.random player.value player.search
      player.tree              &everything &game player.random player.value player.search
      player.trial             &everything &game player.random player.algebra player.value player.search player.tree
      player.guess             &everything &game player.random player.search
      player                   &everything &game player.guess player.random player.value player.search player.solve player.tree player.trial
      player.analysis          &everything &game player player.search
      player.protocol          &everything &game player player.search exchange.betza engine.convention
      player.match             &everything &game player player.random player.search player.value player.protocol logs.pgn
      player.learn             &everything &game player player.random player.algebra player.search player.value player.match
      player.balance           &everything &game player player.random player.search player.value player.match
      logs                     &everything &game drawing.courier
      logs.pgn                 &text &engine engine.adjudicate &game logs
      exchange.parts           compiler.model engine.adjudicate engine.search &engine game game.engine
      exchange.fairy           &everything &game exchange.parts exchange.fairy.options exchange.fairy.rules exchange.fairy.section
      exchange.fairy.options   &everything exchange.parts
      exchange.fairy.rules     &everything exchange.parts exchange.fairy.options
      exchange.fairy.section   &everything &game compiler.print exchange.parts exchange.fairy.options exchange.fairy.rules
      exchange.diagram         &everything &game drawing.ground compiler.betza compiler.print exchange.parts exchange.betza
      exchange.betza           &engine engine.notation &game

      suites
      suites.format            language.file language.diagnostic
      suites.run               &everything &game suites.format threads
      suites.record            &everything &game suites.format suites.run
      suites.blame             &everything &game suites.format suites.run threads
      suites.report            &everything &game &drawing suites.format suites.run suites.blame

      mutation.operator        language.source language.form compiler.model &program engine.random
      mutation.difference      &everything &game drawing.text suites.format suites.run lint.facts
      mutation                 threads &everything &game suites.format suites.run mutation.operator mutation.difference

      coverage.condition       &everything &game
      coverage                 &everything &game suites.format suites.run coverage.condition
      coverage.report          language.source coverage
      mutation.revision        &everything &game drawing.text suites.run mutation.difference

      lint.facts               &everything compiler.print
      lint.check               &everything compiler.elaborate lint.facts
      lint                     &everything &game language.upgrade lint.facts lint.check
      lsp.text                 &everything &game compiler.elaborate
      lsp.feature              &everything &game &drawing &suites compiler.elaborate language.layout lint lint.check lsp.text
      lsp                      &everything &game lsp.text lsp.feature

      web.table                &text &engine engine.adjudicate engine.notation engine.sight &game drawing.diagram drawing.text logs.pgn player player.search engine.search
      web.page                 &game &text program program.board engine.position drawing.ground drawing.picture drawing.diagram drawing.text web.table
      web.trial                program engine.notation engine.position game drawing.text suites.format suites.run
      web.studio               game &text language.form compiler.elaborate exchange.diagram exchange.fairy exchange.parts web.table web.trial
      web.room                 game language.file player program web.table
      web.serve                game language.file web.page web.room web.studio web.table
      web.embed                &text program &engine engine.adjudicate engine.notation engine.search &game drawing.text player player.search suites.format web.page web.table web.trial
      web.script               game game.engine engine.search player player.search web.embed web.page web.studio web.table

      js.pack                  drawing.picture game game.files language.file language.source web.page web.table

      app
      app.survey               threads &everything &game lint lint.check
      app.text                 app.survey mutation mutation.operator mutation.difference mutation.revision
      app.measure              &everything &game
      app.job                  jobs app.survey app.text &everything &game &suites &mutation player player.value player.match player.balance
      app.book                 compiler.elaborate game.files language.diagnostic language.upgrade
      app.site                 app.book compiler.elaborate
      app.shell
      app.mcp                  app.book app.text threads &everything &game &suites lint player.balance player.value
      app.cli                  app.mcp app.shell app.book app.site &everything &services &game player player.search player.solve player.value player.learn player.match player.balance player.protocol player.analysis &drawing &suites &mutation &coverage logs logs.pgn exchange.parts exchange.fairy exchange.diagram lint lsp lsp.text lsp.feature web.page web.room web.serve web.studio web.table compiler.elaborate compiler.print language.layout language.upgrade
      """;

  private static final Map<String, Set<String>> MAY_KNOW = new LinkedHashMap<>();

  static {
    TABLE.lines().filter(line -> !line.isBlank()).forEach(Layers::row);
  }

  /** By package of a library, the only packages that may use it. */
  private static final Map<String, Set<String>> LIBRARIES =
      Map.ofEntries(
          Map.entry("org.antlr", Set.of("language.form")),
          Map.entry("org.commonmark", Set.of("app.site")),
          Map.entry("picocli", Set.of("app.cli")),
          Map.entry("org.jline", Set.of("app.cli")),
          Map.entry("me.tongfei", Set.of("app.cli")),
          Map.entry(
              "com.fasterxml.jackson",
              Set.of(
                  "suites.format", "suites.report", "app.survey", "app.mcp", "jobs", "mutation")),
          Map.entry("org.apache.spark", Set.of("farm")),
          Map.entry("org.yaml.snakeyaml", Set.of("suites.format")),
          Map.entry("org.eclipse.lsp4j", Set.of("lsp", "lsp.text", "lsp.feature")),
          Map.entry("org.eclipse.jetty", Set.of("web.serve")),
          Map.entry("com.github.difflib", Set.of("web.serve")),
          Map.entry("org.objectweb.asm", Set.of("bytecode")),
          Map.entry("org.teavm", Set.of("web.embed", "web.script")),
          Map.entry("org.apache.commons.numbers", Set.of("player.match")),
          Map.entry("org.apache.commons.text", Set.of("language.diagnostic", "app.book")));

  private Layers() {}

  private static void row(String line) {
    String[] words = line.strip().split("\\s+");
    Set<String> known = new TreeSet<>();
    for (String word : Arrays.asList(words).subList(1, words.length)) {
      known.addAll(word.startsWith("&") ? MAY_KNOW.getOrDefault(word, Set.of()) : Set.of(word));
    }
    MAY_KNOW.put(words[0], known);
  }

  static boolean isOurs(String packageName) {
    return (packageName + ".").startsWith(ROOT);
  }

  /** Whether the table has a row for a package. */
  static boolean lists(String packageName) {
    return MAY_KNOW.containsKey(shortName(packageName));
  }

  /** Whether a class of one package may use a class of another. */
  static boolean allows(String from, String to) {
    String user = shortName(from);
    if (isOurs(to)) {
      String used = shortName(to);
      return user.equals(used) || MAY_KNOW.getOrDefault(user, Set.of()).contains(used);
    }
    return LIBRARIES.entrySet().stream()
        .filter(library -> (to + ".").startsWith(library.getKey() + "."))
        .allMatch(library -> library.getValue().contains(user));
  }

  private static String shortName(String packageName) {
    return packageName.startsWith(ROOT) ? packageName.substring(ROOT.length()) : packageName;
  }
}
