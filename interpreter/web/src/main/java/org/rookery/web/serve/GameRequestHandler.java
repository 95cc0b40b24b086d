package org.rookery.web.serve;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.rookery.web.page.GamePage;
import org.rookery.web.studio.Workshop;
import org.rookery.web.table.Json;
import org.rookery.web.table.Table;

/** Answers what is asked of the game that is shown. */
final class GameRequestHandler implements AutoCloseable {
  /** In bytes; three texts to be merged are the longest that is sent. */
  static final int MAX_REQUEST_BYTES = 12 * Math.max(Table.LONGEST, Workshop.LONGEST);

  private static final int LONGEST_NUMBER = 40;

  /** What the author asks for; these take long, so they wait for each other only. */
  private static final Set<String> LONG_WORKS =
      Set.of("tests", "publish", "interactive-diagram", "fairy-section");

  private static final Set<String> FILE_WORKS = Set.of("save", "merge");

  private final Author author;
  private final Saver saver;
  private final Tables tables;
  private final Workers workers = new Workers();
  private final Workers.Line longWorks = new Workers.Line();
  private final Workers.Line fileWorks = new Workers.Line();
  private final Listeners listeners = new Listeners();
  private Show show;
  private String problems;
  private int version;

  GameRequestHandler(Show show, Author author) {
    this.show = show;
    this.author = author;
    problems = show.problems();
    saver = new Saver(author);
    tables = new Tables(author);
  }

  // ---- what is shown

  /** Shows other rules from now on; pages that are open hear of it. */
  synchronized void show(Show other) {
    show = other;
    version++;
    tables.clear();
    showProblems(other.problems());
  }

  /** Tells pages what is wrong with the rules as they are now. */
  synchronized void showProblems(String wrong) {
    problems = wrong;
    listeners.broadcast(news());
  }

  private synchronized Show shown() {
    return show;
  }

  private synchronized String news() {
    Map<String, Object> news = new LinkedHashMap<>();
    news.put("problems", problems);
    news.put("version", version);
    return Json.of(news);
  }

  /** Lets a page hear what changes. */
  synchronized void listen(Response response, Callback whole) {
    listeners.add(response, whole, news());
  }

  /** Finds out which pages are gone. */
  void beat() {
    listeners.beat();
  }

  /** The page, {@code setting} or {@code studio}. */
  HttpReply show(String what) {
    Show now = shown();
    return switch (what) {
      case "setting" -> HttpReply.json(now.setting());
      case "studio" -> HttpReply.json(studio(now));
      default -> HttpReply.html(GamePage.served(now.game().title(), now.name()));
    };
  }

  private String studio(Show now) {
    String text = author.text().orElse(now.text());
    Map<String, Object> shop = new LinkedHashMap<>();
    shop.put("name", now.name());
    shop.put("text", text);
    shop.put("hash", Saver.hash(text));
    // The words are JSON already.
    String head = Json.of(shop);
    return head.substring(0, head.length() - 1) + ",\"words\":" + author.words() + "}";
  }

  // ---- questions

  /**
   * A question: the number of the page, the verb and the argument, each on its own line.
   *
   * @param then takes the answer, at once or later
   */
  void ask(byte[] body, Consumer<HttpReply> then) {
    Optional<String> text = HttpTalk.text(body);
    if (text.isEmpty()) {
      then.accept(HttpReply.noText());
      return;
    }
    String[] lines = text.get().split("\n", 3);
    if (lines.length < 3 || lines[0].length() > LONGEST_NUMBER) {
      then.accept(
          HttpReply.problem(
              HttpReply.BAD, "Send three lines: the number of the page, a verb and its argument."));
      return;
    }
    String verb = lines[1];
    String argument = lines[2];
    boolean isLong = LONG_WORKS.contains(verb);
    if (isLong || FILE_WORKS.contains(verb)) {
      take(isLong ? longWorks : fileWorks, then, () -> forAuthor(verb, argument));
      return;
    }
    Optional<Tables.Place> place = tables.find(lines[0], verb, shown());
    if (place.isEmpty()) {
      String gone = "The server no longer has this match. Set it up again: read its record.";
      then.accept(HttpReply.problem(HttpReply.GONE, gone));
      return;
    }
    Tables.Place found = place.get();
    take(found.line(), then, () -> HttpReply.json(found.workshop().ask(verb, argument)));
  }

  private void take(Workers.Line line, Consumer<HttpReply> then, Supplier<HttpReply> work) {
    if (!workers.take(line, () -> then.accept(tried(work)))) {
      then.accept(HttpReply.busy());
    }
  }

  private static HttpReply tried(Supplier<HttpReply> work) {
    try {
      return work.get();
    } catch (StackOverflowError deep) {
      return HttpReply.problem(HttpReply.FAILED, "That leads too deep.");
    } catch (RuntimeException | Error e) {
      return HttpReply.problem(HttpReply.FAILED, "That could not be answered.");
    }
  }

  private HttpReply forAuthor(String verb, String argument) {
    int texts = verb.equals("merge") ? 3 : 1;
    if (argument.length() > texts * Workshop.LONGEST + LONGEST_NUMBER * 2) {
      return HttpReply.json(Json.of(Map.of("problem", "These rules are too long for a page.")));
    }
    return switch (verb) {
      case "tests" -> HttpReply.json(author.tests(argument));
      case "publish" -> HttpReply.json(author.publish(argument));
      case "interactive-diagram" -> HttpReply.json(author.interactiveDiagram(argument));
      case "fairy-section" -> HttpReply.json(author.fairySection(argument));
      case "save" -> saver.save(argument);
      default -> Saver.merge(argument);
    };
  }

  @Override
  public void close() {
    listeners.close();
    workers.close();
  }
}
