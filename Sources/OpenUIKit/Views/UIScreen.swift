// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The screen of the simulated device: its size, scale and traits.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's screen.
  open class var main: UIScreen { AppEnvironment.current.screen }

  /// All screens: the device's.
  open class var screens: [UIScreen] { [main] }

  /// How bright the screen is, from 0 to 1; 1 by default; has no effect.
  open var brightness: CGFloat = 1 {
    didSet { reportNoEffect(if: brightness != 1, in: UIScreen.self) }
  }

  /// The size in points; 390 × 844 unless the simulator sets another.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Pixels per point: 2.
  open var scale: CGFloat { 2 }

  /// Pixels per point of the screen itself: 2.
  open var nativeScale: CGFloat { 2 }

  /// The size in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The maximum frame rate: 60 frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The style of the device's settings: light or dark.
  package internal(set) var userInterfaceStyle = UIUserInterfaceStyle.light {
    didSet {
      if userInterfaceStyle != .light { InterfaceStyles.areUsed = true }
      InterfaceStyles.invalidate()
    }
  }

  /// Resizes the screen, in points.
  package func resize(to size: CGSize) {
    guard size.isAccepted(for: "UIScreen.resize(to:)") else { return }
    bounds = CGRect(origin: .zero, size: size)
  }
}
