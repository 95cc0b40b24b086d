package org.rookery.player.match;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.player.protocol.UciDialect;
import org.rookery.player.protocol.XboardSquares;

/** A program that speaks CECP, as XBoard does: it is told every move, and when to make one. */
final class CecpContestant implements Contestant {
  /** Programs of the protocol's first version do not say when they are ready. */
  private static final long HANDSHAKE = 5_000;

  /** The last of these is that of the protocol's first version: {@code 7. ... e7e5}. */
  private static final Pattern MOVE =
      Pattern.compile("^(?:move|My move is ?:|\\d+\\. *\\.\\.\\.) *(\\S+).*");

  private static final String RESIGNS = "resign";
  private static final String FIRST_WINS = "1-0";
  private static final String SECOND_WINS = "0-1";
  private static final String DRAW = "1/2-1/2";

  private static final String ILLEGAL = "Illegal move";
  private static final String COMPLAINT = "tellusererror";

  private static final String VARIANTS = "variants=\"";

  /** The game a program begins with. */
  private static final String NORMAL = "normal";

  static final String HELP = "; --variant NAME says what it calls the game";

  private final String name;
  private final Game game;
  private final long patience;
  private final String variant;
  private final UciDialect squares;
  private final List<String> limits;
  private final List<String> eachTurn;
  private final Set<String> features = new HashSet<>();
  private Program program;
  private boolean chose;
  private String told = "";

  /**
   * Starts it.
   *
   * @param patience how many milliseconds it may take for an answer
   * @param variant what it calls the game
   * @throws IOException when it does not start
   */
  CecpContestant(ContestantSpec terms, long patience, Game game, String variant)
      throws IOException {
    name = terms.rest();
    this.game = game;
    this.patience = patience;
    this.variant = variant.isEmpty() ? NORMAL : variant;
    squares = squares(terms.take("squares", UciDialect.UCI.name()));
    limits = lines(terms.take("say", "st 1"));
    eachTurn = lines(terms.take("each", ""));
    terms.refuseOthers();
    try {
      program = started();
    } catch (BrokenProgram broken) {
      throw new IOException("`" + name + "` does not get ready: it " + broken.how(), broken);
    }
    List<String> offered = offered();
    if (!offered.isEmpty() && !offered.contains(this.variant)) {
      program.close();
      throw new IOException("`" + name + "` does not play `" + this.variant + "`" + HELP);
    }
  }

  private static UciDialect squares(String word) {
    return UciDialect.of(word.toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new IllegalArgumentException("squares are those of usi or ucci"));
  }

  private Program started() throws IOException, BrokenProgram {
    Program some = new Program(List.of(name.strip().split("\\s+")));
    some.say("xboard");
    some.say("protover 2");
    try {
      some.hear(this::isDone, Math.min(HANDSHAKE, patience));
    } catch (BrokenProgram broken) {
      if (broken.cause() != EndCause.TIMEOUT) {
        some.close();
        throw broken;
      }
    }
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
  public void begin(Match match, List<LegalMove> opening, int number) throws BrokenProgram {
    if (program.hasEnded()) {
      program.close();
      try {
        program = started();
      } catch (IOException e) {
        throw new BrokenProgram(EndCause.DIED, "cannot be started again");
      }
    }
    chose = false;
    told = "";
    program.drop();
    program.say("new");
    if (!variant.equals(NORMAL)) {
      program.say("variant " + variant);
    }
    limits.forEach(program::say);
    program.say("easy");
    program.say("force");
    if (features.contains("ping=1")) {
      program.say("ping 1");
      answer("pong 1"::equals);
    }
    // Not every program can be told a position, or calls pieces as we do; all of them know moves.
    opening.forEach(this::say);
  }

  @Override
  public void made(LegalMove turn) {
    if (!chose) {
      say(turn);
    }
    chose = false;
  }

  private void say(LegalMove turn) {
    String text =
        squares == UciDialect.UCI
            ? XboardSquares.write(game, turn)
            : squares.turn(game, turn.uci());
    told = text;
    program.say(features.contains("usermove=1") ? "usermove " + text : text);
  }

  @Override
  public ProgramReply choose(Match match) throws BrokenProgram {
    eachTurn.forEach(program::say);
    // What it had to say before it was asked is no answer, but it may have refused a move.
    Optional<String> refused = program.drop().stream().filter(this::isRefusal).findFirst();
    program.say("go");
    String said = refused.isPresent() ? refused.get() : answer(this::isAnswer);
    program.say("force");
    chose = true;
    return reply(said, match.mover() == game.program().opener());
  }

  private boolean isAnswer(String line) {
    return MOVE.matcher(line).matches()
        || isRefusal(line)
        || line.startsWith(RESIGNS)
        || line.startsWith(FIRST_WINS)
        || line.startsWith(SECOND_WINS)
        || line.startsWith(DRAW);
  }

  /** Old programs call any word that they do not know an illegal move. */
  private boolean isRefusal(String line) {
    return line.startsWith(COMPLAINT)
        || (line.startsWith(ILLEGAL) && !told.isEmpty() && line.endsWith(told));
  }

  private ProgramReply reply(String said, boolean playsFirst) throws BrokenProgram {
    Matcher move = MOVE.matcher(said);
    if (move.matches()) {
      String text = move.group(1);
      return new ProgramReply.Plays(
          squares == UciDialect.UCI ? XboardSquares.read(game, text) : squares.read(game, text));
    }
    if (isRefusal(said)) {
      throw new BrokenProgram(EndCause.REFUSED, "refused a legal move: " + said);
    }
    if (said.startsWith(DRAW)) {
      return new ProgramReply.ClaimsDraw();
    }
    if (said.startsWith(playsFirst ? FIRST_WINS : SECOND_WINS)) {
      throw new BrokenProgram(EndCause.FALSE_CLAIM, "claimed a win that the rules do not give");
    }
    return new ProgramReply.Resigns();
  }

  /** An answer; a program that gives none is ended, and so does not disturb the next game. */
  private String answer(Predicate<String> wanted) throws BrokenProgram {
    try {
      return program.hear(wanted, patience);
    } catch (BrokenProgram broken) {
      program.close();
      throw broken;
    }
  }

  @Override
  public void close() {
    program.say("force");
    program.close();
  }
}
