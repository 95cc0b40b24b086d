package org.rookery.game.explain;

import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;
import org.rookery.program.Article;
import org.rookery.program.Contents;
import org.rookery.program.Right;
import org.rookery.program.Test;
import org.rookery.program.TestCases;
import org.rookery.walker.rule.FailedTest;
import org.rookery.walker.rule.NearestWay;
import org.rookery.walker.rule.NearestWay.Way;

/** Says in words which test failed, where it is written, and what stands in the way. */
final class TestWords {
  /** So many squares are listed of which one would do. */
  private static final int MOST_SQUARES = 8;

  /** So many causes are told of which one would have to change. */
  private static final int MOST_CAUSES = 4;

  /** How an answer begins about a piece that could do it, were its turn another. */
  static final String ALLOWED = "A rule of ";

  private final GameEngine game;
  private final Position position;

  TestWords(GameEngine game, Position position) {
    this.game = game;
    this.position = position;
  }

  /** Why the way a rule of a piece takes is not open. */
  String explain(String piece, Way way, NearestWay search) {
    if (way.failures().isEmpty()) {
      return ALLOWED + piece + " allows it: " + place(way.rule()) + ", but " + otherKind(way) + ".";
    }
    FailedTest failure = way.failures().get(0);
    Origin test = failure.origin();
    StringBuilder out = new StringBuilder("The nearest rule of ").append(piece).append(", ");
    out.append(place(way.rule())).append(", ");
    out.append(way.rule().span().equals(test.span()) ? "fails" : "fails at " + place(test));
    out.append(": ").append(causes(way, failure, search));
    int more = way.failures().size() - 1;
    if (more > 0) {
      out.append(" (and ").append(more).append(more == 1 ? " more test" : " more tests");
      out.append(" after that)");
    }
    return out.append(".\n").append(excerpt(test.span())).toString();
  }

  /** What is not as a test needs it; where the test leaves a choice, all of what would do. */
  private String causes(Way way, FailedTest failure, NearestWay search) {
    List<FailedTest> others =
        way.instead().stream()
            .filter(other -> other.origin().span().equals(failure.origin().span()))
            // A mark is a note of the rule's own: no player can change it.
            .filter(other -> !(other.condition() instanceof SquareCondition.Marked))
            .toList();
    Set<String> causes = new LinkedHashSet<>();
    causes.add(failed(way, failure, search) + elsewhere(failure, others, search));
    for (FailedTest other : others) {
      boolean told =
          needsTheSame(other, failure, search)
              || (other.squares().equals(failure.squares()) && isOfPiece(other, failure, search));
      if (!told) {
        causes.add(failed(way, other, search));
      }
    }
    return causes.size() == 1
        ? causes.iterator().next()
        : "it is enough that one of these changes: "
            + causes.stream().limit(MOST_CAUSES).collect(Collectors.joining("; "))
            + (causes.size() > MOST_CAUSES ? "; …" : "");
  }

  /** The other squares of which one would do as well, where the same is needed on several. */
  private String elsewhere(FailedTest failure, List<FailedTest> others, NearestWay search) {
    List<String> squares =
        others.stream()
            .filter(other -> needsTheSame(other, failure, search))
            .flatMap(other -> other.squares().stream().limit(1))
            .filter(square -> !failure.squares().contains(square))
            .map(game.labels()::square)
            .distinct()
            .sorted()
            .toList();
    return squares.isEmpty() || failure.squares().isEmpty()
        ? ""
        : "; one of these squares would do as well: "
            + squares.stream().limit(MOST_SQUARES).collect(Collectors.joining(", "))
            + (squares.size() > MOST_SQUARES ? ", …" : "");
  }

  /** Whether two tests ask the same, perhaps of different squares. */
  private boolean needsTheSame(FailedTest one, FailedTest other, NearestWay search) {
    boolean alike = one.wanted() == other.wanted() && one.condition().equals(other.condition());
    return alike
        || (isOfPiece(one, other, search)
            && search.open(one, position.as()).equals(search.open(other, position.as())));
  }

  /** Whether both tests ask which piece stands on a square. */
  private boolean isOfPiece(FailedTest one, FailedTest other, NearestWay search) {
    return search.open(one, position.as()).isPresent()
        && search.open(other, position.as()).isPresent();
  }

  /** Why a rule that is fulfilled is not asked: moves of other kinds are made here. */
  private String otherKind(Way way) {
    GameModel model = game.compiled().model();
    List<String> priorities = model.movePriorities();
    String kind = kind(model, way);
    if (priorities.indexOf(kind) > 0) {
      return "a move of the kind `"
          + kind
          + "` is legal only where there is none of the kinds before it: `(move-priorities "
          + String.join(" ", priorities)
          + ")`";
    }
    return model.phases().stream()
        .filter(phase -> phase.moveType().equals(kind) && !kind.isEmpty())
        .findFirst()
        .map(
            phase ->
                "a block of the kind `"
                    + kind
                    + "` makes the second part of a move only, by "
                    + place(phase.origin()))
        .orElse("this move asks for another kind of move");
  }

  /** The move type of the block that a way takes. */
  private static String kind(GameModel model, Way way) {
    return model.pieces().stream()
        .flatMap(piece -> piece.blocks().stream())
        .filter(
            block ->
                Statement.all(block.statements()).anyMatch(it -> it.origin().equals(way.rule())))
        .map(block -> block.moveType())
        .findFirst()
        .orElse("");
  }

  /** Where rules are, in the order of the file. */
  static List<String> places(Set<Origin> rules) {
    SortedMap<Origin, String> places =
        new TreeMap<>(
            Comparator.comparing((Origin rule) -> rule.span().source().name())
                .thenComparing(rule -> rule.span().start()));
    rules.forEach(rule -> places.put(rule, place(rule)));
    return List.copyOf(places.values());
  }

  static String place(Origin origin) {
    return RulePlace.of(origin.span());
  }

  /** The line of the rules file that holds the span, with carets below it. */
  private static String excerpt(Span span) {
    Source source = span.source();
    int line = span.line();
    int start = source.lineStart(line);
    int end = Math.min(span.end(), source.lineEnd(line));
    String number = line + " | ";
    String text = source.text().substring(start, source.lineEnd(line)).replace('\t', ' ');
    String carets = "^".repeat(Math.max(1, end - span.start()));
    return number + text + "\n" + " ".repeat(number.length() + span.start() - start) + carets;
  }

  private String failed(Way way, FailedTest failure, NearestWay search) {
    Optional<BitSet> wanted = search.open(failure, position.as());
    if (wanted.isPresent() && failure.squares().size() == 1) {
      BitSet open = wanted.get();
      for (FailedTest other : way.instead()) {
        if (other.squares().equals(failure.squares())) {
          search.open(other, position.as()).ifPresent(open::or);
        }
      }
      return standing(failure.squares().get(0), open);
    }
    return new ConditionReasons(game, position, search, failure).text();
  }

  /** What must hold, or must not, and how it is. */
  String of(Test test, boolean wanted) {
    return test.match(new Reason(wanted));
  }

  /** How it is with tests that must hold, or must not. */
  private final class Reason implements TestCases.Few<String> {
    private final boolean wanted;

    private Reason(boolean wanted) {
      this.wanted = wanted;
    }

    private String either(String missing, String present) {
      return wanted ? missing : present;
    }

    /** For most kinds the rule that is shown beside it says what it asks. */
    @Override
    public String other(Test test) {
      return either("it does not hold now", "it holds now");
    }

    @Override
    public String holds(Test.Holds test) {
      BitSet open = test.contents().members();
      if (!wanted) {
        open.flip(0, game.program().contents().size());
      }
      return standing(test.square(), open);
    }

    @Override
    public String not(Test.Not test) {
      return of(test.test(), !wanted);
    }

    @Override
    public String and(Test.And test) {
      return wanted ? first(test.tests(), true) : other(test);
    }

    @Override
    public String or(Test.Or test) {
      return wanted ? other(test) : first(test.tests(), false);
    }

    @Override
    public String attacked(Test.Attacked test) {
      return TestWords.this.attacked(test, wanted);
    }

    @Override
    public String unmoved(Test.Unmoved test) {
      Right right = game.program().rights().get(test.right());
      String pieces =
          right.squares().stream().map(game.labels()::square).collect(Collectors.joining(" and "));
      return "the pieces of " + pieces + either(" have moved or are gone", " have not moved");
    }

    @Override
    public String passed(Test.Passed test) {
      return "no piece skipped " + game.labels().square(test.square()) + " in the last move";
    }

    @Override
    public String inCheck(Test.InCheck test) {
      return player(test.player()) + either(" is not in check", " is in check");
    }

    @Override
    public String attribute(Test.Attribute test) {
      return "the piece on "
          + game.labels().square(test.square())
          + either(" is not ", " is ")
          + game.program().attributes().get(test.attribute());
    }

    @Override
    public String captures(Test.Captures test) {
      return either("the move captures nothing", "the move captures");
    }
  }

  /** The first of several tests that is not as wanted. */
  private String first(List<Test> tests, boolean wanted) {
    for (Test test : tests) {
      boolean aboutMove = test instanceof Test.Captures;
      if (!aboutMove && game.generator().holds(position, test) != wanted) {
        return of(test, wanted);
      }
    }
    return wanted ? "it does not hold now" : "it holds now";
  }

  private String standing(int square, BitSet open) {
    int there = position.content(square);
    String name = game.labels().square(square);
    String state =
        there == Contents.EMPTY
            ? name + " is empty"
            : name + " holds " + Article.a(game.labels().inWords(there));
    String needed = needed(open);
    return needed.isEmpty() ? state : state + ", and " + needed + " is needed there";
  }

  /** A set of contents in a few words; empty when it has no short name. */
  private String needed(BitSet open) {
    Contents contents = game.program().contents();
    BitSet rest = (BitSet) open.clone();
    rest.clear(Contents.EMPTY);
    StringBuilder out = new StringBuilder(open.get(Contents.EMPTY) ? "an empty square" : "");
    if (rest.isEmpty()) {
      return out.toString();
    }
    BitSet friends = new BitSet();
    BitSet enemies = new BitSet();
    for (int piece = 1; piece < contents.size(); piece++) {
      (contents.owner(piece) == position.as() ? friends : enemies).set(piece);
    }
    out.append(out.length() > 0 ? " or " : "");
    if (rest.equals(enemies)) {
      return out.append("an enemy").toString();
    } else if (rest.equals(friends)) {
      return out.append("a friend").toString();
    } else if (rest.cardinality() <= 3) {
      return out.append(
              rest.stream()
                  .mapToObj(piece -> Article.a(game.labels().inWords(piece)))
                  .collect(Collectors.joining(" or ")))
          .toString();
    }
    return rest.cardinality() == contents.size() - 1 ? out.append("a piece").toString() : "";
  }

  private String attacked(Test.Attacked test, boolean wanted) {
    Position asked = new Position(position);
    if (test.left() != Position.NOWHERE) {
      asked.pretend(test.left(), Contents.EMPTY);
    }
    return attacked(game, asked, test.square(), test.as(), test.by(), wanted);
  }

  /** That a square is not attacked, as it should be; or by whom it is. */
  static String attacked(
      GameEngine game, Position position, int square, int as, int by, boolean wanted) {
    String name = game.labels().square(square);
    String player = game.program().players().get(by);
    if (wanted) {
      return name + " is not attacked by " + player;
    }
    String pieces =
        game.generator().attackers(position, square, as, by).stream()
            .map(
                attack ->
                    "the "
                        + game.labels().inWords(attack.content())
                        + " "
                        + (attack.attacker() < 0
                            ? "in hand"
                            : game.labels().square(attack.attacker())))
            .collect(Collectors.joining(" and "));
    return name + " is attacked by " + (pieces.isEmpty() ? player : pieces);
  }

  private String player(int player) {
    return game.program().players().get(player);
  }
}
