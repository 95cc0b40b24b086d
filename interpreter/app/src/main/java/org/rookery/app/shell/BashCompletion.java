package org.rookery.app.shell;

import java.util.List;
import java.util.stream.Collectors;
import org.rookery.app.shell.CommandEntry.Flag;
import org.rookery.app.shell.CommandEntry.Typed;

/** Completion for bash, from version 3.2 on. */
public final class BashCompletion {
  private BashCompletion() {}

  /**
   * A script to be read by bash.
   *
   * @param commands those of the program
   * @param flags options of the program itself
   * @param games names that may stand where a game is wanted
   */
  public static String of(List<CommandEntry> commands, List<Flag> flags, List<String> games) {
    StringBuilder out = new StringBuilder();
    out.append("# Completes commands, options and games of rookery in bash.\n");
    out.append("_rookery_games='").append(String.join(" ", games)).append("'\n\n");
    out.append("_rookery() {\n");
    out.append("  local word=${COMP_WORDS[COMP_CWORD]} words= options= found IFS=$' \\t\\n'\n");
    out.append("  local line=\"${COMP_WORDS[*]:1:COMP_CWORD-1} \"\n");
    out.append("  COMPREPLY=()\n");
    out.append("  case $line in\n");
    out.append("    ' ') words='").append(names(commands)).append("'");
    out.append(" options='").append(String.join(" ", Flag.names(flags))).append("' ;;\n");
    List<Typed> all = commands.stream().flatMap(command -> command.typed("")).toList();
    for (Typed typed : all) {
      for (Flag flag : typed.command().flags()) {
        value(typed.words(), flag, out);
      }
    }
    // The longest first: `farm perft` before `farm`.
    all.stream()
        .sorted((one, other) -> other.words().length() - one.words().length())
        .forEach(typed -> command(typed, out));
    out.append("  esac\n");
    out.append("  case $word in -*) words=$options ;; esac\n");
    out.append("  while IFS= read -r found; do COMPREPLY+=(\"$found\"); done < <(\n");
    out.append("    compgen -W \"$words\" -- \"$word\"\n");
    out.append("    case $words in *\"$_rookery_games\"*)");
    out.append(" compgen -f -X '!*.rules' -- \"$word\" ;; esac)\n");
    out.append("}\n");
    out.append("complete -o default -F _rookery rookery\n");
    return out.toString();
  }

  private static void value(String words, Flag flag, StringBuilder out) {
    if (!flag.takesValue()) {
      return;
    }
    String patterns =
        flag.names().stream()
            .map(name -> "'" + words + " '*" + name + "' '")
            .collect(Collectors.joining(" | "));
    // Without choices nothing is proposed, so that bash proposes files.
    out.append("    ").append(patterns).append(") ");
    out.append(flag.choices().isEmpty() ? ":" : "words='" + String.join(" ", flag.choices()) + "'");
    out.append(" ;;\n");
  }

  private static void command(Typed typed, StringBuilder out) {
    CommandEntry command = typed.command();
    out.append("    '").append(typed.words()).append(" '*)");
    out.append(" options='").append(String.join(" ", command.flagNames())).append("'");
    if (!command.commands().isEmpty()) {
      out.append(" words='").append(names(command.commands())).append("'");
    } else if (!command.choices().isEmpty()) {
      out.append(" words='").append(String.join(" ", command.choices())).append("'");
    } else if (command.takesGame()) {
      out.append(" words=$_rookery_games");
    }
    out.append(" ;;\n");
  }

  private static String names(List<CommandEntry> commands) {
    return commands.stream().map(CommandEntry::name).collect(Collectors.joining(" "));
  }
}
