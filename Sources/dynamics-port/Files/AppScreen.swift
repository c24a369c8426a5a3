// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard

  /// The screen on which an app is shown unless `--size` gives another one.
  struct AppScreen {
    /// The phone for which the first storyboard of the app was drawn; nil for none.
    let storyboard: InterfaceDocument?
    /// Whether the phone is held on its side.
    let isLandscape: Bool

    /// The size in points, as `--size` takes it.
    var size: String {
      let (width, height) = storyboard?.screenSize ?? (390, 844)
      return isLandscape ? "\(height)x\(width)" : "\(width)x\(height)"
    }

    /// What the phone covers at the top, left, bottom and right, in points; nil without a storyboard.
    ///
    /// On its side, no status bar is shown, both sides stay as clear as the camera's, and the home indicator is
    /// thinner.
    var insets: String? {
      guard let (top, bottom) = storyboard?.screenInsets else { return nil }
      guard isLandscape else { return "\(top),0,\(bottom),0" }
      let side = bottom > 0 ? top : 0
      return "0,\(side),\(bottom > 0 ? 21 : 0),\(side)"
    }
  }
#endif
