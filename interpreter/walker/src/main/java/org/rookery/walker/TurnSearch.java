package org.rookery.walker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.GameModel.Preference;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.Promotion;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.CaptureChoice;
import org.rookery.walker.rule.Blocks;
import org.rookery.walker.rule.RuleQuestions;
import org.rookery.walker.scene.Maker;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.SceneChange.Kind;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/** Finds the moves of a scene: all parts in all combinations, each made to see if it is legal. */
final class TurnSearch {
  private static final WalkedTurn PASS =
      new WalkedTurn(List.of(List.of(new SceneChange(Kind.PASS, 0, 0))));

  private final WalkerGame game;
  private final RuleQuestions questions;
  private final Blocks blocks;
  private final Scene scene;
  private final int as;
  private final WorkLimit effort;
  private final Set<WalkedTurn> turns = new LinkedHashSet<>();

  TurnSearch(WalkerGame game, RuleQuestions questions, Blocks blocks, Scene scene) {
    this(game, questions, blocks, scene, new WorkLimit());
  }

  private TurnSearch(
      WalkerGame game, RuleQuestions questions, Blocks blocks, Scene scene, WorkLimit effort) {
    this.effort = effort;
    this.game = game;
    this.questions = questions;
    this.blocks = blocks;
    this.scene = scene;
    this.as = game.players.indexOf(game.due(scene).as());
  }

  Set<WalkedTurn> pseudoLegal() {
    return turns(false);
  }

  /**
   * All turns, or all that may be legal: chains that change the same are one turn, which is legal
   * when any of its ways is.
   */
  private Set<WalkedTurn> turns(boolean legal) {
    if (scene.decided != Position.UNDECIDED) {
      return Set.of();
    }
    if (scene.continuation == View.NOWHERE) {
      beginnings(legal).forEach(turn -> complete(turn, Maker.begun(game, scene, turn), phases()));
      boolean always = game.model.mayPass().isEmpty();
      boolean now = game.model.mayPass().stream().anyMatch(it -> questions.holds(it, scene, as));
      if ((always || now) && pass().equals("true")) {
        turns.add(PASS);
      }
      SwapWalk.of(game, scene, it -> questions.holds(it, scene, as)).ifPresent(turns::add);
    } else {
      List<String> types = blocks.types(scene.continuationGroup);
      settled(blocks.moves(scene, scene.continuation, types))
          .forEach(part -> turns.add(new WalkedTurn(List.of(part))));
      if (game.option("pass partial")) {
        turns.add(PASS);
      }
    }
    return turns;
  }

  private String pass() {
    return game.model.options().getOrDefault("pass turn", "false");
  }

  /** The first parts, or chains of them, of the first tier that has any. */
  private Set<WalkedTurn> beginnings(boolean legal) {
    for (List<String> types : WalkerAttacks.tiers(game, game.due(scene))) {
      Set<List<SceneChange>> parts = blocks.parts(scene, types);
      if (!parts.isEmpty()) {
        return game.option("whole chains")
            ? new ChainSearch(
                    game, blocks, scene, effort, at -> !legal || !eachPart() || isSafe(at))
                .from(parts)
            : settled(parts).stream()
                .map(part -> new WalkedTurn(List.of(part)))
                .collect(Collectors.toCollection(LinkedHashSet::new));
      }
    }
    return Set.of();
  }

  /** A chain that cannot go on ends by itself. */
  private Set<List<SceneChange>> settled(Set<List<SceneChange>> parts) {
    Set<List<SceneChange>> settled = new LinkedHashSet<>();
    for (List<SceneChange> part : parts) {
      WalkedTurn turn = new WalkedTurn(List.of(part));
      boolean ends = turn.has(Kind.CONTINUE) && !canGoOn(Maker.after(game, scene, turn));
      settled.add(ends ? part.stream().filter(c -> c.kind() != Kind.CONTINUE).toList() : part);
    }
    return settled;
  }

  /** Whether the piece that has to go on has a legal way to, wherever that leads. */
  private boolean canGoOn(Scene after) {
    TurnSearch next = new TurnSearch(game, questions, blocks, after);
    List<String> types = blocks.types(after.continuationGroup);
    return blocks.moves(after, after.continuation, types).stream()
        .anyMatch(part -> next.isLegal(new WalkedTurn(List.of(part))));
  }

  /** The second parts that the turn may have: none where the order gives it to a move type. */
  private List<Phase> phases() {
    TurnItem item = game.due(scene);
    return WalkerAttacks.isOfType(game, item)
        ? List.of()
        : game.model.phases().stream()
            .filter(p -> p.name().isEmpty() || p.name().equals(item.phase()))
            .toList();
  }

  /** Adds the whole turns that begin so; each phase still open may ask for one more part. */
  private void complete(WalkedTurn turn, Scene after, List<Phase> open) {
    effort.spend(WorkLimit.TURN * turn.parts().size());
    int due = 0;
    while (due < open.size() && !questions.holds(open.get(due).when(), after, as)) {
      due++;
    }
    if (due == open.size()) {
      turns.add(turn);
      return;
    }
    Phase phase = open.get(due);
    List<Phase> rest = open.subList(due + 1, open.size());
    List<String> type = List.of(phase.moveType());
    Set<List<SceneChange>> parts =
        phase.together() ? blocks.together(after, type) : blocks.parts(after, type);
    for (List<SceneChange> part : parts) {
      WalkedTurn longer = turn.then(part);
      complete(longer, Maker.within(game, after, longer), rest);
    }
    if (parts.isEmpty() && phase.together()) {
      complete(turn, after, rest);
    } else if (parts.isEmpty() && !phase.otherwise().isEmpty()) {
      int ending = game.endingWithout(phase, scene.step);
      turns.add(turn.with(new SceneChange(Kind.ENDS, ending, 0)));
    }
  }

  Set<WalkedTurn> legal() {
    Set<WalkedTurn> legal = allLegal();
    compel(legal);
    if (legal.isEmpty()
        && pass().equals("forced")
        && scene.continuation == View.NOWHERE
        && scene.decided == Position.UNDECIDED
        && isLegal(PASS)) {
      legal.add(PASS);
    }
    OutWalk.of(game, questions, scene, !legal.isEmpty())
        .ifPresent(
            out -> {
              legal.clear();
              legal.add(out);
            });
    Set<WalkedTurn> counted = new LinkedHashSet<>();
    legal.forEach(turn -> counted.add(AfterWalk.complete(game, questions, scene, turn)));
    return counted;
  }

  /** Every move that leaves no own royal piece in check, whether or not another captures more. */
  private Set<WalkedTurn> allLegal() {
    Set<WalkedTurn> legal = new LinkedHashSet<>(turns(true));
    legal.removeIf(turn -> !isLegal(turn));
    return legal;
  }

  /** Leaves out turns where a capture, or the longest chain of captures, must be made. */
  private void compel(Set<WalkedTurn> legal) {
    boolean maximal =
        !game.model.options().getOrDefault("maximal captures", "false").equals("false");
    if (!maximal && !game.option("captures compulsory")) {
      return;
    }
    Map<WalkedTurn, Integer> captures = new LinkedHashMap<>();
    legal.forEach(
        turn -> captures.put(turn, captures(turn, maximal ? GameProgram.LONGEST_CHAIN : 0)));
    int most = captures.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    if (game.option("captures compulsory") && most > 0) {
      legal.removeIf(turn -> captures.getOrDefault(turn, 0) == 0);
    }
    boolean isFree =
        legal.stream().anyMatch(turn -> !turn.equals(PASS) && captures.getOrDefault(turn, 0) == 0);
    if (maximal && !isFree) {
      captures.forEach(
          (turn, count) -> {
            if (count > 0 && count < most) {
              legal.remove(turn);
            }
          });
    }
    if (most > 0) {
      prefer(legal);
    }
  }

  /** Leaves out captures where others come first by what they capture or who captures. */
  private void prefer(Set<WalkedTurn> legal) {
    for (Preference preference : game.model.capturedPieces().choices()) {
      Map<WalkedTurn, Long> scores = new LinkedHashMap<>();
      legal.forEach(turn -> scores.put(turn, score(turn, preference)));
      long best = scores.values().stream().mapToLong(Long::longValue).max().orElse(0);
      legal.removeIf(turn -> scores.getOrDefault(turn, best) < best);
    }
  }

  private long score(WalkedTurn turn, Preference preference) {
    if (preference.kind() == CaptureChoice.Kind.CAPTOR) {
      return turn.parts().get(0).stream()
          .filter(change -> change.kind() == Kind.MOVE)
          .limit(1)
          .mapToLong(change -> worth(scene.pieces[change.a()], preference))
          .sum();
    }
    long score = 0;
    long weight = 1L << 30;
    for (int piece : Maker.after(game, scene, turn).captured) {
      int worth = worth(piece, preference);
      boolean early = preference.kind() == CaptureChoice.Kind.EARLY;
      score += early ? (worth > 0 ? weight : 0) : worth;
      weight /= 2;
    }
    return score;
  }

  private int worth(int piece, Preference preference) {
    return preference.worth().getOrDefault(game.piece(piece).name(), 0);
  }

  /**
   * How many pieces a turn captures, with the best of so many parts that can follow it; what
   * follows a position that has been there before does not count.
   */
  private int captures(WalkedTurn turn, int parts) {
    effort.spend(WorkLimit.PART);
    Scene after = Maker.after(game, scene, turn);
    int rest = 0;
    if (parts > 0 && after.continuation != View.NOWHERE && after.occurrences(game) == 1) {
      TurnSearch next = new TurnSearch(game, questions, blocks, after, effort);
      for (WalkedTurn further : next.allLegal()) {
        rest = Math.max(rest, next.captures(further, parts - 1));
      }
    }
    return after.captured.stream().mapToInt(this::worth).sum() + rest;
  }

  /** The value of a captured piece where numbers decide: one more outweighs any dearer type. */
  private int worth(int piece) {
    boolean dearer =
        game.model.options().getOrDefault("maximal captures", "").equals("2")
            && Promotion.madeOfOthers(game.model).contains(game.piece(piece).name());
    return dearer ? 10_001 : 10_000;
  }

  private boolean isLegal(WalkedTurn turn) {
    if (eachPart() && !isSafeAfterEachPart(turn)) {
      return false;
    }
    Scene after = Maker.after(game, scene, turn);
    if (!isSafe(after)) {
      return false;
    }
    boolean mayNotGiveCheck = game.model.royals().stream().anyMatch(RoyalModel::mayNotGiveCheck);
    int mover = game.mover(scene);
    if (mayNotGiveCheck
        && game.opponents(mover).stream().anyMatch(p -> questions.inCheck(after, p))) {
      return false;
    }
    return !isForbidden(turn, after) && (!turn.has(Kind.NO_MATE) || !isMate(after));
  }

  private boolean eachPart() {
    return game.model.royals().stream().anyMatch(RoyalModel::eachPart);
  }

  private boolean isForbidden(WalkedTurn turn, Scene after) {
    int players = game.players.size();
    return turn.parts().stream()
        .flatMap(List::stream)
        .filter(change -> change.kind() == Kind.FORBID)
        .mapToInt(SceneChange::a)
        .anyMatch(n -> questions.holds(game.forbidden.get(n / players), after, n % players));
  }

  /** After the last part the turn is judged as a whole. */
  private boolean isSafeAfterEachPart(WalkedTurn turn) {
    List<List<SceneChange>> parts = new ArrayList<>();
    Scene after = scene;
    for (List<SceneChange> part : turn.parts().subList(0, turn.parts().size() - 1)) {
      parts.add(part);
      after = Maker.within(game, after, new WalkedTurn(List.copyOf(parts)));
      if (!isSafe(after)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The mover keeps a royal piece and none is attacked, or they have captured the last royal piece
   * of their opponents.
   */
  private boolean isSafe(Scene after) {
    if (royals(scene, List.of(as)) > 0 && royals(after, List.of(as)) == 0) {
      return false;
    }
    List<Integer> opponents = game.opponents(as);
    boolean tookLast = royals(scene, opponents) > 0 && royals(after, opponents) == 0;
    if (leadsOn()) {
      return opponents.stream().noneMatch(player -> questions.inCheck(after, player));
    }
    return tookLast || !questions.inCheck(after, as);
  }

  /** Whether the same player moves next, so that their royal pieces need be safe only later. */
  private boolean leadsOn() {
    List<TurnItem> order = game.model.turnOrder();
    TurnItem now = order.get(scene.step);
    TurnItem next =
        order.get(scene.step + 1 < order.size() ? scene.step + 1 : game.model.repeatFrom());
    return order.size() > 1
        && now.player().equals(next.player())
        && now.as().equals(next.as())
        && game.model.royals().stream().anyMatch(RoyalModel::inTheEnd);
  }

  private long royals(Scene where, List<Integer> players) {
    return IntStream.of(where.pieces)
        .filter(
            piece ->
                piece != Contents.EMPTY
                    && game.isRoyal(piece)
                    && players.contains(game.owner(piece)))
        .count();
  }

  private boolean isMate(Scene after) {
    int next = game.players.indexOf(game.due(after).as());
    return questions.inCheck(after, next) && questions.legalMoves(after).isEmpty();
  }
}
