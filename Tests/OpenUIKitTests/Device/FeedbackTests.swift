// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("What the owner of the device feels")
@MainActor
struct FeedbackTests {
  @Test("each kind of feedback is recorded with its time, impacts between 0 and 1")
  func kinds() {
    let environment = AppEnvironment()
    environment.clock.setFrameCount(60)
    environment.run {
      let impact = UIImpactFeedbackGenerator(style: .rigid)
      impact.prepare()
      impact.impactOccurred(intensity: 7)
      UIImpactFeedbackGenerator().impactOccurred()
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
      UISelectionFeedbackGenerator().selectionChanged()
    }
    let feedback = environment.device.feedback
    let kinds: [DeviceFeedback.Kind] = [
      .impact(.rigid, intensity: 1), .impact(.medium, intensity: 1), .notification(.warning),
      .selection,
    ]
    #expect(feedback.map(\.kind) == kinds)
    #expect(feedback.allSatisfy { $0.time == 1 })
  }

  @Test("an impact that is no number is refused", arguments: [CGFloat.nan, .infinity])
  func refusal(intensity: CGFloat) {
    let count = UIDevice.current.feedback.count
    let messages = RefusalLog.record {
      UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: intensity)
    }
    #expect(messages.count == 1)
    #expect(UIDevice.current.feedback.count == count)
  }

  @Test("the newest feedback is kept, at least half of the maximum, and the rest is counted")
  func bound() {
    let environment = AppEnvironment()
    let device = environment.device
    let maximum = UIDevice.maximumFeedbackCount
    let impacts = (0..<2 * maximum + 7).map { CGFloat($0) / CGFloat(3 * maximum) }
    environment.run {
      let generator = UIImpactFeedbackGenerator(style: .light)
      for intensity in impacts {
        generator.impactOccurred(intensity: intensity)
        guard device.feedback.count <= maximum else {
          Issue.record("there are \(device.feedback.count) entries")
          return
        }
      }
    }
    #expect(device.feedback.count >= maximum / 2)
    #expect(device.feedback.count + device.discardedFeedbackCount == impacts.count)
    let newest = impacts.suffix(device.feedback.count)
    #expect(device.feedback.map(\.kind) == newest.map { .impact(.light, intensity: $0) })
  }

  @Test("feedback that is taken is removed, and none is lost or counted as discarded")
  func taken() {
    let environment = AppEnvironment()
    let device = environment.device
    func play(_ type: UINotificationFeedbackGenerator.FeedbackType) {
      environment.run { UINotificationFeedbackGenerator().notificationOccurred(type) }
    }
    play(.success)
    play(.warning)
    #expect(
      device.takeFeedback().map(\.kind) == [.notification(.success), .notification(.warning)])
    #expect(device.feedback.isEmpty && device.takeFeedback().isEmpty)
    play(.error)
    #expect(device.takeFeedback().map(\.kind) == [.notification(.error)])
    #expect(device.discardedFeedbackCount == 0)
  }
}
