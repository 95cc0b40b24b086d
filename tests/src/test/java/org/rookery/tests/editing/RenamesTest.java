package org.rookery.tests.editing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.junit.jupiter.api.Test;
import org.rookery.engine.search.Perft;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.language.source.Source;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.IncludeFamily;
import org.rookery.lsp.text.Parameters;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;
import org.rookery.program.PieceType;
import org.rookery.tests.Checkout;

/**
 * Pieces, zones, macros and parameters of every rules file get other names, and the games stay as
 * they are.
 */
class RenamesTest {
  private static final System.Logger LOG = System.getLogger("renames");

  /** So many names of each file; 0 for a few names of a few files. */
  private static final int EACH = Integer.getInteger("rookery.lsp.renames", 0);

  private static final long SEED = Long.getLong("rookery.seed", 1);

  /** So many of the games that a new name touches are looked at. */
  private static final int TOUCHED = Integer.getInteger("rookery.lsp.touched", EACH == 0 ? 2 : 5);

  private static final int SAMPLE = 3;
  private static final long DEAR = 30_000;

  private static final List<String> FRESH =
      List.of("Quux", "quux-7", "größe-x", "+Quux", "Quux?", "x'y", "2nd-quux", "quux_q/z");

  private final Rulebook before = new Rulebook(Checkout.path(""));
  private final World world = new World(before);
  private final List<IncludeFamily> families = world.families();
  private final Map<Path, Optional<Sight>> sights = new HashMap<>();
  private final Map<String, Integer> told = new TreeMap<>();
  private final List<String> wrong = new ArrayList<>();
  private final Set<Path> compared = new HashSet<>();
  private long waited;

  /**
   * What nobody may see a difference in. Pictures are not compared: those that a macro names after
   * a piece, such as {@code "spent $piece"}, go by its new name.
   */
  private record Sight(long leaves, String start, List<List<String>> letters, int problems) {
    static Sight of(Loading loading) {
      Game game = loading.orThrow();
      Perft perft = new Perft(game.engine().generator());
      long turns = perft.count(game.engine().start(), 1);
      long leaves = turns * turns > DEAR ? turns : perft.count(game.engine().start(), 2);
      List<PieceType> pieces = game.program().pieces();
      return new Sight(
          leaves,
          game.start().fen(),
          pieces.stream().map(PieceType::letters).toList(),
          loading.diagnostics().size());
    }
  }

  /** A name to be changed, where it stands. */
  private record Wish(Path file, String name, int offset, String other) {}

  @Test
  void renaming_changes_no_game() throws Exception {
    Random random = new Random(SEED);
    List<Path> files = new ArrayList<>(world.files());
    Collections.shuffle(files, random);
    Editor editor = new Editor();
    long start = System.nanoTime();
    for (int i = 0; i < files.size() && !isEnough(i); i++) {
      for (Wish wish : wishes(files.get(i), random)) {
        look(editor, wish, random);
      }
    }
    LOG.log(
        System.Logger.Level.INFO,
        waited / 1_000_000
            + " ms of "
            + (System.nanoTime() - start) / 1_000_000
            + " waited for answers");
    LOG.log(System.Logger.Level.INFO, compared.size() + " games; " + told);
    assertThat(wrong).isEmpty();
    assertThat(told).containsKey("changed");
  }

  /** A build is content with a few files, as long as something in them could be renamed. */
  private boolean isEnough(int files) {
    return EACH == 0 && files >= SAMPLE && told.containsKey("changed");
  }

  private List<Wish> wishes(Path file, Random random) {
    EditedRules text = world.parsed(file);
    Set<String> given = new HashSet<>();
    world.definitions(file).forEach(definition -> given.add(definition.name().toString()));
    world
        .rules(file)
        .load()
        .game()
        .ifPresent(
            game -> {
              given.addAll(game.pieces());
              given.addAll(game.compiled().model().board().zones().keySet());
            });
    text.forms().forEach(form -> given.addAll(Parameters.declared(form)));
    Map<String, List<Integer>> places = new TreeMap<>();
    text.each(
        form ->
            form.atom()
                .filter(given::contains)
                .ifPresent(
                    name ->
                        places
                            .computeIfAbsent(name, unused -> new ArrayList<>())
                            .add(form.origin().span().start())));
    List<String> names = new ArrayList<>(places.keySet());
    Collections.shuffle(names, random);
    List<Wish> wishes = new ArrayList<>();
    for (String name : names.subList(0, Math.min(names.size(), Math.max(EACH, 1)))) {
      List<Integer> offsets = places.get(name);
      int offset = offsets.get(random.nextInt(offsets.size()));
      String other =
          name.startsWith("$")
              ? "$quux"
              : random.nextInt(5) == 0 ? taken(random) : FRESH.get(random.nextInt(FRESH.size()));
      wishes.add(new Wish(file, name, offset, other));
    }
    return wishes;
  }

  /** A name from anywhere, which may mean something where it comes. */
  private String taken(Random random) {
    IncludeFamily family = families.get(random.nextInt(families.size()));
    List<String> atoms =
        world.atoms(family.texts().get(0)).stream().filter(a -> a.indexOf('$') < 0).toList();
    return atoms.isEmpty() ? "Quux" : atoms.get(random.nextInt(atoms.size()));
  }

  private void look(Editor editor, Wish wish, Random random) throws Exception {
    String file = Checkout.path("").relativize(wish.file().toAbsolutePath().normalize()).toString();
    String text = Checkout.read(wish.file());
    editor.open(file, text);
    Position place = Ranges.position(Source.of("x", text), wish.offset());
    long start = System.nanoTime();
    try {
      WorkspaceEdit edit =
          editor
              .server()
              .getTextDocumentService()
              .rename(new RenameParams(Editor.id(file), place, wish.other()))
              .get(120, TimeUnit.SECONDS);
      waited += System.nanoTime() - start;
      told.merge("changed", 1, Integer::sum);
      compare(wish, texts(edit), random);
    } catch (ExecutionException refused) {
      String why = String.valueOf(refused.getCause().getMessage());
      told.merge(why.replaceAll("`[^`]*`", "`…`"), 1, Integer::sum);
      boolean unexpected =
          !why.contains("already")
              && !why.contains("is a word")
              && !why.contains("is made by")
              && !why.contains("cannot be a name");
      if (unexpected) {
        LOG.log(System.Logger.Level.INFO, wish + ": " + why);
      }
    } finally {
      editor
          .server()
          .getTextDocumentService()
          .didClose(new DidCloseTextDocumentParams(Editor.id(file)));
    }
  }

  private static Map<Path, String> texts(WorkspaceEdit edit) {
    Map<Path, String> texts = new HashMap<>();
    for (Map.Entry<String, List<TextEdit>> each : edit.getChanges().entrySet()) {
      Path file = Path.of(URI.create(each.getKey()));
      texts.put(file, Ranges.edited(Source.of("x", Checkout.read(file)), each.getValue()));
    }
    return texts;
  }

  private void compare(Wish wish, Map<Path, String> changed, Random random) throws Exception {
    assertThat(changed).as(wish.toString()).isNotEmpty();
    Rulebook after = before.editing(changed);
    List<Path> touched = new ArrayList<>();
    for (IncludeFamily family : families) {
      boolean touches =
          family.texts().stream()
              .anyMatch(text -> changed.containsKey(Path.of(text.source().location())));
      if (touches && !family.main().equals(wish.file())) {
        touched.add(family.main());
      }
    }
    Collections.shuffle(touched, random);
    touched.add(0, wish.file());
    for (Path file : touched.subList(0, Math.min(TOUCHED, touched.size()))) {
      Optional<Sight> old = sight(file);
      if (old.isPresent()) {
        compared.add(file);
        Optional<Sight> now = Optional.empty();
        String problem = "";
        try {
          Loading loading = after.open(file).load();
          problem = loading.problems();
          now = loading.game().map(game -> Sight.of(loading));
        } catch (NoSuchGame gone) {
          problem = String.valueOf(gone.getMessage());
        }
        if (!now.equals(old)) {
          String difference = wish + " in " + file + ": " + old + " -> " + now + " " + problem;
          LOG.log(System.Logger.Level.WARNING, difference);
          wrong.add(difference);
        }
      }
    }
  }

  private Optional<Sight> sight(Path file) {
    return sights.computeIfAbsent(
        file,
        unused -> {
          Loading loading = world.rules(file).load();
          return loading.game().map(game -> Sight.of(loading));
        });
  }
}
