// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Translations and velocities of pans against closed forms")
@MainActor
struct PanValueTests {
  private let on = GestureFixture()
  private let pan = UIPanGestureRecognizer()

  init() {
    on.view.addGestureRecognizer(pan)
  }

  private nonisolated static let transforms: [(angle: Double, scale: Double)] = [
    (0, 1), (0.5, 1), (0, 0.25), (-1.2, 3), (.pi, 0.5),
  ]

  @Test("a view's coordinates turn and scale the translation inversely", arguments: transforms)
  func translation(angle: Double, scale: Double) {
    on.view.transform = CGAffineTransform(rotationAngle: CGFloat(angle))
      .scaledBy(x: CGFloat(scale), y: CGFloat(scale))
    on.begin(200, 200)
    on.move(230, 240)
    let found = pan.translation(in: on.view)
    let x = (30 * cos(angle) + 40 * sin(angle)) / scale
    let y = (-30 * sin(angle) + 40 * cos(angle)) / scale
    #expect(abs(Double(found.x) - x) < 1e-9 && abs(Double(found.y) - y) < 1e-9)
    #expect(pan.translation(in: on.window) == CGPoint(x: 30, y: 40))
  }

  @Test("a steady drag has its velocity, turned and scaled into the view", arguments: transforms)
  func velocity(angle: Double, scale: Double) {
    on.view.transform = CGAffineTransform(rotationAngle: CGFloat(angle))
      .scaledBy(x: CGFloat(scale), y: CGFloat(scale))
    on.begin(200, 200)
    for step in 1...8 {
      on.wait(1.0 / 60)
      on.move(200 + 3 * CGFloat(step), 200 - 4 * CGFloat(step))
    }
    // Steps of (3, −4) points in a sixtieth of a second.
    let speed = pan.velocity(in: nil)
    #expect(abs(speed.x - 180) < 1e-6 && abs(speed.y + 240) < 1e-6)
    let inView = pan.velocity(in: on.view)
    let x = (180 * cos(angle) - 240 * sin(angle)) / scale
    let y = (-180 * sin(angle) - 240 * cos(angle)) / scale
    #expect(abs(Double(inView.x) - x) < 1e-6 && abs(Double(inView.y) - y) < 1e-6)
  }

  @Test("setting the translation leaves the velocity")
  func settingTranslation() {
    on.begin(110, 150)
    for step in 1...6 {
      on.wait(1.0 / 60)
      on.move(110 + 10 * CGFloat(step), 150)
      pan.setTranslation(.zero, in: on.view)
    }
    #expect(pan.translation(in: nil) == .zero && abs(pan.velocity(in: nil).x - 600) < 1e-6)
    let messages = RefusalLog.record { pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil) }
    #expect(messages.count == 1 && pan.translation(in: nil) == .zero)
  }

  private nonisolated static let counts:
    [(minimum: Int, maximum: Int, touches: Int, begins: Bool)] = [
      (1, .max, 1, true), (1, .max, 3, true), (2, .max, 1, false), (2, .max, 2, true),
      (1, 1, 2, false), (2, 2, 2, true), (2, 2, 3, false),
    ]

  @Test("a pan begins with as many touches as it accepts", arguments: counts)
  func touchCounts(minimum: Int, maximum: Int, touches: Int, begins: Bool) {
    pan.minimumNumberOfTouches = minimum
    pan.maximumNumberOfTouches = maximum
    on.view.isMultipleTouchEnabled = true
    for touch in 0..<touches { on.begin(150 + 10 * CGFloat(touch), 150, touch: touch) }
    for touch in 0..<touches { on.move(150 + 10 * CGFloat(touch), 220, touch: touch) }
    #expect((pan.state == .began || pan.state == .changed) == begins)
  }

  @Test("two touches that move together have the velocity of each", arguments: [1, 2, 3])
  func severalTouches(count: Int) {
    on.view.isMultipleTouchEnabled = true
    for touch in 0..<count { on.begin(120, 120 + 20 * CGFloat(touch), touch: touch) }
    for step in 1...9 {
      on.wait(1.0 / 60)
      for touch in 0..<count {
        on.move(120 + 6 * CGFloat(step), 120 + 20 * CGFloat(touch), touch: touch)
      }
    }
    #expect(abs(pan.velocity(in: nil).x - 360) < 1e-6)
  }

  @Test("without a movement there is no velocity, and none after the gesture")
  func rest() {
    on.begin(150, 150)
    #expect(pan.velocity(in: nil) == .zero && pan.translation(in: nil) == .zero)
    on.wait(0.1)
    on.move(200, 150)
    on.end()
    #expect(pan.velocity(in: nil) == .zero && pan.translation(in: nil) == .zero)
  }

  @Test("a new pan accepts one or more touches")
  func defaults() {
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
  }
}

@Suite("Scales and rotations of two touches against closed forms")
@MainActor
struct TwoTouchValueTests {
  private let on = GestureFixture()
  private let pinch = UIPinchGestureRecognizer()
  private let turn = UIRotationGestureRecognizer()
  private let log = GestureLog()

  init() {
    on.view.isMultipleTouchEnabled = true
    log.simultaneous = true
    for recognizer in [pinch, turn] {
      recognizer.delegate = log
      on.view.addGestureRecognizer(recognizer)
    }
  }

  /// Moves both touches around (200, 200), at a distance from it and an angle.
  private func place(_ radius: Double, _ angle: Double, begins: Bool = false) {
    for (touch, sign) in [(0, -1.0), (1, 1.0)] {
      let point = (200 + sign * radius * cos(angle), 200 + sign * radius * sin(angle))
      if begins {
        on.begin(point.0, point.1, touch: touch)
      } else {
        on.move(point.0, point.1, touch: touch)
      }
    }
  }

  private nonisolated static let motions: [(radius: Double, angle: Double)] = [
    (80, 0), (20, 0), (60, 1), (60, -1), (30, 2.5), (90, -3),
  ]

  @Test("scale is the ratio of distances, and rotation the angle between them", arguments: motions)
  func values(radius: Double, angle: Double) {
    place(40, 0.3, begins: true)
    // In steps, so that no step is half a turn.
    for step in 1...8 {
      let share = Double(step) / 8
      place(40 + (radius - 40) * share, 0.3 + angle * share)
    }
    #expect(abs(Double(pinch.scale) - radius / 40) < 1e-9)
    if angle != 0 { #expect(abs(Double(turn.rotation) - angle) < 1e-6) }
    #expect(abs(pinch.location(in: nil).x - 200) < 1e-9)
  }

  @Test("a steady change has its rate as velocity")
  func velocities() {
    place(40, 0, begins: true)
    for step in 1...12 {
      on.wait(1.0 / 60)
      place(40 + 2 * Double(step), 0.05 * Double(step))
    }
    // 2 of 40 points, and 0.05 radians, in a sixtieth of a second.
    #expect(abs(pinch.velocity - 3) < 1e-6 && abs(turn.velocity - 3) < 1e-6)
  }

  @Test("setting a value makes later ones relative to it")
  func setting() {
    place(40, 0, begins: true)
    place(60, 0.5)
    (pinch.scale, turn.rotation) = (2, -1)
    place(90, 0.75)
    #expect(abs(pinch.scale - 3) < 1e-9 && abs(turn.rotation + 0.75) < 1e-6)
  }

  @Test(
    "a scale that is not positive, and numbers that are not finite, are refused",
    arguments: [0, -1, CGFloat.nan, .infinity])
  func refusals(value: CGFloat) {
    place(40, 0, begins: true)
    place(80, 0)
    _ = RefusalLog.record { pinch.scale = value }
    #expect(abs(pinch.scale - 2) < 1e-9)
    guard !value.isFinite else { return }
    let messages = RefusalLog.record { turn.rotation = value }
    #expect(messages.count == 1 && abs(turn.rotation) < 1e-9)
  }

  @Test("the values keep when one touch ends, and are reset when both have")
  func lifting() {
    place(40, 0, begins: true)
    place(60, 0.5)
    on.end(touch: 0)
    on.move(300, 300, touch: 1)
    #expect(abs(pinch.scale - 1.5) < 1e-9 && abs(turn.rotation - 0.5) < 1e-6)
    on.end(touch: 1)
    #expect(pinch.scale == 1 && turn.rotation == 0 && pinch.velocity == 0)
  }
}
