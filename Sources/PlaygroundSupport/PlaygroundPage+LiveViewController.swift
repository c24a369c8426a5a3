// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

// Not in Apple's module: for running a page outside of a playground.
extension PlaygroundPage {
  /// A view controller that shows the live view; nil if there is none.
  ///
  /// A live view that is a controller is returned unchanged. One that is a view is placed at its
  /// own size in the corner of the controller's view, so that a screen of `liveViewSize` is filled;
  /// one without a size fills the screen.
  public var liveViewController: UIViewController? {
    switch liveView?.playgroundLiveViewRepresentation {
    case .viewController(let controller): controller
    case .view(let view): LiveViewController(showing: view)
    case nil: nil
    }
  }

  /// The size that the live view was given, in points; nil when there is none or it is empty.
  ///
  /// For a controller it is that of its view, once it is loaded.
  public var liveViewSize: CGSize? {
    let size: CGSize? =
      switch liveView?.playgroundLiveViewRepresentation {
      case .view(let view): view.bounds.size
      case .viewController(let controller): controller.viewIfLoaded?.bounds.size
      case nil: nil
      }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return size
  }
}

/// Shows a view that has a size of its own.
private final class LiveViewController: UIViewController {
  private let liveView: UIView

  init(showing view: UIView) {
    liveView = view
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(liveView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if liveView.bounds.isEmpty { liveView.frame = view.bounds }
  }
}
