package org.rookery.lsp;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;
import org.rookery.game.files.Rulebook;
import org.rookery.lsp.feature.Completions;
import org.rookery.lsp.feature.Diagnoses;
import org.rookery.lsp.feature.Hovers;
import org.rookery.lsp.feature.Lenses;
import org.rookery.lsp.feature.NoRename;
import org.rookery.lsp.feature.Outlines;
import org.rookery.lsp.feature.QuickFixes;
import org.rookery.lsp.feature.Signatures;
import org.rookery.lsp.feature.SuiteHelp;
import org.rookery.lsp.feature.SymbolNames;
import org.rookery.lsp.feature.Tokens;
import org.rookery.lsp.text.World;

/**
 * The open files, and each question about one of them handed to the feature that answers it. One
 * question is answered at a time, in the order in which they come.
 */
final class Documents implements TextDocumentService {
  private final World world;
  private final Map<Path, String> suites = new TreeMap<>();
  private @Nullable LanguageClient client;

  Documents(Rulebook rulebook) {
    world = new World(rulebook);
  }

  void connect(LanguageClient editor) {
    client = editor;
  }

  private static Path path(String uri) {
    URI parsed = URI.create(uri);
    return "file".equals(parsed.getScheme())
        ? Path.of(parsed)
        : Path.of(
            String.valueOf(parsed.getSchemeSpecificPart()).replaceAll("[^A-Za-z0-9._-]", "_"));
  }

  private static Path path(TextDocumentIdentifier document) {
    return path(document.getUri());
  }

  private static boolean isSuite(Path file) {
    return file.toString().endsWith(".yaml") || file.toString().endsWith(".yml");
  }

  /** An answer; nothing where the file is a suite, of which only few things can be asked. */
  private <T> CompletableFuture<T> answer(
      TextDocumentIdentifier document, T none, Supplier<T> ask) {
    synchronized (world) {
      return CompletableFuture.completedFuture(isSuite(path(document)) ? none : ask.get());
    }
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    String uri = params.getTextDocument().getUri();
    synchronized (world) {
      world.call(path(uri), uri);
    }
    changed(uri, params.getTextDocument().getText(), true);
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    int last = params.getContentChanges().size() - 1;
    String text = params.getContentChanges().get(last).getText();
    changed(params.getTextDocument().getUri(), text, false);
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {
    synchronized (world) {
      Path file = path(params.getTextDocument());
      if (!isSuite(file)) {
        publish(params.getTextDocument().getUri(), new Diagnoses(world).of(file, true));
      }
    }
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    synchronized (world) {
      Path file = path(params.getTextDocument());
      world.close(file);
      suites.remove(file);
      publish(params.getTextDocument().getUri(), List.of());
    }
  }

  private void changed(String uri, String text, boolean lints) {
    synchronized (world) {
      Path file = path(uri);
      if (isSuite(file)) {
        suites.put(file, text);
        publish(uri, new Diagnoses(world).ofSuite(file, text));
        return;
      }
      world.edit(file, text);
      publish(uri, new Diagnoses(world).of(file, lints));
      for (Path other : world.openFiles()) {
        if (!other.equals(file) && !isSuite(other)) {
          publish(world.uri(other), new Diagnoses(world).of(other, false));
        }
      }
    }
  }

  private void publish(String uri, List<Diagnostic> problems) {
    LanguageClient editor = client;
    if (editor != null) {
      editor.publishDiagnostics(new PublishDiagnosticsParams(uri, problems));
    }
  }

  @Override
  public CompletableFuture<@Nullable Hover> hover(HoverParams params) {
    synchronized (world) {
      Path file = path(params.getTextDocument());
      @Nullable Hover hover =
          isSuite(file)
              ? null
              : new Hovers(world)
                  .at(file, params.getPosition())
                  .map(text -> new Hover(new MarkupContent("markdown", text)))
                  .orElse(null);
      return CompletableFuture.completedFuture(hover);
    }
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams params) {
    synchronized (world) {
      Path file = path(params.getTextDocument());
      List<CompletionItem> items =
          isSuite(file)
              ? new SuiteHelp(world).at(file, suites.getOrDefault(file, ""), params.getPosition())
              : new Completions(world).at(file, params.getPosition());
      return CompletableFuture.completedFuture(Either.forLeft(items));
    }
  }

  @Override
  public CompletableFuture<SignatureHelp> signatureHelp(SignatureHelpParams params) {
    return answer(
        params.getTextDocument(),
        new SignatureHelp(),
        () -> new Signatures(world).at(path(params.getTextDocument()), params.getPosition()));
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
      definition(DefinitionParams params) {
    return answer(
            params.getTextDocument(),
            List.<Location>of(),
            () ->
                new SymbolNames(world)
                    .definition(path(params.getTextDocument()), params.getPosition()))
        .thenApply(Either::forLeft);
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
    return answer(
        params.getTextDocument(),
        List.of(),
        () ->
            new SymbolNames(world)
                .references(path(params.getTextDocument()), params.getPosition()));
  }

  @Override
  public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>>
      prepareRename(PrepareRenameParams params) {
    synchronized (world) {
      try {
        Path file = path(params.getTextDocument());
        return CompletableFuture.completedFuture(
            Either3.forFirst(new SymbolNames(world).renamed(file, params.getPosition())));
      } catch (NoRename refused) {
        return CompletableFuture.failedFuture(refusal(refused));
      }
    }
  }

  @Override
  public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
    synchronized (world) {
      try {
        Path file = path(params.getTextDocument());
        return CompletableFuture.completedFuture(
            new SymbolNames(world).rename(file, params.getPosition(), params.getNewName()));
      } catch (NoRename refused) {
        return CompletableFuture.failedFuture(refusal(refused));
      }
    }
  }

  private static ResponseErrorException refusal(NoRename refused) {
    return new ResponseErrorException(
        new ResponseError(
            ResponseErrorCode.RequestFailed, String.valueOf(refused.getMessage()), null));
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams params) {
    return answer(
        params.getTextDocument(),
        List.of(),
        () ->
            Outlines.symbols(world.parsed(path(params.getTextDocument()))).stream()
                .map(Either::<SymbolInformation, DocumentSymbol>forRight)
                .collect(Collectors.toList()));
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
    return answer(
        params.getTextDocument(),
        List.of(),
        () -> Outlines.foldings(world.parsed(path(params.getTextDocument()))));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
    return answer(
        params.getTextDocument(),
        List.of(),
        () -> Outlines.layout(world.parsed(path(params.getTextDocument()))));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
    return answer(
        params.getTextDocument(),
        new SemanticTokens(List.of()),
        () -> new SemanticTokens(new Tokens(world).of(path(params.getTextDocument()))));
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    String uri = params.getTextDocument().getUri();
    List<Diagnostic> problems = params.getContext().getDiagnostics();
    return answer(
        params.getTextDocument(),
        List.of(),
        () ->
            new QuickFixes(world)
                .of(path(uri), uri, problems).stream()
                    .map(Either::<Command, CodeAction>forRight)
                    .collect(Collectors.toList()));
  }

  @Override
  public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
    return answer(
        params.getTextDocument(),
        List.of(),
        () -> new Lenses(world).of(path(params.getTextDocument())));
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
    return answer(
        params.getTextDocument(),
        List.of(),
        () -> new Lenses(world).hints(path(params.getTextDocument())));
  }

  @Override
  public CompletableFuture<List<DocumentLink>> documentLink(DocumentLinkParams params) {
    return answer(
        params.getTextDocument(),
        List.of(),
        () -> {
          Path file = path(params.getTextDocument());
          return Outlines.links(world.parsed(file), world.rules(file), world);
        });
  }
}
