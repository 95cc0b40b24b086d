package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.piece.PieceDraft;
import org.rookery.compiler.elaborate.piece.PieceWords;
import org.rookery.compiler.elaborate.scope.BlockSectionKind;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.elaborate.vocabulary.Sections;
import org.rookery.compiler.model.Filter;
import org.rookery.language.form.Form;

/** Sections that declare pieces and add to them. */
public final class PieceSections {
  private static final String ATTRIBUTE = "attribute";

  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          zrf(
              "piece",
              "group…",
              "A piece type: its name, and the rules by which it moves.",
              "(piece (name Sentry) (letter F) (moves (ne (verify not-friend?) add)))",
              PieceSections::piece),
          word(
              "every-piece",
              "group…",
              "Adds rules and attributes to all pieces, or to those that `only` or `except` names.",
              "(every-piece (except Chief) (moves ((remove) add)))",
              c ->
                  Section.<GameDraft>at(GameDraft.NAMES, game -> moveTypes(c, game))
                      .then(GameDraft.ADDITIONS, game -> everyPiece(c, game))));

  private PieceSections() {}

  private static Section<GameDraft> piece(Call call) {
    List<Section<PieceDraft>> sections = new ArrayList<>();
    Optional<Form> name = Optional.empty();
    for (Form form : call.args()) {
      if (form.isHeadedBy("name") && ((Form.Group) form).items().size() == 2) {
        name = Optional.of(((Form.Group) form).items().get(1));
      }
    }
    Optional<String> found = name.flatMap(Form::atom);
    if (found.isEmpty()) {
      // A word that is no section of a piece may be a misspelt `name`: it is told first.
      for (Form form : call.args()) {
        Sections.read(form, PieceWords.VOCABULARY, call.scope());
      }
      call.problems().error("missing-name", call.origin(), "A piece needs a `(name …)`.");
      return Section.ignored();
    }
    Scope scope = call.scope().inside(found.get());
    PieceDraft piece = new PieceDraft(found.get(), scope, call.origin());
    for (Form form : call.args()) {
      Sections.read(form, PieceWords.VOCABULARY, scope).ifPresent(sections::add);
    }
    return Section.<GameDraft>at(
            GameDraft.NAMES,
            game -> {
              declare(piece, game);
              Section.carryOut(sections, PieceWords.NAMES, piece);
            })
        .then(GameDraft.RULES, game -> Section.carryOut(sections, PieceWords.RULES, piece));
  }

  private static void declare(PieceDraft piece, GameDraft game) {
    game.scope.names().add(NameKind.PIECE, piece.name);
    PieceDraft first = game.pieces.put(piece.name, piece);
    if (first != null) {
      game.replaced.add(first);
      game.problems()
          .oddity(
              "duplicate-piece",
              piece.origin,
              "The piece `" + piece.name + "` is defined a second time.",
              "first defined at " + first.origin.authored().position());
    }
  }

  private static void moveTypes(Call call, GameDraft game) {
    for (Form form : call.args()) {
      List<Form> items = ((Form.Group) form).items();
      PieceWords.moveTypes(items, game.scope);
      if (form.isHeadedBy(ATTRIBUTE) && items.size() > 1) {
        items
            .get(1)
            .atom()
            .ifPresent(attribute -> game.scope.names().add(NameKind.ATTRIBUTE, attribute));
      }
    }
  }

  private static void everyPiece(Call call, GameDraft game) {
    Optional<Filter> filter = HookWords.audience(call.arg(0), call.scope());
    for (PieceDraft piece : game.pieces.values()) {
      if (filter.isEmpty() || filter.get().types().contains(piece.name) != filter.get().except()) {
        for (Form form : call.from(filter.isPresent() ? 1 : 0)) {
          addBlocks((Form.Group) form, piece);
        }
      }
    }
  }

  private static void addBlocks(Form.Group form, PieceDraft piece) {
    if (form.isHeadedBy(ATTRIBUTE)) {
      PieceWords.addAttribute(form, piece);
      return;
    }
    Optional<BlockSectionKind> home =
        switch (form.head().orElse("")) {
          case "moves" -> Optional.of(BlockSectionKind.MOVES);
          case "drops" -> Optional.of(BlockSectionKind.DROPS);
          case "hand" -> Optional.of(BlockSectionKind.HAND);
          default -> Optional.empty();
        };
    if (home.isEmpty()) {
      piece
          .scope
          .problems()
          .unknownWord(
              "section of `every-piece`",
              form.head().orElse("()"),
              form.origin(),
              List.of("moves", "drops", "hand", ATTRIBUTE));
      return;
    }
    // Read as a section of a piece, so that the blocks' shapes are looked at.
    Sections.read(form, PieceWords.VOCABULARY, piece.scope)
        .ifPresent(section -> Section.carryOut(List.of(section), PieceWords.RULES, piece));
  }
}
