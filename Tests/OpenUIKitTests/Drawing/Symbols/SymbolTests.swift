// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("Symbols")
struct SymbolTests {
  @Test(
    "a symbol stays on its square",
    arguments: Array(SymbolShapes.outlines.keys) + Array(SymbolShapes.glyphs.keys))
  func bounds(name: String) throws {
    let symbol = SystemSymbol(name: name, lineWidth: 1.8)
    let drawing = try #require(symbol.drawing)
    #expect(!drawing.isEmpty)
    for step in drawing.steps {
      let path: PathGeometry
      switch step.mark {
      case .fill(let own, _, _): path = own
      case .stroke(let own, _, _): path = own
      case .text, .bitmap: continue
      }
      // Curves stay inside of their controls; lines reach half their width beyond.
      let square = CGRect(x: -0.5, y: -0.5, width: 25, height: 25)
      let lines = path.flattened(tolerance: 0.1).flatMap(\.points)
      #expect(lines.allSatisfy(square.contains))
    }
  }

  @Test(
    "filled and framed forms are made of the plain ones",
    arguments: [
      "heart.fill", "star.circle", "xmark.circle.fill", "plus.square", "bell.fill", "1.circle.fill",
      "a.square", "exclamationmark.triangle.fill", "play.circle.fill",
    ])
  func composed(name: String) {
    #expect(SystemSymbol(name: name, lineWidth: 1.8).drawing != nil)
  }

  @Test("the glyph in a filled frame is cut out of it")
  func cutout() throws {
    let drawing = try #require(SystemSymbol(name: "xmark.circle.fill", lineWidth: 1.8).drawing)
    #expect(drawing.steps.allSatisfy { !$0.cutout.isEmpty })
  }

  @Test("an unknown name gives a placeholder and a diagnostic; an empty one gives nil")
  @MainActor
  func unknown() {
    var image: UIImage?
    let messages = RefusalLog.record { image = UIImage(systemName: "no.such.symbol") }
    #expect(image?.size == UIImage(systemName: "star")?.size)
    #expect(messages.count == 1 && messages[0].contains("no.such.symbol"))
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("a configuration says size and weight, and one over another only what it says")
  func configuration() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let image = try #require(UIImage(systemName: "star", withConfiguration: large))
    let plain = try #require(UIImage(systemName: "star"))
    #expect(
      image.size.width == 2 * plain.size.width
        || abs(image.size.width - 2 * plain.size.width) <= 0.5)
    let bold = try #require(
      image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold)))
    #expect(bold.size == image.size)
    #expect(bold.content != image.content)
    #expect(bold.isSymbolImage && bold.isTemplate)
  }
}
