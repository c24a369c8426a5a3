// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("Visual effects and snapshots of parts")
@MainActor
struct VisualEffectTests {
  @Test("effects of every kind are visual effects, and a view has the one that it is given")
  func kinds() {
    let blur = UIBlurEffect(style: .dark)
    let effects: [UIVisualEffect] = [
      blur, UIVibrancyEffect(blurEffect: blur), UIVibrancyEffect(blurEffect: blur, style: .fill),
    ]
    for effect in effects {
      #expect(UIVisualEffectView(effect: effect).effect === effect)
    }
    #expect(UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).effect == nil)
  }

  @Test("the content view follows every size of the effect view")
  func content() {
    let view = UIVisualEffectView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(view.contentView.frame == view.bounds && view.subviews == [view.contentView])
    view.frame.size = CGSize(width: 10, height: 200)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 10, height: 200))
  }

  @Test("the veil has the corners of its view")
  func corners() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.layer.cornerRadius = 20
    guard case .drawing(let drawing) = view.presentedContent(),
      case .fill(let path, _, _)? = drawing.steps.first?.mark
    else {
      Issue.record("no veil is shown")
      return
    }
    #expect(path.bounds == view.bounds)
    // A circle of the radius leaves the corners of the square.
    let inside = path.contains(CGPoint(x: 20, y: 1), usingEvenOddRule: false)
    #expect(inside && !path.contains(CGPoint(x: 2, y: 2), usingEvenOddRule: false))
  }

  @Test("a snapshot of a part shows that part alone, where it was")
  func part() throws {
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 80))
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let part = try #require(
      view.resizableSnapshotView(
        from: rect, afterScreenUpdates: true, withCapInsets: .zero))
    #expect(part.frame == rect && part.clipsToBounds)
    #expect(part.subviews.map(\.frame) == [CGRect(x: -10, y: -20, width: 100, height: 80)])
    let messages = RefusalLog.record {
      let invalid = view.resizableSnapshotView(
        from: .null, afterScreenUpdates: false, withCapInsets: .zero)
      #expect(invalid == nil)
    }
    #expect(messages.count == 1)
  }
}
