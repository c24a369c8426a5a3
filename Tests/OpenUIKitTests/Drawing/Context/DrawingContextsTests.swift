// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@MainActor
@Suite("Stacks of drawing contexts")
struct DrawingContextsTests {
  private nonisolated static let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// What a thread found.
  private final class Finding: @unchecked Sendable {
    var isEmptyAtFirst = false
    var isItsOwn = false
    var isEmptyAtLast = false
  }

  @Test("a thread sees its own contexts, and none of the main thread")
  func threads() throws {
    let finding = Finding()
    let drawing = DrawingContexts.record(Self.bounds) { recorder in
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        finding.isEmptyAtFirst = DrawingContexts.current == nil
        _ = DrawingContexts.record(Self.bounds) { own in
          finding.isItsOwn = DrawingContexts.current === own
        }
        finding.isEmptyAtLast = DrawingContexts.current == nil
        end.signal()
      }
      end.wait()
      #expect(DrawingContexts.current === recorder)
    }
    #expect(drawing.isEmpty)
    #expect(finding.isEmptyAtFirst)
    #expect(finding.isItsOwn)
    #expect(finding.isEmptyAtLast)
    #expect(DrawingContexts.current == nil)
  }
}
