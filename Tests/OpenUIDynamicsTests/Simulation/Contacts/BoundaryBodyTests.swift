// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Identifiers of boundaries in words")
struct BoundaryBodyTests {
  private final class Plain: NSObject, NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { Plain() }
  }

  private final class Named: NSObject, NSCopying {
    override var description: String { "left hoop" }
    func copy(with zone: NSZone? = nil) -> Any { Named() }
  }

  @Test("are their descriptions, or their class instead of an address that differs between runs")
  func text() {
    #expect(BoundaryBody.text(of: NSString("floor")) == "floor")
    #expect(BoundaryBody.text(of: NSNumber(value: 3)) == "3")
    #expect(BoundaryBody.text(of: Named()) == "left hoop")
    #expect(BoundaryBody.text(of: Plain()) == "Plain")
  }
}
