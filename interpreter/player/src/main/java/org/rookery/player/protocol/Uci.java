package org.rookery.player.protocol;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.rookery.engine.convention.NoPosition;
import org.rookery.engine.position.Move;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;

/** UCI, USI and UCCI: a position is told whole each time, then it is thought about. */
final class Uci implements Protocol {
  private static final String NAME = "Rookery";
  private static final String RULES = "RulesFile";

  /** What a game's name has behind it where the back rank is drawn by lot. */
  private static final String DRAWN = "960";

  private static final int MOST_LINES = 64;
  private static final int DEEPEST_PERFT = 6;

  private final UciDialect dialect;
  private final GameLookup games;
  private final List<String> names;
  private final Consumer<String> out;
  private final UciReport report;
  private final BackgroundSearch thinking = new BackgroundSearch();
  private Optional<Session> table = Optional.empty();

  /** What the game on the table was last said to be; empty when it must be told from its start. */
  private Optional<ToldGame> told = Optional.empty();

  private String variant;
  private EngineResources means = EngineResources.USUAL;
  private int lines = 1;

  /** Whether the game is asked for in which the back rank is drawn by lot. */
  private boolean isDrawn;

  /** Whether only the other side ends the thought of now. */
  private boolean endless;

  /** UCCI counts in seconds unless it is told otherwise. */
  private boolean inMillis;

  /** Moves that UCCI forbids in the position of now. */
  private List<Move> banned = List.of();

  Uci(UciDialect dialect, GameLookup games, Consumer<String> out) {
    this.dialect = dialect;
    this.games = games;
    this.out = out;
    report = new UciReport(dialect, out);
    names = Offer.names(games, dialect.word());
    variant = names.isEmpty() ? "" : names.get(0);
  }

  @Override
  public boolean obey(String line) {
    List<String> words = Arrays.asList(line.strip().split("\\s+"));
    List<String> rest = words.subList(1, words.size());
    switch (words.get(0)) {
      case "uci", "usi", "ucci" -> introduce();
      case "isready" -> {
        prepare();
        out.accept("readyok");
      }
      case "setoption" -> option(rest);
      case "ucinewgame", "usinewgame" -> {
        thinking.finish();
        told = Optional.empty();
        table.ifPresent(Session::forget);
      }
      case "position" -> {
        thinking.finish();
        position(rest);
      }
      case "banmoves" -> ban(rest);
      case "go" -> go(rest);
      case "stop" -> thinking.finish();
      case "ponderhit" -> thinking.hit();
      case "quit" -> {
        thinking.finish(); // a program that has asked for a move gets one
        if (dialect == UciDialect.UCCI) {
          out.accept("bye");
        }
        return false;
      }
      case "d" -> show();
      default -> {
        // What UCI does not know it passes over.
      }
    }
    return true;
  }

  @Override
  public void await() {
    thinking.await(endless);
  }

  @Override
  public void close() {
    thinking.close();
  }

  private void introduce() {
    out.accept("id name " + NAME);
    out.accept("id author the authors of " + NAME);
    String hash =
        " type spin min 1 max " + EngineResources.MOST_MEGABYTES + " default " + means.megabytes();
    String threads =
        " type spin min 1 max " + EngineResources.MOST_THREADS + " default " + means.threads();
    if (dialect == UciDialect.UCCI) {
      out.accept("option hashsize" + hash);
      out.accept("option threads" + threads);
      out.accept("option ponder type check default false");
      out.accept("option usemillisec type check default false");
      out.accept("option " + combo());
    } else {
      String own = dialect == UciDialect.USI ? "USI_" : "";
      out.accept("option name " + own + "Hash" + hash);
      out.accept("option name Threads" + threads);
      out.accept("option name " + own + "Ponder type check default false");
      out.accept("option name MultiPV type spin default 1 min 1 max " + MOST_LINES);
      out.accept("option name " + combo());
      if (dialect == UciDialect.UCI) {
        out.accept("option name UCI_Chess960 type check default false");
      }
      out.accept("option name " + RULES + " type string default <empty>");
    }
    out.accept(dialect.word() + "ok");
  }

  private String combo() {
    StringBuilder choice = new StringBuilder();
    names.forEach(name -> choice.append(" var ").append(name));
    return dialect.variantOptions().get(0) + " type combo default " + variant + choice;
  }

  private void option(List<String> words) {
    thinking.finish();
    int value = words.indexOf("value");
    int end = dialect == UciDialect.UCCI && value < 0 ? Math.min(1, words.size()) : value;
    String name =
        String.join(" ", words.subList(0, end < 0 ? words.size() : end)).replaceFirst("^name ", "");
    int from = value < 0 ? end : value + 1;
    String text = from < 0 ? "" : String.join(" ", words.subList(from, words.size()));
    set(name, text);
  }

  private void set(String name, String text) {
    switch (name.toLowerCase(Locale.ROOT)) {
      case "hash", "usi_hash", "hashsize" -> number(name, text, this::remember);
      case "threads" -> number(name, text, this::share);
      case "multipv" -> number(name, text, n -> lines = Math.max(1, Math.min(MOST_LINES, n)));
      case "ponder", "usi_ponder" -> {
        // `go ponder` says when to think in the other side's time.
      }
      case "usemillisec" -> inMillis = text.equals("true");
      case "uci_chess960" -> {
        if (isDrawn != text.equals("true")) {
          isDrawn = !isDrawn;
          choose(begun(), variant);
        }
      }
      case "rulesfile" -> choose(games.load(text), text);
      default -> {
        if (dialect.variantOptions().stream().anyMatch(name::equalsIgnoreCase)) {
          choose(found(text), text);
        } else {
          out.accept("info string there is no option " + name);
        }
      }
    }
  }

  private void remember(int megabytes) {
    means = means.withMegabytes(megabytes);
    table = table.map(here -> here.with(means));
  }

  private void share(int threads) {
    means = means.withThreads(threads);
    table.ifPresent(here -> here.use(means.threads()));
  }

  private void number(String name, String text, IntConsumer use) {
    OptionalInt number = number(text);
    number.ifPresent(use);
    if (number.isEmpty()) {
      out.accept("info string option " + name + " needs a number, not " + text);
    }
  }

  private Optional<Game> found(String name) {
    Optional<Game> drawn = isDrawn ? games.find(name + DRAWN) : Optional.empty();
    if (isDrawn && drawn.isEmpty()) {
      out.accept("info string there is no game " + name + DRAWN + ", so " + name + " is played");
    }
    return drawn.or(() -> games.find(name));
  }

  /** The game of now, by its name or that of its file. */
  private Optional<Game> begun() {
    return found(variant).or(() -> games.load(variant));
  }

  private void choose(Optional<Game> game, String name) {
    Optional<String> obstacle = Offer.obstacle(game, "there is no game " + name);
    if (obstacle.isPresent()) {
      out.accept("info string " + obstacle.get());
      return;
    }
    variant = name;
    Session chosen = new Session(game.get(), means);
    table = Optional.of(chosen);
    told = Optional.empty();
    out.accept(
        "info string variant "
            + name
            + " files "
            + game.get().program().layout().columns()
            + " ranks "
            + game.get().program().layout().rows()
            + " startpos "
            + chosen.match().fen());
  }

  /** The game on the table; the one to begin with is put there when it is first asked for. */
  private Optional<Session> table() {
    if (table.isEmpty()) {
      Optional<Game> game = begun();
      Optional<String> obstacle = Offer.obstacle(game, "there is no game " + variant);
      obstacle.ifPresent(why -> out.accept("info string " + why));
      table = game.filter(found -> obstacle.isEmpty()).map(found -> new Session(found, means));
    }
    return table;
  }

  private void position(List<String> words) {
    Optional<Session> here = table();
    if (here.isEmpty() || words.isEmpty()) {
      return;
    }
    ToldGame game = ToldGame.of(words);
    Optional<List<String>> rest = told.flatMap(game::since);
    told = Optional.empty();
    banned = List.of();
    if (rest.isEmpty()) {
      try {
        set(here.get(), game);
      } catch (BadPosition | NoPosition bad) {
        out.accept("info string no such position: " + bad.getMessage());
        return;
      }
    }
    for (String move : rest.orElse(game.moves())) {
      Optional<String> refused = here.get().play(dialect.read(here.get().match().game(), move));
      if (refused.isPresent()) {
        out.accept("info string illegal move " + move + ": " + refused.get());
        return;
      }
    }
    told = Optional.of(game);
  }

  /** Moves that would repeat what may not be repeated, as the other side counts. */
  private void ban(List<String> moves) {
    thinking.finish();
    table()
        .ifPresent(
            here -> {
              Game game = here.match().game();
              banned = here.moves(moves.stream().map(move -> dialect.read(game, move)).toList());
            });
  }

  private void set(Session here, ToldGame game) throws BadPosition, NoPosition {
    if (game.fen().isEmpty()) {
      here.restart();
    } else {
      here.begin(dialect.position(game.fen().get()));
    }
  }

  /** Gets to know the game now, so that no clock of a move runs meanwhile. */
  private void prepare() {
    if (thinking.isIdle()) {
      table().ifPresent(Session::prepare);
    }
  }

  private void go(List<String> words) {
    thinking.finish();
    Optional<Session> here = table();
    if (here.isEmpty()) {
      report.none();
      return;
    }
    Match snapshot = here.get().snapshot();
    Map<String, String> terms = GoTerms.of(words);
    OptionalInt perft = number(terms.getOrDefault("perft", ""));
    if (perft.isPresent()) {
      report.perft(snapshot, Math.max(1, Math.min(DEEPEST_PERFT, perft.getAsInt())));
      return;
    }
    List<Move> chosen = here.get().moves(GoTerms.searched(words));
    LegalMoves turns = snapshot.turns();
    List<Move> moves =
        (chosen.isEmpty() ? turns.stream().map(turn -> turn.move()) : chosen.stream())
            .filter(move -> !banned.contains(move))
            .toList();
    boolean first = snapshot.mover() == here.get().game().program().opener();
    // White opens in UCI, and Black in USI, whatever the game calls its players.
    boolean isWhite = first != (dialect == UciDialect.USI);
    Session thinker = here.get();
    if (dialect == UciDialect.USI && terms.containsKey("mate")) {
      SearchLimits time = GoTerms.millis(terms, "mate");
      endless = time.equals(SearchLimits.NONE);
      thinking.begin(stop -> report.mate(snapshot, think(thinker, snapshot, moves, time, stop)));
      return;
    }
    boolean inSeconds = dialect == UciDialect.UCCI && !inMillis;
    SearchLimits limits = GoTerms.limits(terms, isWhite, inSeconds);
    endless = limits.equals(SearchLimits.NONE);
    if (GoTerms.isWaitedFor(terms)) {
      PonderClock clock = new PonderClock(limits.millis());
      SearchLimits open = new SearchLimits(limits.nodes(), limits.depth(), Long.MAX_VALUE);
      thinking.begin(
          clock,
          stop -> {
            List<Thought> found = think(thinker, snapshot, moves, open, stop);
            clock.await();
            report.best(snapshot, found);
          });
    } else {
      thinking.begin(stop -> report.best(snapshot, think(thinker, snapshot, moves, limits, stop)));
    }
  }

  private List<Thought> think(
      Session thinker,
      Match snapshot,
      List<Move> moves,
      SearchLimits limits,
      BooleanSupplier stop) {
    return moves.isEmpty()
        ? List.of()
        : thinker.think(
            snapshot, moves, limits, lines, stop, found -> report.info(snapshot, found));
  }

  private void show() {
    table()
        .ifPresent(
            here -> {
              here.match().board().lines().forEach(out);
              out.accept("Fen: " + here.match().fen());
            });
  }

  private static OptionalInt number(String text) {
    return text.matches("\\d{1,8}") ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
  }
}
