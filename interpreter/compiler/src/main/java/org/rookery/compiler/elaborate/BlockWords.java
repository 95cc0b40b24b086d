package org.rookery.compiler.elaborate;

import static org.rookery.compiler.elaborate.Keyword.word;
import static org.rookery.compiler.elaborate.Keyword.zrf;

import java.util.List;
import org.rookery.compiler.betza.Betza;
import org.rookery.compiler.betza.BetzaReader;
import org.rookery.compiler.elaborate.BlockReader.Home;
import org.rookery.compiler.elaborate.BlockReader.Maker;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.PieceModel.Which;
import org.rookery.compiler.model.Statement;

/** Words that stand among blocks. */
final class BlockWords {
  static final List<Keyword<Maker>> LIST =
      List.of(
          zrf(
              "move-type",
              "name",
              "The blocks that follow are of this type.",
              "(move-type jumping)",
              c -> reader -> reader.goOnWith(c.text(0))),
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

  private BlockWords() {}

  private static Maker betza(Call call) {
    List<Statement> statements = call.statements(1);
    return reader -> {
      Betza betza =
          BetzaReader.read(
              call.text(0),
              call.arg(0).origin(),
              statements,
              reader.moveType(),
              reader.piece().name,
              call.problems().diagnostics());
      if (reader.home() == Home.MOVES) {
        reader.add(betza.moves());
      }
      reader.add(betza.drops(), Home.DROPS);
    };
  }

  private static Maker borrow(Call call) {
    String piece = call.name(Kind.PIECE, 0);
    Which which = Which.ALL;
    if (call.size() > 1 && Scope.isWord(call.arg(1), "quiet")) {
      which = Which.QUIET;
    } else if (call.size() > 1 && Scope.isWord(call.arg(1), "captures")) {
      which = Which.CAPTURES;
    }
    Which kept = which;
    List<Statement> statements = call.statements(which == Which.ALL ? 1 : 2);
    return reader ->
        reader.add(
            List.of(new Block.Borrowed(reader.moveType(), piece, kept, statements, call.origin())));
  }
}
