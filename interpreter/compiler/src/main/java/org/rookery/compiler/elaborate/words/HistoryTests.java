package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.SquareCondition;

/** Words that ask about the block so far and about earlier moves. */
public final class HistoryTests {
  private static final String NO_FLAG =
      "What a move remembers while it is made is gone afterwards.";

  public static final List<Keyword<Condition>> LIST =
      List.of(
          zrf(
              "flag?",
              "flag",
              "The block has set the flag.",
              "(flag? jumped)",
              c -> {
                c.scope()
                    .moment()
                    .needMove(c.problems(), c.origin(), NO_FLAG, "only rules of moves know it");
                return new Condition.Flag(c.scope().mention(NameKind.FLAG, c.arg(0)));
              }),
          zrf(
              "position-flag?",
              "flag [place]",
              "The block has set the flag for that square.",
              "(position-flag? seen n)",
              c -> {
                c.scope()
                    .moment()
                    .needMove(c.problems(), c.origin(), NO_FLAG, "only rules of moves know it");
                return new SquareCondition.PositionFlag(
                    c.scope().mention(NameKind.POSITION_FLAG, c.arg(0)), c.anyPlace(1));
              }),
          zrf(
              "last-from?",
              "[place]",
              "The last move began there.",
              "(last-from? n)",
              c -> new SquareCondition.LastFrom(c.anyPlace(0))),
          zrf(
              "last-to?",
              "[place]",
              "The last move ended there.",
              "last-to?",
              c -> new SquareCondition.LastTo(c.anyPlace(0))),
          word(
              "unmoved?",
              "[place]",
              "The piece there stands where it began and has never moved.",
              "unmoved?",
              c -> new SquareCondition.Unmoved(c.anyPlace(0))),
          word(
              "in-setup?",
              "filter [place]",
              "Such a piece stood there when the game began.",
              "(in-setup? (friend Footman) s)",
              c -> new SquareCondition.InSetup(c.filter(0), c.anyPlace(1))),
          word(
              "castles?",
              "place place",
              "The pieces that began on both squares have never moved.",
              "(castles? home post)",
              c -> new Condition.Castles(c.place(0), c.place(1))),
          word(
              "passed?",
              "[place]",
              "A piece skipped that square in the last move.",
              "(passed? n)",
              c -> new SquareCondition.Passed(c.anyPlace(0))),
          word(
              "captures?",
              "",
              "The move, as it is when this is asked, captures something.",
              "captures?",
              c -> new Condition.Captures()),
          word(
              "quiet?",
              "",
              "The move captures nothing.",
              "quiet?",
              c -> new Condition.Not(new Condition.Captures())),
          word(
              "promoted?",
              "",
              "The move changes the type of the piece.",
              "promoted?",
              c -> {
                c.scope()
                    .moment()
                    .needMove(c.problems(), c.origin(), NO_FLAG, "only rules of moves know it");
                return new Condition.Promotes();
              }));

  private HistoryTests() {}
}
