package org.rookery.player.match;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Turn;
import org.rookery.player.protocol.Dialect;
import org.rookery.player.protocol.XboardSquares;

/** A program that speaks CECP, as XBoard does: it is told every turn, and when to make one. */
final class CecpContestant implements Contestant {
  private static final long PATIENCE = 60_000;
  private static final long HANDSHAKE = 5_000;

  /** The last of these is that of the protocol's first version: {@code 7. ... e7e5}. */
  private static final Pattern MOVE =
      Pattern.compile("^(?:move|My move is ?:|\\d+\\. *\\.\\.\\.) *(\\S+).*");

  private static final Pattern END = Pattern.compile("(resign|tellusererror|1-0|0-1|1/2-1/2).*");
  private static final String VARIANTS = "variants=\"";

  /** The game a program begins with. */
  private static final String NORMAL = "normal";

  static final String HELP = "; --variant NAME says what it calls the game";
  private static final String DRAW = "1/2-1/2";

  private final String name;
  private final Game game;
  private final String variant;
  private final Dialect squares;
  private final List<String> limits;
  private final List<String> eachTurn;
  private final Set<String> features = new HashSet<>();
  private Program program;
  private boolean chose;
  private boolean claimsDraw;

  /**
   * Starts it.
   *
   * @param variant what it calls the game
   * @throws IOException when it does not start
   */
  CecpContestant(Terms terms, Game game, String variant) throws IOException {
    name = terms.rest();
    this.game = game;
    this.variant = variant.isEmpty() ? NORMAL : variant;
    squares = squares(terms.take("squares", Dialect.UCI.name()));
    limits = lines(terms.take("say", "st 1"));
    eachTurn = lines(terms.take("each", ""));
    terms.refuseOthers();
    program = started();
    List<String> offered = offered();
    if (!offered.isEmpty() && !offered.contains(this.variant)) {
      program.close();
      throw new IOException("`" + name + "` does not play `" + this.variant + "`" + HELP);
    }
  }

  private static Dialect squares(String word) {
    return Dialect.of(word.toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new IllegalArgumentException("squares are those of usi or ucci"));
  }

  private Program started() throws IOException {
    Program some = new Program(List.of(name.strip().split("\\s+")));
    some.say("xboard");
    some.say("protover 2");
    some.hear(this::isDone, HANDSHAKE);
    return some;
  }

  /** The games it says it plays; none where it does not say. */
  private List<String> offered() {
    return features.stream()
        .filter(feature -> feature.startsWith(VARIANTS))
        .flatMap(feature -> Arrays.stream(feature.substring(VARIANTS.length()).split("[,\"]")))
        .toList();
  }

  private static List<String> lines(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split("\\s*,\\s*"));
  }

  /** Notes what a line says the program can do; true when it has said all. */
  private boolean isDone(String line) {
    if (line.startsWith("feature")) {
      features.addAll(List.of(line.split("\\s+")));
    }
    return features.contains("done=1");
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void begin(Match match, List<Turn> opening, int number) {
    program = program.hasEnded() ? program.again(this::started) : program;
    chose = false;
    program.say("new");
    if (!variant.equals(NORMAL)) {
      program.say("variant " + variant);
    }
    limits.forEach(program::say);
    program.say("easy");
    program.say("force");
    if (features.contains("ping=1")) {
      program.say("ping 1");
      program.hear("pong 1"::equals, PATIENCE);
    }
    // Not every program can be told a position, or calls men as we do; all of them know turns.
    opening.forEach(this::say);
  }

  @Override
  public void made(Turn turn) {
    if (!chose) {
      say(turn);
    }
    chose = false;
  }

  private void say(Turn turn) {
    String text =
        squares == Dialect.UCI ? XboardSquares.write(game, turn) : squares.turn(game, turn.uci());
    program.say(features.contains("usermove=1") ? "usermove " + text : text);
  }

  @Override
  public Optional<String> choose(Match match) {
    eachTurn.forEach(program::say);
    // What it had to say about the last game is no answer.
    program.forget();
    program.say("go");
    Optional<String> said =
        program.hear(line -> MOVE.matcher(line).matches() || END.matcher(line).matches(), PATIENCE);
    claimsDraw = said.filter(line -> line.startsWith(DRAW)).isPresent();
    Optional<String> found =
        said.map(MOVE::matcher)
            .filter(Matcher::matches)
            .map(move -> move.group(1))
            .map(
                text ->
                    squares == Dialect.UCI
                        ? XboardSquares.read(game, text)
                        : squares.read(game, text));
    program.say("force");
    chose = true;
    return found;
  }

  @Override
  public boolean isGone() {
    return program.hasEnded();
  }

  @Override
  public boolean claimsDraw() {
    return claimsDraw;
  }

  @Override
  public void close() {
    program.say("force");
    program.close();
  }
}
