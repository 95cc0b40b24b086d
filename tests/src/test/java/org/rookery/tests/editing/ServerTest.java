package org.rookery.tests.editing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rookery.lsp.feature.Tokens;

/** Every feature, as an editor asks for it. */
class ServerTest {
  private static final String FILE = "rules/my-own.rules";

  private static final String TEXT =
      """
      ; A game to try things on.
      ; Its men are its own.
      (include "boards")

      ; A step that captures nothing.
      (define quiet ($way)
         ($way (verify empty?) add))

      (game
         (title "Mine")
         (two-players)
         (board (rectangle 4 4) (zone (name far) (positions (own-rank 4))))
         (board-setup (White (Man a1) (Rider b1)) (Black (Man a4) (Rider b4)))
         (piece (name Man) (letter M) (moves (quiet n) (quiet s)))
         (piece (name Rider) (letter R)
            (moves (betza "mRcB")
                   (e (verify (in-zone? far)) (verify not-friend?) (add Man))))
         (stalemate draw)
         (repetition 3 draw))
      """;

  private Editor editor = editor();
  private TextDocumentService documents = editor.server().getTextDocumentService();

  private static Editor editor() {
    try {
      return new Editor();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @BeforeEach
  void open() throws Exception {
    assertThat(editor.open(FILE, TEXT)).isEmpty();
  }

  private Position at(String text, int behind) {
    return editor.at(FILE, text, behind);
  }

  private String hover(String text, int behind) throws Exception {
    return documents
        .hover(new HoverParams(Editor.id(FILE), at(text, behind)))
        .get(20, TimeUnit.SECONDS)
        .getContents()
        .getRight()
        .getValue();
  }

  private List<String> completions(Position place) throws Exception {
    return documents
        .completion(new CompletionParams(Editor.id(FILE), place))
        .get(20, TimeUnit.SECONDS)
        .getLeft()
        .stream()
        .map(CompletionItem::getLabel)
        .toList();
  }

  @Test
  void problemsAreToldWhileTyping() throws Exception {
    List<Diagnostic> problems = editor.change(FILE, TEXT.replace("(quiet s)", "(quite s)"));

    assertThat(problems)
        .extracting(d -> d.getMessage().getLeft())
        .anyMatch(m -> m.contains("quite"));
    assertThat(problems.get(0).getRange().getStart().getLine()).isEqualTo(13);
    assertThat(editor.change(FILE, TEXT)).isEmpty();
  }

  @Test
  void problemsOfAnUnsavedIncludeAreToldToo() throws Exception {
    String other = "rules/their-own.rules";
    assertThat(editor.open(other, "(include \"my-own\")\n(variant (title \"V\"))")).isNotEmpty();
  }

  @Test
  void lintIsToldWhenAFileIsSaved() throws Exception {
    editor.change(FILE, TEXT.replace("(verify not-friend?) ", ""));

    List<Diagnostic> problems = editor.save(FILE);

    assertThat(problems).extracting(d -> d.getCode().getLeft()).contains("captures-own-pieces");
    assertThat(mendings(problems)).contains("Allow it here");
  }

  @Test
  void aGuessIsAFix() throws Exception {
    List<Diagnostic> problems =
        editor.change(FILE, TEXT.replace("(verify empty?)", "(verifi empty?)"));

    assertThat(mendings(problems)).contains("Write `verify`");
  }

  /** What is offered against the first of some problems. */
  private List<String> mendings(List<Diagnostic> problems) throws Exception {
    CodeActionContext context = new CodeActionContext(problems);
    return documents
        .codeAction(new CodeActionParams(Editor.id(FILE), problems.get(0).getRange(), context))
        .get(20, TimeUnit.SECONDS)
        .stream()
        .map(action -> action.getRight().getTitle())
        .toList();
  }

  @Test
  void hoversTellWordsMacrosPiecesAndBetza() throws Exception {
    assertThat(hover("verify", 2)).contains("Example:");
    assertThat(hover("(quiet n)", 3)).contains("A step that captures nothing.");
    assertThat(hover("(name Rider)", 8)).contains("Rider").contains("```");
    assertThat(hover("mRcB", 2)).contains("straight").contains("only to capture");
  }

  @Test
  void completionsGoByTheirPlace() throws Exception {
    assertThat(completions(at("(stalemate", 1)))
        .contains("ending", "piece")
        .doesNotContain("verify");
    assertThat(completions(at("(stalemate", 10))).contains("ending").doesNotContain("verify");
    assertThat(completions(at("(add Man)", 6)).get(0)).isIn("Man", "Rider", "King");
    assertThat(completions(at("(in-zone? far)", 11)).get(0)).isEqualTo("far");
    assertThat(completions(at("\"boards\"", 3))).contains("boards", "castling");
    assertThat(completions(at("(verify empty?)", 9))).contains("empty?", "enemy?", "quiet");
  }

  @Test
  void signaturesTellTheArgument() throws Exception {
    var help =
        documents
            .signatureHelp(new SignatureHelpParams(Editor.id(FILE), at("(quiet n)", 8)))
            .get(20, TimeUnit.SECONDS);

    assertThat(help.getSignatures().get(0).getLabel()).isEqualTo("(quiet $way)");
    assertThat(help.getActiveParameter()).isZero();
  }

  @Test
  void definitionsAndReferences() throws Exception {
    var definition =
        documents
            .definition(new DefinitionParams(Editor.id(FILE), at("(quiet n)", 3)))
            .get(20, TimeUnit.SECONDS)
            .getLeft();
    assertThat(definition.get(0).getRange().getStart().getLine()).isEqualTo(5);
    var macro =
        documents
            .definition(new DefinitionParams(Editor.id(FILE), at("(two-players)", 3)))
            .get(20, TimeUnit.SECONDS)
            .getLeft();
    assertThat(macro.get(0).getUri()).endsWith("stdlib/boards.rules");
    var references =
        documents
            .references(
                new ReferenceParams(
                    Editor.id(FILE), at("(quiet n)", 3), new ReferenceContext(true)))
            .get(60, TimeUnit.SECONDS);
    assertThat(references).hasSize(3);
  }

  @Test
  void renameChangesEveryUseAndRefusesWords() throws Exception {
    var edit =
        documents
            .rename(new RenameParams(Editor.id(FILE), at("(quiet n)", 3), "stroll"))
            .get(60, TimeUnit.SECONDS);

    assertThat(edit.getChanges()).containsOnlyKeys(Editor.uri(FILE));
    assertThat(edit.getChanges().get(Editor.uri(FILE))).hasSize(3);
    assertThatThrownBy(
            () ->
                documents
                    .rename(new RenameParams(Editor.id(FILE), at("verify", 2), "test"))
                    .get(20, TimeUnit.SECONDS))
        .hasMessageContaining("word of the language");
    assertThatThrownBy(
            () ->
                documents
                    .rename(new RenameParams(Editor.id(FILE), at("(quiet n)", 3), "Man"))
                    .get(60, TimeUnit.SECONDS))
        .hasMessageContaining("already");
  }

  @Test
  void theShapeOfTheFile() throws Exception {
    var symbols =
        documents
            .documentSymbol(new DocumentSymbolParams(Editor.id(FILE)))
            .get(20, TimeUnit.SECONDS);
    assertThat(symbols).extracting(s -> s.getRight().getName()).contains("quiet", "Mine");
    assertThat(
            documents
                .foldingRange(new FoldingRangeRequestParams(Editor.id(FILE)))
                .get(20, TimeUnit.SECONDS))
        .hasSizeGreaterThan(2);
    assertThat(
            documents
                .documentLink(new DocumentLinkParams(Editor.id(FILE)))
                .get(20, TimeUnit.SECONDS))
        .hasSize(1);
    editor.change(FILE, "; a\n; b\n(define c\n   d)\n; alone\n(define e)\n; f\n; g\n; h");
    assertThat(
            documents
                .foldingRange(new FoldingRangeRequestParams(Editor.id(FILE)))
                .get(20, TimeUnit.SECONDS))
        .extracting(fold -> fold.getStartLine() + "-" + fold.getEndLine() + " " + fold.getKind())
        .containsExactlyInAnyOrder("0-1 comment", "2-3 null", "6-8 comment");
    editor.change(FILE, TEXT.replace("   (two-players)", "        (two-players)"));
    assertThat(
            documents
                .formatting(new DocumentFormattingParams(Editor.id(FILE), new FormattingOptions()))
                .get(20, TimeUnit.SECONDS))
        .singleElement()
        .satisfies(e -> assertThat(e.getNewText()).contains("\n   (two-players)"));
  }

  @Test
  void coloursLensesAndHints() throws Exception {
    List<Integer> tokens =
        documents
            .semanticTokensFull(new SemanticTokensParams(Editor.id(FILE)))
            .get(20, TimeUnit.SECONDS)
            .getData();
    assertThat(tokens.subList(0, 5)).containsExactly(0, 0, 26, Tokens.LEGEND.indexOf("comment"), 0);
    assertThat(tokens.size() % 5).isZero();
    assertThat(documents.codeLens(new CodeLensParams(Editor.id(FILE))).get(20, TimeUnit.SECONDS))
        .singleElement()
        .satisfies(lens -> assertThat(lens.getCommand().getTitle()).contains("moves at the start"));
    Range whole = new Range(new Position(0, 0), new Position(99, 0));
    assertThat(
            documents
                .inlayHint(new InlayHintParams(Editor.id(FILE), whole))
                .get(20, TimeUnit.SECONDS))
        .extracting(hint -> hint.getLabel().getLeft())
        .containsExactly("way:", "way:");
  }

  @Test
  void suitesAreCheckedAndCompleted() throws Exception {
    String suite = "tests/regression/my-own.yaml";
    String text =
        "rules: chess\ncases:\n  - name: a\n    expect: {count: 20, legal: [\"e2-e4\"]}\n    \n";

    assertThat(editor.open(suite, text)).isEmpty();
    assertThat(editor.change(suite, text.replace("count", "cuont"))).hasSize(1);
    editor.change(suite, text);
    var turns =
        documents
            .completion(new CompletionParams(Editor.id(suite), editor.at(suite, "[\"", 2)))
            .get(20, TimeUnit.SECONDS)
            .getLeft();
    assertThat(turns).extracting(CompletionItem::getLabel).contains("e2-e4", "King", "e4");
    var keys =
        documents
            .completion(new CompletionParams(Editor.id(suite), new Position(4, 4)))
            .get(20, TimeUnit.SECONDS)
            .getLeft();
    assertThat(keys)
        .extracting(CompletionItem::getLabel)
        .contains("play: ", "to-move: ", "expect: ");
  }
}
