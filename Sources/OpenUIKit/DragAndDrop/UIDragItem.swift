// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the object.
  public let itemProvider: NSItemProvider
  /// An object for the app itself; none by default.
  open var localObject: Any?

  /// Creates an item of a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// Nothing, where a drop would be expected.
  case forbidden = 1
  /// Copies the items.
  case copy = 2
  /// Moves the items.
  case move = 3
}

/// What a drop at the present place would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation.
  public let operation: UIDropOperation
  /// Whether the place is exact; stored, not drawn.
  open var isPrecise = false
  /// Whether the preview keeps its size; stored, it always does.
  open var prefersFullSizePreview = false

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// A drag or a drop that is under way.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved: true.
  var allowsMoveOperation: Bool { get }
  /// Whether only the app itself may receive the items: true here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the place of the touch in a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item is of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag that is under way.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value for the app itself; none by default.
  var localContext: Any? { get set }
}

/// A drop that may follow.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag of the app itself.
  var localDragSession: (any UIDragSession)? { get }
  /// Passes the objects of the items that are of a class to a closure, at once.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
