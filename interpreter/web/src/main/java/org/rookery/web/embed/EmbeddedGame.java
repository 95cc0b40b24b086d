package org.rookery.web.embed;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.game.sheet.SheetMaker;
import org.rookery.game.sheet.SheetText;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Severity;
import org.rookery.program.PieceType;
import org.rookery.web.page.Setting;
import org.rookery.web.table.Chooser;
import org.rookery.web.table.Json;
import org.rookery.web.table.Records;
import org.teavm.jso.JSExport;

/** What rules came to: a game, unless there are errors, and what is to be said of them. */
public final class EmbeddedGame {
  private final Rules rules;
  private final Loading loading;
  private @Nullable Chooser chooser;

  /** At the start: all matches share what it works out about the game. */
  private @Nullable Match first;

  EmbeddedGame(Rules rules, Loading loading) {
    this.rules = rules;
    this.loading = loading;
  }

  Game game() {
    return loading.orThrow();
  }

  /** Whether there is a game; what else is asked of it needs one. */
  @JSExport
  public boolean isPlayable() {
    return loading.game().isPresent();
  }

  /** Errors and warnings in reading order, as JSON. */
  @JSExport
  public String problems() {
    List<Object> problems = new ArrayList<>();
    for (Diagnostic diagnostic : loading.diagnostics()) {
      Map<String, Object> problem = new LinkedHashMap<>();
      problem.put("severity", diagnostic.severity() == Severity.ERROR ? "error" : "warning");
      problem.put("code", diagnostic.code());
      problem.put("file", diagnostic.span().source().name());
      problem.put("line", diagnostic.span().line());
      problem.put("column", diagnostic.span().column());
      problem.put("message", diagnostic.message());
      problem.put("fix", fix(diagnostic));
      problems.add(problem);
    }
    return Json.of(problems);
  }

  private static @Nullable String fix(Diagnostic diagnostic) {
    return diagnostic.help() != null ? diagnostic.help() : diagnostic.label();
  }

  /** The same as an author reads it. */
  @JSExport
  public String report() {
    return loading.problems();
  }

  /** Reads a suite of cases. */
  @JSExport
  public EmbeddedSuite suite(String name, String text) {
    return EmbeddedSuite.of(name, text);
  }

  /** What the game is called, and what it is made of, as JSON. */
  @JSExport
  public String about() {
    Game game = loading.orThrow();
    Map<String, Object> about = new LinkedHashMap<>();
    about.put("title", game.title());
    about.put("obstacle", game.obstacle().orElse(null));
    about.put("players", players(game, game.players()::get));
    about.put("squares", game.squares());
    about.put("pieces", game.program().pieces().stream().map(EmbeddedGame::piece).toList());
    return Json.of(about);
  }

  private static Map<String, Object> piece(PieceType type) {
    return Map.of("name", type.name(), "letters", type.letters());
  }

  private static <T> List<T> players(Game game, Function<Integer, T> each) {
    return IntStream.range(0, game.players().size()).boxed().map(each).toList();
  }

  /** What a picture of its positions needs, as JSON: see {@link Setting}. */
  @JSExport
  public String setting() {
    return Setting.json(loading.orThrow(), Setting.Looks.BY_THE_PAGE, List.of());
  }

  /** The rules in plain words. */
  @JSExport
  public String explain() {
    return SheetText.plain(SheetMaker.of(loading.orThrow(), rules.main()));
  }

  /** A match from the start position. */
  @JSExport
  public EmbeddedMatch start() {
    return new EmbeddedMatch(first().fromHere(), "", "", chooser());
  }

  /** A match from the position that a text says; from the start where it says none. */
  @JSExport
  public EmbeddedMatch position(String fen) {
    try {
      return new EmbeddedMatch(first().at(fen), "", "", chooser());
    } catch (BadPosition bad) {
      return new EmbeddedMatch(first().fromHere(), String.valueOf(bad.getMessage()), "", chooser());
    }
  }

  /** The match that a record tells: PGN, a case of a suite, or moves; as far as it can be read. */
  @JSExport
  public EmbeddedMatch record(String text) {
    Records.Read read = Records.read(first(), text);
    EmbeddedMatch match =
        new EmbeddedMatch(
            first().at(read.match().start()), read.problem(), read.remark(), chooser());
    read.match().played().forEach(match::play);
    return match;
  }

  private Match first() {
    Match known = first;
    if (known == null) {
      known = loading.orThrow().start();
      first = known;
    }
    return known;
  }

  /** One for all matches, since it remembers positions. */
  private Chooser chooser() {
    Chooser known = chooser;
    if (known == null) {
      known = new Chooser(loading.orThrow(), 1);
      chooser = known;
    }
    return known;
  }
}
