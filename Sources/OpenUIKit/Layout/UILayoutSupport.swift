// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layout guide of the bars at the top or bottom of a controller's view; superseded by safe
/// areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the guide, in points.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The layout guide above or below the safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The layout guide of the bars at the top of the view.
  public var topLayoutGuide: any UILayoutSupport {
    barGuide("UIViewControllerTop") { view in
      UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
    }
  }

  /// The layout guide of the bars at the bottom of the view.
  public var bottomLayoutGuide: any UILayoutSupport {
    barGuide("UIViewControllerBottom") { view in
      UIEdgeInsets(
        top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    }
  }

  private func barGuide(
    _ identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> any UILayoutSupport {
    let view = view ?? UIView()
    let known = view.constraintState.systemGuides.first { $0.identifier == identifier }
    if let known = known as? BarLayoutGuide { return known }
    let guide = BarLayoutGuide(owningView: view, kind: .inset(insets), identifier: identifier)
    view.constraintState.systemGuides.append(guide)
    return guide
  }
}
