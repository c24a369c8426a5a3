// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIWindowScene {
  /// The geometry that an app wants for a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The orientations that an app wants on a phone or tablet.
    open class iOS: GeometryPreferences {
      /// The orientations; nil for any.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences for any orientation.
      public override init() {
        super.init()
      }

      /// Creates preferences for some orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        super.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Asks for another geometry.
  ///
  /// Differs from UIKit: nothing is rotated, which is reported, and the handler is not called.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    RefusedInput.report(
      for: "UIWindowScene.requestGeometryUpdate", problem: "The screen is not rotated.",
      remedy: "Choose the size of the screen of the run.")
  }
}
