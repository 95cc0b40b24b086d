// An editor made of the npm packages vscode-jsonrpc and vscode-languageserver-protocol: opens the file that is its
// argument with `rookery lsp`, asks what an editor asks, and prints a line for each answer; its exit tells how many were wrong.
const {spawn} = require("child_process");
const fs = require("fs");
const {pathToFileURL} = require("url");
const rpc = require("vscode-jsonrpc/node");
const lsp = require("vscode-languageserver-protocol");

const file = process.argv[2];
const uri = pathToFileURL(file).href;
const text = fs.readFileSync(file, "utf8");
const server = spawn("rookery", ["lsp"], {stdio: ["pipe", "pipe", "inherit"]});
const connection = rpc.createMessageConnection(
  new rpc.StreamMessageReader(server.stdout), new rpc.StreamMessageWriter(server.stdin));
let wrong = 0;
const tell = (what, good, got) => {
  wrong += good ? 0 : 1;
  console.log((good ? "ok " : "WRONG ") + what + (good ? "" : ": " + JSON.stringify(got)));
};

let problems = [];
let heard = () => {};
connection.onNotification(lsp.PublishDiagnosticsNotification.type, (params) => {
  problems = params.diagnostics;
  heard(params.uri === uri);
});
const problemsOf = async (send) => {
  const next = new Promise((resolve) => { heard = resolve; });
  await send();
  return next;
};

const place = (words, behind) => {
  const before = text.slice(0, text.indexOf(words) + behind).split("\n");
  return {textDocument: {uri}, position: {line: before.length - 1, character: before[before.length - 1].length}};
};
const applied = (before, edits) => {
  const lines = before.split("\n");
  const offset = (p) => lines.slice(0, p.line).reduce((sum, line) => sum + line.length + 1, 0) + p.character;
  return [...edits].sort((a, b) => offset(b.range.start) - offset(a.range.start)).reduce(
    (whole, e) => whole.slice(0, offset(e.range.start)) + e.newText + whole.slice(offset(e.range.end)), before);
};

const run = async () => {
  connection.listen();
  const {capabilities} = await connection.sendRequest(lsp.InitializeRequest.type,
    {processId: process.pid, rootUri: null, capabilities: {}, workspaceFolders: null});
  await connection.sendNotification(lsp.InitializedNotification.type, {});
  const known = await problemsOf(() => connection.sendNotification(lsp.DidOpenTextDocumentNotification.type,
    {textDocument: {uri, languageId: "rookery", version: 1, text}}));
  tell("nothing is wrong with the file", known && problems.length === 0, problems);
  const change = (words, version) => connection.sendNotification(lsp.DidChangeTextDocumentNotification.type,
    {textDocument: {uri, version}, contentChanges: [{text: words}]});
  await problemsOf(() => change(text.replace("(quiet s)", "(quite s)"), 2));
  tell("a slip is told in its line", problems.some((p) => p.range.start.line === 12 && p.message.includes("quite")), problems);
  const fixes = await connection.sendRequest(lsp.CodeActionRequest.type,
    {textDocument: {uri}, range: problems[0].range, context: {diagnostics: problems}});
  tell("it can be mended", fixes.some((fix) => fix.title === "Write `quiet`"), fixes);
  await problemsOf(() => change(text, 3));
  tell("and is told no more", problems.length === 0, problems);

  const hover = await connection.sendRequest(lsp.HoverRequest.type, place("(quiet n)", 3));
  tell("hover", hover.contents.value.includes("captures nothing"), hover);
  const items = await connection.sendRequest(lsp.CompletionRequest.type, place("(in-zone? far)", 11));
  tell("completion", items[0].label === "far", items.slice(0, 3));
  const help = await connection.sendRequest(lsp.SignatureHelpRequest.type, place("(quiet n)", 8));
  tell("signature", help.signatures[0].label === "(quiet $way)", help);
  const there = await connection.sendRequest(lsp.DefinitionRequest.type, place("(quiet n)", 3));
  tell("definition", there[0].uri === uri && there[0].range.start.line === 4, there);
  const uses = await connection.sendRequest(lsp.ReferencesRequest.type,
    {...place("(quiet n)", 3), context: {includeDeclaration: true}});
  tell("references", uses.length === 3, uses);
  const renamed = await connection.sendRequest(lsp.RenameRequest.type, {...place("(name Man)", 7), newName: "Größe"});
  const after = applied(text, renamed.changes[uri] || []);
  tell("rename", Object.keys(renamed.changes).length === 1 && after === text.replaceAll("Man", "Größe"), renamed);
  const refusal = await connection.sendRequest(lsp.RenameRequest.type, {...place("(name Man)", 7), newName: "Rider"})
    .then(() => "", (error) => error.message);
  tell("rename to a name that is taken", refusal.includes("means something already"), refusal);
  const layout = await connection.sendRequest(lsp.DocumentFormattingRequest.type,
    {textDocument: {uri}, options: {tabSize: 3, insertSpaces: true}});
  tell("formatting", applied(text, layout) === text.replace("     (two-players)", "   (two-players)"), layout);
  const tokens = await connection.sendRequest(lsp.SemanticTokensRequest.type, {textDocument: {uri}});
  const legend = capabilities.semanticTokensProvider.legend.tokenTypes;
  tell("semantic tokens", tokens.data.length % 5 === 0 && legend[tokens.data[3]] === "comment", tokens);
  const outline = await connection.sendRequest(lsp.DocumentSymbolRequest.type, {textDocument: {uri}});
  tell("outline", outline.some((symbol) => symbol.name === "Mine"), outline);
  const folds = await connection.sendRequest(lsp.FoldingRangeRequest.type, {textDocument: {uri}});
  tell("folding", folds.length > 2, folds);
  const links = await connection.sendRequest(lsp.DocumentLinkRequest.type, {textDocument: {uri}});
  tell("links", links.length === 1 && links[0].target.endsWith("stdlib/boards.rules"), links);

  await connection.sendRequest(lsp.ShutdownRequest.type);
  const gone = new Promise((resolve) => server.on("exit", resolve));
  await connection.sendNotification(lsp.ExitNotification.type);
  const late = new Promise((resolve) => setTimeout(() => resolve("the server stays"), 5000).unref());
  const code = await Promise.race([gone, late]);
  tell("the server goes when it is told to", code === 0, code);
  server.kill();
  process.exit(wrong);
};
run().catch((error) => { console.log("WRONG " + error.stack); server.kill(); process.exit(1); });
