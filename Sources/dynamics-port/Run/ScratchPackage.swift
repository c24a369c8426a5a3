// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Foundation

  /// The package in a cache folder in which ported source is compiled.
  ///
  /// It depends on a checkout of this package, so that its targets are built once for all apps.
  struct ScratchPackage {
    let folder: URL

    private var sources: URL { folder.appendingPathComponent("Sources") }
    private var appFolder: URL { sources.appendingPathComponent("App") }

    /// Finds or creates the scratch package.
    ///
    /// - Parameters:
    ///   - cache: the parent folder, of one checkout.
    ///   - checkout: the folder of this package.
    ///   - isPreview: whether to build the live preview and its dependencies.
    init(in cache: URL, checkout: URL, isPreview: Bool) throws {
      folder = cache.appendingPathComponent(isPreview ? "preview" : "headless")
      let manifest = EmbeddedFiles.text("Manifest.txt")
        .replacing("{PACKAGE}", with: checkout.path)
        .replacing("{TRAITS}", with: isPreview ? "\"Tools\"" : "")
      try write(manifest, to: folder.appendingPathComponent("Package.swift"))
      try write(
        EmbeddedFiles.text("PortedApp.txt"),
        to: sources.appendingPathComponent("PortedApp/PortedApp.swift"))
      try write(
        EmbeddedFiles.text("PortedScene.txt"),
        to: sources.appendingPathComponent("PortedApp/PortedScene.swift"))
    }

    /// Replaces the files of the previous app by those of an app.
    func write(_ app: RunnableApp) throws {
      var names: Set<String> = ["main.swift"]
      try write(app.main, to: appFolder.appendingPathComponent("main.swift"))
      for (index, file) in app.files.enumerated() {
        let name = Self.fileName(index)
        names.insert(name)
        try write(file.text, to: appFolder.appendingPathComponent(name))
      }
      for stale in try FileManager.default.contentsOfDirectory(atPath: appFolder.path)
      where !names.contains(stale) {
        try FileManager.default.removeItem(at: appFolder.appendingPathComponent(stale))
      }
    }

    /// The unique name of a file in the package; original names may collide.
    static func fileName(_ index: Int) -> String { "Ported\(index).swift" }

    /// The index of the file with a path in the package; nil for other files.
    static func fileIndex(_ path: some StringProtocol) -> Int? {
      guard let name = path.split(separator: "/").last, name.hasPrefix("Ported"),
        name.hasSuffix(".swift")
      else { return nil }
      return Int(name.dropFirst("Ported".count).dropLast(".swift".count))
    }

    func build() throws -> CommandOutput {
      try CommandOutput(
        of: ["swift", "build", "--package-path", folder.path, "--product", "App"])
    }

    var program: URL { folder.appendingPathComponent(".build/debug/App") }

    /// Writes a file only if it changed, so that its date and the build stay valid.
    private func write(_ text: String, to url: URL) throws {
      guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    }
  }
#endif
