package org.rookery.compiler.elaborate.piece;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import org.rookery.compiler.betza.Betza;
import org.rookery.compiler.betza.BetzaReader;
import org.rookery.compiler.elaborate.scope.BlockSectionKind;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.PieceModel.Which;
import org.rookery.compiler.model.Statement;

/** Words that stand among blocks. */
public final class BlockWords {
  static final List<Keyword<BlockSection.Maker>> LIST =
      List.of(
          zrf(
              "move-type",
              "name",
              "The blocks that follow are of this type.",
              "(move-type jumping)",
              c -> section -> section.goOnWith(c.text(0))),
          word(
              "betza",
              "text [statement…]",
              "Moves in Betza notation, with statements done where each ends.",
              "(betza \"fmWfcF\" (promote-in promotion Captain))",
              BlockWords::betza),
          word(
              "moves-of",
              "piece [quiet|captures] [statement…]",
              "The moves of another piece, all or some, with statements done at each.",
              "(moves-of Rider captures (change-type Footman))",
              BlockWords::borrow));

  public static final Vocabulary<BlockSection.Maker> VOCABULARY =
      new Vocabulary<>("word among blocks", LIST);

  private BlockWords() {}

  private static BlockSection.Maker betza(Call call) {
    List<Statement> statements = call.statements(1);
    return section -> {
      Betza betza =
          BetzaReader.read(
              call.text(0),
              call.arg(0).origin(),
              statements,
              section.moveType(),
              section.piece().name,
              call.problems().diagnostics());
      if (section.home() == BlockSectionKind.MOVES) {
        section.add(betza.moves());
      }
      section.add(betza.drops(), BlockSectionKind.DROPS);
    };
  }

  private static BlockSection.Maker borrow(Call call) {
    String piece = call.name(NameKind.PIECE, 0);
    Which which = Which.ALL;
    if (call.size() > 1 && call.arg(1).isWord("quiet")) {
      which = Which.QUIET;
    } else if (call.size() > 1 && call.arg(1).isWord("captures")) {
      which = Which.CAPTURES;
    }
    Which kept = which;
    List<Statement> statements = call.statements(which == Which.ALL ? 1 : 2);
    return section ->
        section.add(
            List.of(
                new Block.Borrowed(section.moveType(), piece, kept, statements, call.origin())));
  }
}
