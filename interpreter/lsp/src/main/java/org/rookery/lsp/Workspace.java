package org.rookery.lsp;

import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.services.WorkspaceService;

/**
 * What an editor tells of its folders: files are read when they are asked about, so nothing is
 * kept.
 */
final class Workspace implements WorkspaceService {
  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {
    // There is nothing to configure.
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
    // Texts of files are compared whenever they are asked for.
  }
}
