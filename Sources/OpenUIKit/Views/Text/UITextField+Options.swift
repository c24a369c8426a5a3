// SPDX-License-Identifier: Apache-2.0

extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bezel; drawn as a thin line.
    case bezel = 2
    /// A rounded line.
    case roundedRect = 3
  }

  /// When an overlay view is visible.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field resigned first responder.
    case committed = 0
    /// Editing was cancelled.
    case cancelled = 1
  }
}
