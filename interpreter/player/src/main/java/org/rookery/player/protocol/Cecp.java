package org.rookery.player.protocol;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;

/** The protocol of XBoard, version 2: the engine keeps the game and answers turns with turns. */
final class Cecp implements Protocol {
  private static final String NAME = "Rookery";
  private static final int MINUTE = 60_000;
  private static final int HINT_NODES = 2_000;

  /** What is no concern of ours. */
  private static final String IGNORED =
      "xboard accepted rejected random otim computer name rating ics"
          + " draw . put hover bk white black pause resume egtpath";

  private final GameLookup games;
  private final List<String> names;
  private final Consumer<String> out;
  private final BackgroundSearch thinking = new BackgroundSearch();
  private final Map<String, BiConsumer<String, List<String>>> commands = new HashMap<>();
  private final TimeControl time = new TimeControl();
  private Optional<Session> table = Optional.empty();
  private String variant;
  private EngineResources means = EngineResources.USUAL;

  /** The player this plays for, by number; -1 for none. */
  private int side = -1;

  /** Whether to think in the opponent's time. */
  private volatile boolean ponders;

  private boolean forced;
  private boolean shows;
  private boolean analyses;
  private boolean goes = true;

  Cecp(GameLookup games, Consumer<String> out) {
    this.games = games;
    this.out = out;
    names = Offer.names(games, "xboard");
    variant = names.isEmpty() ? "" : names.get(0);
    game();
    clock();
    talk();
  }

  @Override
  public boolean obey(String line) {
    String text = line.strip();
    if (text.isEmpty() || text.startsWith("#")) {
      return true;
    }
    List<String> words = Arrays.asList(text.split("\\s+"));
    BiConsumer<String, List<String>> command = commands.get(words.get(0));
    if (command != null) {
      command.accept(text.substring(words.get(0).length()).strip(), words.subList(1, words.size()));
    } else if (words.size() == 1 && words.get(0).matches("[a-zA-Z+]*@?[a-z]\\d+.*|@@@@|O-O(-O)?")) {
      turn(words.get(0));
    } else {
      out.accept("Error (unknown command): " + text);
    }
    return goes;
  }

  @Override
  public void await() {
    thinking.await(analyses);
  }

  @Override
  public void close() {
    thinking.close();
  }

  private void game() {
    commands.put("new", (text, words) -> begin(names.isEmpty() ? variant : names.get(0)));
    commands.put(
        "variant",
        (text, words) -> {
          if (begin(text)) {
            printSetup();
          }
        });
    commands.put("force", (text, words) -> halt());
    commands.put("result", (text, words) -> halt());
    commands.put(
        "go",
        (text, words) -> {
          thinking.finish(); // what it plays still changes the match that is asked now
          forced = false;
          table()
              .ifPresent(
                  t -> {
                    side = t.match().mover();
                    think();
                  });
        });
    commands.put(
        "playother",
        (text, words) -> {
          halt();
          forced = false;
          table().ifPresent(t -> side = t.other());
        });
    commands.put("usermove", (text, words) -> turn(text));
    commands.put("undo", (text, words) -> back(1));
    commands.put("remove", (text, words) -> back(2));
    commands.put("setboard", (text, words) -> place(text));
    commands.put("edit", (text, words) -> out.accept("Error (use setboard): edit"));
    commands.put("lift", (text, words) -> lift(text));
    commands.put("hint", (text, words) -> hint());
    commands.put(
        "quit",
        (text, words) -> {
          thinking.drop();
          goes = false;
        });
  }

  private void clock() {
    commands.put("level", (text, words) -> time.level(words));
    commands.put("st", (text, words) -> time.perTurn(XboardNumbers.number(text, 5) * 1000L));
    commands.put(
        "sd", (text, words) -> time.depth(XboardNumbers.number(text, SearchLimits.MAX_DEPTH)));
    commands.put("nps", (text, words) -> {});
    commands.put("time", (text, words) -> time.left(XboardNumbers.number(text, MINUTE) * 10L));
    commands.put("?", (text, words) -> thinking.finish());
    commands.put(
        "memory",
        (text, words) ->
            means = means.withMegabytes(XboardNumbers.number(text, means.megabytes())));
    commands.put(
        "cores",
        (text, words) -> {
          thinking.finish();
          means = means.withThreads(XboardNumbers.number(text, 1));
          table.ifPresent(t -> t.use(means.threads()));
          analyse();
        });
  }

  private void talk() {
    commands.put("protover", (text, words) -> features());
    commands.put("ping", (text, words) -> out.accept("pong " + text));
    commands.put("hard", (text, words) -> ponders = true);
    commands.put("easy", (text, words) -> ponders = false);
    commands.put("post", (text, words) -> shows = true);
    commands.put("nopost", (text, words) -> shows = false);
    commands.put(
        "analyze",
        (text, words) -> {
          halt();
          analyses = true;
          shows = true;
          analyse();
        });
    commands.put(
        "exit",
        (text, words) -> {
          halt();
          analyses = false;
        });
    commands.put("option", (text, words) -> option(text));
    for (String ignored : IGNORED.split(" ")) {
      commands.put(ignored, (text, words) -> {});
    }
  }

  private void features() {
    out.accept("feature done=0");
    out.accept(
        "feature ping=1 setboard=1 usermove=1 colors=0 sigint=0 sigterm=0 reuse=1 analyze=1");
    out.accept("feature highlight=1 debug=1 memory=1 smp=1 myname=\"" + NAME + "\"");
    out.accept("feature option=\"Rules file -file \"");
    out.accept("feature variants=\"" + String.join(",", names) + "\"");
    out.accept("feature done=1");
  }

  private Optional<Session> table() {
    if (table.isEmpty()) {
      table = games.find(variant).map(found -> new Session(found, means));
    }
    return table;
  }

  /** Tells XBoard what it needs to know of a game; it asks for that by naming the game. */
  private void printSetup() {
    table().ifPresent(t -> XboardSquares.setup(variant, t.match()).forEach(out));
  }

  /** Another game of that name; false when there is none. */
  private boolean begin(String name) {
    halt();
    forced = false;
    analyses = false;
    time.anew();
    Optional<Game> game = name.equals(variant) ? table().map(Session::game) : games.find(name);
    Optional<String> obstacle = Offer.obstacle(game, name);
    if (obstacle.isPresent()) {
      out.accept("Error (no such variant): " + obstacle.get());
      return false;
    }
    if (!name.equals(variant)) {
      table = game.map(found -> new Session(found, means));
      variant = name;
    }
    table.ifPresent(Session::restart);
    table.ifPresent(t -> side = t.other());
    return true;
  }

  private void halt() {
    thinking.drop();
    forced = true;
    side = -1;
  }

  private void option(String text) {
    int at = text.indexOf('=');
    if (at > 0 && text.substring(0, at).strip().equals("Rules file")) {
      halt();
      String file = text.substring(at + 1).strip();
      Optional<Game> game = games.load(file);
      Optional<String> obstacle = Offer.obstacle(game, file);
      obstacle.ifPresent(why -> out.accept("Error (cannot be played): " + why));
      if (obstacle.isEmpty()) {
        table = game.map(found -> new Session(found, means));
        variant = file;
        printSetup();
      }
    }
  }

  private void place(String fen) {
    thinking.drop();
    table()
        .ifPresent(
            t -> {
              try {
                t.begin(fen);
              } catch (BadPosition bad) {
                out.accept("tellusererror Illegal position: " + bad.getMessage());
              }
            });
    analyse();
  }

  private void back(int turns) {
    thinking.drop();
    table()
        .ifPresent(
            t -> {
              for (int i = 0; i < turns; i++) {
                t.match().back();
              }
            });
    analyse();
  }

  private void turn(String text) {
    thinking.drop();
    Optional<Session> here = table();
    if (here.isEmpty()) {
      return;
    }
    Session t = here.get();
    Optional<String> refused = t.play(XboardSquares.read(t.game(), text));
    refused.ifPresent(
        why ->
            out.accept("Illegal move (" + why.replace('(', '[').replace(')', ']') + "): " + text));
    if (refused.isPresent() ? !t.match().isOver() : !ended(t.match())) {
      if (analyses) {
        analyse();
      } else if (!forced && t.match().mover() == side) {
        think();
      }
    }
  }

  private boolean ended(Match match) {
    Outcome outcome = match.outcome();
    if (!outcome.isOver()) {
      return false;
    }
    out.accept(XboardNumbers.result(match, outcome) + " {" + match.state() + "}");
    return true;
  }

  private void analyse() {
    if (analyses) {
      table()
          .ifPresent(
              t -> {
                Match snapshot = t.snapshot();
                thinking.begin(stop -> think(t, snapshot, SearchLimits.NONE, stop));
              });
    }
  }

  private void hint() {
    thinking.finish();
    table()
        .ifPresent(
            t -> {
              Match at = t.snapshot();
              List<Thought> found = think(t, at, SearchLimits.ofNodes(HINT_NODES), () -> false);
              if (!found.isEmpty()) {
                out.accept("Hint: " + first(at, found, t.game()));
              }
            });
    analyse();
  }

  /** Thinks about the position of now and plays what is found, as long as it is our turn. */
  private void think() {
    table()
        .filter(t -> !ended(t.match()))
        .ifPresent(
            t ->
                thinking.begin(
                    stop -> {
                      boolean more = true;
                      while (more) {
                        Match snapshot = t.snapshot();
                        SearchLimits limits = time.limits(snapshot.position().ply() / 2);
                        List<Thought> found = think(t, snapshot, limits, stop);
                        more = answer(t, found);
                        if (!more && ponders && !found.isEmpty()) {
                          Session.expected(snapshot, found.get(0))
                              .ifPresent(m -> ponder(t, m, stop));
                        }
                      }
                    }));
  }

  private List<Thought> think(Session t, Match at, SearchLimits limits, BooleanSupplier stop) {
    List<Move> moves = at.turns().stream().map(LegalMove::move).toList();
    return t.think(at, moves, limits, 1, stop, thoughts -> show(at, thoughts));
  }

  /** Thinks on about the turn that is expected of the opponent, until there is something else. */
  private void ponder(Session t, Match expected, BooleanSupplier stop) {
    List<Move> moves = expected.turns().stream().map(LegalMove::move).toList();
    BooleanSupplier enough = () -> stop.getAsBoolean() || !ponders || thinking.isAwaited();
    if (!enough.getAsBoolean()) {
      t.think(expected, moves, SearchLimits.NONE, 1, enough, thoughts -> {});
    }
  }

  private void show(Match snapshot, List<Thought> thoughts) {
    if (shows && !thoughts.isEmpty() && !thinking.isSilent()) {
      out.accept(XboardNumbers.thought(snapshot, thoughts.get(0)));
    }
  }

  /** Plays what was found; whether it is our turn once more. */
  private boolean answer(Session t, List<Thought> found) {
    if (found.isEmpty() || thinking.isSilent()) {
      return false;
    }
    synchronized (t) {
      String text = first(t.match(), found, t.game());
      t.play(XboardSquares.read(t.game(), text));
      out.accept("move " + text);
      return !ended(t.match()) && t.match().mover() == side && !forced;
    }
  }

  /** The turn to be made now, as XBoard writes it. */
  private static String first(Match match, List<Thought> found, Game game) {
    return Session.line(match, found.get(0), turn -> XboardSquares.write(game, turn)).get(0);
  }

  private void lift(String square) {
    table()
        .ifPresent(
            t -> {
              synchronized (t) {
                String name = XboardSquares.read(t.game(), square);
                out.accept("highlight " + Highlight.of(t.match(), name));
              }
            });
  }
}
