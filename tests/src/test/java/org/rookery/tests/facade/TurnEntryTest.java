package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.game.entry.Answer;
import org.rookery.game.entry.TurnEntry;
import org.rookery.tests.Games;

/** Whatever turn there is can be told in every notation, and part by part. */
class TurnEntryTest {
  private static final List<String> GAMES =
      List.of("shogi", "duck-chess", "marseillais", "international-draughts", "oware", "hex");
  private static final int PLIES = 3;
  private static final int ASKED = 1;

  @Test
  void turns_are_told() throws Exception {
    Random random = new Random(20261122);
    for (String name : GAMES) {
      Match match = game(name).start();
      for (int ply = 0; ply < PLIES && !match.isOver(); ply++) {
        for (int i = 0; i < ASKED; i++) {
          LegalMove turn = match.turns().get(random.nextInt(match.turns().size()));
          inEveryNotation(match, turn);
          partByPart(match, turn);
        }
        match.play(match.turns().get(random.nextInt(match.turns().size())));
      }
    }
  }

  @Test
  void a_square_alone_is_a_drop_where_players_do_nothing_else() throws Exception {
    assertThat(read("hex", "b2")).isEqualTo("S*b2");
    assertThat(read("reversi", "d3")).isEqualTo("D*d3");
    assertThat(read("reversi", "a1")).as("no legal drop").isEmpty();
    assertThat(read("shogi", "e5")).as("pieces move, too").isEmpty();
  }

  private static String read(String name, String text) throws Exception {
    return game(name).start().turns().read(text) instanceof TurnReading.Found found
        ? found.turn().text()
        : "";
  }

  private static Game game(String name) throws Exception {
    return Games.game(name);
  }

  private static void inEveryNotation(Match match, LegalMove turn) {
    for (String text :
        List.of(turn.text(), turn.complete(), turn.uci(), turn.san(), turn.zillions())) {
      assertThat(new TurnEntry(match).tell(text))
          .as("%s, after %s", text, match.fen())
          .isEqualTo(new Answer.Complete(turn));
    }
  }

  private static void partByPart(Match match, LegalMove turn) {
    TurnEntry entry = new TurnEntry(match);
    Answer last = new Answer.None("");
    for (LegalMove.Part part : turn.parts()) {
      last = entry.tell(part.text());
      if (last instanceof Answer.Complete) {
        break;
      }
    }
    if (last instanceof Answer.Open && entry.choices().contains(TurnEntry.STOP)) {
      last = entry.tell(TurnEntry.STOP);
    }
    assertThat(last)
        .as("%s, after %s", turn.complete(), match.fen())
        .isInstanceOf(Answer.Complete.class);
    // A turn may be complete in fewer parts than it has; then it is one that begins so.
    assertThat(((Answer.Complete) last).turn().complete()).startsWith(turn.parts().get(0).text());
  }
}
