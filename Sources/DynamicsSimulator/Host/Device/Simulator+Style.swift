// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

extension Simulator {
  /// The style of the device's settings, light or dark; light unless set.
  ///
  /// Views and controllers that do not override it have it as their trait from now on: dynamic colors look
  /// different, and `traitCollectionDidChange(_:)` and the closures of `registerForTraitChanges` are called
  /// before the setter returns:
  ///
  ///     simulator.userInterfaceStyle = .dark
  ///     controller.view.backgroundColor?.resolvedColor(with: controller.traitCollection)
  ///
  /// `.unspecified` is refused.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { environment.screen.userInterfaceStyle }
    set {
      guard newValue != .unspecified else {
        return RefusedInput.report(
          for: "Simulator.userInterfaceStyle", problem: "A device is light or dark.",
          remedy: "The previous style is kept; give .light or .dark.")
      }
      runAppCode {
        var windows = environment.application.windows
        if !windows.contains(where: { $0 === window }) { windows.append(window) }
        environment.screen.setUserInterfaceStyle(newValue, windows: windows)
      }
    }
  }
}
