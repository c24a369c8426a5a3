// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What makes a controller of UIKit for SwiftUI.
///
/// Differs from SwiftUI: it is no SwiftUI view. `RepresentableController` shows what it makes.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What coordinates the controller with the rest of the app.
  associatedtype Coordinator = Void
  /// The coordinator of a controller.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the coordinator.
  func makeCoordinator() -> Coordinator
  /// Creates the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up; never called here.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Default implementation: does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Default implementation: there is no coordinator.
  public func makeCoordinator() {}
}

/// The coordinator of a controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
}

/// Shows what a representable makes, as a child, and updates it as `RepresentableView` does.
public final class RepresentableController<Content: UIViewControllerRepresentable>:
  UIViewController, HostedContent
{
  let updates: HostedUpdates<Content>
  private let context: Content.Context
  private let hosted: Content.UIViewControllerType

  /// Creates the coordinator and the controller.
  public init(_ content: Content) {
    updates = HostedUpdates(content)
    context = UIViewControllerRepresentableContext(coordinator: content.makeCoordinator())
    hosted = content.makeUIViewController(context: context)
    super.init(nibName: nil, bundle: nil)
    updates.observe { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Returns nil: a representable is not part of a storyboard.
  public required init?(coder: NSCoder) { nil }

  /// Adds the controller as a child.
  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(hosted)
    hosted.view.frame = view.bounds
    view.addSubview(hosted.view)
    hosted.didMove(toParent: self)
  }

  /// Gives the controller the whole size.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updates.layOut(hosted.view, in: view.bounds) {
      updates.content.updateUIViewController(hosted, context: context)
    }
  }
}
