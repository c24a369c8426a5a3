// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import Foundation

  /// Finds the folder of this package, against which ported source is compiled.
  enum Checkout {
    /// The given folder, or the one that contains the running program or the current folder.
    static func folder(named path: String?) throws -> URL {
      if let path {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard isCheckout(url) else {
          throw CommandFailure("'\(path)' is not a checkout of OpenUIDynamics")
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
      throw CommandFailure("no checkout of OpenUIDynamics was found: add '--package PATH'")
    }

    private static func isCheckout(_ url: URL) -> Bool {
      let manifest = url.appendingPathComponent("Package.swift")
      let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
      return text.contains("name: \"OpenUIDynamics\"") && text.contains("\"DynamicsPreview\"")
    }
  }
#endif
