// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Makes the text files of a target part of its code, so that none has to be found at run time.
///
/// SwiftPM's own embedding makes lists of bytes, which the compiler looks at one by one in each of its
/// passes: literals of text compile a hundred times faster.
@main
struct EmbedText: BuildToolPlugin {
  private static let extensions: Set<String> = ["css", "html", "json", "mjs", "txt"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url)
      .filter { Self.extensions.contains($0.pathExtension) && !$0.path.contains(".docc/") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding text files of \(target.name)",
        executable: try context.tool(named: "embed-text").url,
        arguments: [output.path] + files.map(\.path), inputFiles: files, outputFiles: [output])
    ]
  }
}
