package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.graph.GraphPrinter;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/** Whose rules are not the same in two games, and where. */
final class RuleDiff {
  /** So many pieces on squares are looked at; of larger games a part. */
  private static final int MOST_PIECES = 4_000;

  /** Of so many questions inside rules each is followed, and each for so many pieces. */
  private static final int MOST_ASKED = 60;

  private static final int MOST_ALIKE = 4;

  /** So many times it is found out how rules come to where they differ. */
  private static final int MOST_APPROACHES = 24;

  /**
   * A piece whose moves from a square, or whose way there from the hand, the games do not have the
   * same rules for.
   *
   * @param looks what the rules look at
   * @param own what the rules of only one of the games look at
   */
  record Place(
      int piece,
      int square,
      boolean fromHand,
      List<SquareQuestion> looks,
      List<SquareQuestion> own) {}

  /**
   * A piece on a square who may mate in one of the games only.
   *
   * @param here whether in the first
   */
  record Mating(Place place, boolean here) {}

  /** Two tests, one instead of the other. */
  private record Instead(Test here, Test there) {}

  private final GameProgram here;
  private final GameProgram there;
  private final List<Place> places = new ArrayList<>();
  private final List<Mating> mating = new ArrayList<>();
  private final Set<Aim> asked = new LinkedHashSet<>();
  private final Set<Aim> approached = new LinkedHashSet<>();
  private final Map<Instead, Integer> times = new LinkedHashMap<>();
  private boolean whole = true;

  private final Random random;

  private RuleDiff(GameProgram here, GameProgram there, Random random) {
    this.here = here;
    this.there = there;
    this.random = random;
  }

  /** The contrast of the rules of two games, looked at in an order by chance. */
  static RuleDiff of(CompiledGame here, CompiledGame there, Random random) {
    RuleDiff contrast = new RuleDiff(here.program(), there.program(), random);
    boolean sameBoard =
        here.model().board().equals(there.model().board())
            && here.program().players().equals(there.program().players());
    List<Integer> types = new ArrayList<>();
    for (int type = 0; type < here.program().contents().types(); type++) {
      String rules = GraphPrinter.text(here.graphs().get(type));
      if (!sameBoard || !rules.equals(GraphPrinter.text(there.graphs().get(type)))) {
        types.add(type);
      }
    }
    contrast.look(types);
    return contrast;
  }

  /** The questions in rules that differ, and how they come to where they do. */
  Set<Aim> asked() {
    Set<Aim> all = new LinkedHashSet<>(asked);
    all.addAll(approached);
    return all;
  }

  /** Whose rules differ, and where. */
  List<Place> places() {
    return places;
  }

  /** Who may mate in one of the games only. */
  List<Mating> mating() {
    return mating;
  }

  /** Whether nothing differs. */
  boolean isNone() {
    return whole && places.isEmpty();
  }

  private void look(List<Integer> types) {
    List<int[]> pieces = new ArrayList<>();
    for (int type : types) {
      for (int owner = 0; owner < here.contents().players(); owner++) {
        for (int square = 0; square < here.topology().size(); square++) {
          pieces.add(new int[] {here.contents().of(type, owner), square});
        }
      }
    }
    whole = pieces.size() <= MOST_PIECES && here.groups().equals(there.groups());
    Collections.shuffle(pieces, random);
    for (int[] piece : pieces.subList(0, Math.min(MOST_PIECES, pieces.size()))) {
      int groups = Math.min(here.groups().size(), there.groups().size());
      for (int group = 0; group < groups; group++) {
        look(piece[0], piece[1], group);
      }
    }
  }

  private void look(int piece, int square, int group) {
    compare(
        new Place(piece, square, false, List.of(), List.of()),
        here.rules().moves(piece, square, group),
        there.rules().moves(piece, square, group));
    if (here.droppable()[here.contents().type(piece)]) {
      compare(
          new Place(piece, square, true, List.of(), List.of()),
          here.rules().drops(piece, square, group),
          there.rules().drops(piece, square, group));
    }
  }

  private void compare(Place place, RuleBlocks ours, RuleBlocks theirs) {
    whole &= isWhole(ours) && isWhole(theirs);
    if (ours.isLike(theirs)) {
      return;
    }
    Set<SquareQuestion> looks = new LinkedHashSet<>(SquareQuestion.of(here, ours));
    Set<SquareQuestion> otherLooks = new LinkedHashSet<>(SquareQuestion.of(there, theirs));
    List<SquareQuestion> own = new ArrayList<>(looks);
    own.removeAll(otherLooks);
    otherLooks.stream().filter(look -> !looks.contains(look)).forEach(own::add);
    looks.addAll(otherLooks);
    Place otherwise =
        new Place(place.piece(), place.square(), place.fromHand(), List.copyOf(looks), own);
    places.add(otherwise);
    if (mates(ours) != mates(theirs)) {
      mating.add(new Mating(otherwise, mates(ours)));
    }
    if (approached.size() < MOST_APPROACHES) {
      int at = place.fromHand() ? Aim.IN_HAND : place.square();
      Approach.of(ours, theirs, place.piece(), at, random).ifPresent(approached::add);
    }
    List<Test> tests = List.copyOf(ours.tests());
    List<Test> otherTests = List.copyOf(theirs.tests());
    ask(place, Lists.without(tests, otherTests), Lists.without(otherTests, tests));
  }

  /** Whether no turn is forbidden where it mates. */
  private static boolean mates(RuleBlocks rules) {
    return rules.all().stream()
        .flatMap(rule -> rule.edits().stream())
        .noneMatch(edit -> edit != Rule.CAPTURE_PASSER && Edit.kind(edit) == Edit.NO_MATE);
  }

  /** Whether nothing of the rules is made later. */
  private static boolean isWhole(RuleBlocks rules) {
    return rules.all().stream().noneMatch(rule -> rule instanceof Rule.More);
  }

  /** Tests that stand instead of each other; one that stands alone is wanted to hold. */
  private void ask(Place place, List<Test> only, List<Test> onlyThere) {
    int piece = place.fromHand() ? Aim.NO_PIECE : place.piece();
    for (int i = 0; i < Math.max(only.size(), onlyThere.size()); i++) {
      Test first = i < only.size() ? only.get(i) : onlyThere.get(i);
      Test second = i < only.size() && i < onlyThere.size() ? onlyThere.get(i) : first;
      int known = times.merge(new Instead(first, second), 1, Integer::sum);
      if (asked.size() < MOST_ASKED && known <= MOST_ALIKE) {
        asked.add(Aim.of(first, second, piece, place.square()));
      }
    }
  }
}
