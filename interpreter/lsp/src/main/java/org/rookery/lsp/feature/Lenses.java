package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintKind;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.rookery.game.Game;
import org.rookery.language.form.Form;
import org.rookery.lsp.text.Definition;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;

/** What is shown between and beside the lines: how many turns a game has, what arguments mean. */
public final class Lenses {
  private final World world;

  /** Those of files of a world. */
  public Lenses(World world) {
    this.world = world;
  }

  /** Above the last game of a file, which is the one it means: how many turns it begins with. */
  public List<CodeLens> of(Path file) {
    EditedRules text = world.parsed(file);
    List<Form.Group> games = new ArrayList<>(text.top("game"));
    games.addAll(text.top("variant"));
    Optional<Game> game = games.isEmpty() ? Optional.empty() : world.rules(file).load().game();
    if (game.isEmpty()) {
      return List.of();
    }
    Form.Group last = games.get(games.size() - 1);
    String title =
        game.get().start().turnsWhateverEnded().size()
            + " moves at the start, "
            + game.get().pieces().size()
            + " piece types, "
            + game.get().squares().size()
            + " squares";
    CodeLens lens = new CodeLens(Ranges.of(last.items().get(0).origin().span()));
    lens.setCommand(new Command(title, ""));
    return List.of(lens);
  }

  /** Before each argument of a macro with named parameters: the parameter. */
  public List<InlayHint> hints(Path file) {
    EditedRules text = world.parsed(file);
    List<InlayHint> hints = new ArrayList<>();
    List<Definition> macros =
        world.definitions(file).stream().filter(d -> d.word().equals("define")).toList();
    text.each(
        form -> {
          if (form instanceof Form.Group group) {
            macros.stream()
                .filter(macro -> group.isHeadedBy(macro.name().toString()))
                .findFirst()
                .ifPresent(macro -> hints(group, Signatures.parameters(macro.whole()), hints));
          }
        });
    return hints;
  }

  private static void hints(Form.Group call, List<String> parameters, List<InlayHint> hints) {
    for (int i = 0; i < parameters.size() && i + 1 < call.items().size(); i++) {
      String parameter = parameters.get(i);
      if (!parameter.equals("$*")) {
        InlayHint hint =
            new InlayHint(
                Ranges.of(call.items().get(i + 1).origin().span()).getStart(),
                Either.forLeft(parameter.substring(1) + ":"));
        hint.setKind(InlayHintKind.Parameter);
        hint.setPaddingRight(true);
        hints.add(hint);
      }
    }
  }
}
