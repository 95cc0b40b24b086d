package org.rookery.tests.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A page of one game that somebody visits, in a browser of its own. */
final class VisitedPage implements AutoCloseable {
  private final Chromium browser;
  private final Path folder;

  VisitedPage(Path folder) throws IOException {
    this.folder = folder;
    browser = Chromium.start(folder.resolve("profile"));
    browser.size(1280, 800, false);
  }

  /** Opens the page of a game. */
  void open(String game) throws IOException {
    Path page = folder.resolve(game + ".html");
    if (!Files.exists(page)) {
      Files.writeString(page, SitePages.alone(game));
    }
    open(page, "");
  }

  /**
   * Opens a page with something behind the hash sign of its address; comes back when it is ready.
   */
  void open(Path page, String hash) {
    browser.open(java.net.URI.create("about:blank"));
    browser.open(java.net.URI.create(page.toUri() + hash));
    browser.evaluate(
        "new Promise((done) => { const look = () => document.readyState === 'complete' &&"
            + " window.rookery ? done('') : setTimeout(look, 5); look(); })");
    browser.evaluate(SitePages.script("visitor.js"));
    String ready = browser.evaluate("visitor.ready()");
    if (!ready.equals("true")) {
      throw new IllegalStateException(ready + ' ' + browser.messages());
    }
  }

  Chromium browser() {
    return browser;
  }

  /** What a function of the visitor comes to. */
  String visitor(String call) {
    return browser.evaluate("visitor." + call);
  }

  /**
   * The link to the game as it stands.
   *
   * @param before what was there before, which it is not; empty where nothing was
   */
  String link(String before) {
    browser.evaluate("document.getElementById('link').click()");
    return browser.evaluate(
        "new Promise((done) => { const look = () => { const link ="
            + " document.getElementById('friend-link').value; return link && link !== '"
            + before
            + "' ? done(link) : setTimeout(look, 5); }; look(); })");
  }

  @Override
  public void close() throws IOException {
    browser.close();
  }
}
