package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.RememberedPlaces;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Statement;

/** Words that move the cursor or remember where it is. */
public final class CursorWords {
  public static final List<Keyword<List<Statement>>> LIST =
      List.of(
          zrf(
              "opposite",
              "direction",
              "Steps against a direction.",
              "(opposite n)",
              CursorWords::step),
          word(
              "leap",
              "integer integer",
              "Leaps so many squares to the mover's right and so many ahead.",
              "(leap 1 2)",
              CursorWords::step),
          zrf(
              "mark",
              "[place]",
              "Remembers a place, the cursor's by default, for `back`.",
              "(mark n)",
              c -> List.of(new Statement.SetMark(c.anyPlace(0), c.origin()))),
          zrf(
              "back",
              "",
              "Goes to the marked place, which is the start before anything is marked.",
              "back",
              c -> List.of(new Statement.Go(Register.MARK, c.origin()))),
          zrf(
              "from",
              "[place]",
              "The move starts with the piece that stands here, rather than the one it "
                  + "began with.",
              "from",
              c -> List.of(new Statement.SetFrom(c.anyPlace(0), c.origin()))),
          zrf(
              "to",
              "[place]",
              "The move ends here, wherever the cursor goes afterwards.",
              "to",
              c -> List.of(new Statement.SetTo(c.anyPlace(0), c.origin()))),
          zrf(
              "go",
              "from|to|mark|last-from|last-to",
              "Goes to a remembered place; the last move's squares are `last-from` and `last-to`.",
              "(go from)",
              CursorWords::go));

  private CursorWords() {}

  private static List<Statement> step(Call call) {
    return List.of(new Statement.Step(DirectionWords.read(call), call.origin()));
  }

  private static List<Statement> go(Call call) {
    Optional<Register> register = RememberedPlaces.find(call.text(0));
    if (register.isEmpty()) {
      call.problems()
          .unknownWord(
              "place to go to", call.text(0), call.arg(0).origin(), RememberedPlaces.names());
      return List.of();
    }
    return List.of(new Statement.Go(register.get(), call.origin()));
  }
}
