package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Origin;

/** Reads Betza notation, in H. G. Muller's extended form, into blocks of rules. */
public final class BetzaReader {
  private BetzaReader() {}

  /**
   * Reads one string.
   *
   * @param origin of the string; problems point at the letter when its text is the string, quotes
   *     or not
   * @param atEmission statements run where a move may end; when they emit nothing, an emission
   *     follows them
   * @param moveType of all blocks, empty for none
   * @param pieceName of the piece, which some drops count
   * @return the moves without a mistake
   */
  public static Betza read(
      String betza,
      Origin origin,
      List<Statement> atEmission,
      String moveType,
      String pieceName,
      Diagnostics diagnostics) {
    BetzaErrorListener complaints =
        (code, start, end, message) ->
            diagnostics.error(code, part(betza, origin, start, end), message);
    List<Block> moves = new ArrayList<>();
    List<Block> drops = new ArrayList<>();
    for (Placed placed : BetzaParser.parse(betza, complaints)) {
      Origin part = part(betza, origin, placed.start(), placed.end());
      Emission emission = Emission.of(atEmission, part);
      List<List<Statement>> paths =
          placed.move().match(new Lowering(new StatementShorthand(part), emission, pieceName));
      if (paths.isEmpty()) {
        String message = "This move unfolds into more than " + WalkLowering.LIMIT + " legs.";
        complaints.add(BetzaErrorListener.BAD, placed.start(), placed.end(), message);
      }
      List<Block> blocks = placed.move() instanceof BetzaMove.Drop ? drops : moves;
      paths.forEach(path -> blocks.add(new Block.Written(moveType, List.copyOf(path), part)));
    }
    return new Betza(List.copyOf(moves), List.copyOf(drops));
  }

  private static Origin part(String betza, Origin origin, int start, int end) {
    String text = origin.span().text();
    if (text.equals('"' + betza + '"')) {
      return origin.part(start + 1, end + 1);
    }
    return text.equals(betza) ? origin.part(start, end) : origin;
  }
}
