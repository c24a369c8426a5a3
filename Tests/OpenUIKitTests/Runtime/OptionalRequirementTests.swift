// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

private protocol SheetDelegate: AnyObject {
  func height(_ width: CGFloat) -> CGFloat
  func width() -> CGFloat
  var isOpen: Bool { get }
}

extension SheetDelegate {
  fileprivate func height(_ width: CGFloat) -> CGFloat { OptionalRequirement.absent(0) }
  fileprivate func width() -> CGFloat { OptionalRequirement.absent(0) }
  fileprivate var isOpen: Bool { OptionalRequirement.absent(false) }
}

// The default implementations report to one place.
@Suite("Optional requirements", .serialized)
struct OptionalRequirementTests {
  private final class Absent: SheetDelegate {}

  private final class Present: SheetDelegate {
    var other: (any SheetDelegate)?
    var isOpen: Bool { true }

    /// Calls the default implementation of another member.
    func height(_ width: CGFloat) -> CGFloat { width + self.width() + (other?.width() ?? 0) }
  }

  private func height(_ delegate: (any SheetDelegate)?) -> CGFloat {
    OptionalRequirement.result(of: "height(_:)", delegate?.height(10)) ?? 44
  }

  @Test("a member that is not implemented has no result")
  func absent() {
    #expect(height(Absent()) == 44)
    #expect(OptionalRequirement.result(of: "isOpen", Absent().isOpen) == nil)
    #expect(Absent().height(3) == 0)
  }

  @Test("a member that is implemented has its result, whatever it calls")
  func present() {
    let delegate = Present()
    delegate.other = Absent()
    #expect(height(delegate) == 10)
    #expect(OptionalRequirement.result(of: "isOpen", delegate.isOpen) == true)
  }

  @Test("nothing has no result")
  func nothing() {
    #expect(height(nil) == 44)
  }
}
