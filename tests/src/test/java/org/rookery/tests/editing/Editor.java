package org.rookery.tests.editing;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.rookery.game.files.Rulebook;
import org.rookery.lsp.RookeryServer;
import org.rookery.tests.Checkout;

/** An editor in the same process, which speaks to the server over pipes. */
final class Editor implements LanguageClient {
  static final Path HOME = Checkout.path("");

  private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
  private final LanguageServer server;
  private final Map<String, String> texts = new HashMap<>();

  Editor() throws Exception {
    PipedInputStream toServer = new PipedInputStream(1 << 16);
    PipedInputStream toClient = new PipedInputStream(1 << 16);
    PipedOutputStream fromClient = new PipedOutputStream(toServer);
    PipedOutputStream fromServer = new PipedOutputStream(toClient);
    Thread serving =
        new Thread(() -> RookeryServer.serve(new Rulebook(HOME), toServer, fromServer), "server");
    serving.setDaemon(true);
    serving.start();
    var launcher = LSPLauncher.createClientLauncher(this, toClient, fromClient);
    launcher.startListening();
    server = launcher.getRemoteProxy();
    server.initialize(new InitializeParams()).get(20, TimeUnit.SECONDS);
  }

  LanguageServer server() {
    return server;
  }

  static String uri(String file) {
    return HOME.resolve(file).toUri().toString();
  }

  static TextDocumentIdentifier id(String file) {
    return new TextDocumentIdentifier(uri(file));
  }

  /** Opens a file with a text and waits for what is wrong with it. */
  List<Diagnostic> open(String file, String text) throws Exception {
    texts.put(file, text);
    server
        .getTextDocumentService()
        .didOpen(
            new DidOpenTextDocumentParams(new TextDocumentItem(uri(file), "rookery", 1, text)));
    return problems(file);
  }

  List<Diagnostic> change(String file, String text) throws Exception {
    texts.put(file, text);
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri(file), 2),
                List.of(new TextDocumentContentChangeEvent(text))));
    return problems(file);
  }

  List<Diagnostic> save(String file) throws Exception {
    server.getTextDocumentService().didSave(new DidSaveTextDocumentParams(id(file)));
    return problems(file);
  }

  List<Diagnostic> problems(String file) throws Exception {
    while (true) {
      PublishDiagnosticsParams next = published.poll(60, TimeUnit.SECONDS);
      if (next == null) {
        throw new IOException("the server is silent");
      }
      if (next.getUri().equals(uri(file))) {
        return next.getDiagnostics();
      }
    }
  }

  /** Where a text first stands in a file, or so many characters behind. */
  Position at(String file, String text, int behind) {
    String whole = String.valueOf(texts.get(file));
    int offset = whole.indexOf(text) + behind;
    int line = (int) whole.substring(0, offset).chars().filter(c -> c == '\n').count();
    return new Position(line, offset - whole.lastIndexOf('\n', offset - 1) - 1);
  }

  @Override
  public void telemetryEvent(Object object) {
    throw new IllegalStateException("nothing is sent anywhere");
  }

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
    published.add(diagnostics);
  }

  @Override
  public void showMessage(MessageParams message) {
    throw new IllegalStateException(message.getMessage());
  }

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
    throw new IllegalStateException(params.getMessage());
  }

  @Override
  public void logMessage(MessageParams message) {
    throw new IllegalStateException(message.getMessage());
  }
}
