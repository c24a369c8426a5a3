// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import DynamicsSimulator

/// Recordings made by hand, so that what an exporter says can be compared with what is known.
enum SampleRecording {
  /// A red square of 50 points falls from rest for 3 s.
  ///
  /// It turns once in that time and fades in the last half second. Its label says "a < b".
  static func fall() -> Recording {
    var recording = Recording(
      size: CGSize(width: 320, height: 480), framesPerSecond: 60, startTime: 0)
    recording.frameCount = 181
    recording.stateHashes = (0..<181).map { UInt64($0) &* 0x9E37_79B9 }
    var screen = RecordedNode(name: "view", parent: nil)
    screen.placement.record(Placement(x: 160, y: 240, width: 320, height: 480), at: 0)
    screen.appearance.record(appearance(white: 1), at: 0)
    var square = RecordedNode(name: "square", parent: 0)
    var item = RecordedItem(name: "square")
    for frame in 0..<181 {
      let time = Double(frame) / 60
      var placement = Placement(x: 0, y: fallen(time) - 200, width: 50, height: 50)
      placement.rotation = 2 * .pi * time / 3
      square.placement.record(placement, at: frame)
      var look = appearance(red: 1)
      look.opacity = time > 2.5 ? (3 - time) * 2 : 1
      square.appearance.record(look, at: frame)
      item.states.record(state(at: time), at: frame)
    }
    item.outlines.record([[CGPoint(x: -25, y: -25), CGPoint(x: 25, y: -25)]], at: 0)
    recording.nodes = [screen, square, label()]
    recording.items = [item]
    recording.touches = [touch()]
    recording.events = [
      SimulatorEvent(
        kind: .beganContact, time: 1.5, item: "square", boundary: "</script>",
        point: CGPoint(x: 160, y: 400))
    ]
    return recording
  }

  /// Points fallen after a time, slowly enough to stay near the screen.
  static func fallen(_ time: Double) -> Double { 0.5 * 100 * time * time }

  private static func state(at time: Double) -> DynamicItemState {
    DynamicItemState(
      name: "square", position: CGPoint(x: 160, y: 40 + fallen(time)),
      angle: 2 * .pi * time / 3, velocity: CGPoint(x: 0, y: 100 * time),
      angularVelocity: 2 * .pi / 3, isAwake: true, isAnchored: false)
  }

  private static func label() -> RecordedNode {
    var label = RecordedNode(name: "label", parent: 1)
    label.placement.record(Placement(x: 0, y: 0, width: 40, height: 20), at: 0)
    var look = Appearance()
    look.content = .text(
      RecordedText(
        lines: ["a < b"], color: RecordedColor(red: 1, green: 1, blue: 1), fontSize: 12,
        lineHeight: 14, weight: 400, alignment: .center))
    label.appearance.record(look, at: 0)
    label.placement.record(nil, at: 120)
    return label
  }

  private static func touch() -> RecordedTouch {
    var touch = RecordedTouch()
    for frame in 30..<60 { touch.path.record(CGPoint(x: 100, y: frame * 2), at: frame) }
    touch.path.record(nil, at: 60)
    return touch
  }

  private static func appearance(white: Double) -> Appearance {
    var look = Appearance()
    look.background = RecordedColor(red: white, green: white, blue: white)
    return look
  }

  private static func appearance(red: Double) -> Appearance {
    var look = Appearance()
    look.background = RecordedColor(red: red, green: 0, blue: 0)
    look.cornerRadius = 6
    look.borderWidth = 2
    look.borderColor = RecordedColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    return look
  }
}
