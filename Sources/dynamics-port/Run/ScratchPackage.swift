#if Port
  import DynamicsPort
  import Foundation

  /// The package in a cache folder that ported source is compiled in.
  ///
  /// It depends on a checkout of this package, whose targets are built once for all apps.
  struct ScratchPackage {
    let folder: URL

    private var sources: URL { folder.appendingPathComponent("Sources") }
    private var appFolder: URL { sources.appendingPathComponent("App") }

    /// Finds or makes the scratch package.
    ///
    /// - Parameters:
    ///   - cache: the folder for it.
    ///   - checkout: the folder of this package.
    ///   - isPreview: whether the live preview, and what it depends on, is to be built too.
    init(in cache: URL, checkout: URL, isPreview: Bool) throws {
      let name = Self.name(for: checkout.path) + (isPreview ? "-preview" : "-headless")
      folder = cache.appendingPathComponent(name)
      let manifest = text(PackageResources.Manifest_txt)
        .replacing("{PACKAGE}", with: checkout.path)
        .replacing("{TRAITS}", with: isPreview ? "\"Tools\"" : "")
      try write(manifest, to: folder.appendingPathComponent("Package.swift"))
      try write(
        text(PackageResources.PortedApp_txt),
        to: sources.appendingPathComponent("PortedApp/PortedApp.swift"))
    }

    /// Puts an app's files in place of those of the one before.
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

    /// The name of a file in the package; two originals may have the same.
    static func fileName(_ index: Int) -> String { "Ported\(index).swift" }

    /// The number of the file in a path of the package; nil for another file.
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

    /// A file that did not change keeps its date, so that nothing is compiled twice.
    private func write(_ text: String, to url: URL) throws {
      guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    }

    private func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }

    /// A name for a checkout that is the same in every run, which Swift's own hashes are not.
    private static func name(for path: String) -> String {
      let hash = path.utf8.reduce(UInt64(5381)) { ($0 &* 33) ^ UInt64($1) }
      return String(hash, radix: 36)
    }
  }
#endif
