// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Diagnostics of refused input")
@MainActor
struct DiagnosticReporterTests {
  @Test("a refused number names the call, the value and the remedy")
  func refusedNumber() throws {
    let reported = diagnostics { RefusedInput.report(CGFloat.nan, for: "UIView.alpha") }
    let diagnostic = try #require(reported.first)
    #expect(reported.count == 1 && diagnostic.method == "UIView.alpha" && diagnostic.item == nil)
    #expect(diagnostic.problem.contains("nan") && diagnostic.problem.contains("not finite"))
    #expect(diagnostic.message.hasSuffix(diagnostic.remedy))
  }

  /// A value for which a test of numbers is known.
  private nonisolated static let numbers: [(value: CGFloat, isFinite: Bool)] = [
    (0, true), (-1e300, true), (.leastNonzeroMagnitude, true), (.nan, false), (.infinity, false),
    (-.infinity, false), (.signalingNaN, false),
  ]

  @Test(
    "points, sizes, rectangles and transforms are refused for one bad number", arguments: numbers)
  func values(value: CGFloat, isFinite: Bool) {
    let checks: [() -> Bool] = [
      { value.isAccepted(for: "a") }, { CGPoint(x: 1, y: value).isAccepted(for: "a") },
      { CGSize(width: value, height: 1).isAccepted(for: "a") },
      { CGRect(x: 0, y: value, width: 1, height: 1).isAccepted(for: "a") },
      { CGRect(x: 0, y: 0, width: 1, height: value).isAccepted(for: "a") },
      { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: value).isAccepted(for: "a") },
      { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: value).isAccepted(for: "a") },
    ]
    for check in checks {
      let messages = RefusalLog.record { #expect(check() == isFinite) }
      #expect(messages.isEmpty == isFinite && messages.count <= 1)
    }
  }

  @Test("the name of the call is computed only for a refusal")
  func laziness() {
    var computations = 0
    func name() -> String {
      computations += 1
      return "call"
    }
    _ = RefusalLog.record {
      #expect(CGFloat(1).isAccepted(for: name()) && computations == 0)
      #expect(!CGFloat.nan.isAccepted(for: name()) && computations == 1)
    }
  }

  @Test("a handler is called until it is replaced, and the one before it is restored")
  func handlers() {
    let report = { RefusedInput.report(for: "call", problem: "P.", remedy: "R.") }
    var inner: [String] = []
    let outer = RefusalLog.record {
      report()
      inner = RefusalLog.record { report() }
      report()
    }
    #expect(inner == ["call: P. R."] && outer == ["call: P. R.", "call: P. R."])
  }

  @Test("a refusal outside of the main actor is silent")
  func otherThreads() {
    let messages = RefusalLog.record {
      let isDone = DispatchSemaphore(value: 0)
      let thread = Thread {
        RefusedInput.report(for: "call", problem: "P.", remedy: "R.")
        isDone.signal()
      }
      thread.start()
      isDone.wait()
    }
    #expect(messages.isEmpty)
  }

  @Test("diagnostics are equal when all of their texts are")
  func equality() {
    func make(_ method: String, _ item: String?, _ remedy: String) -> UIDynamicDiagnostic {
      UIDynamicDiagnostic(method: method, item: item, problem: "P.", remedy: remedy)
    }
    let all = [
      make("a", nil, "R."), make("b", nil, "R."), make("a", "item", "R."), make("a", nil, "Q."),
    ]
    #expect(Set(all).count == 4 && make("a", nil, "R.") == all[0])
    #expect(all[0].description == "a: P. R." && all[2].description == "a: P. Item: item. R.")
  }
}
