package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.convention.Convention;
import org.rookery.engine.convention.MoveSketch;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;

/**
 * The legal moves of one position with their texts: printed in any notation, read from any.
 *
 * <p>Made for one position, which must not change while this is in use.
 */
public final class TurnTexts {
  /** Up to this many moves are searched linearly, without a cache. */
  private static final int FEW = 50;

  /** More letters than any turn of any game has. */
  private static final int MAX_LENGTH = 100_000;

  private static final TurnIndex NONE = new TurnIndex(List.of());

  private final Labels labels;
  private final Position position;
  private final List<MoveComponents> turns;
  private final MoveDisambiguation twins;

  /** The turns whose texts end with a remark, or with none. */
  private final Map<String, TurnIndex> byRemark = new HashMap<>();

  private final Map<Component, List<MoveComponents>> byComponent = new HashMap<>();

  /** Where there are many, the turns that have several components, as far as that was asked. */
  private final Map<Set<Component>, List<MoveComponents>> bySeveral = new HashMap<>();

  private final Map<Move, MoveComponents> byMove = new HashMap<>();

  /** By text of the players' own notation; filled when it is first asked for. */
  private final Map<String, List<Move>> byWritten = new HashMap<>();

  private final UciText uci;
  private final SanText san;
  private final MoveGenerator generator;
  private final Optional<Convention> convention;

  /** Whether pieces are not known, so that nothing may hang on what moves lead to. */
  private final boolean hides;

  /** Whether the convention is the rules file's own. */
  private final boolean hasAuthors;

  private @Nullable ZillionsText zillions;

  /** The texts of all legal moves of a position. */
  public TurnTexts(MoveGenerator generator, Position position) {
    this(generator, position, generator.legalMoves(position));
  }

  /** The texts of some turns of a position, told apart from each other only. */
  public TurnTexts(MoveGenerator generator, Position position, List<Move> moves) {
    Disguise disguise = new Disguise(position.program());
    hides = disguise.writesDecisions();
    this.generator = generator;
    this.position = disguise.seenByMover(position);
    labels = new Labels(position.program());
    convention = labels.convention(this.position);
    hasAuthors = !position.program().notation().patterns().isEmpty();
    turns = MoveComponents.seen(disguise, position, this.position, moves);
    turns.forEach(turn -> byMove.put(turn.move(), turn));
    twins = new MoveDisambiguation(position, labels, hides ? List.of() : turns);
    turns.stream()
        .collect(Collectors.groupingBy(turn -> twins.remark(turn.move())))
        .forEach((remark, those) -> byRemark.put(remark, new TurnIndex(those)));
    TurnIndex plain = remarked("");
    for (MoveComponents turn : plain.all()) {
      for (Component said : turn.saying()) {
        byComponent.computeIfAbsent(said, unused -> new ArrayList<>()).add(turn);
      }
    }
    Castling castling = new Castling(this.position);
    uci = new UciText(labels, this.position, castling);
    san = new SanText(labels, generator, this.position, castling, plain, this::shortest);
  }

  private TurnIndex remarked(String remark) {
    return byRemark.getOrDefault(remark, NONE);
  }

  private String withRemark(String text, Move move) {
    String remark = twins.remark(move);
    return remark.isEmpty() ? text : text + " " + remark;
  }

  /** The turns, in the generator's order or one that tells nothing of what is hidden. */
  public List<Move> moves() {
    return turns.stream().map(MoveComponents::move).toList();
  }

  /** What a turn changes. */
  public MoveChanges changes(Move move) {
    return turn(move).changes();
  }

  /**
   * Every change of the board and of hands, as components between semicolons; behind them, where
   * several turns change the same, what this one leaves otherwise.
   */
  public String complete(Move move) {
    return withRemark(text(turn(move).all()), move);
  }

  /** The text that the rules file gives a turn by {@code turn-text}, where no other has it. */
  private Optional<String> authors(Move move) {
    return hasAuthors ? conventionText(move) : Optional.empty();
  }

  /** The author's text, or else the complete one. */
  public String shown(Move move) {
    return authors(move).orElseGet(() -> complete(move));
  }

  /**
   * The author's text; where there is none as many of the components as tell the turn from the
   * others, beginning with the first.
   */
  public String shortest(Move move) {
    return authors(move).orElseGet(() -> fewest(move));
  }

  private String fewest(Move move) {
    MoveComponents turn = turn(move);
    List<Component> told = new ArrayList<>(List.of(turn.all().get(0)));
    List<MoveComponents> fitting = byComponent.getOrDefault(told.get(0).said(), List.of());
    while (!identifies(turn, told.size(), fitting)) {
      List<MoveComponents> fewest = fitting;
      Component best = null;
      for (Component more : turn.all()) {
        if (!told.contains(more)) {
          List<MoveComponents> fit = also(more.said(), told, fitting);
          if (best == null || fit.size() < fewest.size()) {
            best = more;
            fewest = fit;
          }
        }
      }
      if (best == null || fewest.size() == fitting.size()) { // the others have all it has
        return complete(move);
      }
      told.add(best);
      fitting = fewest;
    }
    return withRemark(text(turn.all().stream().filter(told::contains).toList()), move);
  }

  /** Those of the fitting moves that also have one further component. */
  private List<MoveComponents> also(
      Component more, List<Component> told, List<MoveComponents> fitting) {
    if (fitting.size() <= FEW) {
      return having(more, fitting);
    }
    Set<Component> several = new HashSet<>();
    told.forEach(component -> several.add(component.said()));
    several.add(more);
    return bySeveral.computeIfAbsent(several, unused -> having(more, fitting));
  }

  private static List<MoveComponents> having(Component more, List<MoveComponents> turns) {
    return turns.stream().filter(turn -> turn.saying().contains(more)).toList();
  }

  /**
   * Whether so many components of this turn are read as it: no other has them, or they are all it
   * has.
   */
  private boolean identifies(MoveComponents turn, int told, List<MoveComponents> fitting) {
    return (fitting.size() == 1 && twins.others(turn.move()).isEmpty())
        || turn.all().size() == told;
  }

  /** The text of UCI, commas between what it has no word for, and the remark of complete texts. */
  public String uci(Move move) {
    return uci.print(turn(move), turns) + twins.remark(move);
  }

  /**
   * Standard algebraic notation, with check and mate; the shortest text where it has no word for
   * the turn, or only one that would be read as another.
   */
  public String san(Move move) {
    return hides
        ? shortest(move)
        : Stream.of(san.print(turn(move)), san.printWhole(turn(move)))
            .map(text -> withRemark(text, move))
            .filter(text -> isRead(text, move))
            .findFirst()
            .orElseGet(() -> shortest(move));
  }

  /** The text of Zillions of Games; the shortest text where several turns would have that. */
  public String zillions(Move move) {
    String text = hides ? "" : zillionsText().print(move);
    return isRead(text, move) ? text : shortest(move);
  }

  /**
   * The text that players of the game write, where its rules name their notation and that has a
   * word of its own for the turn; the shortest text elsewhere.
   */
  public String written(Move move) {
    return conventionText(move).orElseGet(() -> fewest(move));
  }

  private Optional<String> conventionText(Move move) {
    return convention.stream()
        .flatMap(players -> players.texts(way(turn(move))).stream())
        .filter(text -> written(text).equals(List.of(move)) && !meansAnother(text, move))
        .findFirst();
  }

  /** Whether a text of the author's says another turn in our own texts, which come first. */
  private boolean meansAnother(String text, Move move) {
    return hasAuthors && !isRead(text, move);
  }

  private boolean isRead(String text, Move move) {
    return read(text) instanceof Reading.Found found && found.move().equals(move);
  }

  private MoveSketch way(MoveComponents turn) {
    return turn.way(uci.print(turn, turns), position);
  }

  /** The turns that players of the game write so. */
  private List<Move> written(String text) {
    if (convention.isEmpty()) {
      return List.of();
    }
    if (byWritten.isEmpty()) {
      for (MoveComponents turn : turns) {
        for (String one : convention.get().texts(way(turn))) {
          byWritten.computeIfAbsent(one, unused -> new ArrayList<>()).add(turn.move());
        }
      }
    }
    String normal = convention.get().normal(text);
    List<Move> meant = byWritten.getOrDefault(normal, List.of());
    List<Move> whole =
        meant.size() < 2
            ? List.of()
            : meant.stream().filter(move -> isWhole(normal, turn(move))).toList();
    return whole.size() == 1 ? whole : meant;
  }

  private boolean isWhole(String text, MoveComponents turn) {
    return convention.flatMap(players -> players.whole(way(turn))).filter(text::equals).isPresent();
  }

  /** Reads a text in any notation, as a person writes it; what follows {@code //} is a comment. */
  public Reading read(String text) {
    return read(text, false);
  }

  /** The same as suites have it: a label is in the case of its owner. */
  public Reading readExactly(String text) {
    return read(text, true);
  }

  private Reading read(String text, boolean exact) {
    if (text.length() > MAX_LENGTH) {
      return new Reading.NoFit("The move is longer than " + MAX_LENGTH + " letters.");
    }
    String bare = MoveDisambiguation.withoutComment(text);
    if (convention.filter(Convention::comesFirst).isPresent() && !written(bare).isEmpty()) {
      return meant(written(bare));
    }
    MoveDisambiguation.Split split = MoveDisambiguation.Split.of(bare);
    TurnIndex meant = remarked(split.remark());
    Reading reading =
        meant.all().isEmpty() && !turns.isEmpty()
            ? new Reading.NoFit(
                "No legal move is selected by " + TextException.quoted(split.remark()) + ".")
            : reader(meant, exact).read(split.text());
    if (!(reading instanceof Reading.NoFit)) {
      return reading instanceof Reading.Ambiguous several ? asPrograms(bare, several) : reading;
    }
    List<Move> written = written(bare);
    if (!written.isEmpty()) {
      return meant(written);
    }
    if (!hides && zillionsText().read(moves(), bare) instanceof Reading.Found found) {
      return found;
    }
    Optional<String> plain = convention.flatMap(players -> players.plain(bare));
    if (plain.isEmpty()) {
      return convention.filter(players -> players.isWritten(bare)).isPresent()
          ? notLegal(bare)
          : reading;
    }
    // All legal moves have been compared: what is left to find is what is wrong with this one.
    Reading about = reader(meant, exact).read(plain.get());
    return about instanceof Reading.NoFit && !hasAuthors ? about : notLegal(bare);
  }

  private static Reading meant(List<Move> written) {
    return written.size() == 1 ? new Reading.Found(written.get(0)) : new Reading.Ambiguous(written);
  }

  /** Of several turns the one that UCI writes so: there castling alone is no castling with more. */
  private Reading asPrograms(String text, Reading.Ambiguous several) {
    return several.moves().stream()
        .filter(move -> uci(move).equals(text))
        .<Reading>map(Reading.Found::new)
        .findFirst()
        .orElse(several);
  }

  private static Reading notLegal(String text) {
    return new Reading.NoFit(TextException.quoted(text) + " is not a legal move.");
  }

  private ZillionsText zillionsText() {
    if (zillions == null) {
      zillions = new ZillionsText(generator, position);
    }
    return zillions;
  }

  /**
   * What a text says, whether or not it fits a turn, likeliest first; empty when it is in no
   * notation.
   */
  public List<StatedMove> claims(String text) {
    if (text.length() > MAX_LENGTH) {
      return List.of();
    }
    String bare = MoveDisambiguation.Split.of(MoveDisambiguation.withoutComment(text)).text();
    return meanings(bare).stream().map(StatedMove::new).toList();
  }

  /**
   * Whether a text is in some notation, so that it could be a turn of this game, legal or not; a
   * piece that leaves the board could too.
   */
  public boolean isTurn(String text) {
    String bare = MoveDisambiguation.Split.of(MoveDisambiguation.withoutComment(text)).text();
    return !meanings(bare).isEmpty()
        || convention.filter(players -> players.isWritten(bare)).isPresent()
        || SanText.isCastling(bare)
        || labels.leavesBoard(bare)
        || zillionsText().isWritten(bare);
  }

  private List<List<StatedComponent>> meanings(String text) {
    List<List<StatedComponent>> own = reader(remarked(""), false).meanings(text);
    return own.isEmpty()
        ? convention
            .flatMap(players -> players.plain(text))
            .map(plain -> reader(remarked(""), false).meanings(plain))
            .orElse(own)
        : own;
  }

  private TurnReader reader(TurnIndex meant, boolean exact) {
    return new TurnReader(labels, position, meant, twins, uci, san, exact, this::example);
  }

  /** A move as this game writes it: a legal one, where it tells nothing that is hidden. */
  private String example() {
    if (hides || position.program().options().hiding().hides() || turns.isEmpty()) {
      return labels.example();
    }
    return (hasAuthors ? convention : Optional.<Convention>empty())
        .flatMap(players -> players.texts(way(turns.get(0))).stream().findFirst())
        .orElseGet(() -> text(turns.get(0).all()));
  }

  /** Some components of a turn as text, between semicolons. */
  public String text(List<Component> components) {
    return labels.text(components);
  }

  private MoveComponents turn(Move move) {
    MoveComponents turn = byMove.get(move);
    if (turn == null) {
      throw new IllegalArgumentException("not one of the legal moves: " + move);
    }
    return turn;
  }
}
