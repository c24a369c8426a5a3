// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What makes a view of UIKit for SwiftUI.
///
/// Differs from SwiftUI: it is no SwiftUI view. `RepresentableView` shows what it makes.
@MainActor @preconcurrency
public protocol UIViewRepresentable {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// What coordinates the view with the rest of the app.
  associatedtype Coordinator = Void
  /// The coordinator of a view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the coordinator.
  func makeCoordinator() -> Coordinator
  /// Creates the view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up; never called here.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// Default implementation: does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// Default implementation: there is no coordinator.
  public func makeCoordinator() {}
}

/// The coordinator of a view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
}

/// A size that is proposed to a view; nil for what the view may choose.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points.
  public var width: CGFloat?
  /// The height in points.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    (self.width, self.height) = (width, height)
  }
}

/// Shows what a representable makes, and updates it when its size, its state, or an object that it observes
/// changes.
public final class RepresentableView<Content: UIViewRepresentable>: UIView, HostedContent {
  let updates: HostedUpdates<Content>
  private let context: Content.Context
  private let hosted: Content.UIViewType

  /// Creates the coordinator and the view, in the size of the screen.
  public init(_ content: Content) {
    updates = HostedUpdates(content)
    context = UIViewRepresentableContext(coordinator: content.makeCoordinator())
    hosted = content.makeUIView(context: context)
    super.init(frame: UIScreen.main.bounds)
    addSubview(hosted)
    updates.observe { [weak self] in self?.setNeedsLayout() }
  }

  /// Returns nil: a representable is not part of a storyboard.
  public required init?(coder: NSCoder) { nil }

  /// Gives the view the whole size.
  public override func layoutSubviews() {
    super.layoutSubviews()
    updates.layOut(hosted, in: bounds) {
      updates.content.updateUIView(hosted, context: context)
    }
  }
}
