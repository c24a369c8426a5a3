// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("CATransition")
@MainActor
struct CATransitionTests {
  private let fixture = TimeFixture()
  private let layer = CALayer()

  init() {
    layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 40)
    layer.position = CGPoint(x: 100, y: 50)
  }

  /// The layer as it is shown after a fraction of a transition of one second.
  private func shown(_ transition: CATransition, afterFrames frames: Int) throws -> CALayer {
    transition.duration = 1
    fixture.run { layer.add(transition, forKey: "test") }
    fixture.advance(frames: frames)
    return try #require(layer.presentation())
  }

  @Test(
    "a fade goes from nothing to the layer's opacity in proportion to time", arguments: [15, 30])
  func fade(frames: Int) throws {
    layer.opacity = 0.8
    let presented = try shown(CATransition(), afterFrames: frames)
    #expect(abs(presented.opacity - 0.8 * Float(frames) / 60) < 1e-6)
    #expect(presented.position == layer.position)
  }

  private nonisolated static let starts:
    [(subtype: CATransitionSubtype?, dx: CGFloat, dy: CGFloat)] = [
      (nil, -80, 0), (.fromLeft, -80, 0), (.fromRight, 80, 0), (.fromTop, 0, -40),
      (.fromBottom, 0, 40),
    ]

  @Test(
    "the other types slide the layer in by its own size, from the side named", arguments: starts)
  func slide(subtype: CATransitionSubtype?, dx: CGFloat, dy: CGFloat) throws {
    let transition = CATransition()
    transition.type = .push
    transition.subtype = subtype
    let presented = try shown(transition, afterFrames: 15)
    #expect(abs(presented.position.x - (100 + 0.75 * dx)) < 1e-6)
    #expect(abs(presented.position.y - (50 + 0.75 * dy)) < 1e-6)
    #expect(presented.opacity == 1)
    fixture.advance(frames: 50)
    #expect(layer.presentation()?.position == layer.position)
  }

  @Test("it runs from its start to its end progress")
  func progress() throws {
    let transition = CATransition()
    (transition.startProgress, transition.endProgress) = (0.2, 0.6)
    let presented = try shown(transition, afterFrames: 30)
    #expect(abs(presented.opacity - 0.4) < 1e-6)
  }

  @Test("a layer keeps a copy: what changes later has no effect")
  func copy() throws {
    let transition = CATransition()
    transition.type = .moveIn
    transition.subtype = .fromTop
    transition.duration = 1
    fixture.run { layer.add(transition, forKey: "test") }
    transition.subtype = .fromRight
    fixture.advance(frames: 30)
    let presented = try #require(layer.presentation())
    #expect(abs(presented.position.y - 30) < 1e-6 && presented.position.x == 100)
  }

  @Test("types and subtypes have the header's strings; a new one fades from start to end")
  func names() {
    #expect(
      [CATransitionType.fade, .moveIn, .push, .reveal].map(\.rawValue)
        == ["fade", "moveIn", "push", "reveal"])
    #expect(
      [CATransitionSubtype.fromRight, .fromLeft, .fromTop, .fromBottom].map(\.rawValue)
        == ["fromRight", "fromLeft", "fromTop", "fromBottom"])
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
  }
}
