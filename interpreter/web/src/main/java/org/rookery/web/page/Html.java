package org.rookery.web.page;

/** The template of the page, filled in. */
final class Html {
  private final String title;
  private String policy = "";
  private String styles = "";
  private String links = "";
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

  Html links(String html) {
    links = html;
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

  Html scriptFiles(String first, String second) {
    scripts = "<script src=\"" + first + "\"></script>\n<script src=\"" + second + "\"></script>";
    return this;
  }

  String text() {
    return Assets.text("page.html")
        .replace(
            "{policy}",
            "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; " + policy)
        .replace("{title}", Assets.escaped(title))
        .replace("{style}", styles)
        .replace("{links}", links)
        .replace("{script}", scripts)
        .replace("{data}", data);
  }
}
