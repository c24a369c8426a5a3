// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import DynamicsPort
  import Foundation

  /// A build of an app in the scratch package.
  struct AppBuild {
    /// Prepares the app without the files and connections that are left out.
    let prepare: (LeftOut) throws -> RunnableApp
    let sources: SourceFiles
    /// What the program finds beside itself.
    let bundle: AppBundle
    let cache: URL
    let checkout: URL
    let isPreview: Bool

    /// The default folder for builds with a checkout, in the user's caches.
    static func standardCache(for checkout: URL) -> URL {
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      let folder = caches ?? FileManager.default.temporaryDirectory
      // Swift's hash values differ between runs.
      let hash = checkout.path.utf8.reduce(UInt64(5381)) { ($0 &* 33) ^ UInt64($1) }
      return folder.appendingPathComponent("dynamics-port")
        .appendingPathComponent(String(hash, radix: 36))
    }

    /// Compiles the app and returns a copy of the program that later builds do not overwrite, in a folder
    /// of its own; throws a `BuildFailure` if it does not compile.
    ///
    /// What does not compile in generated code is no error of the author's: it is left out, with a note,
    /// and so is a file that the chosen root does not need.
    func program() throws -> (program: URL, app: RunnableApp) {
      let scratch = try ScratchPackage(in: cache, checkout: checkout, isPreview: isPreview)
      return try FolderLock(scratch.folder).whileHeld {
        var leftOut = LeftOut()
        var first: BuildFailure?
        while true {
          let app = try prepare(leftOut)
          try scratch.write(app)
          let output = try scratch.build()
          guard output.status != 0 else {
            first?.writeAsNotes()
            return (try bundle.install(scratch.program), app)
          }
          let errors = CompilerMessage.errors(in: output.text, app: app)
          let failure = failure(errors, output.text)
          guard leftOut.add(errors, of: app) else {
            throw first ?? failure
          }
          if errors.contains(where: { $0.connection == nil }) { first = first ?? failure }
        }
      }
    }

    /// The compiler errors with locations in the original files.
    ///
    /// Errors in generated code are shown only if there are no others, and without a line of the
    /// author's.
    private func failure(_ errors: [CompilerMessage], _ output: String) -> BuildFailure {
      let own = errors.filter { $0.connection == nil }
      return BuildFailure(
        messages: (own.isEmpty ? errors : own).map { error in
          BuildStatus.Message(
            file: own.isEmpty ? "code generated for \(error.file)" : error.file, line: error.line,
            text: error.text, source: own.isEmpty ? nil : originalLine(of: error))
        }, output: output,
        hint: own.isEmpty
          ? nil : OldSwift.hint(for: sources.files.map { ($0.shownPath, $0.text) }))
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

  /// What does not compile and is left out of a run.
  struct LeftOut: Equatable {
    /// Qualified names of outlets and actions that stay unconnected.
    private(set) var connections: Set<String> = []
    /// The names of files.
    private(set) var files: Set<String> = []

    /// Adds what errors show; returns false if there is nothing more to leave out.
    mutating func add(_ errors: [CompilerMessage], of app: RunnableApp) -> Bool {
      let before = self
      let own = errors.filter { $0.connection == nil }
      if own.isEmpty {
        let names = Set(errors.compactMap(\.connection)).subtracting(connections.union([""]))
        for name in names.sorted() { StandardError.write("\(name) stays unconnected\n") }
        connections.formUnion(names)
      } else if let root = app.rootFile {
        let broken = Set(own.map(\.file))
        guard !broken.contains(root), broken.isSubset(of: app.files.map(\.name)) else {
          return false
        }
        for name in broken.sorted() {
          StandardError.write("\(name) is left out, because it does not compile\n")
        }
        files.formUnion(broken)
      }
      return self != before
    }
  }
#endif
