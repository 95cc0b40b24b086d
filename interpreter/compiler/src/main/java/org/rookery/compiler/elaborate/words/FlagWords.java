package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Statement;

/** Words that set flags and attributes. */
public final class FlagWords {
  public static final List<Keyword<List<Statement>>> LIST =
      List.of(
          zrf(
              "set-flag",
              "flag [condition]",
              "Sets a flag of this block to whether the condition holds; to true without one.",
              "(set-flag jumped enemy?)",
              FlagWords::setFlag),
          zrf(
              "set-position-flag",
              "flag [condition] [place]",
              "Sets a flag of this block for that square.",
              "(set-position-flag seen true n)",
              FlagWords::setPositionFlag),
          zrf(
              "set-attribute",
              "attribute [condition] [place]",
              "Sets an attribute of the piece that will stand there.",
              "(set-attribute spent? false)",
              FlagWords::setAttribute));

  private FlagWords() {}

  private static List<Statement> setFlag(Call call) {
    String flag = call.text(0);
    call.scope().names().add(NameKind.FLAG, flag);
    return List.of(new Statement.SetFlag(flag, call.conditionOrTrue(1), call.origin()));
  }

  private static List<Statement> setPositionFlag(Call call) {
    String flag = call.text(0);
    call.scope().names().add(NameKind.POSITION_FLAG, flag);
    Condition value = call.conditionOrTrue(1);
    return List.of(new Statement.SetPositionFlag(flag, value, call.place(2), call.origin()));
  }

  private static List<Statement> setAttribute(Call call) {
    Condition value = call.conditionOrTrue(1);
    if (!call.scope().is(NameKind.ATTRIBUTE, call.arg(0))) {
      if (call.problems().lenient()) {
        String message = NameKind.ATTRIBUTE.missing(call.text(0));
        call.problems().warning("unknown-attribute", call.arg(0).origin(), message);
        return List.of();
      }
      call.scope().unknown(call.text(0), call.arg(0).origin(), NameKind.ATTRIBUTE);
    }
    return List.of(
        new ChangeStatement.SetAttribute(call.text(0), value, call.place(2), call.origin()));
  }
}
