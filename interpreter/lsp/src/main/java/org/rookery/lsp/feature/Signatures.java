package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureInformation;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.language.form.Form;
import org.rookery.lsp.text.Definition;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;

/** The arguments of the form around the cursor. */
public final class Signatures {
  private final World world;
  private final SymbolNames names;

  /** Forms in files of a world. */
  public Signatures(World world) {
    this.world = world;
    names = new SymbolNames(world);
  }

  /** What the innermost form takes, and which of it is being written. */
  public SignatureHelp at(Path file, Position position) {
    EditedRules text = world.parsed(file);
    int offset = Ranges.offset(text.source(), position);
    List<Form.Group> around = text.around(offset);
    SignatureHelp help = new SignatureHelp();
    List<SignatureInformation> signatures = new ArrayList<>();
    if (!around.isEmpty()) {
      Form.Group group = around.get(around.size() - 1);
      String head = group.head().orElse("");
      names.named(file, head).forEach(definition -> macro(definition, signatures));
      for (Keywords.Entry word : Keywords.reference()) {
        if (word.name().equals(head)) {
          signatures.add(signature(word.usage(), word.sentence()));
        }
      }
      long before =
          group.items().stream().filter(item -> item.origin().span().end() < offset).count();
      help.setActiveParameter((int) Math.max(0, before - 1));
      help.setActiveSignature(0);
    }
    help.setSignatures(signatures);
    return help;
  }

  private static void macro(Definition definition, List<SignatureInformation> signatures) {
    if (definition.word().equals("define")) {
      List<String> parameters = parameters(definition.whole());
      String usage =
          "("
              + definition.name()
              + (parameters.isEmpty() ? "" : " ")
              + String.join(" ", parameters)
              + ")";
      signatures.add(signature(usage, definition.text().comment(definition.whole())));
    }
  }

  /** The named parameters of a macro. */
  static List<String> parameters(Form.Group define) {
    boolean named =
        define.items().size() > 2
            && define.items().get(2) instanceof Form.Group list
            && !list.items().isEmpty()
            && list.items().stream().allMatch(p -> p.toString().startsWith("$"));
    return named
        ? ((Form.Group) define.items().get(2)).items().stream().map(Form::toString).toList()
        : List.of();
  }

  private static SignatureInformation signature(String usage, String sentence) {
    SignatureInformation signature = new SignatureInformation(usage);
    signature.setDocumentation(sentence);
    List<ParameterInformation> parameters = new ArrayList<>();
    String inner = usage.replaceAll("[()]", "");
    String[] words = inner.strip().split("\\s+");
    for (int i = 1; i < words.length; i++) {
      parameters.add(new ParameterInformation(words[i]));
    }
    signature.setParameters(parameters);
    return signature;
  }
}
