package org.rookery.tests.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Source;

/**
 * Spoils rules a form at a time: what comes out can always be read, and what is exchanged mostly
 * comes from a place of the same kind, so that much of it is a game, if an odd one.
 */
final class FormMutator {
  private static final long[] NUMBERS = {0, 1, 2, 3, 7, -1, 64, 8191, 8192, 32768, 1_000_000};

  private final Random random;
  private final List<Stock> corpus = new ArrayList<>();

  /** What all texts have. */
  private final Stock all = new Stock(List.of());

  /** What the text being spoilt has: its names are known there. */
  private Stock own = all;

  /** How many forms are still passed over before one is changed. */
  private int left;

  /** A mutator of these texts; those that cannot be read are left out. */
  FormMutator(long seed, List<String> texts) {
    random = new Random(seed);
    for (String text : texts) {
      Diagnostics diagnostics = new Diagnostics();
      List<Form> forms = FormReader.read(Source.of("corpus.rules", text), diagnostics);
      if (!diagnostics.hasErrors() && !forms.isEmpty()) {
        corpus.add(new Stock(forms));
        forms.forEach(form -> all.note(form, ""));
      }
    }
  }

  /** Forms to take from. */
  private static final class Stock {
    private final List<Form> forms;

    /** Those that stand in groups of each head. */
    private final Map<String, List<Form>> parts = new LinkedHashMap<>();

    /** The groups of each head. */
    private final Map<String, List<Form>> groups = new LinkedHashMap<>();

    Stock(List<Form> forms) {
      this.forms = forms;
      forms.forEach(form -> note(form, ""));
    }

    void note(Form form, String parent) {
      parts.computeIfAbsent(parent, head -> new ArrayList<>()).add(form);
      if (form instanceof Form.Group group) {
        String head = group.head().orElse("");
        groups.computeIfAbsent(head, it -> new ArrayList<>()).add(form);
        group.items().forEach(item -> note(item, head));
      }
    }
  }

  /** One of the texts with a few of its forms changed. */
  String next() {
    own = corpus.get(random.nextInt(corpus.size()));
    List<Form> forms = own.forms;
    for (int i = random.nextInt(2); i >= 0 && !forms.isEmpty(); i--) {
      left = random.nextInt(size(forms));
      forms = changed(forms, "");
    }
    return FormPrinter.print(forms);
  }

  private static int size(List<Form> forms) {
    int size = forms.size();
    for (Form form : forms) {
      size += form instanceof Form.Group group ? size(group.items()) : 0;
    }
    return size;
  }

  /** The forms, with the one that is due among them or in them changed. */
  private List<Form> changed(List<Form> forms, String parent) {
    List<Form> changed = new ArrayList<>();
    for (int i = 0; i < forms.size(); i++) {
      Form form = forms.get(i);
      if (left-- == 0) {
        changed.addAll(instead(form, parent));
        if (random.nextInt(6) == 0 && i + 1 < forms.size()) {
          changed.add(forms.get(i + 1));
          Collections.swap(changed, changed.size() - 1, Math.max(0, changed.size() - 2));
          i++;
        }
      } else if (left >= 0 && form instanceof Form.Group group) {
        List<Form> items = changed(group.items(), group.head().orElse(""));
        changed.add(new Form.Group(items, group.origin()));
      } else {
        changed.add(form);
      }
    }
    return changed;
  }

  private List<Form> instead(Form form, String parent) {
    return switch (random.nextInt(8)) {
      case 0 -> List.of();
      case 1 -> List.of(form, form);
      case 2 -> List.of(form, neighbour(form, parent));
      case 3 -> form instanceof Form.Group group ? group.items() : List.of(alike(form, parent));
      case 4 -> List.of(neighbour(form, parent));
      default -> List.of(alike(form, parent));
    };
  }

  /** Another form of the same kind. */
  private Form alike(Form form, String parent) {
    if (form instanceof Form.Group group) {
      return any(stock().groups.get(group.head().orElse("")), form);
    }
    return form instanceof Form.Num
        ? new Form.Num(NUMBERS[random.nextInt(NUMBERS.length)], form.origin())
        : neighbour(form, parent);
  }

  /** A form that stands in a group of the same head. */
  private Form neighbour(Form form, String parent) {
    return any(stock().parts.get(parent), form);
  }

  private Stock stock() {
    return random.nextInt(4) == 0 ? all : own;
  }

  private Form any(@Nullable List<Form> forms, Form otherwise) {
    return forms == null ? otherwise : forms.get(random.nextInt(forms.size()));
  }
}
