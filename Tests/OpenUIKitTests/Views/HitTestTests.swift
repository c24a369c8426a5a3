// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Hit testing")
@MainActor
struct HitTestTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  @Test("the frontmost view that contains the point is hit")
  func frontmost() {
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 95, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
  }

  enum Obstacle: CaseIterable {
    case isHidden, isNearlyTransparent, isSwitchedOff
  }

  @Test(
    "hidden, nearly transparent and switched-off views are passed over",
    arguments: Obstacle.allCases)
  func passedOver(obstacle: Obstacle) {
    switch obstacle {
    case .isHidden: front.isHidden = true
    case .isNearlyTransparent: front.alpha = 0.005
    case .isSwitchedOff: front.isUserInteractionEnabled = false
    }
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
  }

  @Test("a point is tested in the transformed view's own coordinates")
  func transformed() {
    front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    // The corner of the upright square is outside of the turned one.
    #expect(root.hitTest(CGPoint(x: 79, y: 79), with: nil) === root)
    // The turned square reaches farther along the axes.
    #expect(root.hitTest(CGPoint(x: 88, y: 55), with: nil) === front)
  }

  @Test("what lies outside of its superview's bounds is not hit")
  func outside() {
    let far = UIView(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
    back.addSubview(far)
    #expect(root.hitTest(CGPoint(x: 85, y: 85), with: nil) === root)
  }

  @Test("a label lets touches through")
  func label() {
    let label = UILabel(frame: root.bounds)
    root.addSubview(label)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
  }
}
