package org.rookery.game.explain;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieRule;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.print.ModelForms;
import org.rookery.engine.attack.Attack;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.StatedMove;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.Illegality;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.walker.Walker;
import org.rookery.walker.rule.NearestWay;

/** Answers why a turn is or is not legal, in the words of the rules file. */
public final class LegalityExplanation {
  private static final String PASS = "pass";
  private static final String SWAP = "swap";

  /** The pattern of a game that writes moves by the square they begin on. */
  private static final String FROM = "{from}";

  /** What an answer says that does not know, because a piece's rules have too many ways. */
  public static final String MORE_WAYS = "it has more ways than are tried";

  /** What people put between the parts of a move, or between moves that they think are one. */
  private static final Pattern BETWEEN_PARTS =
      Pattern.compile("\\s*,\\s*|(?<=\\p{Alnum})\\s+(?=\\p{Alnum})");

  private final GameEngine game;
  private final Position position;
  private final int nodes;
  private final TestWords words;

  private LegalityExplanation(GameEngine game, Position position, int nodes) {
    this.game = game;
    this.position = position;
    this.nodes = nodes;
    this.words = new TestWords(game, position);
  }

  /** The answer, one or more sentences in lines; the position is as it was when this returns. */
  public static String explain(GameEngine game, Position position, String text) {
    return explain(game, position, text, NearestWay.MAX_NODES);
  }

  /**
   * The same for callers that ask about many moves.
   *
   * @param nodes how far the rules of pieces are followed, {@link NearestWay#MAX_NODES} being the
   *     usual
   */
  public static String explain(GameEngine game, Position position, String text, int nodes) {
    return new LegalityExplanation(game, position, nodes).answer(text);
  }

  /**
   * Why a text is no legal move, as far as what a player sees of a position tells it: the squares
   * that they do not see are empty there. Nothing if by that it would be legal.
   *
   * @param unseen the squares of which the player knows nothing
   * @param nodes how far the rules of pieces are followed
   */
  public static Optional<String> explainSeen(
      GameEngine game, Position seen, BitSet unseen, String text, int nodes) {
    TurnTexts turns = game.turns(seen);
    if (!(turns.read(text) instanceof Reading.NoFit)) {
      return Optional.empty();
    }
    Optional<Integer> origin =
        turns.claims(text).stream()
            .map(StatedMove::origins)
            .limit(1)
            .filter(squares -> squares.cardinality() == 1)
            .map(squares -> squares.nextSetBit(0))
            .filter(unseen::get)
            .findFirst();
    LegalityExplanation here = new LegalityExplanation(game, seen, nodes);
    String player = game.program().players().get(seen.mover());
    return origin
        .map(square -> player + " sees no piece on " + here.square(square) + ".")
        .or(() -> Optional.of(here.answerOpen(text)));
  }

  /** Whether an umpire has refused, in this turn, a try that a text means. */
  public static boolean wasRefused(GameEngine game, Position position, String text) {
    List<Move> refused = position.refused();
    return !refused.isEmpty()
        && !(new TurnTexts(game.generator(), position, refused).read(text)
            instanceof Reading.NoFit);
  }

  /** What is said of such a try. */
  public static String refusal(String text) {
    return "`" + text + "` was refused in this turn.";
  }

  private String answer(String text) {
    if (game.adjudicator().isOver(position)) {
      return "The game is over, so no move is legal.";
    }
    return answerOpen(text);
  }

  /** The answer where the game goes on. */
  private String answerOpen(String text) {
    TurnTexts legal = game.turns(position);
    Reading reading = legal.read(text);
    if (reading instanceof Reading.Found found) {
      return "`" + text + "` is legal: " + legal.complete(found.move()) + ".";
    } else if (reading instanceof Reading.Ambiguous ambiguous) {
      return "`"
          + text
          + "` is legal, and may mean several moves: "
          + ambiguous.moves().stream()
              .limit(12)
              .map(legal::complete)
              .collect(Collectors.joining(" | "))
          + (ambiguous.moves().size() > 12 ? " | …" : "")
          + ".";
    }
    List<Move> possible = game.generator().pseudoLegalMoves(position);
    TurnTexts texts = new TurnTexts(game.generator(), position, possible);
    Reading pseudo = texts.read(text);
    if (pseudo instanceof Reading.Found found) {
      return illegal(texts, found.move(), legal);
    } else if (pseudo instanceof Reading.Ambiguous ambiguous) {
      return illegal(texts, ambiguous.moves().get(0), legal);
    }
    if (text.strip().equalsIgnoreCase(PASS)) {
      return noPass();
    }
    Optional<Condition> swaps = game.compiled().model().pieRule().flatMap(PieRule::when);
    if (swaps.isPresent() && text.strip().equalsIgnoreCase(SWAP)) {
      return onlyWhere("swap", swaps.stream());
    }
    Optional<Integer> bare = beginning(text);
    if (bare.isPresent()) {
      return writtenOtherwise(legal, bare.get())
          .orElseGet(() -> new NearestRuleExplanation(game, position, nodes).moveFrom(bare.get()));
    }
    List<StatedMove> claims = texts.claims(text);
    String divided = BETWEEN_PARTS.matcher(text.strip()).replaceAll("; ");
    if (claims.isEmpty() && !divided.equals(text) && !texts.claims(divided).isEmpty()) {
      return answerOpen(divided);
    }
    String reason = ((Reading.NoFit) reading).reason();
    boolean begun =
        claims.stream().anyMatch(c -> possible.stream().anyMatch(move -> c.begins(position, move)));
    Optional<String> told =
        begun
            ? new FailedPartExplanation(game, position, legal, nodes)
                .explain(text, claims)
                .or(() -> illegalToo(text, claims, texts, legal))
            : new NearestRuleExplanation(game, position, nodes).explain(claims);
    return told.or(() -> knownOthersPiece(claims)).orElse(reason);
  }

  /**
   * Where pieces are hidden, a move is read as who makes it sees the board; what another's piece is
   * hangs on who asks.
   */
  private Optional<String> knownOthersPiece(List<StatedMove> claims) {
    if (!game.program().options().hiding().hidesTypes()
        || claims.isEmpty()
        || claims.get(0).origins().cardinality() != 1) {
      return Optional.empty();
    }
    int square = claims.get(0).origins().nextSetBit(0);
    return position.content(square) == Contents.EMPTY
        ? Optional.empty()
        : FailedPartExplanation.othersPiece(game, position, square);
  }

  /** The answer where no legal move comes near, but one that is possible by the pieces' rules. */
  private Optional<String> illegalToo(
      String text, List<StatedMove> claims, TurnTexts texts, TurnTexts legal) {
    FailedPartExplanation parts = new FailedPartExplanation(game, position, texts, nodes);
    return parts
        .nearestOf(claims)
        .flatMap(
            nearest ->
                parts
                    .explain(text, claims)
                    .map(told -> told + "\n" + illegal(texts, nearest, legal)));
  }

  /** The square that a text names, where this game writes moves by the square they begin on. */
  private Optional<Integer> beginning(String text) {
    return game.program().notation().patterns().contains(FROM)
        ? game.labels().square(text.strip())
        : Optional.empty();
  }

  /** How the moves that begin on a square are written, where there are any. */
  private Optional<String> writtenOtherwise(TurnTexts legal, int square) {
    List<String> there =
        legal.moves().stream()
            .filter(move -> legal.changes(move).origin() == square)
            .map(move -> "`" + legal.shown(move) + "`")
            .toList();
    return there.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "A legal move from "
                + square(square)
                + " is written "
                + String.join(" or ", there)
                + ".");
  }

  /** Why a player may not pass where no rule of a pass holds. */
  private String noPass() {
    boolean everPasses = game.program().options().passTurn() != GameProgram.Passing.NEVER;
    List<Condition> when = game.compiled().model().mayPass();
    if (everPasses && !when.isEmpty()) {
      return onlyWhere("pass", when.stream());
    }
    return everPasses ? "No player may pass now." : "Passing is not allowed in this game.";
  }

  private static String onlyWhere(String act, Stream<Condition> when) {
    return when.map(condition -> "`" + FormPrinter.line(ModelForms.of(condition)) + "`")
        .collect(Collectors.joining(" or ", "A player may " + act + " only where ", " holds."));
  }

  // ---- turns that the pieces' rules allow

  private String illegal(TurnTexts texts, Move move, TurnTexts legal) {
    Optional<Illegality> why = game.generator().illegality(position, move);
    String turn = "`" + texts.complete(move) + "`";
    if (why.isEmpty()) {
      return turn + " is possible by the pieces' rules, but not now.";
    }
    Illegality found = why.get();
    if (found instanceof Illegality.RoyalAttacked royal) {
      return attacked(turn, move, royal.attacks());
    } else if (found instanceof Illegality.ConditionBroken broken) {
      return turn
          + " is illegal, because afterwards this must hold: "
          + words.of(broken.condition(), true)
          + ".";
    }
    return turn
        + " is illegal: "
        + (found instanceof Illegality.Forbidden ? forbidden(move) : reason(found, legal))
        + ".";
  }

  /**
   * Which rules forbid what the board would be after a move: of the piece that moves, or of all.
   */
  private String forbidden(Move move) {
    GameModel model = game.compiled().model();
    int from = MoveChanges.of(position, move).origin();
    Contents contents = game.program().contents();
    Stream<PieceModel> pieces =
        from == Position.NOWHERE
            ? model.pieces().stream()
            : Stream.of(model.pieces().get(contents.type(position.content(from))));
    Set<Origin> rules =
        Stream.concat(
                pieces.flatMap(piece -> piece.blocks().stream()).map(block -> block.statements()),
                model.hooks().stream().map(hook -> hook.statements()))
            .flatMap(Statement::all)
            .filter(Statement::forbids)
            .map(Statement::origin)
            .collect(Collectors.toSet());
    List<String> places = TestWords.places(rules);
    return "it leaves a position that is forbidden by "
        + (places.size() > 1 ? "one of these: " : "")
        + String.join(", ", places);
  }

  private String reason(Illegality found, TurnTexts legal) {
    CaptureRules captures = new CaptureRules(game.compiled());
    String other =
        legal.moves().stream()
            .findFirst()
            .map(move -> ", such as `" + legal.complete(move) + "`")
            .orElse("");
    if (found instanceof Illegality.RoyalLost) {
      return "it loses the mover's own royal piece";
    } else if (found instanceof Illegality.MateForbidden) {
      return "it checkmates, which this move may not do";
    } else if (found instanceof Illegality.CaptureCompulsory) {
      return "there is a capture" + other + ", and captures are mandatory" + captures.compulsory();
    } else if (found instanceof Illegality.LongerChainCompulsory) {
      return "another chain captures more pieces"
          + other
          + ", and the longest is mandatory"
          + captures.compulsory();
    } else if (found instanceof Illegality.OtherCaptureFirst first) {
      return "another capture comes first" + other + ": " + captures.first(first.choice());
    } else if (found instanceof Illegality.MorePossible) {
      return "another move leads to more of what must become as much as possible"
          + other
          + captures.place("as-much-as-possible");
    } else if (found instanceof Illegality.PlayerOut) {
      return "the player is out of the game, and `out` is the only move";
    } else if (found instanceof Illegality.PassNotForced) {
      return "there is another move" + other + ", and a player may pass only without one";
    }
    return "the rules forbid it";
  }

  private String attacked(String turn, Move move, List<Attack> attacks) {
    StringBuilder out = new StringBuilder();
    position.make(move);
    for (Attack attack : attacks) {
      String royal = game.labels().inWords(position.content(attack.square()));
      out.append(out.length() == 0 ? turn + " leaves the " : "\nand the ");
      out.append(royal).append(" on ").append(square(attack.square()));
      out.append(" attacked by the ").append(game.labels().inWords(attack.content()));
      out.append(' ').append(attack.attacker() < 0 ? "" : "on ").append(square(attack.attacker()));
      out.append(rule(attack)).append('.');
    }
    position.unmake();
    return out.append(royalRule()).toString();
  }

  /** Where the rules say which pieces are royal. */
  private String royalRule() {
    return game.compiled().model().royals().stream()
        .map(royal -> "\nThat may not be: " + TestWords.place(royal.origin()) + ".")
        .findFirst()
        .orElse("");
  }

  private String square(int square) {
    return square == Position.NOWHERE ? "in hand" : game.labels().square(square);
  }

  /** The rule by which a piece attacks, as far as it can be found. */
  private String rule(Attack attack) {
    if (attack.attacker() == Position.NOWHERE) {
      return "";
    }
    NearestWay search =
        Walker.nearestWay(
            game.compiled(),
            position,
            move -> MoveChanges.of(position, move).captured().get(attack.square()),
            nodes);
    return search
        .move(attack.content(), attack.attacker())
        .filter(way -> way.failures().isEmpty())
        .map(way -> ", by " + TestWords.place(way.rule()))
        .orElse("");
  }
}
