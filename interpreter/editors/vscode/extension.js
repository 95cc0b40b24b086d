// Starts the language server for rules files and suites: the command of the settings, or else the server that came with
// this extension, or else `rookery lsp`.
const {existsSync} = require("node:fs");
const {join} = require("node:path");
const {workspace} = require("vscode");
const {LanguageClient} = require("vscode-languageclient/node");

const java = () => process.env.JAVA_HOME ? join(process.env.JAVA_HOME, "bin", "java") : "java";

/** How the server is started. */
const server = folder => {
  const command = workspace.getConfiguration("rookery").get("command");
  const jar = join(folder, "server", "lib", "rookery.jar");
  if (command || !existsSync(jar)) {
    return {command: command || "rookery", args: ["lsp"]};
  }
  return {command: java(), args: [`-Drookery.home=${join(folder, "server")}`, "-XX:+UseSerialGC", "-jar", jar, "lsp"]};
};

let client;
exports.activate = context => {
  client = new LanguageClient("rookery", "Rookery", server(context.extensionPath),
    {documentSelector: [{language: "rookery"}, {pattern: "**/regression/*.yaml"}]});
  return client.start();
};
exports.deactivate = () => client && client.stop();
