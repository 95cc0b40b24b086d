package org.rookery.web.serve;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.web.page.Setting;

/** Says what it is asked; its file is a text. Tests and rules named {@code wait} wait. */
final class FakeAuthor implements Author {
  final CountDownLatch go = new CountDownLatch(1);
  volatile Optional<String> file = Optional.of("(old)\n");
  volatile Optional<String> refuses = Optional.empty();

  private void hold(String text) {
    try {
      if (text.equals("wait") && !go.await(1, TimeUnit.MINUTES)) {
        throw new IllegalStateException("nobody said go");
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public Rules rules(String text) {
    hold(text);
    return Rules.of("small.rules", text);
  }

  @Override
  public String setting(Game game, Rules rules) {
    return Setting.json(game, Setting.Looks.BY_THE_PAGE, List.of());
  }

  @Override
  public String words() {
    return "[]";
  }

  @Override
  public String tests(String text) {
    hold(text);
    if (text.equals("fail")) {
      throw new IllegalStateException("a secret");
    }
    return text.equals("deep") ? deeper(text) : "{\"summary\":\"tested\"}";
  }

  @SuppressWarnings("InfiniteRecursion")
  private static String deeper(String text) {
    return deeper(text + text.charAt(0)) + text;
  }

  @Override
  public String publish(String text) {
    return "{\"page\":\"published\"}";
  }

  @Override
  public String interactiveDiagram(String text) {
    return "{\"page\":\"drawn\"}";
  }

  @Override
  public String fairySection(String text) {
    return "{\"page\":\"[section]\"}";
  }

  @Override
  public Optional<String> text() {
    return file;
  }

  @Override
  public Optional<String> write(String text) {
    if (refuses.isEmpty()) {
      file = Optional.of(text);
    }
    return refuses;
  }
}
