package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;

/** Sections that change what moves do, for several pieces at once. */
public final class HookWords {
  private static final Filter ALL = Filter.of(Side.ANY);

  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          hook(
              "on-move",
              Hook.Kind.ON_MOVE,
              "What else every move but a drop does, with the cursor where it ends.",
              "(on-move (only Footman) (change-type Captain))"),
          hook(
              "on-capture",
              Hook.Kind.ON_CAPTURE,
              "What else every capture does, with the cursor where it ends.",
              "(on-capture (except Chief) capture)"),
          hook(
              "on-drop",
              Hook.Kind.ON_DROP,
              "What else every drop does.",
              "(on-drop (add-to checks 1))"),
          word(
              "may-move",
              "[(only piece…)] [(except piece…)] condition [(otherwise statement…)]",
              "What must hold on a piece's square for it to move; and what it may do otherwise. A block "
                  + "that takes no step, such as `(remove) add`, is no move in this sense.",
              "(may-move (except Chief) (not attacked?) (otherwise (remove) add))",
              c -> Section.at(GameDraft.RULES, game -> game.hooks.add(mayMove(c)))));

  private HookWords() {}

  private static Keyword<Section<GameDraft>> hook(
      String name, Hook.Kind kind, String sentence, String example) {
    return word(
        name,
        "[(only piece…)] [(except piece…)] statement…",
        sentence,
        example,
        c -> Section.at(GameDraft.RULES, game -> game.hooks.add(hook(c, kind))));
  }

  private static Hook hook(Call call, Hook.Kind kind) {
    Optional<Filter> filter = audience(call.arg(0), call.scope());
    List<Statement> statements = call.statements(filter.isPresent() ? 1 : 0);
    return new Hook(
        kind, filter.orElse(ALL), new Condition.Constant(true), statements, call.origin());
  }

  private static Hook mayMove(Call call) {
    Optional<Filter> filter = audience(call.arg(0), call.scope());
    int next = filter.isPresent() ? 1 : 0;
    if (next >= call.size() || call.size() > next + 2) {
      call.problems().error("wrong-arity", call.origin(), "`may-move` needs one condition.");
      return new Hook(
          Hook.Kind.MAY_MOVE, ALL, new Condition.Constant(true), List.of(), call.origin());
    }
    Condition condition = call.condition(next);
    List<Statement> otherwise = List.of();
    if (next + 1 < call.size()) {
      Form last = call.arg(next + 1);
      List<Form> items = call.items(last);
      if (last.isHeadedBy("otherwise")) {
        otherwise = call.scope().statements(items.subList(1, items.size()));
      } else if (last instanceof Form.Group) {
        Form head = items.get(0);
        call.problems()
            .unknownWord(
                "part of `may-move`",
                head.atom().orElse("(…)"),
                head.origin(),
                List.of("otherwise"));
      }
    }
    return new Hook(Hook.Kind.MAY_MOVE, filter.orElse(ALL), condition, otherwise, call.origin());
  }

  /** The pieces a section is for: {@code (only P…)} or {@code (except P…)}, if the form is that. */
  static Optional<Filter> audience(Form form, Scope scope) {
    boolean except = form.isHeadedBy("except");
    if (!except && !form.isHeadedBy("only")) {
      return Optional.empty();
    }
    List<Form> items = ((Form.Group) form).items();
    List<String> pieces = scope.names(NameKind.PIECE, items.subList(1, items.size()));
    return Optional.of(new Filter(Side.ANY, pieces, except));
  }
}
