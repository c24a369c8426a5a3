import OpenUIDynamics
import Testing

@Suite("UIAlertController")
@MainActor
struct UIAlertControllerTests {
  private let stage = ControllerStage()

  @Test("an alert is in the middle; a tapped button dismisses it, then calls its handler")
  func alert() throws {
    let base = stage.make("a")
    stage.show(base)
    let alert = UIAlertController(title: "Delete?", message: "For good", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("no") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("yes") })
    stage.time.run { base.present(alert, animated: true) }
    stage.wait(1)
    let frame = alert.view.frame
    #expect(frame.width == 270 && abs(frame.midX - 160) < 1 && abs(frame.midY - 240) < 1)
    // Two buttons share the lowest row; what cancels is the last.
    stage.time.run {
      stage.window.layoutIfNeeded()
      let fingers = TouchDispatcher(window: stage.window)
      fingers.begin(0, at: CGPoint(x: frame.minX + 60, y: frame.maxY - 20))
      fingers.end(0)
    }
    #expect(chosen.isEmpty)
    stage.wait(1)
    #expect(chosen == ["yes"] && base.presentedViewController == nil)
  }

  @Test("a second button that cancels is refused")
  func cancel() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let messages = RefusalLog.record {
      for _ in 0..<2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
    }
    #expect(messages.count == 1 && alert.actions.count == 1)
  }
}
