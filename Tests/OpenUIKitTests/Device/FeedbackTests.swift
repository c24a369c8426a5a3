import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("What the owner of the device feels")
@MainActor
struct FeedbackTests {
  @Test("each kind of feedback is told with its time, impacts between 0 and 1")
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
}
