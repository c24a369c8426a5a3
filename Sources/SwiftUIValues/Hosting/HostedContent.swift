// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view or controller that shows what a representable makes.
@MainActor
protocol HostedContent: AnyObject {
  /// The type of the representable.
  associatedtype Content
  /// The representable, and what updates the view or controller.
  var updates: HostedUpdates<Content> { get }
}

extension HostedContent {
  /// Shows another value of the same type; returns false for a value of another type.
  func show(_ content: Any) -> Bool { updates.replaceContent(with: content) }
}
