// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A live view that receives messages of its page.
///
/// Differs from UIKit: page and live view are one program here, which has no connection. No message
/// arrives, and what is sent is dropped.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewMessageHandler {
  /// Would be called when the page begins to run; never called here.
  func liveViewMessageConnectionOpened()
  /// Would be called when the page has run; never called here.
  func liveViewMessageConnectionClosed()
  /// Would be called with a message of the page; never called here.
  func receive(_ message: PlaygroundValue)
}

extension PlaygroundLiveViewMessageHandler {
  /// Does nothing.
  public func liveViewMessageConnectionOpened() {}
  /// Does nothing.
  public func liveViewMessageConnectionClosed() {}
  /// Does nothing.
  public func receive(_ message: PlaygroundValue) {}
  /// Drops a message to the page.
  public func send(_ message: PlaygroundValue) {}
}

/// A live view whose content stays clear of the buttons of a playground.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewSafeAreaContainer {
  /// The part of the view that nothing covers.
  var liveViewSafeAreaGuide: UILayoutGuide { get }
}

extension PlaygroundLiveViewSafeAreaContainer where Self: UIViewController {
  /// The safe area of the view.
  public var liveViewSafeAreaGuide: UILayoutGuide { view.safeAreaLayoutGuide }
}

extension PlaygroundLiveViewSafeAreaContainer where Self: UIView {
  /// The safe area of the view.
  public var liveViewSafeAreaGuide: UILayoutGuide { safeAreaLayoutGuide }
}
