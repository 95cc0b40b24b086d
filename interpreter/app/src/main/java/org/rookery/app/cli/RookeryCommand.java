package org.rookery.app.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.InvalidPathException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.rookery.app.book.CommandDescription;
import org.rookery.engine.run.TooManyMoves;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line as a whole. */
@Command(
    name = "rookery",
    mixinStandardHelpOptions = true,
    versionProvider = RookeryCommand.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description = "Runs board games that are written down in rules files.")
final class RookeryCommand implements Runnable {
  /** Made only when they are asked for: setting all of them up takes longer than many a command. */
  private static final Map<String, Supplier<Object>> COMMANDS = commands();

  @CommandLine.Spec private CommandSpec spec = CommandSpec.create();

  private static Map<String, Supplier<Object>> commands() {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("list", ListCommand::new);
    commands.put("show", ShowCommand::new);
    commands.put("play", PlayCommand::new);
    commands.put("serve", ServeCommand::new);
    commands.put("publish", PublishCommand::new);
    commands.put("engine", EngineCommand::new);
    commands.put("moves", MovesCommand::new);
    commands.put("render", RenderCommand::new);
    commands.put("draw-move", DrawMoveCommand::new);
    commands.put("replay", ReplayCommand::new);
    commands.put("analyse", AnalyseCommand::new);
    commands.put("why", WhyCommand::new);
    commands.put("explain", ExplainCommand::new);
    commands.put("new", NewCommand::new);
    commands.put("import", ImportCommand::new);
    commands.put("export", ExportCommand::new);
    commands.put("check", CheckCommand::new);
    commands.put("watch", WatchCommand::new);
    commands.put("soak", SoakCommand::new);
    commands.put("fmt", FmtCommand::new);
    commands.put("words", () -> new WordsCommand(RookeryCommand::tools));
    commands.put("book", BookCommand::new);
    commands.put("lsp", LspCommand::new);
    commands.put("mcp", () -> new McpCommand(RookeryCommand::tools));
    commands.put("editor", EditorCommand::new);
    commands.put("test", TestCommand::new);
    commands.put("mutate", MutateCommand::new);
    commands.put("values", ValuesCommand::new);
    commands.put("tune", TuneCommand::new);
    commands.put("match", MatchCommand::new);
    commands.put("balance", BalanceCommand::new);
    commands.put("solve", SolveCommand::new);
    commands.put("perft", PerftCommand::new);
    commands.put("farm", FarmCommand::new);
    commands.put("bench", BenchCommand::new);
    commands.put("dump", DumpCommand::new);
    commands.put("diff", DiffCommand::new);
    commands.put("completion", () -> new CompletionCommand(RookeryCommand::whole));
    commands.put("archive", ArchiveCommand::new);
    return commands;
  }

  /** What there is to be found for who looks for a command. */
  static List<CommandDescription> tools() {
    Map<String, CommandSpec> specs = new LinkedHashMap<>();
    COMMANDS.forEach(
        (name, command) -> specs.put(name, CommandSpec.forAnnotatedObject(command.get())));
    return CommandDescriptions.of(specs);
  }

  /** The command line with all commands. */
  private static CommandLine whole() {
    return commandLine(new String[0], Console.of(Writer.nullWriter(), Writer.nullWriter()));
  }

  /** Runs a command line and returns its exit code; no stack trace is ever printed. */
  static int run(String[] args, Writer out, Writer err) {
    Console console = Console.of(out, err);
    int code = execute(args, console);
    try {
      console.flush();
    } catch (OutputLost lost) {
      code = lost(lost, console.err());
    }
    console.err().flush();
    return code;
  }

  private static int execute(String[] args, Console console) {
    PrintWriter err = console.err();
    try {
      return commandLine(args, console).execute(args);
    } catch (OutputLost lost) {
      return lost(lost, err);
    } catch (OutOfMemoryError tooLarge) {
      err.println("rookery: there is not enough memory for this.");
      return ExitCode.BAD_INPUT;
    } catch (RuntimeException | Error problem) {
      return internal(problem, err);
    }
  }

  private static CommandLine commandLine(String[] args, Console console) {
    CommandLine line = new CommandLine(new RookeryCommand());
    Supplier<Object> only = args.length == 0 ? null : COMMANDS.get(args[0]);
    if (only != null) {
      line.addSubcommand(args[0], only.get());
    } else {
      COMMANDS.forEach((name, command) -> line.addSubcommand(name, command.get()));
      line.addSubcommand("help", new CommandLine.HelpCommand());
    }
    for (CommandLine command : line.getSubcommands().values()) {
      helpful(command);
      command.getSubcommands().values().forEach(RookeryCommand::helpful);
      endWithExamples(command);
    }
    endWithExamples(line);
    NumberReader.register(line);
    return line.setOut(console.out())
        .setErr(console.err())
        .setExecutionStrategy(parsed -> execute(parsed, line, console))
        // A turn may begin with an at sign: it is not the name of a file of arguments.
        .setExpandAtFiles(false)
        .setUsageHelpAutoWidth(true)
        .setParameterExceptionHandler(RookeryCommand::misused)
        .setExecutionExceptionHandler((problem, command, parsed) -> failed(problem, console.err()));
  }

  private static void helpful(CommandLine command) {
    command.getCommandSpec().mixinStandardHelpOptions(true);
    command.getCommandSpec().versionProvider(new Version());
  }

  private static int execute(ParseResult parsed, CommandLine line, Console console) {
    List<CommandLine> commands = parsed.asCommandLineList();
    Object last = commands.get(commands.size() - 1).getCommand();
    boolean isHelp =
        last instanceof RookeryCommand
            || last instanceof FarmCommand
            || last instanceof CommandLine.HelpCommand
            || commands.stream()
                .anyMatch(c -> c.isUsageHelpRequested() || c.isVersionHelpRequested());
    if (isHelp) {
      line.setOut(console.styled());
    }
    try {
      return new CommandLine.RunLast().execute(parsed);
    } catch (OutputLost lost) {
      return lost(lost, console.err());
    }
  }

  private static void endWithExamples(CommandLine command) {
    String name = command.getCommandName();
    command
        .getHelpSectionMap()
        .put(UsageMessageSpec.SECTION_KEY_FOOTER, help -> footer(HelpText.of(name)));
  }

  private static String footer(String text) {
    return text.isEmpty() ? "" : text + System.lineSeparator();
  }

  private static int misused(ParameterException problem, String[] args) {
    CommandLine line = problem.getCommandLine();
    PrintWriter err = line.getErr();
    err.println("rookery: " + problem.getMessage());
    if (problem instanceof UnmatchedArgumentException unmatched) {
      UnmatchedArgumentException.printSuggestions(unmatched, err);
    }
    err.println("Try `" + line.getCommandSpec().qualifiedName() + " --help`.");
    return ExitCode.BAD_INPUT;
  }

  private static int failed(Exception problem, PrintWriter err) {
    if (problem instanceof OutputLost lost) {
      return lost(lost, err);
    }
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      if (cause instanceof TooManyMoves) { // perhaps in a thread of a command's own
        err.println("rookery: " + cause.getMessage());
        return ExitCode.BAD_INPUT;
      }
    }
    if (problem instanceof Refusal) {
      err.println("rookery: " + problem.getMessage());
      return ExitCode.BAD_INPUT;
    }
    if (problem instanceof InvalidPathException name) {
      err.println("rookery: `" + name.getInput() + "` is no name of a file here.");
      return ExitCode.BAD_INPUT;
    }
    return internal(problem, err);
  }

  /** A reader that has seen enough is no problem; any other loss is. */
  private static int lost(OutputLost problem, PrintWriter err) {
    if (problem.isClosedPipe()) {
      return ExitCode.CLOSED_PIPE;
    }
    err.println("rookery: the output cannot be written: " + problem.getMessage() + ".");
    return ExitCode.OUTPUT_LOST;
  }

  private static int internal(Throwable problem, PrintWriter err) {
    err.println("rookery: internal error, please report it: " + problem + where(problem));
    return ExitCode.INTERNAL;
  }

  private static String where(Throwable problem) {
    StackTraceElement[] trace = problem.getStackTrace();
    return trace.length == 0 ? "" : " at " + trace[0];
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /** The version, from the jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {ProgramVersion.text()};
    }
  }
}
