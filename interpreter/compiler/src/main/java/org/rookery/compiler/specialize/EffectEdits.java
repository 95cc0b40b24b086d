package org.rookery.compiler.specialize;

import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.specialize.State.Certainty;
import org.rookery.program.ColumnWork;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Rule;
import org.rookery.program.board.Topology;

/** The edit words of an effect at a site; none when its place is off the board. */
final class EffectEdits {
  /** The words, and whether they capture. */
  record Written(int[] words, Certainty captures) {}

  private static final Written NOTHING = new Written(new int[0], Certainty.NO);

  private final ConditionContext questions;
  private final Situation situation;

  EffectEdits(ConditionContext questions, Situation situation) {
    this.questions = questions;
    this.situation = situation;
  }

  Written edit(Effect effect, RuleSite site, IntFunction<@Nullable ContentSet> fact) {
    return effect.match(new Words(site, fact));
  }

  private static Written word(int kind, int a, int b) {
    return new Written(new int[] {Edit.of(kind, a, b)}, Certainty.NO);
  }

  private final class Words implements Effect.Cases<Written> {
    private final RuleSite site;
    private final IntFunction<@Nullable ContentSet> fact;

    Words(RuleSite site, IntFunction<@Nullable ContentSet> fact) {
      this.site = site;
      this.fact = fact;
    }

    private Written at(Place place, int kind, int a) {
      int square = questions.square(place, site);
      return square == Topology.NOWHERE ? NOTHING : word(kind, a, square);
    }

    private int player(Optional<String> name) {
      if (name.isEmpty()) {
        return site.player();
      }
      int number = questions.names().players.indexOf(name.get());
      return number >= 0 ? number : questions.names().next(site.player());
    }

    private int type(Optional<String> piece) {
      return piece
          .map(questions.names().pieces::indexOf)
          .orElseGet(() -> questions.names().contents.type(site.content()));
    }

    @Override
    public Written stay(Effect.Stay effect) {
      int square = questions.square(effect.place(), site);
      return square == Topology.NOWHERE ? NOTHING : word(Edit.MOVE, square, square);
    }

    @Override
    public Written capture(Effect.Capture effect) {
      int square = questions.square(effect.place(), site);
      if (square == Topology.NOWHERE) {
        return NOTHING;
      }
      return new Written(new int[] {Edit.of(Edit.CAPTURE, 0, square)}, taken(square));
    }

    /** How sure it is that there is a piece to be captured. */
    private Certainty taken(int square) {
      ContentSet there = fact.apply(square);
      // The piece that goes is lifted before anything is captured.
      boolean stays = there != null && square != site.from();
      return stays && !there.has(Contents.EMPTY) ? Certainty.YES : Certainty.MAYBE;
    }

    @Override
    public Written capturePasser(Effect.CapturePasser effect) {
      return new Written(new int[] {Rule.CAPTURE_PASSER}, Certainty.YES);
    }

    @Override
    public Written remove(Effect.Remove effect) {
      return at(effect.place(), Edit.REMOVE, 0);
    }

    @Override
    public Written create(Effect.Create effect) {
      int content = questions.names().contents.of(type(effect.piece()), player(effect.player()));
      return new Written(at(effect.place(), Edit.CREATE, content).words(), Certainty.MAYBE);
    }

    @Override
    public Written own(Effect.Own effect) {
      return at(effect.place(), Edit.OWNER, player(effect.player()));
    }

    @Override
    public Written flip(Effect.Flip effect) {
      return at(effect.place(), Edit.OWNER, Edit.NEXT_PLAYER);
    }

    @Override
    public Written become(Effect.Become effect) {
      return at(effect.place(), Edit.TYPE, questions.names().pieces.indexOf(effect.piece()));
    }

    @Override
    public Written mark(Effect.Mark effect) {
      int attribute = questions.names().attributes.indexOf(effect.attribute());
      return attribute < 0
          ? NOTHING
          : at(
              effect.place(),
              effect.value() ? Edit.SET_ATTRIBUTE : Edit.CLEAR_ATTRIBUTE,
              attribute);
    }

    @Override
    public Written pass(Effect.Pass effect) {
      return at(effect.place(), Edit.PASSED, 0);
    }

    @Override
    public Written count(Effect.Count effect) {
      int counter = questions.names().counter(effect.counter(), effect.side(), site.player());
      return word(Edit.COUNTER, counter, effect.by() + Edit.COUNTER_BIAS);
    }

    @Override
    public Written countOn(Effect.CountOn effect) {
      int square = questions.square(effect.place(), site);
      return square == Topology.NOWHERE
          ? NOTHING
          : word(
              Edit.COUNTER,
              questions.counterOn(effect.counter(), square),
              effect.by() + Edit.COUNTER_BIAS);
    }

    @Override
    public Written take(Effect.Take effect) {
      return word(Edit.TAKE, questions.names().contents.of(type(effect.piece()), site.player()), 0);
    }

    @Override
    public Written discard(Effect.Discard effect) {
      int piece =
          effect.piece().isEmpty()
              ? situation.content()
              : questions.names().contents.of(type(effect.piece()), site.player());
      return word(Edit.DISCARD, piece, 0);
    }

    @Override
    public Written column(Effect.Column effect) {
      int square = questions.square(effect.place(), site);
      if (square == Topology.NOWHERE) {
        return NOTHING;
      }
      int number =
          effect
              .deed()
              .piece()
              .map(questions.names().pieces::indexOf)
              .orElse(effect.deed().number());
      int[] word = {effect.deed().work().on(square, number)};
      boolean captures = effect.deed().work() == ColumnWork.UNDER;
      return new Written(word, captures ? taken(square) : Certainty.NO);
    }

    @Override
    public Written forbidMate(Effect.ForbidMate effect) {
      return word(Edit.NO_MATE, 0, 0);
    }

    @Override
    public Written forbid(Effect.Forbid effect) {
      int number = questions.forbidden().indexOf(effect.condition());
      return word(Edit.FORBID, questions.names().forbidden(number, site.player()), 0);
    }
  }
}
