package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.GatheredEdits;
import org.rookery.program.MoveGroup;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/** What rules emit as people read them is what running them emits, word by word and in order. */
class GatheredEditsTest {
  static Stream<String> games() {
    return Stream.of("chess", "xiangqi", "baroque", "breakthrough", "racing-kings")
        .filter(name -> isPlain(Games.named(name).program()));
  }

  /** Games whose turns begin with whatever pieces on the board do, all blocks alike. */
  private static boolean isPlain(GameProgram program) {
    boolean drops = false;
    for (boolean droppable : program.droppable()) {
      drops |= droppable;
    }
    return !drops && program.groups().size() == 1;
  }

  @ParameterizedTest
  @MethodSource("games")
  void gathered_rules_emit_what_a_run_emits(String name) {
    GameEngine game = Games.named(name);
    MoveGenerator generator = new MoveGenerator(game.program());
    Playout playout = new Playout(game, Playouts.quick().seed(0));
    Map<RuleBlocks, List<Rule>> read = new IdentityHashMap<>();
    playout.play(
        10,
        position -> {
          if (position.continuation() == Position.NOWHERE) {
            assertThat(new Run(generator, position, read).all())
                .as(playout::where)
                .isEqualTo(generator.emittedParts(position));
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void no_look_is_asked_for_nothing(String name) {
    GameProgram program = Games.named(name).program();
    for (int piece = 1; piece < program.contents().size(); piece++) {
      RuleBlocks blocks =
          program.rules().moves(piece, program.topology().size() / 2, MoveGroup.UNTYPED);
      Set<Rule> seen = Collections.newSetFromMap(new IdentityHashMap<>());
      GatheredEdits.of(blocks).forEach(rule -> check(rule, seen));
    }
  }

  private static void check(Rule rule, Set<Rule> seen) {
    if (seen.add(rule) && rule instanceof Rule.Look look) {
      assertThat(look.yes()).isNotSameAs(look.no());
      if (look.no() instanceof Rule.Look next && next.square() == look.square()) {
        assertThat(next.yes()).isNotSameAs(look.yes());
      }
      check(look.yes(), seen);
      check(look.no(), seen);
    }
  }

  /** A plain run of the rules of all pieces of the player to move. */
  private static final class Run implements Rule.Cases<Boolean> {
    private final MoveGenerator generator;
    private final Position position;
    private final GameProgram program;
    private final Map<RuleBlocks, List<Rule>> read;
    private final List<Move> emitted = new ArrayList<>();
    private List<Integer> collected = new ArrayList<>();

    Run(MoveGenerator generator, Position position, Map<RuleBlocks, List<Rule>> read) {
      this.read = read;
      this.generator = generator;
      this.position = position;
      this.program = position.program();
    }

    List<Move> all() {
      for (int square = 0; square < program.topology().size(); square++) {
        int piece = position.content(square);
        if (piece != Contents.EMPTY && program.contents().owner(piece) == position.as()) {
          run(program.rules().moves(piece, square, MoveGroup.UNTYPED));
        }
      }
      return emitted;
    }

    private void run(RuleBlocks blocks) {
      for (Rule rule : rules(blocks)) {
        collected.clear();
        rule.match(this);
      }
    }

    private List<Rule> rules(RuleBlocks blocks) {
      return read.computeIfAbsent(blocks, GatheredEdits::of);
    }

    @Override
    public Boolean look(Rule.Look rule) {
      boolean yes = rule.pieces().has(position.content(rule.square()));
      return (yes ? rule.yes() : rule.no()).match(this);
    }

    @Override
    public Boolean ask(Rule.Ask rule) {
      return (holds(rule.test()) ? rule.yes() : rule.no()).match(this);
    }

    private boolean holds(Test test) {
      if (test instanceof Test.Captures captures) {
        boolean lifted = captures.from() == captures.to();
        for (int edit : collected) {
          boolean takes = Edit.kind(edit) == Edit.CAPTURE;
          if (takes && position.content(Edit.b(edit)) != Contents.EMPTY) {
            return true;
          }
          lifted |= Edit.kind(edit) == Edit.MOVE && Edit.a(edit) == captures.to();
        }
        return !lifted && position.content(captures.to()) != Contents.EMPTY;
      } else if (test instanceof Test.Not not) {
        return !holds(not.test());
      } else if (test instanceof Test.And and) {
        return and.tests().stream().allMatch(this::holds);
      } else if (test instanceof Test.Or or) {
        return or.tests().stream().anyMatch(this::holds);
      }
      return generator.holds(position, test);
    }

    @Override
    public Boolean fork(Rule.Fork rule) {
      List<Integer> before = List.copyOf(collected);
      rule.first().match(this);
      collected = new ArrayList<>(before);
      return rule.then().match(this);
    }

    @Override
    public Boolean collect(Rule.Collect rule) {
      add(rule.edit());
      return rule.next().match(this);
    }

    private void add(int edit) {
      if (edit != Rule.CAPTURE_PASSER) {
        collected.add(edit);
      } else if (position.passer() != Position.NOWHERE) {
        collected.add(Edit.of(Edit.CAPTURE, 0, position.passer()));
      }
    }

    @Override
    public Boolean forget(Rule.Forget rule) {
      collected.clear();
      return rule.next().match(this);
    }

    @Override
    public Boolean emit(Rule.Emit rule) {
      rule.edits().forEach(this::add);
      emitted.add(Move.of(collected.stream().mapToInt(Integer::intValue).toArray()));
      collected.clear();
      return rule.next().match(this);
    }

    @Override
    public Boolean more(Rule.More rule) {
      return rule.sequel().place().rule().match(this);
    }

    @Override
    public Boolean end(Rule.End rule) {
      return true;
    }
  }
}
