// Starts `rookery lsp` for rules files and suites.
const {LanguageClient} = require("vscode-languageclient/node");
let client;
exports.activate = () => {
  client = new LanguageClient("rookery", "Rookery", {command: "rookery", args: ["lsp"]},
    {documentSelector: [{language: "rookery"}, {pattern: "**/regression/*.yaml"}]});
  return client.start();
};
exports.deactivate = () => client && client.stop();
