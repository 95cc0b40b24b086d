package org.rookery.lsp.feature;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.suites.format.SuiteKeys;

/** Files that set editors up, made from the words of the language. */
public final class EditorFiles {
  private EditorFiles() {}

  /** All of them, by their paths in the folder of editors' files. */
  public static Map<String, String> all() {
    Map<String, String> files = new TreeMap<>();
    files.put("rookery.tmLanguage.json", grammar());
    files.put("suite.schema.json", SuiteKeys.schema());
    files.put("neovim.lua", neovim());
    files.put("emacs.el", emacs());
    return files;
  }

  private static String words() {
    TreeSet<String> words =
        Manual.entries().stream()
            .map(Keywords.Entry::name)
            .collect(Collectors.toCollection(TreeSet::new));
    return words.descendingSet().stream()
        .map(word -> word.replaceAll("([^A-Za-z0-9-])", "\\\\\\\\$1"))
        .collect(Collectors.joining("|"));
  }

  private static String grammar() {
    return """
        {
          "name": "Rookery",
          "scopeName": "source.rookery",
          "fileTypes": ["rules", "zrf"],
          "patterns": [
            {"name": "comment.line.semicolon.rookery", "match": ";.*$"},
            {"name": "string.quoted.double.rookery", "begin": "\\"", "end": "\\""},
            {"match": "(\\\\()(define)\\\\s+([^\\\\s()\\";]+)", "captures": {
              "1": {"name": "punctuation.section.begin.rookery"},
              "2": {"name": "keyword.other.rookery"},
              "3": {"name": "entity.name.function.rookery"}}},
            {"name": "variable.parameter.rookery", "match": "\\\\$[^\\\\s()\\";]+"},
            {"name": "constant.numeric.rookery", "match": "(?<![^\\\\s()])-?[0-9]+(\\\\.\\\\.[0-9]+)?(?![^\\\\s()])"},
            {"match": "(\\\\()(%s)(?![^\\\\s()])", "captures": {
              "1": {"name": "punctuation.section.begin.rookery"},
              "2": {"name": "keyword.other.rookery"}}},
            {"name": "keyword.other.rookery", "match": "(?<![^\\\\s()])(%s)(?![^\\\\s()])"},
            {"match": "(\\\\()([^\\\\s()\\";]+)", "captures": {
              "1": {"name": "punctuation.section.begin.rookery"},
              "2": {"name": "entity.name.function.rookery"}}},
            {"name": "variable.other.rookery", "match": "[^\\\\s()\\";]+"},
            {"name": "punctuation.section.rookery", "match": "[()]"}
          ]
        }
        """
        .replace("%s", words());
  }

  private static String neovim() {
    return """
        -- Rookery for Neovim 0.7 and later: put this into init.lua, with the launcher in the PATH.
        vim.api.nvim_create_autocmd({"BufRead", "BufNewFile"}, {
          pattern = {"*.rules", "*.zrf"},
          callback = function() vim.bo.filetype = "rookery" end,
        })
        vim.api.nvim_create_autocmd("FileType", {
          pattern = "rookery",
          callback = function(event)
            vim.bo.commentstring = "; %s"
            vim.bo.lisp = true
            local id = vim.lsp.start_client({
              name = "rookery",
              cmd = {"rookery", "lsp"},
              root_dir = vim.fn.getcwd(),
            })
            if id then vim.lsp.buf_attach_client(event.buf, id) end
          end,
        })
        """;
  }

  private static String emacs() {
    return """
        ;;; Rookery for Emacs with eglot: load this from init.el, with the launcher in the PATH.
        (define-derived-mode rookery-mode lisp-data-mode "Rookery"
          "Rules files of Rookery."
          (setq-local comment-start "; "))
        (add-to-list 'auto-mode-alist '("\\\\.\\\\(rules\\\\|zrf\\\\)\\\\'" . rookery-mode))
        (with-eval-after-load 'eglot
          (add-to-list 'eglot-server-programs '(rookery-mode . ("rookery" "lsp"))))
        (add-hook 'rookery-mode-hook #'eglot-ensure)
        """;
  }

  /** How an editor is set up, in a few lines; empty for one that is not known. */
  public static String setUp(String editor, String folder) {
    return switch (editor) {
      case "neovim", "vim" ->
          "Add to init.lua what stands in " + folder + "/neovim.lua; here it is:\n\n" + neovim();
      case "emacs" -> "Load " + folder + "/emacs.el from init.el; here it is:\n\n" + emacs();
      case "vscode", "code" ->
          "Install the extension of a release: `code --install-extension rookery-VERSION.vsix`.\n"
              + "To work on it, run `npm install` in "
              + folder
              + "/vscode once, and start\n"
              + "`code --extensionDevelopmentPath="
              + folder
              + "/vscode`.\n";
      default -> "";
    };
  }

  /** The editors that can be set up. */
  public static List<String> editors() {
    return List.of("neovim", "emacs", "vscode");
  }
}
