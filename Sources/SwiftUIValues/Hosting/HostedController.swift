// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a screen: its content, and its controls in a bar below.
///
/// Differs from SwiftUI: the layout, the texts and the pictures of the screen are not shown.
public final class HostedController<Screen: HostedScreen>: UIViewController {
  private let updates: HostedUpdates<Screen>
  private let bar = HostedBar()
  private let environment = HostedEnvironment()
  private var content: (any UIViewController & HostedContent)?
  private let taps = HostedTaps()
  private var hasAppeared = false
  private var shownBody: HostedBody?
  private var subscriptions: [AnyCancellable] = []
  /// The values whose changes are observed.
  private var knownValues: [Any] = []

  /// Creates a controller of a screen, which keeps its state.
  ///
  /// - Parameter title: the name of the SwiftUI view.
  public init(_ screen: Screen, title: String? = nil) {
    updates = HostedUpdates(screen)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Returns nil: a screen is not part of a storyboard.
  public required init?(coder: NSCoder) { nil }

  /// Adds the bar, and observes the state of the screen.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(bar)
    environment.resolve(updates.content)
    environment.change = { [weak self] in
      MainActor.assumeIsolated { self?.updates.setNeedsUpdate() }
    }
    updates.observe { [weak self] in self?.view.setNeedsLayout() }
  }

  /// Updates the content and the controls where the state has changed, and lays them out.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // What acts on a change may change the state once more.
    for _ in 0..<Self.maximumUpdates where updates.begin(in: view.bounds.size) { update() }
  }

  private static var maximumUpdates: Int { 8 }

  private func update() {
    var body = presentBody()
    bar.show(body.controls)
    layOut()
    // The bar has taken its part of the height.
    if body.geometry.size != contentFrame.size { body = presentBody() }
    taps.actions = body.taps
    show(body)
    shownBody = body
    let known = knownValues
    knownValues = body.changes.map(\.value)
    if known.count == body.changes.count {
      for (value, change) in zip(known, body.changes) { change.perform(value) }
    }
  }

  /// Calls what acts on the appearance of the screen.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    view.layoutIfNeeded()
    subscriptions = shownBody?.subscriptions.map { $0() } ?? []
    for appear in shownBody?.appearances ?? [] { appear() }
  }

  private func presentBody() -> HostedBody {
    var body = HostedBody(size: contentFrame.size, environment: environment)
    updates.observingAccess { updates.content.show(in: &body) }
    return body
  }

  private var contentFrame: CGRect {
    var frame = view.bounds
    frame.size.height = max(bar.isHidden ? frame.height : bar.frame.minY, 0)
    return frame
  }

  private func layOut() {
    let insets = view.safeAreaInsets
    let height = bar.height(forWidth: view.bounds.width, bottom: insets.bottom)
    bar.isHidden = bar.isEmpty
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  /// The frame of the content: all of the place above the bar, or a size in its middle.
  private func frame(of body: HostedBody) -> CGRect {
    let place = contentFrame
    let size = CGSize(
      width: min(body.contentSize.width ?? place.width, place.width),
      height: min(body.contentSize.height ?? place.height, place.height))
    return CGRect(
      x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func show(_ body: HostedBody) {
    guard let new = body.content else { return remove() }
    if let content, content.show(new.value) {
      content.view.frame = frame(of: body)
      return
    }
    remove()
    let made = new.make()
    content = made
    addChild(made)
    made.view.frame = frame(of: body)
    view.insertSubview(made.view, belowSubview: bar)
    made.didMove(toParent: self)
    if !taps.actions.isEmpty { taps.recognize(in: made.view) }
  }

  private func remove() {
    content?.willMove(toParent: nil)
    content?.view.removeFromSuperview()
    content?.removeFromParent()
    content = nil
  }
}

/// Calls what a screen does when its content is tapped.
private final class HostedTaps: UIResponder {
  var actions: [() -> Void] = []

  func recognize(in view: UIView) {
    let selector = Selector("tapped", HostedTaps.tapped)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: selector))
  }

  private func tapped() {
    for action in actions { action() }
  }
}
