// SPDX-License-Identifier: Apache-2.0

import Observation
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
public final class RepresentableView<Content: UIViewRepresentable>: UIView {
  private var content: Content
  private let context: Content.Context
  private let hosted: Content.UIViewType
  private var shownSize = CGSize.zero
  private var isOutdated = false
  private var observations: [AnyCancellable] = []

  /// Creates the coordinator and the view, in the size of the screen.
  public init(_ content: Content) {
    self.content = content
    context = UIViewRepresentableContext(coordinator: content.makeCoordinator())
    hosted = content.makeUIView(context: context)
    super.init(frame: UIScreen.main.bounds)
    addSubview(hosted)
    observe()
  }

  private func observe() {
    observations = observeProperties(of: content) { [weak self] in
      MainActor.assumeIsolated { self?.setNeedsUpdate() }
    }
  }

  private func setNeedsUpdate() {
    isOutdated = true
    setNeedsLayout()
  }

  /// Returns nil: a representable is not part of a storyboard.
  public required init?(coder: NSCoder) { nil }

  /// Gives the view the whole size.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard shownSize != bounds.size || isOutdated else { return }
    (shownSize, isOutdated) = (bounds.size, false)
    hosted.frame = bounds
    withObservationTracking {
      content.updateUIView(hosted, context: context)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.setNeedsUpdate() }
    }
  }
}

extension RepresentableView: HostedContent {
  func show(_ content: Any) -> Bool {
    guard let content = content as? Content else { return false }
    let isChanged = !haveEqualProperties(content, self.content)
    self.content = content
    observe()
    if isChanged { setNeedsUpdate() }
    return true
  }
}
