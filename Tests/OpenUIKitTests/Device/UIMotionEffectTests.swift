// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIMotionEffect")
struct UIMotionEffectTests {
  private let environment = AppEnvironment()
  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

  init() {
    window = environment.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400)) }
    environment.run { window.isHidden = false }
    window.addSubview(view)
  }

  private func effect(_ path: String, _ limit: CGFloat) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: path, type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -limit
    effect.maximumRelativeValue = limit
    return effect
  }

  private func tilt(_ gravity: SIMD3<Double>) {
    environment.run {
      environment.device.postureDidChange(from: .upright, to: DevicePosture(gravity: gravity))
      environment.clock.advanceFrame()
    }
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test("a tilt moves what is shown, and leaves the model where it is")
  func moves() {
    let effect = effect("center.x", 20)
    environment.run { view.addMotionEffect(effect) }
    tilt(SIMD3(0.25, -1, 0))
    environment.run {
      #expect(shownX == 130 && view.center.x == 120)
      #expect(view.motionEffects == [effect])
    }
    tilt(SIMD3(-1, 0, 0))
    environment.run { #expect(shownX == 100) }
    environment.run { view.removeMotionEffect(effect) }
    environment.run { #expect(shownX == 120 && view.motionEffects.isEmpty) }
  }

  @Test("values are interpolated between 0 and the limits of a direction")
  func values() {
    let effect = effect("center.x", 20)
    let offset = UIOffset(horizontal: -0.5, vertical: 1)
    let value = effect.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"]
    #expect(value as? CGFloat == -10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect, self.effect("center.y", 8)]
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: offset)?.count == 2)
  }
}
