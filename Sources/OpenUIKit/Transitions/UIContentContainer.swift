// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What has content of a size: view controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called when a child, or the presented controller, prefers another size.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// Called when the layout of a child would give it another size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child where the container has a size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController {
  /// Notifies the parent, or the presentation, that the preferred size is another one.
  func preferredContentSizeDidChange(from oldValue: CGSize) {
    guard preferredContentSize != oldValue else { return }
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      storedPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}
