package org.rookery.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.DocumentLinkOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;
import org.rookery.game.files.Rulebook;
import org.rookery.lsp.feature.Tokens;

/** The language server: what editors speak to. */
public final class RookeryServer implements LanguageServer, LanguageClientAware {
  private final Documents documents;
  private final CompletableFuture<@Nullable Void> exit = new CompletableFuture<>();
  private boolean stopped;

  /** A server for the rules files of a rulebook, and for those beside the files that are opened. */
  public RookeryServer(Rulebook rulebook) {
    documents = new Documents(rulebook);
  }

  /**
   * Serves one editor until it goes.
   *
   * @return whether it took its leave before
   */
  public static boolean serve(Rulebook rulebook, InputStream in, OutputStream out) {
    RookeryServer server = new RookeryServer(rulebook);
    Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
    server.connect(launcher.getRemoteProxy());
    Future<Void> listening = launcher.startListening();
    CompletableFuture<@Nullable Void> unused = server.exit.thenRun(() -> listening.cancel(true));
    try {
      listening.get();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    } catch (CancellationException left) {
      return server.stopped;
    } catch (ExecutionException lost) {
      return false;
    }
    return server.stopped;
  }

  @Override
  public void connect(LanguageClient client) {
    documents.connect(client);
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    ServerCapabilities can = new ServerCapabilities();
    can.setTextDocumentSync(TextDocumentSyncKind.Full);
    can.setHoverProvider(true);
    can.setCompletionProvider(new CompletionOptions(false, List.of("(", " ", "$")));
    can.setSignatureHelpProvider(new SignatureHelpOptions(List.of(" ", "(")));
    can.setDefinitionProvider(true);
    can.setReferencesProvider(true);
    can.setRenameProvider(new RenameOptions(true));
    can.setDocumentSymbolProvider(true);
    can.setFoldingRangeProvider(true);
    can.setDocumentFormattingProvider(true);
    can.setCodeActionProvider(true);
    can.setInlayHintProvider(true);
    can.setCodeLensProvider(new CodeLensOptions(false));
    can.setDocumentLinkProvider(new DocumentLinkOptions(false));
    can.setSemanticTokensProvider(
        new SemanticTokensWithRegistrationOptions(
            new SemanticTokensLegend(Tokens.LEGEND, List.of()), true));
    return CompletableFuture.completedFuture(new InitializeResult(can, new ServerInfo("rookery")));
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    stopped = true;
    return CompletableFuture.completedFuture(new Object());
  }

  @Override
  public void exit() {
    // Some editors leave the stream open and wait for the server to go.
    exit.complete(null);
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return documents;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return new Workspace();
  }
}
