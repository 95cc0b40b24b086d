package org.rookery.language.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.language.source.SourceLoader.Loaded;

class RootedSourceLoaderTest {
  @TempDir Path home;
  private RootedSourceLoader loader;
  private Source main;

  @BeforeEach
  void layOut() throws IOException {
    write("rules/makruk.rules", "main");
    write("rules/chess.rules", "chess");
    write("rules/old/common.INC", "common");
    write("stdlib/leapers.rules", "leapers");
    write("stdlib/boards/8x8.rules", "8x8");
    write("secret.rules", "secret");
    loader =
        RootedSourceLoader.of(
            home.resolve("rules/makruk.rules"),
            List.of(home.resolve("stdlib"), home.resolve("rules"), home.resolve("nowhere")));
    main = found(loader.main());
  }

  @Test
  void theMainFileIsNamedAsInItsRoot() {
    assertThat(main.name()).isEqualTo("rules/makruk.rules");
    assertThat(main.text()).isEqualTo("main");
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "chess.rules", "CHESS", "./chess", "old/../chess"})
  void findsAFileBesideTheOneThatIncludes(String name) {
    assertThat(found(loader.load(main, name)).name()).isEqualTo("rules/chess.rules");
  }

  @ParameterizedTest
  @ValueSource(strings = {"old/common.inc", "old\\Common.inc", "Old/COMMON.INC"})
  void findsOldNamesInAnyCaseAndWithEitherSlash(String name) {
    assertThat(found(loader.load(main, name)).name()).isEqualTo("rules/old/common.INC");
  }

  /** Cases are guessed only where no folder has a file of that very name. */
  @Test
  void aNameAsItIsWrittenComesBeforeOneInAnotherCase() throws IOException {
    write("rules/Leapers.rules", "other");
    assertThat(found(loader.load(main, "leapers")).name()).isEqualTo("stdlib/leapers.rules");
    assertThat(found(loader.load(main, "LEAPERS")).name()).isEqualTo("rules/Leapers.rules");
  }

  @Test
  void namesOfManyFoldersAreRefusedUnlooked() {
    assertThat(loader.load(main, "a/".repeat(5_000) + "b"))
        .isEqualTo(new Loaded.Refused("its path has more than 64 folders"));
  }

  @Test
  void findsAFileInTheRoots() {
    assertThat(found(loader.load(main, "leapers")).name()).isEqualTo("stdlib/leapers.rules");
    assertThat(found(loader.load(main, "boards/8x8")).name()).isEqualTo("stdlib/boards/8x8.rules");
  }

  @Test
  void looksBesideTheIncludingFileBeforeTheRoots() throws IOException {
    write("stdlib/boards/leapers.rules", "near");
    Source board = found(loader.load(main, "boards/8x8"));
    assertThat(found(loader.load(board, "leapers")).text()).isEqualTo("near");
    assertThat(found(loader.load(main, "leapers")).text()).isEqualTo("leapers");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../secret",
        "../secret.rules",
        "..\\secret.rules",
        "old/../../secret",
        "../../etc/passwd"
      })
  void doesNotLeaveTheRoots(String name) {
    assertThat(loader.load(main, name)).isEqualTo(refused("it lies outside the folders of rules"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/etc/passwd", "\\etc\\passwd", "C:/secret", "~/secret"})
  void doesNotTakeAbsoluteNames(String name) {
    assertThat(loader.load(main, name)).isEqualTo(refused("name it relative to this file"));
  }

  @Test
  void followsNoLinkOutOfTheRoots() throws IOException {
    Files.createSymbolicLink(home.resolve("rules/link.rules"), home.resolve("secret.rules"));
    Files.createSymbolicLink(home.resolve("rules/up"), home);
    assertThat(loader.load(main, "link")).isInstanceOf(Loaded.Refused.class);
    assertThat(loader.load(main, "up/secret")).isInstanceOf(Loaded.Refused.class);
  }

  @Test
  void aFolderIsNoFile() {
    assertThat(loader.load(main, "old")).isInstanceOf(Loaded.Missing.class);
    assertThat(loader.load(main, "")).isInstanceOf(Loaded.Missing.class);
  }

  @Test
  void tellsWhichFilesThereAre() {
    assertThat(loader.load(main, "ches"))
        .isInstanceOfSatisfying(
            Loaded.Missing.class,
            missing ->
                assertThat(missing.known())
                    .containsExactly("boards/8x8", "chess", "leapers", "makruk", "old/common.INC"));
  }

  @Test
  void refusesWhatIsNoText() throws IOException {
    write("rules/image.rules", "GIF\0");
    assertThat(loader.load(main, "image"))
        .isEqualTo(refused("it is no text in UTF-8: line 1, column 4 holds the byte 00"));
    Files.write(home.resolve("rules/latin.rules"), "; é".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(loader.load(main, "latin"))
        .isEqualTo(refused("it is no text in UTF-8: line 1, column 3 holds the byte E9"));
    Files.write(home.resolve("rules/huge.rules"), new byte[SourceLimits.FILE_BYTES + 1]);
    assertThat(loader.load(main, "huge")).isEqualTo(refused("it is larger than 8 MB"));
  }

  @Test
  void readsOldFilesInTheirCodePage() throws IOException {
    Files.write(home.resolve("rules/old.zrf"), new byte[] {(byte) 0x93, 'a', (byte) 0x81});
    write("rules/new.rules", "\uFEFFä♞");
    assertThat(found(loader.load(main, "old.zrf")).text()).isEqualTo("“a\uFFFD");
    assertThat(found(loader.load(main, "new")).text()).isEqualTo("ä♞");
  }

  @Test
  void whatAnOldFileIncludesIsOldToo() throws IOException {
    write("rules/game.zrf", "");
    Source old = found(loader.load(main, "game.zrf"));
    assertThat(old.dialect()).isEqualTo(Dialect.ZRF);
    assertThat(found(loader.load(old, "old/common.inc")).dialect()).isEqualTo(Dialect.ZRF);
    assertThat(found(loader.load(old, "chess")).dialect()).isEqualTo(Dialect.RULES);
    assertThat(found(loader.load(main, "old/common.inc")).dialect()).isEqualTo(Dialect.RULES);
  }

  @Test
  void aMainFileOutsideTheRootsKeepsItsName() throws IOException {
    write("mine/game.rules", "");
    write("mine/part.rules", "");
    Path path = home.resolve("mine/game.rules");
    RootedSourceLoader mine = RootedSourceLoader.of(path, List.of(home.resolve("stdlib")));
    Source game = found(mine.main());
    assertThat(game.name()).isEqualTo(path.toString());
    assertThat(found(mine.load(game, "part")).name())
        .isEqualTo(path.resolveSibling("part.rules").toString());
  }

  @Test
  void aMissingMainFileIsAResult() {
    assertThat(RootedSourceLoader.of(Path.of("no/such/game.rules"), List.of()).main())
        .isInstanceOf(Loaded.Missing.class);
  }

  private void write(String name, String text) throws IOException {
    Path file = home.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  private static Source found(Loaded loaded) {
    assertThat(loaded).isInstanceOf(Loaded.Found.class);
    return ((Loaded.Found) loaded).source();
  }

  private static Loaded refused(String reason) {
    return new Loaded.Refused(reason);
  }
}
