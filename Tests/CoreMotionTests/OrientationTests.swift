// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing
import UIKit

@Suite("Orientation of the device")
@MainActor
struct OrientationTests {
  @Test("turning the device posts its orientation while it is observed")
  func turning() {
    let simulator = Simulator(
      rootViewController: UIViewController(), size: CGSize(width: 320, height: 480))
    var told: [UIDeviceOrientation] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { told.append(UIDevice.current.orientation) } }
    defer { NotificationCenter.default.removeObserver(token) }
    simulator.posture = .upright(turnedBy: .pi / 2)
    #expect(told.isEmpty)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    simulator.posture = .upright(turnedBy: .pi / 2 + 0.1)
    #expect(told.isEmpty)
    simulator.posture = .flat
    #expect(told == [.faceUp])
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    simulator.posture = .upright
    #expect(told == [.faceUp])
  }
}
