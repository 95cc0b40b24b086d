package org.rookery.tests.release;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.tests.NodeProcess;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The extension for VS Code, unpacked as VS Code does it, and its server started. */
@Tag("release")
final class ExtensionTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Stands for VS Code: starts the extension and prints the command that it would run. */
  private static final String HOST =
      """
      const {createRequire} = require("node:module");
      const [folder] = process.argv.slice(2);
      const Module = require("node:module");
      const load = Module._load;
      Module._load = (name, ...rest) => name === "vscode"
        ? {workspace: {getConfiguration: () => ({get: () => ""})}}
        : name === "vscode-languageclient/node"
          ? {LanguageClient: class { constructor(id, title, server) { this.server = server; } start() { return this.server; } }}
          : load(name, ...rest);
      const found = createRequire(folder + "/extension.js").resolve("vscode-languageclient/node");
      const {command, args} = require(folder + "/extension.js").activate({extensionPath: folder});
      console.log(JSON.stringify({command, args, found}));
      """;

  @TempDir private Path folder;
  private Path extension = Path.of("");

  @BeforeEach
  void unpack() throws IOException {
    ReleaseFolder.unzip(ReleaseFolder.file("rookery-", ".vsix"), folder);
    extension = folder.resolve("extension");
  }

  private Document xml(String name) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(folder.resolve(name).toFile());
  }

  @Test
  void itsManifestsNameFilesThatAreThere() throws Exception {
    Document manifest = xml("extension.vsixmanifest");
    JsonNode extensionJson = JSON.readTree(extension.resolve("package.json").toFile());
    Element identity = (Element) manifest.getElementsByTagName("Identity").item(0);
    assertThat(identity.getAttribute("Id")).isEqualTo(extensionJson.path("name").asText());
    assertThat(identity.getAttribute("Version"))
        .isEqualTo(extensionJson.path("version").asText())
        .matches("\\d+\\.\\d+\\.\\d+");
    assertThat(identity.getAttribute("Publisher"))
        .isEqualTo(extensionJson.path("publisher").asText());
    assertThat(Files.readString(folder.resolve("extension.vsixmanifest")))
        .contains("Value=\"" + extensionJson.path("engines").path("vscode").asText() + "\"")
        .doesNotContain("@");
    NodeList assets = manifest.getElementsByTagName("Asset");
    assertThat(assets.getLength()).isPositive();
    for (int i = 0; i < assets.getLength(); i++) {
      assertThat(folder.resolve(((Element) assets.item(i)).getAttribute("Path"))).exists();
    }
    List<String> named = new ArrayList<>(List.of(extensionJson.path("main").asText()));
    JsonNode contributes = extensionJson.path("contributes");
    contributes.path("languages").forEach(it -> named.add(it.path("configuration").asText()));
    contributes.path("grammars").forEach(it -> named.add(it.path("path").asText()));
    contributes.path("yamlValidation").forEach(it -> named.add(it.path("url").asText()));
    assertThat(named).hasSize(4).allSatisfy(it -> assertThat(extension.resolve(it)).exists());
  }

  @Test
  void everyKindOfFileHasAContentType() throws Exception {
    NodeList types = xml("[Content_Types].xml").getElementsByTagName("Default");
    Set<String> known = new TreeSet<>(Set.of("xml"));
    for (int i = 0; i < types.getLength(); i++) {
      known.add(((Element) types.item(i)).getAttribute("Extension"));
    }
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile).map(file -> file.getFileName().toString()))
          .filteredOn(name -> name.lastIndexOf('.') > 0)
          .hasSizeGreaterThan(300)
          .allSatisfy(
              name -> assertThat(known).contains(name.substring(name.lastIndexOf('.') + 1)));
    }
  }

  @Test
  void theServerInsideAnswers() throws Exception {
    Path host = Files.writeString(folder.resolve("host.js"), HOST);
    String told =
        ReleaseFolder.run(folder, NodeProcess.program(), host.toString(), extension.toString())
            .fine();
    JsonNode started = JSON.readTree(told);
    assertThat(started.path("found").asText()).startsWith(extension.toRealPath().toString());
    List<String> command = new ArrayList<>(List.of(started.path("command").asText()));
    started.path("args").forEach(argument -> command.add(argument.asText()));
    assertThat(command).endsWith("lsp").anyMatch(word -> word.startsWith(extension.toString()));

    Process server = new ProcessBuilder(command).directory(folder.toFile()).start();
    try {
      ask(server.getOutputStream(), "{\"id\":1,\"method\":\"initialize\",\"params\":{}}");
      JsonNode answer = answer(server.getInputStream());
      assertThat(answer.path("id").asInt()).isEqualTo(1);
      assertThat(answer.at("/result/capabilities/hoverProvider").isMissingNode()).isFalse();
      ask(server.getOutputStream(), "{\"id\":2,\"method\":\"shutdown\"}");
      assertThat(answer(server.getInputStream()).path("id").asInt()).isEqualTo(2);
      ask(server.getOutputStream(), "{\"method\":\"exit\"}");
      assertThat(server.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(server.exitValue()).isZero();
    } finally {
      server.destroyForcibly();
    }
  }

  private static void ask(OutputStream out, String message) throws IOException {
    byte[] body =
        message.replaceFirst("\\{", "{\"jsonrpc\":\"2.0\",").getBytes(StandardCharsets.UTF_8);
    out.write(("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    out.write(body);
    out.flush();
  }

  private static JsonNode answer(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    while (!head.toString().endsWith("\r\n\r\n")) {
      int read = in.read();
      assertThat(read).as("the server has gone").isNotNegative();
      head.append((char) read);
    }
    int length =
        Integer.parseInt(head.toString().replaceAll("(?s).*Content-Length: (\\d+).*", "$1"));
    return JSON.readTree(in.readNBytes(length));
  }
}
