package org.rookery.web.page;

/**
 * How other sites show a link to a page, in the words of the Open Graph protocol.
 *
 * @param address where the site will be found, with a stroke at its end; empty when it is not
 *     known: then there is no picture, which would need its whole address
 * @param page the page's path in the site
 * @param picture the path of its picture; empty for none
 */
record SocialCard(String title, String about, String address, String page, String picture) {
  /** The elements of the page's head. */
  String html() {
    StringBuilder out = new StringBuilder();
    if (!about.isEmpty()) {
      out.append("<meta name=\"description\" content=\"")
          .append(Assets.escaped(about))
          .append("\">\n");
      property("og:description", about, out);
    }
    property("og:type", "website", out);
    property("og:title", title, out);
    if (!address.isEmpty()) {
      property("og:url", address + page, out);
      out.append("<link rel=\"canonical\" href=\"")
          .append(Assets.escaped(address + page))
          .append("\">\n");
    }
    if (!address.isEmpty() && !picture.isEmpty()) {
      property("og:image", address + picture, out);
      property("og:image:alt", "The board at the start", out);
    }
    return out.toString();
  }

  private static void property(String name, String value, StringBuilder out) {
    out.append("<meta property=\"")
        .append(name)
        .append("\" content=\"")
        .append(Assets.escaped(value))
        .append("\">\n");
  }
}
