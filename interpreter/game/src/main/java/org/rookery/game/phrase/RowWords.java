package org.rookery.game.phrase;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Condition.Link;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;

/** Rows of like pieces in words: so many next to each other, in some directions. */
final class RowWords {
  /** A direction and the one four further are of one axis. */
  private static final List<String> COMPASS = List.of("n", "ne", "e", "se", "s", "sw", "w", "nw");

  private static final int AXES = 4;

  private final Nouns nouns;

  RowWords(Nouns nouns) {
    this.nouns = nouns;
  }

  /** What is said of conditions that each are such a row, of the same pieces; else nothing. */
  Optional<String> of(List<Condition> conditions) {
    Filter piece = null;
    int length = 0;
    Set<Direction> ways = new LinkedHashSet<>();
    for (Condition condition : conditions) {
      if (!(condition instanceof Condition.Chain chain) || !isRow(chain.links())) {
        return Optional.empty();
      }
      Filter its = chain.links().get(0).piece();
      if (piece != null && (!piece.equals(its) || length != chain.links().size())) {
        return Optional.empty();
      }
      piece = its;
      length = chain.links().size();
      ways.addAll(chain.links().get(0).next());
    }
    return piece == null ? Optional.empty() : Optional.of(row(piece, length, ways));
  }

  private String row(Filter piece, int length, Set<Direction> ways) {
    String who = nouns.player(piece.side());
    return who + " has " + length + " " + nouns.many(piece) + " in a row" + lines(ways);
  }

  private static String lines(Set<Direction> ways) {
    Set<Integer> axes = new TreeSet<>();
    for (Direction way : ways) {
      int axis = way instanceof Direction.Named named ? COMPASS.indexOf(named.name()) % AXES : -1;
      axes.add(axis);
    }
    if (axes.equals(Set.of(0, 1, 2, 3))) {
      return ", straight or diagonally";
    } else if (axes.equals(Set.of(0, 2))) {
      return ", straight";
    }
    return axes.equals(Set.of(1, 3)) ? ", diagonally" : "";
  }

  private static boolean isRow(List<Link> links) {
    Filter piece = links.get(0).piece();
    List<Direction> way = links.get(0).next();
    for (int i = 0; i < links.size(); i++) {
      boolean last = i == links.size() - 1;
      if (!links.get(i).piece().equals(piece) || !(last || links.get(i).next().equals(way))) {
        return false;
      }
    }
    return links.size() > 1 && way.size() == 1;
  }
}
