// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A type that a playground can show: a view or a view controller.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewable {
  /// The view or the view controller to show.
  var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// The representation that a playground shows.
public enum PlaygroundLiveViewRepresentation {
  /// A view.
  case view(UIView)
  /// A view controller, by its view.
  case viewController(UIViewController)
}

extension UIView: PlaygroundLiveViewable {
  /// The view itself.
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
  /// The view controller itself.
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    .viewController(self)
  }
}
