// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

extension UIImage {
  /// Additional folders that are searched for named images and colors.
  ///
  /// They are searched before the default ones: those of the main bundle and the working directory,
  /// and the folders `Assets` and `Resources` in each. An extension of this package.
  public static var searchFolders: [String] {
    get { ImageFolder.extra.withLock { $0 } }
    set {
      ImageFolder.extra.withLock { $0 = newValue }
      ImageFolder.removeCachedFolders()
    }
  }

  /// Creates the image with a name; nil if no folder contains it.
  ///
  /// A folder has the image `star` when it holds `star.png`, `star@2x.png` or `star@3x.png`, the
  /// same with another ending (`jpg`, `jpeg`, `gif`, `webp`, `bmp`, `svg`), or an asset catalog
  /// with `star.imageset`. The largest scale is taken; for `star.pdf` in a catalog, `star.svg` beside it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Creates the image with a name in a bundle; nil means the main bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle)
  }

  /// Creates the image with a name in a bundle; nil means the main bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  private convenience init?(named name: String, in bundle: Bundle?) {
    guard let found = ImageFolder.image(named: name, in: bundle) else { return nil }
    self.init(found.values)
  }
}

/// Finds named images and colors in folders and asset catalogs.
enum ImageFolder {
  static let extra = Mutex<[String]>([])
  /// A cache of search results by name, because searching is slow.
  private static let found = Mutex<[String: UIImage?]>([:])
  private static let catalogs = Mutex<[String: [String]]>([:])

  private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "svg"]
  /// The maximum depth at which asset catalogs are searched below a folder.
  private static let maximumDepth = 4
  /// Folders of other tools with many files, which are skipped.
  private static let skipped: Set = [".build", ".git", "node_modules", "Pods", "Carthage", "build"]

  static func removeCachedFolders() {
    found.withLock { $0 = [:] }
    catalogs.withLock { $0 = [:] }
  }

  static func image(named name: String, in bundle: Bundle?) -> UIImage? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let key = "\(bundle?.bundlePath ?? "")|\(name)"
    if let known = found.withLock({ $0[key] }) { return known }
    let image = folders(of: bundle).lazy.compactMap { folder in
      file(name, in: folder).flatMap { UIImage(contentsOfFile: $0) }
        ?? (asset(name, kind: "imageset", in: folder)
        ?? asset(stem(of: name), kind: "imageset", in: folder)).flatMap(imageSet)
    }.first
    found.withLock { $0[key] = .some(image) }
    return image
  }

  /// Returns the contents of the color set with a name.
  static func colorSet(named name: String, in bundle: Bundle?) -> Data? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    return folders(of: bundle).lazy.compactMap { folder in
      asset(name, kind: "colorset", in: folder)
        .flatMap { FileManager.default.contents(atPath: "\($0)/Contents.json") }
    }.first
  }

  /// The scale given by a file's name, in pixels per point.
  static func scale(ofFile path: String) -> CGFloat {
    let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }

  private static func folders(of bundle: Bundle?) -> [String] {
    let here = FileManager.default.currentDirectoryPath
    let bundle = bundle ?? .main
    let roots = [bundle.resourcePath, bundle.bundlePath, here].compactMap { $0 }
    let usual = roots.flatMap { [$0, "\($0)/Assets", "\($0)/Resources"] }
    var seen: Set<String> = []
    return (extra.withLock { $0 } + usual).filter { seen.insert($0).inserted }
  }

  /// A name without the ending of an image file.
  private static func stem(of name: String) -> String {
    let hasEnding = endings.contains { name.lowercased().hasSuffix(".\($0)") }
    return hasEnding ? name.split(separator: ".").dropLast().joined(separator: ".") : name
  }

  private static func file(_ name: String, in folder: String) -> String? {
    let stem = stem(of: name)
    let hasEnding = stem != name
    let requested = hasEnding ? [String(name.split(separator: ".").last ?? "png")] : endings
    for suffix in ["@3x", "@2x", ""] {
      for ending in requested {
        let path = "\(folder)/\(stem)\(suffix).\(ending)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }

  /// The folder of an entry in one of the catalogs below a folder.
  private static func asset(_ name: String, kind: String, in folder: String) -> String? {
    let entries: [String]
    if let known = catalogs.withLock({ $0[folder] }) {
      entries = known
    } else {
      entries = catalogEntries(below: folder)
      catalogs.withLock { $0[folder] = entries }
    }
    return entries.first { $0.hasSuffix("/\(name).\(kind)") }
  }

  private static func catalogEntries(below folder: String) -> [String] {
    var entries: [String] = []
    var pending = [(path: folder, depth: 0, isCatalog: folder.hasSuffix(".xcassets"))]
    while let (path, depth, isCatalog) = pending.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names.sorted() where !skipped.contains(name) {
        let child = "\(path)/\(name)"
        if name.hasSuffix(".imageset") || name.hasSuffix(".colorset") {
          if isCatalog { entries.append(child) }
        } else if name.hasSuffix(".xcassets") || isCatalog && !name.contains(".") {
          pending.append((child, 0, true))
        } else if !isCatalog, depth < maximumDepth, !name.contains(".") {
          pending.append((child, depth + 1, false))
        }
      }
    }
    return entries
  }

  /// The contents of a file whose name may compose its accents in another way, which are one name in Finder.
  private static func catalogFile(_ name: String, in folder: String) -> Data? {
    if let data = FileManager.default.contents(atPath: "\(folder)/\(name)") { return data }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // Strings are equal if they are canonically equivalent.
    return names.first { $0 == name }
      .flatMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
  }

  /// The contents of a file, or those of an SVG beside a PDF, which a browser does not draw as an image.
  private static func drawn(_ data: Data, _ filename: String, in folder: String) -> Data? {
    guard data.starts(with: Array("%PDF".utf8)) else { return data }
    let drawing = "\(filename.split(separator: ".").dropLast().joined(separator: ".")).svg"
    if let data = catalogFile(drawing, in: folder) { return data }
    RefusedInput.report(
      for: "UIImage(named:)", problem: "\(filename) is a PDF, which is not drawn here.",
      remedy: "Put \(drawing) beside it, for example by pdftocairo -svg.")
    return nil
  }

  /// The image of a catalog's entry with the largest scale.
  private static func imageSet(_ folder: String) -> UIImage? {
    struct Contents: Decodable {
      struct Entry: Decodable {
        var filename: String?
        var scale: String?
      }
      struct Properties: Decodable {
        var rendering: String?
        enum CodingKeys: String, CodingKey { case rendering = "template-rendering-intent" }
      }
      var images: [Entry]
      var properties: Properties?
    }
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let best = contents.images.filter { $0.filename != nil }
      .max { ($0.scale ?? "1x") < ($1.scale ?? "1x") }
    guard let best, let filename = best.filename,
      let file = catalogFile(filename, in: folder).flatMap({ drawn($0, filename, in: folder) })
    else { return nil }
    let scale = CGFloat(Int(best.scale?.prefix(1) ?? "1") ?? 1)
    let image = UIImage(data: file, scale: scale)
    let isTemplate = contents.properties?.rendering == "template"
    return isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
  }
}
