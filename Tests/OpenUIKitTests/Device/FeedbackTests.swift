import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("What the owner of the device feels")
@MainActor
struct FeedbackTests {
  @Test("each kind of feedback is told with its time, impacts between 0 and 1")
  func kinds() {
    let before = FrameClock.current
    let clock = FrameClock()
    FrameClock.current = clock
    defer { FrameClock.current = before }
    for _ in 0..<60 { clock.advanceFrame() }
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    impact.impactOccurred(intensity: 7)
    UIImpactFeedbackGenerator().impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UISelectionFeedbackGenerator().selectionChanged()
    let kinds: [DeviceFeedback.Kind] = [
      .impact(.rigid, intensity: 1), .impact(.medium, intensity: 1), .notification(.warning),
      .selection,
    ]
    #expect(clock.feedback.map(\.kind) == kinds)
    #expect(clock.feedback.allSatisfy { $0.time == 1 })
  }

  @Test("an impact that is no number is refused", arguments: [CGFloat.nan, .infinity])
  func refusal(intensity: CGFloat) {
    let count = FrameClock.current.feedback.count
    let messages = RefusalLog.record {
      UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: intensity)
    }
    #expect(messages.count == 1)
    #expect(FrameClock.current.feedback.count == count)
  }
}
