package org.rookery.game.explain;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.ConditionCases;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.phrase.AmountWords;
import org.rookery.game.phrase.ConditionClauses;
import org.rookery.game.phrase.Nouns;
import org.rookery.game.phrase.Voice;
import org.rookery.program.Quantity;
import org.rookery.walker.rule.FailedTest;
import org.rookery.walker.rule.NearestWay;

/** Says how it is with a condition that is not answered as a rule needs it. */
final class ConditionReasons implements ConditionCases.Few<String> {
  /** More squares of a zone than this are not listed. */
  private static final int MOST_SQUARES = 12;

  /** A longer condition is not read at once: the rule that is shown beside it says what it asks. */
  private static final int LONGEST = 140;

  private final GameEngine game;
  private final Position position;
  private final NearestWay search;
  private final FailedTest failure;
  private final boolean wanted;

  ConditionReasons(GameEngine game, Position position, NearestWay search, FailedTest failure) {
    this.game = game;
    this.position = position;
    this.search = search;
    this.failure = failure;
    this.wanted = failure.wanted();
  }

  /** The reason as part of a sentence. */
  String text() {
    if (failure.squares().isEmpty()) {
      return either("the square it asks about is not on the board", "it holds now");
    }
    return failure.condition().match(this);
  }

  private String either(String missing, String present) {
    return wanted ? missing : present;
  }

  /** The first square it asks about. */
  private String name() {
    return game.labels().square(failure.squares().get(0));
  }

  private String names() {
    return failure.squares().stream()
        .map(game.labels()::square)
        .collect(Collectors.joining(" and "));
  }

  /** What a condition asks, where that can be said in a few words, and that it is so, or is not. */
  @Override
  public String other(Condition it) {
    return told(it).orElseGet(this::untold);
  }

  private String untold() {
    return either("it does not hold now", "it holds now");
  }

  private Optional<String> told(Condition it) {
    return ConditionClauses.of(it, game.compiled().model(), voice(), new HashSet<>())
        .filter(clause -> clause.length() <= LONGEST)
        .map(clause -> untold() + " that " + clause);
  }

  /** What is asked of a square next to another is known by that square only. */
  @Override
  public String square(SquareCondition it) {
    return it.place() instanceof Place.Toward ? untold() : other(it);
  }

  @Override
  public String onBoard(SquareCondition.OnBoard it) {
    return other(it);
  }

  @Override
  public String someSquare(Condition.SomeSquare it) {
    return told(it)
        .orElse(either("there is no square as it asks for", "there is a square as it asks for"));
  }

  @Override
  public String compare(Condition.Compare it) {
    return it.left() instanceof Amount.InHand held
            && held.filter().side() == Side.SELF
            && held.filter().types().size() == 1
            && it.relation() == Quantity.Relation.AT_LEAST
            && it.right() instanceof Amount.Literal number
        ? inHand(held.filter().types().get(0), number.value())
        : compared(it);
  }

  /** What the number is that is compared, and what it should be. */
  private String compared(Condition.Compare it) {
    boolean turned = it.left() instanceof Amount.Literal;
    Quantity.Relation asked = wanted ? it.relation() : it.relation().opposite();
    int number = failure.numbers().get(turned ? 1 : 0);
    int bound = failure.numbers().get(turned ? 0 : 1);
    Amount compared = turned ? it.right() : it.left();
    Amount with = turned ? it.left() : it.right();
    String source =
        with instanceof Amount.Literal ? "" : words(with).map(w -> " (" + w + ")").orElse("");
    return words(compared).orElse("the number")
        + " is "
        + number
        + ", and "
        + needed(turned ? asked.reversed() : asked, bound)
        + source
        + " is needed";
  }

  /** What a number counts, said from the square that is looked at; empty where no words do. */
  private Optional<String> words(Amount amount) {
    Nouns nouns = new Nouns(game.compiled().model(), voice(), new HashSet<>());
    String words = amount.match(new AmountWords(nouns));
    return Optional.of(words).filter(told -> nouns.isWhole());
  }

  /** The player by name, at the square that is looked at. */
  private Voice voice() {
    Voice player = Voice.of(game.program().players().get(position.as()));
    return failure.squares().size() == 1 ? player.at(name()) : player;
  }

  private static String needed(Quantity.Relation relation, int bound) {
    return switch (relation) {
      case LESS -> "less than " + bound;
      case AT_MOST -> "at most " + bound;
      case EQUAL -> Integer.toString(bound);
      case UNEQUAL -> "another one";
      case AT_LEAST -> "at least " + bound;
      case MORE -> "more than " + bound;
    };
  }

  private String inHand(String piece, int number) {
    return number == 1
        ? either("no ", "a ") + piece + " is in hand"
        : either("fewer than ", "at least ") + number + " of " + piece + " are in hand";
  }

  @Override
  public String inZone(SquareCondition.InZone it) {
    return zone(name(), it.zone(), wanted);
  }

  @Override
  public String isSquare(Condition.IsSquare it) {
    return "the square is " + name() + ", and " + either(it.square(), "another one") + " is needed";
  }

  @Override
  public String inSetup(SquareCondition.InSetup it) {
    return either("no such piece stood on ", "such a piece stood on ")
        + name()
        + " when the game began";
  }

  @Override
  public String attacked(SquareCondition.Attacked it) {
    return attacked(failure.squares().get(0), wanted);
  }

  @Override
  public String defended(SquareCondition.Defended it) {
    return name() + either(" is not defended", " is defended");
  }

  @Override
  public String deadEnd(SquareCondition.DeadEnd it) {
    String piece = it.piece().orElse("the piece");
    return "from " + name() + " " + piece + either(" could move again", " could never move again");
  }

  @Override
  public String hasAttribute(SquareCondition.HasAttribute it) {
    return "the piece on " + name() + either(" is not ", " is ") + it.name();
  }

  @Override
  public String captures(Condition.Captures it) {
    return either("the move captures nothing", "the move captures");
  }

  @Override
  public String castles(Condition.Castles it) {
    return "the pieces of " + names() + either(" have moved or are gone", " have not moved");
  }

  @Override
  public String unmoved(SquareCondition.Unmoved it) {
    return "the piece of " + names() + either(" has moved or is gone", " has not moved");
  }

  @Override
  public String passed(SquareCondition.Passed it) {
    return either("no piece skipped ", "a piece skipped ") + names() + " in the last move";
  }

  @Override
  public String lastFrom(SquareCondition.LastFrom it) {
    return "the last move " + either("did not begin on ", "began on ") + names();
  }

  @Override
  public String lastTo(SquareCondition.LastTo it) {
    return "the last move " + either("did not end on ", "ended on ") + names();
  }

  @Override
  public String inCheck(Condition.InCheck it) {
    String player = game.program().players().get(position.as());
    return it.side() == Side.SELF ? player + either(" is not in check", " is in check") : other(it);
  }

  private String zone(String square, String zone, boolean wanted) {
    List<String> members =
        search.zone(zone, position.as()).stream().map(game.labels()::square).toList();
    String more = members.size() > MOST_SQUARES ? " …" : "";
    String list = members.stream().limit(MOST_SQUARES).collect(Collectors.joining(" ")) + more;
    String owner = game.program().players().get(position.as());
    String there = wanted ? " is not in " : " is in ";
    return square + there + owner + "'s zone `" + zone + "` (" + list + ")";
  }

  private String attacked(int square, boolean wanted) {
    List<Integer> enemies = search.side(Side.OPPONENT, position.as());
    return enemies.stream()
        .filter(by -> wanted || isAttacked(square, by))
        .map(by -> TestWords.attacked(game, position, square, position.as(), by, wanted))
        .findFirst()
        .orElse(game.labels().square(square) + " is attacked");
  }

  private boolean isAttacked(int square, int by) {
    return !game.generator().attackers(position, square, position.as(), by).isEmpty();
  }
}
