// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import DynamicsPort
  import Foundation

  /// A build of an app in the scratch package.
  struct AppBuild {
    let app: RunnableApp
    let sources: SourceFiles
    let cache: URL
    let checkout: URL
    let isPreview: Bool

    /// The default folder for builds, in the user's caches.
    static var standardCache: URL {
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      let folder = caches ?? FileManager.default.temporaryDirectory
      return folder.appendingPathComponent("dynamics-port")
    }

    /// Compiles the app and returns a copy of the program that later builds do not overwrite; throws a
    /// `BuildFailure` if it does not compile.
    func program() throws -> URL {
      let scratch = try ScratchPackage(in: cache, checkout: checkout, isPreview: isPreview)
      return try FolderLock(scratch.folder).whileHeld {
        try scratch.write(app)
        let output = try scratch.build()
        guard output.status == 0 else { throw failure(output.text) }
        let copy = FileManager.default.temporaryDirectory
          .appendingPathComponent("dynamics-port-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: scratch.program, to: copy)
        return copy
      }
    }

    /// The compiler errors with locations in the original files.
    private func failure(_ output: String) -> BuildFailure {
      BuildFailure(
        messages: CompilerMessage.errors(in: output, app: app).map { error in
          BuildStatus.Message(
            file: error.file, line: error.line, text: error.text, source: originalLine(of: error))
        }, output: output)
    }

    private func originalLine(of error: CompilerMessage) -> String? {
      guard let file = sources.files.first(where: { $0.shownPath == error.file }) else {
        return nil
      }
      let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      guard lines.indices.contains(error.line - 1) else { return nil }
      return lines[error.line - 1].trimmingCharacters(in: .whitespaces)
    }
  }
#endif
