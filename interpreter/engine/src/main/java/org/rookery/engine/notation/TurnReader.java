package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Article;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * Finds the legal move that a text means.
 *
 * <p>A text fits a turn when every component it states is one of the turn's. A text that states all
 * of them is complete, and then turns that it fits only in part are not meant.
 */
final class TurnReader {
  private static final char UCI_PARTS = ',';

  private final Labels labels;
  private final Position position;
  private final TurnIndex turns;
  private final MoveDisambiguation twins;
  private final UciText uci;
  private final SanText san;
  private final FullText full;
  private final FullText anyCase;
  private final boolean exact;
  private final Supplier<String> example;

  /**
   * @param exact whether labels are read in the case of their owner only
   * @param example a move, for those who write none
   */
  TurnReader(
      Labels labels,
      Position position,
      TurnIndex turns,
      MoveDisambiguation twins,
      UciText uci,
      SanText san,
      boolean exact,
      Supplier<String> example) {
    this.example = example;
    this.exact = exact;
    this.twins = twins;
    this.labels = labels;
    this.position = position;
    this.turns = turns;
    this.uci = uci;
    this.san = san;
    this.full = new FullText(labels, false, example);
    this.anyCase = new FullText(labels, true, example);
  }

  Reading read(String text) {
    if (text.isEmpty()) {
      return new Reading.NoFit("The move is empty; a move looks like `" + example.get() + "`.");
    }
    List<List<StatedComponent>> meanings = meanings(text);
    for (List<StatedComponent> meaning : meanings) {
      List<MoveComponents> fitting = turns.fitting(meaning);
      if (!fitting.isEmpty()) {
        return choose(fitting, meaning);
      }
    }
    for (List<StatedComponent> meaning : meanings) {
      Optional<Reading> reading = saidBesides(meaning);
      if (reading.isPresent()) {
        return reading.get();
      }
    }
    if (meanings.isEmpty() && SanText.isCastling(text)) {
      return new Reading.NoFit("There is no castling on that side now.");
    }
    if (meanings.isEmpty()) {
      String bad =
          FullText.parts(text).stream()
              .filter(part -> meanings(part.strip()).isEmpty())
              .findFirst()
              .orElse(text);
      return new Reading.NoFit(
          full.parse(bad, false).problem().orElse(TextException.quoted(text) + " is no move."));
    }
    return new Reading.NoFit(reason(text, meanings.get(0)));
  }

  /**
   * What the text may mean, likeliest first: to the letter, then with the marks of pieces left out,
   * then, unless the reader is exact, with drops in upper or lower case; last as a square alone.
   */
  List<List<StatedComponent>> meanings(String text) {
    Set<List<StatedComponent>> all = new LinkedHashSet<>(toTheLetter(text));
    List<List<StatedComponent>> asWritten = List.copyOf(all);
    asWritten.forEach(meaning -> all.add(about(meaning, labels::withMarked)));
    if (!exact) {
      all.addAll(inFull(anyCase, text));
    }
    all.addAll(placed(text));
    return List.copyOf(all);
  }

  /** A square alone is a drop there where players do nothing else, as in games of stones. */
  private List<List<StatedComponent>> placed(String text) {
    Optional<Integer> square = labels.square(text.strip());
    BitSet dropped = square.isPresent() ? turns.dropped() : new BitSet();
    return dropped.isEmpty()
        ? List.of()
        : List.of(List.of(new StatedComponent.Drop(dropped, square.orElseThrow())));
  }

  private static List<StatedComponent> about(
      List<StatedComponent> meaning, UnaryOperator<BitSet> others) {
    return meaning.stream().map(stated -> stated.about(others)).toList();
  }

  private static List<List<StatedComponent>> inFull(FullText notation, String text) {
    return Stream.of(true, false)
        .map(reminders -> notation.parse(text, reminders))
        .filter(parsed -> parsed.problem().isEmpty())
        .map(FullText.Parsed::components)
        .toList();
  }

  /** Every notation for the first part; what follows is read in the first that can be. */
  private List<List<StatedComponent>> toTheLetter(String text) {
    List<List<StatedComponent>> meanings = new ArrayList<>(inFull(full, text));
    List<String> parts = FullText.parts(text);
    String first = parts.get(0).strip();
    Optional<List<StatedComponent>> rest = further(parts.subList(1, parts.size()));
    if (rest.isPresent()) {
      List<List<StatedComponent>> inUci = uci.read(first, exact);
      inUci.forEach(stated -> meanings.add(join(stated, rest.get())));
      if (inUci.stream().anyMatch(this::staysPut)) {
        meanings.add(join(List.of(new StatedComponent.Pass()), rest.get()));
      }
      san.read(first, exact).ifPresent(stated -> meanings.add(join(stated, rest.get())));
      full.parse(first, false).components().stream()
          .findFirst()
          .ifPresent(stated -> meanings.add(join(List.of(stated), rest.get())));
    }
    if (text.indexOf(UCI_PARTS) >= 0) {
      // In UCI of turns that begin with no move, such as a piece that leaves the board.
      meanings.addAll(inFull(full, text.replace(UCI_PARTS, ';')));
    }
    return meanings;
  }

  /** What the parts behind the first say together; empty when one of them says nothing. */
  private Optional<List<StatedComponent>> further(List<String> parts) {
    List<StatedComponent> all = new ArrayList<>();
    for (String part : parts) {
      FullText.Parsed parsed = full.parse(part, false);
      Optional<List<StatedComponent>> said =
          parsed.problem().isEmpty()
              ? Optional.of(parsed.components())
              : uci.read(part.strip(), exact).stream()
                  .findFirst()
                  .or(() -> san.read(part.strip(), exact));
      if (said.isEmpty()) {
        return Optional.empty();
      }
      all.addAll(said.get());
    }
    return Optional.of(all);
  }

  /** Whether a piece of the player to move goes where it stands: UCI's word for passing. */
  private boolean staysPut(List<StatedComponent> stated) {
    return stated.size() == 1
        && stated.get(0) instanceof StatedComponent.Go go
        && go.from().get(go.to())
        && position.content(go.to()) != Contents.EMPTY
        && position.program().contents().owner(position.content(go.to())) == position.as();
  }

  private static List<StatedComponent> join(
      List<StatedComponent> first, List<StatedComponent> rest) {
    List<StatedComponent> all = new ArrayList<>(first);
    all.addAll(rest);
    return all;
  }

  /**
   * Complete turns come first; of several, those told in their own order: two moves may be made in
   * either. A turn that begins with what is told is meant rather than one that has it further on.
   */
  private Reading choose(List<MoveComponents> fitting, List<StatedComponent> meaning) {
    List<MoveComponents> complete =
        fitting.stream().filter(turn -> turn.all().size() == meaning.size()).toList();
    List<MoveComponents> meant = complete.isEmpty() ? fitting : complete;
    List<MoveComponents> inOrder = meant.stream().filter(turn -> turn.isToldAs(meaning)).toList();
    List<MoveComponents> likeliest = inOrder.isEmpty() ? meant : inOrder;
    if (!complete.isEmpty()) {
      return areOne(likeliest)
          ? new Reading.Found(likeliest.get(0).move())
          : new Reading.Ambiguous(likeliest.stream().map(MoveComponents::move).toList());
    }
    if (likeliest.size() == 1) {
      return withTwins(likeliest);
    }
    List<MoveComponents> begun = fitting.stream().filter(turn -> turn.begins(meaning)).toList();
    return withTwins(begun.isEmpty() ? fitting : begun);
  }

  /**
   * What a text means that says besides what columns are then, which a turn's own text leaves out
   * where they follow from what goes.
   */
  private Optional<Reading> saidBesides(List<StatedComponent> meaning) {
    if (meaning.stream().allMatch(stated -> stated.column().isEmpty())) {
      return Optional.empty();
    }
    Map<List<StatedComponent>, List<MoveComponents>> needed = new LinkedHashMap<>();
    for (MoveComponents turn : turns.all()) {
      List<StatedComponent> own =
          meaning.stream()
              .filter(it -> it.column().isEmpty() || turn.all().stream().anyMatch(it::fits))
              .toList();
      if (!own.isEmpty()
          && own.size() < meaning.size()
          && turn.fits(own)
          && leaves(turn, meaning)) {
        needed.computeIfAbsent(own, key -> new ArrayList<>()).add(turn);
      }
    }
    return needed.entrySet().stream()
        .findFirst()
        .map(entry -> choose(entry.getValue(), entry.getKey()));
  }

  /** Whether every column that a turn's own text does not tell is so when the turn is over. */
  private boolean leaves(MoveComponents turn, List<StatedComponent> meaning) {
    position.make(turn.move());
    boolean leaves =
        meaning.stream()
            .filter(stated -> turn.all().stream().noneMatch(stated::fits))
            .allMatch(
                stated -> stated.column().map(this::afterwards).filter(stated::fits).isPresent());
    position.unmake();
    return leaves;
  }

  private Component afterwards(int square) {
    List<Integer> column = new ArrayList<>(position.beneath(square));
    if (position.content(square) != Contents.EMPTY) {
      column.add(position.content(square));
    }
    return new Component.Column(square, column);
  }

  /** The turns that a text means which states only a part of what they change. */
  private Reading withTwins(List<MoveComponents> turns) {
    List<Move> all =
        turns.stream()
            .flatMap(turn -> Stream.concat(Stream.of(turn), twins.others(turn.move()).stream()))
            .map(MoveComponents::move)
            .distinct()
            .toList();
    return all.size() == 1 ? new Reading.Found(all.get(0)) : new Reading.Ambiguous(all);
  }

  /** Whether turns change the same, be it in another order. */
  private static boolean areOne(List<MoveComponents> turns) {
    return turns.stream().map(MoveComponents::saying).distinct().count() == 1;
  }

  private String reason(String text, List<StatedComponent> meaning) {
    StatedComponent first = meaning.get(0);
    if (first instanceof StatedComponent.Go go && go.from().cardinality() == 1) {
      Optional<String> wrong = wrongPiece(go);
      if (wrong.isPresent()) {
        return wrong.get();
      }
    }
    if (meaning.size() == 1
        && first instanceof StatedComponent.Clear clear
        && position.content(clear.square()) == Contents.EMPTY) {
      return noPiece(clear.square());
    }
    if (first instanceof StatedComponent.Drop drop) {
      Optional<String> others = othersPiece(drop);
      if (others.isPresent()) {
        return others.get();
      }
    }
    if (first instanceof StatedComponent.Swap) {
      return noSwap();
    }
    if (first instanceof StatedComponent.Out) {
      return position.program().elimination().isEmpty()
          ? "No player goes out of this game while others play on."
          : position.program().players().get(position.mover())
              + " is not out: only a player is who has no legal move, or whom the rules put out.";
    }
    if (first instanceof StatedComponent.Delete) {
      return "No square ceases to exist in this game.";
    }
    boolean begins = !turns.fitting(List.of(first)).isEmpty();
    if (begins && meaning.size() > 1) {
      return "No legal move has all the parts of "
          + TextException.quoted(text)
          + ", though some have the first.";
    }
    return TextException.quoted(text) + " is not a legal move.";
  }

  private String noSwap() {
    GameProgram program = position.program();
    List<String> swapping =
        program.turnOrder().stream()
            .filter(step -> step.swap().isPresent())
            .map(step -> program.players().get(step.player()))
            .distinct()
            .toList();
    if (swapping.isEmpty()) {
      return "This game has no pie rule: no player may swap.";
    }
    return swapping.size() == 1
        ? "Only " + swapping.get(0) + " may swap, in their first move."
        : "No player may swap now.";
  }

  private Optional<String> othersPiece(StatedComponent.Drop drop) {
    Contents contents = position.program().contents();
    boolean own = drop.pieces().stream().anyMatch(piece -> contents.owner(piece) == position.as());
    int piece = drop.pieces().nextSetBit(0);
    return own || piece < 0
        ? Optional.empty()
        : Optional.of(
            "`" + labels.of(piece) + "` stands for " + labels.inWords(piece) + whoMoves());
  }

  private String noPiece(int square) {
    return "There is no piece on " + labels.square(square) + ".";
  }

  /** Why a piece of another player does not move. */
  private String whoMoves() {
    List<String> players = position.program().players();
    String mover = players.get(position.mover());
    return position.as() == position.mover()
        ? ", and " + mover + " is to move."
        : ", and " + mover + " moves pieces of " + players.get(position.as()) + " now.";
  }

  private Optional<String> wrongPiece(StatedComponent.Go go) {
    int from = go.from().nextSetBit(0);
    int piece = position.content(from);
    String square = labels.square(from);
    if (piece == Contents.EMPTY) {
      return Optional.of(noPiece(from));
    }
    if (go.pieces() != null && !go.pieces().get(piece)) {
      return Optional.of(
          "On "
              + square
              + " stands "
              + Article.a(labels.inWords(piece))
              + ", not "
              + Article.a(labels.inWords(go.pieces().nextSetBit(0)))
              + ".");
    }
    int owner = position.program().contents().owner(piece);
    if (owner != position.as()) {
      return Optional.of(
          "The piece on " + square + " is " + Article.a(labels.inWords(piece)) + whoMoves());
    }
    return Optional.empty();
  }
}
