// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import Foundation
import Gallery

extension GalleryScene {
  /// Whether the repository is available, and with it the source.
  var hasSource: Bool { FileManager.default.fileExists(atPath: file) }

  /// The source of the scene for Apple's UIKit, with its helpers; nil if the repository is not available.
  func appSource() -> AppSource? {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    return AppSource(source, helpers: Self.helpers, use: use(in: source))
  }

  /// The declarations that scenes share: those of the files without a scene.
  private static let helpers: HelperLibrary = {
    guard let scene = Gallery.scenes.first else { return HelperLibrary([]) }
    let folder = URL(fileURLWithPath: scene.file).deletingLastPathComponent()
      .deletingLastPathComponent()
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let texts = paths.sorted().filter { $0.hasSuffix(".swift") && $0.contains("/") }
      .compactMap { try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    return HelperLibrary(texts.filter { !$0.contains("\nextension GalleryScene {") })
  }()

  /// The expression that creates the controller, if it takes arguments, with the defaults of the scene.
  private func use(in source: String) -> String? {
    guard let match = source.firstMatch(of: /\n  \) \{ (\w+\(\w+: .+\)) \}\n/) else { return nil }
    var use = String(match.1)
    for parameter in parameters {
      let value = "\(parameter.value)".replacing(/\.0$/, with: "")
      use = use.replacing("$0[\"\(parameter.name)\"]", with: value)
    }
    return use.replacing(/Int\((\d+)\)/) { "\($0.1)" }
  }
}
