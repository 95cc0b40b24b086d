package org.rookery.web.page;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The template of the page, filled in. */
final class Html {
  private final String title;
  private String policy = "";
  private String styles = "";
  private String meta = "";
  private String links = "";
  private String editor = "";
  private String data = "";
  private String scripts = "";

  Html(String title) {
    this.title = title;
  }

  /** What the page may do beyond showing its own style sheet. */
  Html policy(String allowed) {
    policy = allowed;
    return this;
  }

  Html style(String text) {
    policy += "; style-src 'sha256-" + Assets.hash(text) + "'";
    styles = "<style>" + text + "</style>";
    return this;
  }

  Html styleFile(String path) {
    styles = "<link rel=\"stylesheet\" href=\"" + path + "\">";
    return this;
  }

  /** What other programs are told of the page. */
  Html meta(String html) {
    meta = html;
    return this;
  }

  Html links(String html) {
    links = html;
    return this;
  }

  /** With the place where rules are written, which only pages need that have its script. */
  Html editor() {
    editor = Assets.text("studio.html");
    return this;
  }

  Html data(String html) {
    data = html;
    return this;
  }

  Html script(String text) {
    scripts = "<script>" + text + "</script>";
    return this;
  }

  Html scriptFiles(String... paths) {
    scripts =
        Stream.of(paths)
            .map(path -> "<script src=\"" + path + "\"></script>")
            .collect(Collectors.joining("\n"));
    return this;
  }

  String text() {
    return Assets.text("page.html")
        .replace(
            "{policy}",
            "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; " + policy)
        .replace("{title}", Assets.escaped(title))
        .replace("{meta}", meta)
        .replace("{style}", styles)
        .replace("{links}", links)
        .replace("{studio}", editor)
        .replace("{script}", scripts)
        .replace("{data}", data);
  }
}
