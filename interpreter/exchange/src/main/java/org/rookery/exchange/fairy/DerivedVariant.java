package org.rookery.exchange.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.exchange.fairy.options.Ini;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.fairy.options.StartText;
import org.rookery.exchange.fairy.rules.Army;
import org.rookery.exchange.fairy.rules.FairyRulesText;
import org.rookery.exchange.fairy.rules.Writing;
import org.rookery.exchange.parts.Imported;

/** A variant of a rules file of ours: it includes that file, and changes what is easy to change. */
final class DerivedVariant {
  private final String name;
  private final List<String> lines = new ArrayList<>();
  private final Map<String, String> gaps = new LinkedHashMap<>();
  private final Map<String, String> idle = new LinkedHashMap<>();

  private DerivedVariant(String name, String file) {
    this.name = name;
    lines.add("(include \"" + file + "\")");
    lines.add("(variant");
    lines.add("(title \"" + name + "\")");
    lines.add("(known-as \"fairy-stockfish\" \"" + name + "\")");
  }

  /** The heir of a section whose parent is a file of ours, if all that it changes is easy. */
  static Optional<DerivedVariant> of(
      Ini.Section section,
      List<Ini.Section> line,
      Map<String, String> ours,
      IneffectiveOptions effects,
      Writing writing) {
    String file = ours.get(section.parent());
    if (file == null) {
      return Optional.empty();
    }
    Options parent = new Options(writing.options().keys());
    line.subList(0, line.size() - 1).forEach(parent::add);
    DerivedVariant heir = new DerivedVariant(section.name(), file);
    for (Ini.Entry entry : section.entries()) {
      if (effects.idle().containsKey(entry.key())) {
        heir.idle.put(entry.key(), effects.idle().getOrDefault(entry.key(), ""));
      } else if (!heir.change(entry, parent, writing)) {
        return Optional.empty();
      }
    }
    return Optional.of(heir);
  }

  /** The heir of a file of which nothing is known but its name: it may begin from elsewhere. */
  static DerivedVariant ofUnknown(Ini.Section section, String file, Options options) {
    DerivedVariant heir = new DerivedVariant(section.name(), file);
    for (Ini.Entry entry : section.entries()) {
      if (options.keys().describe(entry.key()).needs().equals(List.of("@shown"))) {
        heir.idle.put(entry.key(), "it is for programs that show or value a game, and no rule");
      } else if (entry.key().equals("startFen")) {
        heir.start(new StartText(entry.value()), entry);
      } else {
        heir.gaps.put(
            entry.key(), "the rules file `" + file + "` is copied as it is; change it by hand");
      }
    }
    return heir;
  }

  Map<String, String> gaps() {
    return gaps;
  }

  Map<String, String> idle() {
    return idle;
  }

  Imported imported(GapReport report) {
    List<String> all = new ArrayList<>(List.of(FairyRulesText.heading(name)));
    all.addAll(report.head());
    all.addAll(lines);
    return new Imported(name, String.join("\n", all) + ")\n", report.gaps());
  }

  private boolean change(Ini.Entry entry, Options parent, Writing writing) {
    boolean plain =
        !parent.isOn("perpetualCheckIllegal")
            && !parent.isOn("moveRepetitionIllegal")
            && !parent.isOn("chasingRule")
            && !parent.isOn("nFoldValueAbsolute")
            && !parent.isOn("materialCounting")
            && parent.value("nFoldValue").equals("draw");
    Army army = writing.army();
    switch (entry.key()) {
      case "startFen" -> start(writing.start(), entry);
      case "nFoldRule" -> {
        if (!plain || !entry.value().matches("[2-9]|[1-9]\\d{1,5}")) {
          return false;
        }
        say(entry, "(repetition " + entry.value() + " draw)");
      }
      case "stalemateValue" -> {
        if (!army.has(Army.KING) || !Set.of("win", "loss", "draw").contains(entry.value())) {
          return false;
        }
        say(entry, "(stalemate " + entry.value() + ")");
      }
      case "nMoveRule" -> {
        boolean pawns =
            army.listed("nMoveRuleTypes", 0, List.of(Army.PAWN)).equals(List.of(Army.PAWN));
        if (!pawns || !entry.value().matches("[1-9]\\d{0,5}")) {
          return false;
        }
        long turns = 2L * Integer.parseInt(entry.value());
        say(
            entry,
            "(quiet-turns " + turns + " (reset-by captures " + army.name(Army.PAWN) + ") draw)");
      }
      default -> {
        return false;
      }
    }
    return gaps.isEmpty();
  }

  private void start(StartText start, Ini.Entry entry) {
    if (!start.unsaid().isEmpty()) {
      gaps.put(entry.key(), start.unsaid());
    }
    say(entry, "(board-setup (fen \"" + start.text() + "\"))");
  }

  private void say(Ini.Entry entry, String line) {
    lines.add("; " + entry.key() + " = " + entry.value());
    lines.add(line);
  }
}
