#if Port
  import Foundation

  /// Finds the folder of this package, which ported source is compiled against.
  enum Checkout {
    /// The folder that was named, or else the one around the running program or the current folder.
    static func folder(named path: String?) throws -> URL {
      if let path {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard isCheckout(url) else {
          throw CommandFailure("'\(path)' is no checkout of the package OpenUIDynamics")
        }
        return url
      }
      let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
      let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      for start in [program, current].compactMap({ $0 }) {
        var url = start.standardizedFileURL
        while url.path != "/" {
          if isCheckout(url) { return url }
          url.deleteLastPathComponent()
        }
      }
      throw CommandFailure("there is no checkout of OpenUIDynamics around: add '--package PATH'")
    }

    private static func isCheckout(_ url: URL) -> Bool {
      let manifest = url.appendingPathComponent("Package.swift")
      let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
      return text.contains("name: \"OpenUIDynamics\"") && text.contains("\"DynamicsPreview\"")
    }
  }
#endif
