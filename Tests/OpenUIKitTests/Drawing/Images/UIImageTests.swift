// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

/// Files of pictures, as far as their heads go.
enum SampleImage {
  static func png(width: Int, height: Int) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    data.append(Data("IHDR".utf8))
    for number in [width, height] { data.append(contentsOf: bytes(number, 4)) }
    data.append(contentsOf: [8, 6, 0, 0, 0])
    return data
  }

  static func jpeg(width: Int, height: Int) -> Data {
    var data = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8])
    data.append(contentsOf: bytes(height, 2) + bytes(width, 2))
    data.append(contentsOf: [3, 1, 0x11, 0])
    return data
  }

  static func gif(width: Int, height: Int) -> Data {
    Data("GIF89a".utf8) + Data(bytes(width, 2).reversed() + bytes(height, 2).reversed())
  }

  static let svg = Data(
    #"<?xml version="1.0"?><svg xmlns="x" width="30px" height="20"><path/></svg>"#.utf8)
  static let viewBox = Data(#"<svg viewBox="0 0 30 20"></svg>"#.utf8)

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) }
  }
}

// One after the other, because they share the folders that images are looked for in.
@Suite("UIImage", .serialized)
struct UIImageTests {
  /// A folder with files in it that is gone after the test.
  private func withFolder(_ files: [String: Data], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    try body(folder.path)
  }

  @Test(
    "the size is read from the head of a file",
    arguments: [
      SampleImage.png(width: 30, height: 20), SampleImage.jpeg(width: 30, height: 20),
      SampleImage.gif(width: 30, height: 20), SampleImage.svg, SampleImage.viewBox,
    ])
  func sizes(data: Data) throws {
    #expect(try #require(UIImage(data: data)).size == CGSize(width: 30, height: 20))
    #expect(try #require(UIImage(data: data, scale: 2)).size == CGSize(width: 15, height: 10))
  }

  @Test(
    "what is no picture gives none", arguments: [Data(), Data("hello".utf8), Data([0xFF, 0xD8])])
  func noPicture(data: Data) {
    #expect(UIImage(data: data) == nil)
  }

  @Test("a cut file gives none, however short it is cut")
  func cut() {
    for file in [
      SampleImage.png(width: 30, height: 20), SampleImage.jpeg(width: 30, height: 20),
      SampleImage.gif(width: 30, height: 20),
    ] {
      for length in 0..<10 { #expect(UIImage(data: file.prefix(length)) == nil) }
    }
  }

  @Test("a named image is found with its scale; one that is not there is nil")
  func named() throws {
    let files = ["ball@2x.png": SampleImage.png(width: 60, height: 40)]
    try withFolder(files) { folder in
      UIImage.searchFolders = [folder]
      defer { UIImage.searchFolders = [] }
      let ball = try #require(UIImage(named: "ball"))
      #expect(ball.size == CGSize(width: 30, height: 20) && ball.scale == 2)
      #expect(UIImage(named: "ball.png") == ball)
      #expect(UIImage(named: "nothing like this") == nil)
      #expect(UIImage(named: "../ball") == nil)
    }
  }

  @Test("images and colors are found in asset catalogs below a folder")
  func catalog() throws {
    let image = #"{"images":[{"scale":"1x"},{"filename":"b.png","scale":"3x"}]}"#
    let color = """
      {"colors":[{"color":{"components":{"red":"1.000","green":"0x80","blue":"0","alpha":"0.5"}}}]}
      """
    let files = [
      "App/Assets.xcassets/Toys/ball.imageset/Contents.json": Data(image.utf8),
      "App/Assets.xcassets/Toys/ball.imageset/b.png": SampleImage.png(width: 90, height: 60),
      "App/Assets.xcassets/sky.colorset/Contents.json": Data(color.utf8),
    ]
    try withFolder(files) { folder in
      UIImage.searchFolders = [folder]
      defer { UIImage.searchFolders = [] }
      #expect(UIImage(named: "ball")?.size == CGSize(width: 30, height: 20))
      #expect(UIImage(named: "ball.jpg")?.size == CGSize(width: 30, height: 20))
      let sky = try #require(UIColor(named: "sky"))
      #expect(sky.rgba == ColorComponents(red: 1, green: 128 / 255, blue: 0, alpha: 0.5))
      #expect(UIColor(named: "sea") == nil)
    }
  }

  @Test("a catalog finds a file whose name composes its accents in another way")
  func composedName() throws {
    let image = """
      {"images":[{"filename":"co\u{301}pia.png","scale":"1x"}]}
      """
    let files = [
      "App/Assets.xcassets/copy.imageset/Contents.json": Data(image.utf8),
      "App/Assets.xcassets/copy.imageset/c\u{f3}pia.png": SampleImage.png(width: 9, height: 6),
    ]
    try withFolder(files) { folder in
      UIImage.searchFolders = [folder]
      defer { UIImage.searchFolders = [] }
      #expect(UIImage(named: "copy")?.size == CGSize(width: 9, height: 6))
    }
  }

  @Test("of a catalog's PDF the SVG beside it is taken; without one a message says why")
  @MainActor
  func pdf() throws {
    let image = #"{"images":[{"filename":"NAME.pdf","idiom":"universal"}]}"#
    func entry(_ name: String) -> Data { Data(image.replacing("NAME", with: name).utf8) }
    let files = [
      "Assets.xcassets/ball.imageset/Contents.json": entry("ball.new"),
      "Assets.xcassets/ball.imageset/ball.new.pdf": Data("%PDF-1.5".utf8),
      "Assets.xcassets/ball.imageset/ball.new.svg": Data(#"<svg width="9pt" height="6pt"/>"#.utf8),
      "Assets.xcassets/star.imageset/Contents.json": entry("star"),
      "Assets.xcassets/star.imageset/star.pdf": Data("%PDF-1.5".utf8),
    ]
    try withFolder(files) { folder in
      UIImage.searchFolders = [folder]
      defer { UIImage.searchFolders = [] }
      let messages = RefusalLog.record {
        #expect(UIImage(named: "ball")?.size == CGSize(width: 9, height: 6))
        #expect(UIImage(named: "star") == nil)
        #expect(UIImage(named: "star") == nil)
      }
      #expect(messages.count == 1 && messages[0].contains("star.svg"))
    }
  }

  @Test("an animated image is the series of images with its name and a number")
  func animatedSeries() throws {
    let files = [
      "ship1.png": SampleImage.png(width: 1, height: 1),
      "ship2.png": SampleImage.png(width: 2, height: 2),
      "ship4.png": SampleImage.png(width: 4, height: 4),
    ]
    try withFolder(files) { folder in
      UIImage.searchFolders = [folder]
      defer { UIImage.searchFolders = [] }
      let ship = try #require(UIImage.animatedImageNamed("ship", duration: 1))
      #expect(ship.images?.map(\.size.width) == [1, 2] && ship.duration == 1)
      #expect(UIImage.animatedImageNamed("boat", duration: 1) == nil)
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }
  }

  @Test("the data of a PNG file is the file itself; a drawing has none, and says so")
  @MainActor
  func pngData() {
    let file = SampleImage.png(width: 3, height: 2)
    #expect(UIImage(data: file)?.pngData() == file)
    let messages = RefusalLog.record {
      #expect(UIImage(systemName: "star")?.pngData() == nil)
    }
    #expect(messages.count == 1)
  }

  @Test("a renderer keeps what is drawn as shapes of the asked size")
  func renderer() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(image.drawing(in: CGRect(x: 0, y: 0, width: 80, height: 30)).steps.count == 1)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 0)
    image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 3))
    let copy = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(copy?.size == CGSize(width: 4, height: 3))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("the caps of a resizable image keep their size and the rest stretches")
  func caps() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30))
      .image { $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30)) }
      .resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    let steps = image.drawing(in: CGRect(x: 0, y: 0, width: 90, height: 30)).steps
    #expect(steps.count == 9)
    #expect(steps.map { $0.clips[0].path.bounds.width } == [10, 70, 10, 10, 70, 10, 10, 70, 10])
  }

  @Test("a tint replaces the color and keeps the opacity")
  func tint() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { context in
      UIColor.red.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    let steps = image.withTintColor(.blue).drawing(in: CGRect(x: 0, y: 0, width: 3, height: 3))
      .steps
    guard case .fill(_, let paint, _)? = steps.first?.mark else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(paint == .color(UIColor.blue.withAlphaComponent(0.5).rgba))
  }

  @Test("an image of nothing has no size and shows nothing")
  func empty() {
    #expect(UIImage().size == .zero)
    #expect(UIImage().drawing(in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
  }

  @Test("a BMP file whose rows begin at the top has a negative height there, not here")
  func topDownBitmap() {
    var data = Data("BM".utf8) + Data(repeating: 0, count: 16)
    data += [7, 0, 0, 0] + [0xFB, 0xFF, 0xFF, 0xFF]
    #expect(UIImage(data: data)?.size == CGSize(width: 7, height: 5))
  }

  @Test("a picture of more pixels than can be counted has the greatest number of them")
  func hugePixels() {
    let image = CGImage(content: .empty, size: CGSize(width: 1e300, height: CGFloat.infinity))
    #expect(image.width == .max && image.height == .max)
  }
}
