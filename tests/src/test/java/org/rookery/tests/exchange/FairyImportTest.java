package org.rookery.tests.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.engine.search.Perft;
import org.rookery.exchange.fairy.FairyImport;
import org.rookery.exchange.parts.Imported;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.lint.Linter;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** Sections of Fairy-Stockfish's configuration become rules files, or are told to be none. */
class FairyImportTest {
  private static final Map<String, String> OURS = Map.of("makpong", "makpong");

  private static List<Imported> read(String text, Diagnostics problems) {
    return FairyImport.read(Source.of("some.ini", text), OURS, name -> true, problems);
  }

  private static Match start(String text) throws Exception {
    Diagnostics problems = new Diagnostics();
    List<Imported> all = read(text, problems);
    assertThat(problems.hasErrors()).as(() -> DiagnosticRenderer.render(problems)).isFalse();
    String rules = all.get(all.size() - 1).text();
    Rules imported = Games.rulebook().text("imported.rules", rules);
    assertThat(Linter.of(imported).diagnostics())
        .extracting(Diagnostic::code)
        .doesNotContain("unused-include");
    return imported.load().orThrow().start();
  }

  private static long leaves(Match match, int depth) {
    return new Perft(match.engine().generator()).count(match.position(), depth);
  }

  /** Sections of the built-in variants alone, with the counts of the engine. */
  @ParameterizedTest
  @CsvSource({
    "chess,3,8902",
    "crazyhouse,3,8902",
    "makruk,3,12012",
    "breakthrough,2,484",
    "minishogi,3,2512",
    "capablanca,2,784",
    "atomic,3,8902",
    "giveaway,3,8067",
    "racingkings,2,421",
    "losalamos,3,1212",
    "berolina,2,900",
    "gothic,2,784",
    "duck,1,640",
    "isolation,2,47300",
    "isolation7x7,1,230",
    "snailtrail,4,225",
    "joust,4,1992",
    "spartan,3,14244",
    "petrified,3,10022",
    "koedem,3,8902",
    "threekings,2,400",
    "misere,3,8902",
    "losers,3,8067",
    "minixiangqi,2,331",
    "asean,2,529",
    "amazons,1,2176",
    "seirawan,3,24830"
  })
  void builtInVariantsHaveTheCountsOfTheEngine(String name, int depth, long leaves)
      throws Exception {
    assertThat(leaves(start("[mine:" + name + "]\nnFoldRule = 4\n"), depth)).isEqualTo(leaves);
  }

  /** What is imported plays as the rules file that was written by hand. */
  @ParameterizedTest
  @CsvSource({"amazons,amazons,1,3", "seirawan,seirawan,1,40", "isolation,isolation,1,10"})
  void importedGamesPlayAsThoseByHand(String section, String ours, int games, int plies)
      throws Exception {
    Random random = new Random(20261126);
    for (int number = 0; number < games; number++) {
      Match imported = start("[mine:" + section + "]\nnFoldRule = 4\n");
      Match byHand = Games.game(ours).start();
      for (int ply = 0; ply < plies && !byHand.isOver(); ply++) {
        Map<String, LegalMove> theirs = byPlacement(imported);
        Map<String, LegalMove> known = byPlacement(byHand);
        assertThat(theirs.keySet()).as(byHand.fen()).isEqualTo(known.keySet());
        String next = List.copyOf(known.keySet()).get(random.nextInt(known.size()));
        imported.playOn(theirs.get(next));
        byHand.playOn(known.get(next));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"amazons,amazons,3,6", "seirawan,seirawan,3,60", "isolation,isolation,3,10"})
  @Tag(Games.CATALOGUE)
  void importedGamesPlayLongAsThoseByHand(String section, String ours, int games, int plies)
      throws Exception {
    importedGamesPlayAsThoseByHand(section, ours, games, plies);
  }

  private static Map<String, LegalMove> byPlacement(Match match) {
    Map<String, LegalMove> moves = new TreeMap<>();
    for (LegalMove move : match.turns()) {
      match.playOn(move);
      String[] placement = match.fen().split(" ")[0].replaceAll("[*Yy]", "*").split("\\[");
      // Files may name the pieces in hand in different orders.
      String hand = placement.length < 2 ? "" : placement[1];
      moves.put(placement[0] + hand.chars().sorted().boxed().toList(), move);
      match.back();
    }
    return moves;
  }

  @Test
  void newPiecesAndTheirPromotions() throws Exception {
    Match match =
        start(
            """
            [mine:chess]
            customPiece1 = c:NW
            promotionPieceTypes = qc
            promotionRegionWhite = *7 *8
            promotionRegionBlack = *2 *1
            castling = false
            startFen = 1k6/8/P7/8/8/8/8/1K5C w - - 0 1
            """);
    assertThat(match.turns().stream().map(turn -> turn.uci()))
        .contains("a6a7q", "a6a7c", "h1h2", "h1f2")
        .doesNotContain("a6a7", "a6a7r");
  }

  @Test
  void whatCannotBeSaidIsToldWithItsPlace() {
    Diagnostics problems = new Diagnostics();
    List<Imported> all = read("[mine:chess]\ngating = true\npass = true\n", problems);
    assertThat(all).singleElement().matches(one -> !one.sayable());
    assertThat(DiagnosticRenderer.render(problems))
        .contains("some.ini:2:1", "`gating` is not in the rules")
        .doesNotContain("`pass`");
  }

  @Test
  void ofVariantsThatAreNotWantedNothingIsTold() {
    Diagnostics problems = new Diagnostics();
    String text = "[first:chess]\ngating = true\n[second:makruk]\nmakpongRule = true\n";
    List<Imported> wanted =
        FairyImport.read(Source.of("some.ini", text), OURS, "second"::equals, problems);
    assertThat(DiagnosticRenderer.render(problems)).doesNotContain("gating").contains("makpong");
    assertThat(wanted)
        .singleElement()
        .matches(one -> one.name().equals("second"))
        .matches(one -> one.text().contains("Not in these rules: makpongRule."));
  }

  private static List<String> ucis(String section) throws Exception {
    return start(section).turns().stream().map(LegalMove::uci).toList();
  }

  /** What comes from nowhere never runs out, so it is nothing that a player has. */
  @Test
  void aSupplyIsNotCountedWherePiecesRunOut() throws Exception {
    String section = "[mine:ataxx]\nextinctionValue = loss\nextinctionPieceTypes = *\n";
    Match wiped = start(section).game().position("3PP2/7/7/7/7/7/7 b - - 0 6");
    assertThat(wiped.isOver()).isTrue();
  }

  /** The last piece of a list that is royal when few are left is royal. */
  @Test
  void theLastOfAllPiecesIsRoyal() throws Exception {
    String section =
        """
        [mine:chess]
        king = -
        commoner = k
        extinctionValue = loss
        extinctionPieceTypes = *
        extinctionPseudoRoyal = true
        castling = false
        startFen = 7r/8/8/8/8/8/8/K7 w - - 0 1
        """;
    assertThat(ucis(section)).hasSize(3);
    assertThat(ucis(section.replace("7r/8/8/8/8/8/8/K7", "7r/8/8/8/8/8/8/K6R")))
        .contains("h1h8", "a1b1");
    assertThat(ucis(section.replace("7r/8/8/8/8/8/8/K7", "1r6/8/8/8/8/8/8/K7")))
        .containsOnly("a1a2");
    assertThat(ucis(section.replace("7r/8/8/8/8/8/8/K7", "1r6/8/8/8/8/8/8/KR6"))).contains("a1b2");
  }

  /** Each player's own options are their own. */
  @Test
  void playersMayDiffer() throws Exception {
    String start = "startFen = 4k3/3p4/8/4P3/4p3/8/3P4/4K3 w - - 0 1\n";
    Match match = start("[mine:chess]\nenPassantTypesBlack = -\n" + start);
    match.play("d2d4");
    assertThat(match.turns()).extracting(LegalMove::uci).doesNotContain("e4d3");
    match.play("d7d5");
    assertThat(match.turns()).extracting(LegalMove::uci).contains("e5d6");
    String rights = "[mine:chess]\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1\n";
    match = start(rights);
    assertThat(match.turns()).extracting(LegalMove::uci).contains("e1g1", "e1c1");
    match.play("a1b1");
    assertThat(match.turns()).extracting(LegalMove::uci).doesNotContain("e8g8", "e8c8");
  }

  /** What a player has in hand counts, also where it is not dropped. */
  @Test
  void aPieceInHandIsNotExtinct() throws Exception {
    String section = "[mine:seirawan]\nextinctionValue = loss\nextinctionPieceTypes = h\n";
    assertThat(start(section).isOver()).isFalse();
    String gone = "startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Ehe] w KQkq - 0 1\n";
    assertThat(start(section + gone).state()).isEqualTo("Black wins by extinct.");
  }

  /** What each player's clock of quiet moves hangs on is that player's own. */
  @Test
  void theClockBeginsAnewWithThePiecesOfBoth() throws Exception {
    Match match = start("[mine:spartan]\nnFoldRule = 4\n");
    match.play("b1c3");
    assertThat(match.position().clock()).isEqualTo(1);
    LegalMove hoplite =
        match.turns().stream()
            .filter(turn -> turn.uci().startsWith("d7"))
            .findFirst()
            .orElseThrow();
    match.play(hoplite);
    assertThat(match.position().clock()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"White,Black", "Black,White"})
  void onlyWhoHasARegionForTheFlagWinsThere(String owner, String other) throws Exception {
    Match match = start("[mine:chess]\nflagPiece = k\nflagRegion" + owner + " = *4\n");
    String white = "7r/8/8/8/K7/8/8/R6k w - - 0 1";
    String black = "7r/8/8/8/k7/8/8/1R5K w - - 0 1";
    boolean isWhite = owner.equals("White");
    assertThat(match.at(isWhite ? white : black).state()).isEqualTo(owner + " wins by flag.");
    assertThat(match.at(isWhite ? black : white).isOver()).as(other).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"3+3,true", "1+1,true", "3+1,false"})
  void checksLeftAreAsManyForBoth(String left, boolean isSayable) {
    String start = "startFen = 4k3/8/8/8/8/8/8/R3K3 w Q - " + left + " 0 1\n";
    List<Imported> all = read("[mine:3check]\n" + start, new Diagnostics());
    assertThat(all).singleElement().matches(one -> one.sayable() == isSayable);
  }

  @Test
  void onlyOnePieceHasToBeDropped() throws Exception {
    String section =
        "[mine:crazyhouse]\nmustDrop = true\nmustDropType = n\n"
            + "startFen = 4k3/8/8/8/8/8/8/4K3[NQ] w - - 0 1\n";
    assertThat(ucis(section)).contains("N@a1").doesNotContain("Q@a1", "e1e2");
    assertThat(ucis(section.replace("NQ", "BQ"))).contains("Q@a1", "e1e2");
  }

  @Test
  void aPromotedPieceMayPromoteAsPawnsDo() throws Exception {
    String section =
        "[mine:chess]\npromotionPawnTypes = pb\npromotedPieceType = b:q\ncastling = false\n"
            + "startFen = 4k2B/B7/8/8/8/8/8/4K3 w - - 0 1\n";
    assertThat(ucis(section)).contains("a7b8q", "a7b8r", "a7b8+", "h8a1", "h8a1+");
  }

  /** A dash takes back what the parent says of one piece. */
  @Test
  void aPieceMayCeaseToPromote() throws Exception {
    String section = "[mine:minishogi]\n%sstartFen = 4k/R3B/5/5/K4[] w - - 0 1\n";
    assertThat(ucis(section.formatted(""))).contains("a4a5+", "e4d5+");
    assertThat(ucis(section.formatted("promotedPieceType = r:-\n")))
        .contains("a4a5", "e4d5+")
        .doesNotContain("a4a5+");
  }

  /** A variant of a file of ours that is none of the engine's own, and one with its name. */
  @Test
  void parentsMayBeOfOursAndNamesTheEngines() throws Exception {
    Diagnostics problems = new Diagnostics();
    String text = "[x:orda]\ncylindrical = true\n[mini:chess]\nnFoldRule = 4\n";
    List<Imported> all =
        FairyImport.read(
            Source.of("some.ini", text), Map.of("orda", "orda"), name -> true, problems);
    assertThat(all.get(0).text()).contains("(include \"orda\")", "Not in these rules: cylindrical");
    assertThat(all.get(0).gaps()).containsExactly("cylindrical");
    assertThat(all.get(1).sayable()).isTrue();
    Games.rulebook().text("imported.rules", all.get(0).text()).load().orThrow();
  }

  /** Of a game that our own file says better only what is plain is changed. */
  @Test
  void aVariantOfAFileOfOursKeepsItsOtherRules() {
    Diagnostics problems = new Diagnostics();
    List<Imported> all =
        FairyImport.read(
            Source.of("some.ini", "[mine:minishogi]\ngating = true\nnFoldRule = 5\n"),
            Map.of("minishogi", "minishogi"),
            name -> true,
            problems);
    assertThat(all.get(0).gaps()).containsExactly("gating");
    assertThat(all.get(0).text()).contains("repeated? 5");
  }

  @Test
  void whatIsWrongIsToldWithItsPlace() {
    Diagnostics problems = new Diagnostics();
    read(
        """
        loose = 1
        [mine:ches]
        [other:chess]
        castlin = false
        maxRank = many
        customPiece1 = c:W?W
        [
        what
        """,
        problems);
    assertThat(DiagnosticRenderer.render(problems))
        .contains("some.ini:1:1", "some.ini:2:1", "Is `chess` meant?", "Is `castling` meant?")
        .contains("Expected a rank from 1 to 10, not `many`.", "after Betza", "some.ini:8:1");
  }

  @Test
  void aVariantOfAGameOfOursInheritsItWhereTheRestCannotBeSaid() throws Exception {
    String text =
        "[mine:makpong]\nstartFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSN1 w - - 0 1\n";
    assertThat(read(text, new Diagnostics()).get(0).text()).contains("(include \"makpong\")");
    assertThat(leaves(start(text), 1)).isEqualTo(22);
  }

  /** Spoilt configurations: problems, or rules files that are read, and never an exception. */
  @Test
  void spoiltConfigurationsAreTold() {
    assertThat(told(40)).isGreaterThan(30);
  }

  @Test
  @Tag(Games.CATALOGUE)
  void manySpoiltConfigurationsAreTold() {
    assertThat(told(200)).isGreaterThan(150);
  }

  /** Of how many configurations spoilt by chance something is told. */
  private static int told(int configurations) {
    String whole =
        Checkout.read(
            Checkout.path(
                "interpreter/exchange/src/main/resources/org/rookery/exchange/fairy/bases.ini"));
    String[] sections = whole.split("\n\n");
    Random random = new Random(20261122);
    int told = 0;
    for (int i = 0; i < configurations; i++) {
      StringBuilder text = new StringBuilder();
      for (int part = 0; part < 3; part++) {
        text.append(sections[random.nextInt(sections.length)].replace("[", "[x" + part))
            .append("\n");
      }
      for (int change = 0; change < 1 + random.nextInt(8); change++) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(4)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, "[]=:*/~+-\n9zé\0".charAt(random.nextInt(14)));
          case 2 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(30)));
          default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 20)));
        }
      }
      Diagnostics problems = new Diagnostics();
      read(text.toString(), problems);
      told += problems.isEmpty() ? 0 : 1;
    }
    return told;
  }
}
