package org.rookery.drawing.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The glyphs there are, by name. */
final class GlyphBook {
  private static final GlyphBook INSTANCE = new GlyphBook(ResourceLines.of("glyphs.txt"));

  private final Map<String, Glyph> glyphs = new LinkedHashMap<>();

  private GlyphBook(List<String> lines) {
    List<String> head = List.of();
    List<Glyph.Part> parts = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith(" ")) {
        parts.add(part(line.strip()));
      } else {
        add(head, parts);
        head = List.of(line.split(" "));
        parts.clear();
      }
    }
    add(head, parts);
  }

  private void add(List<String> head, List<Glyph.Part> parts) {
    if (!head.isEmpty()) {
      String name = head.get(0);
      boolean ground = head.contains("ground");
      boolean upright = head.contains("upright");
      boolean blank = head.contains("blank");
      boolean plain = head.contains("plain");
      glyphs.put(name, new Glyph(name, ground, upright, blank, plain, List.copyOf(parts)));
    }
  }

  private static Glyph.Part part(String line) {
    int space = line.indexOf(' ');
    Glyph.Kind kind = Glyph.Kind.valueOf(line.substring(0, space).toUpperCase(Locale.ROOT));
    String rest = line.substring(space + 1);
    if (kind != Glyph.Kind.ROD) {
      return new Glyph.Part(kind, 0, PathReader.read(rest));
    }
    int end = rest.indexOf(' ');
    double width = Double.parseDouble(rest.substring(0, end));
    return new Glyph.Part(kind, width, PathReader.read(rest.substring(end + 1)));
  }

  /** The one book there is. */
  static GlyphBook instance() {
    return INSTANCE;
  }

  /** The glyph of that name. */
  Optional<Glyph> glyph(String name) {
    return Optional.ofNullable(glyphs.get(name));
  }

  /** All glyphs, in the order of the book. */
  List<Glyph> all() {
    return List.copyOf(glyphs.values());
  }
}
