// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Implicit animations and transactions")
@MainActor
struct CATransactionTests {
  private let fixture = TimeFixture()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let layer = CALayer()

  private func show() {
    fixture.run { view.layer.addSublayer(layer) }
    fixture.advance(frames: 1)
  }

  private var shown: Float { layer.presentation()?.opacity ?? -1 }

  @Test("a layer without a view goes to its new value in 0.25 s")
  func implicit() {
    show()
    fixture.run { layer.opacity = 0 }
    #expect(layer.opacity == 0 && shown == 1)
    fixture.advance(frames: 8)
    #expect(shown > 0 && shown < 0.5)
    fixture.advance(frames: 7)
    #expect(shown == 0)
  }

  @Test("what is set in the frame in which a layer is added is not animated; nor is a view's layer")
  func unanimated() {
    fixture.run {
      view.layer.addSublayer(layer)
      layer.opacity = 0.5
    }
    #expect(shown == 0.5)
    fixture.advance(frames: 1)
    fixture.run { view.layer.opacity = 0 }
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test("a transaction says how long changes take, and whether they are animated")
  func settings() {
    show()
    fixture.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.commit()
    }
    fixture.advance(frames: 30)
    #expect(abs(shown - 0.5) < 1e-6)
    fixture.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position = CGPoint(x: 50, y: 0)
      CATransaction.commit()
    }
    #expect(layer.presentation()?.position.x == 50)
    fixture.run {
      layer.actions = ["cornerRadius": NSNull()]
      layer.cornerRadius = 7
    }
    #expect(layer.presentation()?.cornerRadius == 7)
  }

  @Test("what is said outside of a transaction is forgotten with the frame")
  func looseSettings() {
    show()
    fixture.run { CATransaction.setDisableActions(true) }
    #expect(fixture.run { CATransaction.disableActions() })
    fixture.advance(frames: 1)
    #expect(!fixture.run { CATransaction.disableActions() })
    #expect(fixture.run { CATransaction.animationDuration() } == 0.25)
  }

  @Test("the completion comes when the transaction's animations have ended; at once without any")
  func completion() {
    var notes: [String] = []
    fixture.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { notes.append("layers") }
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.toValue, fade.duration) = (0, 0.5)
      layer.add(fade, forKey: nil)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { notes.append("nothing") }
      CATransaction.commit()
    }
    #expect(notes == ["nothing"])
    fixture.advance(frames: 59)
    #expect(notes == ["nothing"])
    fixture.advance(frames: 1)
    #expect(notes == ["nothing", "layers"])
  }
}
