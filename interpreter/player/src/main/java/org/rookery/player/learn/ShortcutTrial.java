package org.rookery.player.learn;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.rookery.game.Game;
import org.rookery.player.match.Standing;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.Lessons;
import org.rookery.player.value.SelectiveTechnique;

/**
 * Games of a search with each of its shortcuts against the same search without it: what loses is
 * done without.
 */
public final class ShortcutTrial {
  private static final double EVEN = 0.5;

  private final Set<SelectiveTechnique> shortcuts;
  private final ValidationMatch proof;
  private final boolean searches;

  /**
   * What was seen of a shortcut.
   *
   * @param without how a player without it stood against one with it
   */
  public record Verdict(SelectiveTechnique shortcut, Standing without) {
    /** Whether the player without it won by more than chance does in 95 of 100 cases. */
    public boolean loses() {
      return without.interval().low() > EVEN;
    }
  }

  /**
   * A trial of the shortcuts that are taken in a game by its rules.
   *
   * @param nodes how many turns are tried for each that is made
   */
  public ShortcutTrial(Game game, long nodes, long seed) {
    Evaluation evaluation = new Evaluation(game.engine());
    shortcuts = evaluation.shortcuts();
    searches = evaluation.rivals().isDuel();
    proof = new ValidationMatch(game, nodes, seed);
  }

  /** The shortcuts that are tried, in order; none where no search is made. */
  public Set<SelectiveTechnique> shortcuts() {
    return searches ? shortcuts : Set.of();
  }

  /**
   * Plays so many games for each shortcut.
   *
   * @param known what has been learned otherwise
   * @param played told after each game
   */
  public List<Verdict> verdicts(Lessons known, int games, Runnable played) {
    List<Verdict> verdicts = new ArrayList<>();
    Lessons all = known.avoiding(Set.of());
    for (SelectiveTechnique shortcut : shortcuts()) {
      Lessons without = known.avoiding(EnumSet.of(shortcut));
      verdicts.add(new Verdict(shortcut, proof.of(without, all, games, number -> played.run())));
    }
    return verdicts;
  }
}
