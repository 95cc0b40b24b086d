package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;

/** The section that hides what players' pieces do not reach. */
public final class FogWord {
  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          word(
              "fog",
              "",
              "Players see their own pieces, and the squares that a move of these could change now; "
                  + "what stands elsewhere they do not see. When the game is over, all is seen.",
              "(fog)",
              c -> Section.at(GameDraft.RULES, game -> game.fog = Optional.of(c.origin()))));

  private FogWord() {}
}
