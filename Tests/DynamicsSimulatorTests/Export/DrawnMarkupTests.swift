// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("Drawings that differ in numbers")
struct DrawnMarkupTests {
  private func appearances(_ texts: [String]) -> [PagePayload.NodeAppearance] {
    texts.map { PagePayload.NodeAppearance(markup: $0, clip: nil, mask: nil) }
  }

  @Test("texts that differ only in numbers are one template, and the numbers thousandths")
  func templates() throws {
    var appearances = appearances([
      "<path d=\"M1.5 -2\"/>", "<rect/>", "<path d=\"M0.125 0\"/>", "<path d=\"M3 40\"/>",
      "<circle r=\"5\"/>",
    ])
    let drawings = try #require(DrawnMarkup(&appearances))
    #expect(drawings.templates == ["<path d=\"M\t \t\"/>"])
    #expect(drawings.rows.at == [0, 2, 3])
    #expect(drawings.rows.lists == [[0, 1500, -2000], [0, 125, 0], [0, 3000, 40_000]])
    #expect(appearances.map(\.markup) == [nil, "<rect/>", nil, nil, "<circle r=\"5\"/>"])
  }

  @Test(
    "a number that a client would write in another way stays in the text",
    arguments: ["007", "1.50", "1.", "-0", "1.2345", "1.2.3", "1234567890", "00"])
  func exactness(number: String) {
    var appearances = appearances([0, 1, 2].map { "<g a=\"\($0)\" b=\"\(number)\"/>" })
    #expect(DrawnMarkup(&appearances)?.templates == ["<g a=\"\t\" b=\"\(number)\"/>"])
  }

  @Test("a spring that stretches takes a tenth of its texts")
  func size() throws {
    let texts = (0..<300).map { frame in
      let length = 5 + (Double(frame) * 0.01).squareRoot()
      let points = (0..<12).map { index in
        "L\(index % 2 * 9) \(((Double(index) * length) * 1000).rounded() / 1000)"
      }
      return "<path d=\"\(points.joined(separator: " "))\" fill=\"none\"/>"
    }
    var appearances = appearances(texts)
    let drawings = try #require(DrawnMarkup(&appearances))
    #expect(drawings.rows.weight < texts.reduce(0) { $0 + $1.utf8.count } / 10)
  }
}
