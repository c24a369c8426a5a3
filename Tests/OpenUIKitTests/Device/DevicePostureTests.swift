// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("How a device is held")
struct DevicePostureTests {
  @Test(
    "two angles say where down is: (cos p · sin r, -sin p, -cos p · cos r)",
    arguments: [(0.0, 0.0), (0.5, 0.0), (0.0, 0.5), (1.2, -2.5)])
  func angles(pitch: Double, roll: Double) {
    let gravity = DevicePosture(pitch: CGFloat(pitch), roll: CGFloat(roll)).gravity
    #expect(abs(gravity.x - cos(pitch) * sin(roll)) < 1e-12)
    #expect(abs(gravity.y + sin(pitch)) < 1e-12)
    #expect(abs(gravity.z + cos(pitch) * cos(roll)) < 1e-12)
  }

  @Test("a quarter turn clockwise puts the right edge down")
  func turning() {
    let gravity = DevicePosture.upright(turnedBy: .pi / 2).gravity
    #expect(abs(gravity.x - 1) < 1e-12)
    #expect(abs(gravity.y) < 1e-12)
    #expect(DevicePosture.upright(turnedBy: 0) == .upright)
  }

  @MainActor
  @Test(
    "the edge that is lowest names the orientation",
    arguments: [
      (SIMD3(0, -1, 0), UIDeviceOrientation.portrait), (SIMD3(0, 1, 0), .portraitUpsideDown),
      (SIMD3(-1, 0, 0), .landscapeLeft), (SIMD3(0.9, -0.1, 0.2), .landscapeRight),
      (SIMD3(0, -0.2, -1), .faceUp), (SIMD3(0, 0, 1), .faceDown), (SIMD3(0, 0, 0), .unknown),
    ] as [(SIMD3<Double>, UIDeviceOrientation)])
  func orientation(gravity: SIMD3<Double>, orientation: UIDeviceOrientation) {
    let environment = AppEnvironment()
    environment.device.posture = DevicePosture(gravity: gravity)
    #expect(environment.run { UIDevice.current.orientation } == orientation)
  }

  @MainActor
  @Test("the device's number is the same on every run")
  func identifier() {
    #expect(
      UIDevice.current.identifierForVendor?.uuidString == "5E0C7A31-8D2B-4F96-A164-3DF019C872BE")
  }
}
