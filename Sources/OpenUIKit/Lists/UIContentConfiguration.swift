// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content of a cell as a value, from which its view is made.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration as it is for a state, such as that of a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows; the view updates itself when it is set.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration; by default, one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Default implementation: whether the type of the configuration is that of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view for which it is configured.
public protocol UIConfigurationState {
  /// Creates a state with traits.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The value of a key of the app.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key of a value that the app adds to a state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a header, a footer or another view that can be selected.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled; false by default.
  public var isDisabled = false
  /// Whether the view is highlighted; false by default.
  public var isHighlighted = false
  /// Whether the view is selected; false by default.
  public var isSelected = false
  /// Whether the view has the focus; false here.
  public var isFocused = false
  /// Whether the view is pinned to an edge; false by default.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a key of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether a cell takes part in a drag; never here.
  public enum DragState: Int, Sendable {
    /// It does not.
    case none = 0
    /// The drag begins.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// Whether a cell takes part in a drop; never here.
  public enum DropState: Int, Sendable {
    /// It does not.
    case none = 0
    /// Another cell is the target.
    case notTargeted = 1
    /// It is the target.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled; false by default.
  public var isDisabled = false
  /// Whether the cell is highlighted; false by default.
  public var isHighlighted = false
  /// Whether the cell is selected; false by default.
  public var isSelected = false
  /// Whether the cell has the focus; false here.
  public var isFocused = false
  /// Whether the cell is pinned to an edge; false by default.
  public var isPinned = false
  /// Whether the cell is being edited; false by default.
  public var isEditing = false
  /// Whether the children of the item are shown; false by default.
  public var isExpanded = false
  /// Whether the actions of a swipe are shown; false by default.
  public var isSwiped = false
  /// Whether the cell is being moved; false by default.
  public var isReordering = false
  /// Whether the cell is dragged; `.none` here.
  public var cellDragState = DragState.none
  /// Whether something is dropped on the cell; `.none` here.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a key of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
