import OpenUIKit
import TestSupport
import Testing

@Suite("UIHoverGestureRecognizer")
@MainActor
struct UIHoverGestureRecognizerTests {
  private let stage = GestureStage()

  @Test("there is no pointer: attaching it is refused with a remedy, removing it is not")
  func refusal() {
    let hover = UIHoverGestureRecognizer()
    let messages = RefusalLog.record {
      stage.view.addGestureRecognizer(hover)
      stage.view.removeGestureRecognizer(hover)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("UIHoverGestureRecognizer") == true)
  }

  @Test("touches never begin it, and other recognizers work beside it")
  func touches() {
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in taps += 1 }
    let hover = UIHoverGestureRecognizer()
    var hovers = 0
    hover.addHandler { _ in hovers += 1 }
    _ = RefusalLog.record { stage.view.addGestureRecognizer(hover) }
    stage.view.addGestureRecognizer(tap)
    stage.tap(200, 200)
    stage.begin(150, 150)
    stage.move(250, 250)
    stage.end()
    stage.wait(1)
    #expect(taps == 1 && hovers == 0)
    #expect(hover.zOffset == 0)
  }
}
