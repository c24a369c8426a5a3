// SPDX-License-Identifier: Apache-2.0

import Observation
import UIKit

/// What a view or controller shows of SwiftUI, which its next layout updates when its size, its state, or an object
/// that it observes has changed.
@MainActor
final class HostedUpdates<Content> {
  private(set) var content: Content
  private var requestLayout: @MainActor () -> Void = {}
  private var observations: [AnyCancellable] = []
  private var size = CGSize.zero
  private var isOutdated = true
  private var isFirstUpdate = true

  init(_ content: Content) {
    self.content = content
  }

  /// Observes the content.
  ///
  /// - Parameter requestLayout: requests a layout of what shows the content, which it does not retain.
  func observe(_ requestLayout: @escaping @MainActor () -> Void) {
    self.requestLayout = requestLayout
    observeContent()
  }

  private func observeContent() {
    observations = observeProperties(of: content) { [weak self] in
      MainActor.assumeIsolated { self?.setNeedsUpdate() }
    }
  }

  /// Has the next layout update what is shown.
  func setNeedsUpdate() {
    isOutdated = true
    requestLayout()
  }

  /// Begins an update, in a layout; returns whether there is anything to update.
  func begin(in size: CGSize) -> Bool {
    guard isOutdated || size != self.size else { return false }
    (self.size, isOutdated) = (size, false)
    return true
  }

  /// Reads values, whose changes require an update.
  func observingAccess(_ read: () -> Void) {
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.setNeedsUpdate() }
    }
  }

  /// Gives a view all of the bounds, and updates it, if there is anything to update.
  ///
  /// The first update comes before the view gets its frame and is laid out, as in SwiftUI: code that asks for
  /// the size there waits if there is none.
  func layOut(_ view: UIView, in bounds: CGRect, update: () -> Void) {
    guard begin(in: bounds.size) else { return }
    if isFirstUpdate { observingAccess(update) }
    view.frame = bounds
    if !isFirstUpdate { observingAccess(update) }
    isFirstUpdate = false
  }

  /// Takes over another value of the same type; returns false for a value of another type.
  func replaceContent(with new: Any) -> Bool {
    guard let new = new as? Content else { return false }
    let isChanged = !haveEqualProperties(new, content)
    content = new
    observeContent()
    if isChanged { setNeedsUpdate() }
    return true
  }
}
