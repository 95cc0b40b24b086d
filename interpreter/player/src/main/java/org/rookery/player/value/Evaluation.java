package org.rookery.player.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/**
 * Says without looking ahead how good a position is, in hundredths of the commonest piece.
 *
 * <p>All of it is worked out from the rules when it is made: what pieces are worth, where they
 * stand well, and how near the endings are. Like an engine it belongs to one thread.
 */
public final class Evaluation {
  /** The exchange value of pieces that must not be lost. */
  private static final int PRECIOUS = 5000;

  private static final int BOUND = 20_000;
  private static final int COUNTED_PIECE = 20;
  private static final int PER_FREE_TURN = 12;
  private static final double LOUDEST = 0.5;

  /** With more turns than that, of two moves each, exchanges are too many to follow. */
  private static final double MOST_TURNS = 300;

  private static final double QUIETEST = 0.01;
  private static final long SEED = 1;

  private final GameProgram program;
  private final Rivals rivals;
  private final PieceValues values;
  private final int squares;

  /** By content and square, from the owner's side. */
  private final int[] table;

  /** The same from the side of the first of two rivals. */
  private final int[] signed;

  private final boolean taught;
  private final int[] worth;
  private final int[] handWorth;
  private final int[] inHand;
  private final int[] major;
  private final List<Feature> features;
  private final KingSafety shelter;
  private final boolean quiesces;
  private final boolean countsPieces;
  private final boolean compulsory;
  private final boolean stuckDecides;
  private final boolean goesOn;
  private final Set<SelectiveTechnique> shortcuts;

  /** The evaluation of an engine's game. */
  public Evaluation(GameEngine engine) {
    this(engine, Lessons.NONE);
  }

  /**
   * The evaluation of an engine's game.
   *
   * @param learned what games have taught
   */
  public Evaluation(GameEngine engine, Lessons learned) {
    program = engine.program();
    rivals = new Rivals(program);
    squares = program.topology().size();
    MoveSample sample = new MoveSample(engine, rivals, SEED);
    values = PieceValues.of(program, sample, learned);
    GoalReader goals = new GoalReader(engine.generator(), rivals);
    int contents = program.contents().size();
    worth = new int[contents];
    handWorth = new int[contents];
    for (int content = 1; content < contents; content++) {
      worth[content] = worth(content, goals);
      handWorth[content] = worth[content];
    }
    Profile profile = Profile.of(engine, new MaterialGain(program, worth, handWorth), SEED);
    boolean material = profile.tacticalShare() >= QUIETEST;
    table = new SquareValues(program, sample, values, goals, material).table(worth);
    signed = signed();
    taught = false;
    // A piece in hand has the whole way before it.
    goals.unwanted().stream()
        .filter(sample::mayLeave)
        .forEach(content -> handWorth[content] = least(content));
    shelter = new KingSafety(program, sample, rivals, goals.zones());
    inHand = rivalsInHand();
    major = IntStream.range(1, contents).filter(c -> worth[c] > 2 * PieceValues.UNIT).toArray();
    features = new ArrayList<>(goals.features());
    if (rivals.isDuel()) {
      features.addAll(ofDuels(engine, sample, goals, material));
    }
    quiesces = material && profile.tacticalShare() <= LOUDEST && profile.branching() <= MOST_TURNS;
    countsPieces = goals.counted();
    compulsory =
        program.options().capturesFirst()
            || program.options().maximalCaptures()
            || program.turnOrder().stream().map(TurnStep::tiers).anyMatch(t -> t.size() > 1);
    stuckDecides = goals.stuck() != 0;
    boolean mayPass =
        program.royal().contents().members().cardinality() > 0 && !compulsory && goals.stuck() <= 0;
    goesOn =
        program.turnOrder().stream()
            .map(TurnStep::again)
            .anyMatch(test -> !test.equals(new Test.Constant(false)));
    boolean byPiecesAlone =
        mayPass && quiesces && !goesOn && goals.features().isEmpty() && goals.zones().isEmpty();
    shortcuts = EnumSet.of(SelectiveTechnique.LATE_MOVE_REDUCTION);
    if (mayPass) {
      shortcuts.add(SelectiveTechnique.NULL_MOVE);
    }
    if (byPiecesAlone) {
      shortcuts.addAll(
          EnumSet.of(SelectiveTechnique.FUTILITY, SelectiveTechnique.LATE_MOVE_PRUNING));
    }
    shortcuts.removeAll(learned.avoided());
  }

  private Evaluation(Evaluation other, GameEngine engine, int[] judged, boolean taught) {
    program = other.program;
    rivals = other.rivals;
    values = other.values;
    squares = other.squares;
    table = other.table;
    signed = judged;
    this.taught = taught;
    worth = other.worth;
    handWorth = other.handWorth;
    inHand = other.inHand;
    major = other.major;
    features = other.features.stream().map(one -> one.on(engine.generator())).toList();
    shelter = other.shelter;
    quiesces = other.quiesces;
    countsPieces = other.countsPieces;
    compulsory = other.compulsory;
    stuckDecides = other.stuckDecides;
    goesOn = other.goesOn;
    shortcuts = other.shortcuts;
  }

  /** The same for another thread, which has an engine of its own for the game. */
  public Evaluation on(GameEngine engine) {
    return new Evaluation(this, engine, signed, taught);
  }

  private List<Feature> ofDuels(
      GameEngine engine, MoveSample sample, GoalReader goals, boolean material) {
    List<Feature> more = new ArrayList<>();
    if (goals.stuck() != 0 && !material) {
      more.add(new Mobility(engine.generator(), rivals, -goals.stuck() * PER_FREE_TURN));
    }
    BitSet royal = program.royal().contents().members();
    // Where royal pieces race, to hunt the other's would keep one's own from going home.
    if (!royal.isEmpty() && goals.zones().stream().noneMatch(z -> royal.get(z.content()))) {
      more.add(new MopUp(program, sample, rivals));
    }
    if (goals.stuck() < 0) {
      more.addAll(Confinement.of(program, sample, rivals));
    }
    GoalRace.of(program, sample, rivals, goals.zones()).ifPresent(more::add);
    PathRace.of(program, sample, rivals, goals).ifPresent(more::add);
    more.addAll(Filling.of(engine.generator(), this::gains, rivals, sample, goals.zones()));
    return more;
  }

  /**
   * The same, but pieces count on squares what games have taught.
   *
   * @param learned by content and square, from the first rival's side
   */
  public Evaluation judging(GameEngine engine, int[] learned) {
    return new Evaluation(this, engine, learned.clone(), true);
  }

  private int worth(int content, GoalReader goals) {
    if (program.royal().contents().has(content)) {
      return 0;
    }
    if (goals.precious().get(content)) {
      return PRECIOUS;
    }
    int value = goals.counted() && values.of(content) == 0 ? COUNTED_PIECE : values.of(content);
    return goals.unwanted().get(content) ? -PieceValues.UNIT : value;
  }

  private int least(int content) {
    return Arrays.stream(table, content * squares, (content + 1) * squares).min().orElse(0);
  }

  private int[] signed() {
    int[] both = new int[table.length];
    Contents contents = program.contents();
    for (int content = 1; content < contents.size(); content++) {
      int sign = rivals.sign(contents.owner(content));
      for (int square = 0; square < squares; square++) {
        both[content * squares + square] = sign * table[content * squares + square];
      }
    }
    return both;
  }

  private int[] rivalsInHand() {
    BitSet kept = new BitSet();
    for (int content = 1; content < program.contents().size(); content++) {
      if (handWorth[content] != 0 && rivals.sign(program.contents().owner(content)) != 0) {
        kept.set(content);
      }
    }
    return kept.stream().toArray();
  }

  /** A reader of what turns change in pieces. */
  public MaterialGain gains() {
    return new MaterialGain(program, worth, handWorth);
  }

  /** Whether games have taught what pieces count on squares, and it is believed. */
  public boolean isTaughtSquares() {
    return taught;
  }

  /** Who plays against whom. */
  public Rivals rivals() {
    return rivals;
  }

  /** What pieces are worth. */
  public PieceValues values() {
    return values;
  }

  /**
   * Whether one ending decides the game by having no turn alone: not one for each of check and
   * none.
   */
  public boolean stuckDecides() {
    return stuckDecides;
  }

  /**
   * What a search may leave out here, by the rules and by what games have taught.
   *
   * <p>Having no turn must hardly ever be better than having one; and pieces and where they stand
   * must be nearly all there is to judge by where positions far from what is expected, and late
   * turns, are not looked at as closely as others.
   */
  public Set<SelectiveTechnique> shortcuts() {
    return Collections.unmodifiableSet(shortcuts);
  }

  /**
   * Whether a player may have several turns one after the other by what has come of them: of such a
   * series the quiet moves may be what decides.
   */
  public boolean goesOn() {
    return goesOn;
  }

  /** Whether turns that change pieces are few enough for it to pay to look at them alone. */
  public boolean quiesces() {
    return quiesces;
  }

  /** Whether it is decided in the end by who has more pieces, or fewer. */
  public boolean countsPieces() {
    return countsPieces;
  }

  /** Whether a player may be made to capture. */
  public boolean isCompulsory() {
    return compulsory;
  }

  /**
   * Whether the player to move has hardly any piece but the commonest: then it may well be worse to
   * have a turn than to have none.
   */
  public boolean isBare(Position position) {
    int sum = 0;
    for (int content : major) {
      if (program.contents().owner(content) == position.as()) {
        sum += position.pieces(content) + position.hand(content);
      }
    }
    return sum < 2;
  }

  /**
   * The name of the commonest piece, whose worth is the unit; empty when pieces are worth nothing.
   */
  public Optional<String> unitName() {
    return IntStream.range(1, worth.length)
        .filter(content -> worth[content] == PieceValues.UNIT)
        .mapToObj(content -> program.pieces().get(program.contents().type(content)).name())
        .findFirst();
  }

  /** What a player's pieces are worth, less what those of their rivals are. */
  public int material(Position position, int player) {
    int sum = 0;
    for (int content = 1; content < worth.length; content++) {
      int owner = program.contents().owner(content);
      int side = owner == player ? 1 : rivals.sign(owner) == 0 ? 0 : -1;
      sum += side * worth[content] * (position.pieces(content) + position.hand(content));
    }
    return sum;
  }

  /** What a piece counts on a square, from its owner's side, as it is believed now. */
  public int worth(int content, int square) {
    int sign = rivals.sign(program.contents().owner(content));
    int cell = content * squares + square;
    return sign == 0 ? table[cell] : sign * signed[cell];
  }

  /** Whether the loss of the last piece of this content is the loss of the game. */
  public boolean isPrecious(int content) {
    return worth[content] == PRECIOUS;
  }

  /** What a piece counts in exchanges. */
  public int worth(int content) {
    return worth[content];
  }

  /** How good a position is for the first of two rivals. */
  public int score(Position position) {
    int[] contents = position.contents();
    int[] by = signed;
    int sum = 0;
    for (int square = 0; square < contents.length; square++) {
      int content = contents[square];
      if (content != Contents.EMPTY) {
        sum += by[content * squares + square];
      }
    }
    for (int content : inHand) {
      int pieces = position.hand(content);
      if (pieces != 0) {
        sum += pieces * rivals.sign(program.contents().owner(content)) * handWorth[content];
      }
    }
    sum += shelter.score(position);
    for (int i = 0; i < features.size(); i++) {
      sum += features.get(i).score(position);
    }
    return Math.max(-BOUND, Math.min(BOUND, sum));
  }

  /**
   * How good a position is for each player by themselves: what their pieces are worth where they
   * stand.
   */
  public double[] shares(Position position) {
    double[] shares = new double[program.players().size()];
    int[] contents = position.contents();
    for (int square = 0; square < contents.length; square++) {
      int content = contents[square];
      if (content != Contents.EMPTY) {
        shares[program.contents().owner(content)] += table[content * squares + square];
      }
    }
    for (int content : inHand) {
      shares[program.contents().owner(content)] += position.hand(content) * handWorth[content];
    }
    return shares;
  }
}
