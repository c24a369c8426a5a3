// SPDX-License-Identifier: Apache-2.0

import UIKit

/// U3: constraints lay out the screen, and a transition on dynamics throws a note onto it.
final class ThrownNoteViewController: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    let title = UILabel()
    title.text = "Places by constraints"
    title.font = .boldSystemFont(ofSize: 22)
    title.textColor = .ink
    let cards = [UIColor.sky, .leaf, .honey].map { color in
      let card = UIView()
      card.backgroundColor = color
      card.layer.cornerRadius = 12
      return card
    }
    let row = UIStackView(arrangedSubviews: cards)
    (row.distribution, row.spacing) = (.fillEqually, 12)
    let throwing = UIAction(title: "Throw a note") { [weak self] _ in self?.throwNote() }
    let button = UIButton(primaryAction: throwing)
    for part in [title, row, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      title.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      row.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 24),
      row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      row.heightAnchor.constraint(equalTo: cards[0].widthAnchor, multiplier: 1.25),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -32),
    ])
  }

  private func throwNote() {
    let note = NoteViewController()
    note.modalPresentationStyle = .custom
    note.transitioningDelegate = self
    present(note, animated: true)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    NotePresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ThrowTransition(isComing: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ThrowTransition(isComing: false) }
}

/// Presents the note with margins and dims the screen below it.
private final class NotePresentation: UIPresentationController {
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: 40, dy: 110)
  }

  override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    dimming.backgroundColor = .ink
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0.35 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }
}

// MARK: - Helpers

/// The note of U3: a text and a button in a stack view.
private final class NoteViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.layer.cornerRadius = 14
    let text = UILabel()
    text.text = "This note was thrown by a snap, and will fall by gravity."
    text.numberOfLines = 0
    text.textAlignment = .center
    text.textColor = .ink
    let done = UIButton(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
    let column = UIStackView(arrangedSubviews: [text, done])
    (column.axis, column.spacing) = (.vertical, 16)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// A transition that snaps a view to its place from above, and lets it fall on dismissal.
private final class ThrowTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIDynamicAnimatorDelegate
{
  private let isComing: Bool
  private var animator: UIDynamicAnimator?
  private var atRest: (() -> Void)?

  init(isComing: Bool) {
    self.isComing = isComing
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let animator = UIDynamicAnimator(referenceView: context.containerView)
    self.animator = animator
    if isComing { comeIn(context, animator) } else { fall(context, animator) }
  }

  private func comeIn(
    _ context: any UIViewControllerContextTransitioning, _ animator: UIDynamicAnimator
  ) {
    guard let note = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(note)
    let place = note.center
    note.center = CGPoint(x: place.x - 130, y: -150)
    note.transform = CGAffineTransform(rotationAngle: -0.9)
    let snap = UISnapBehavior(item: note, snapTo: place)
    snap.damping = 0.7
    animator.addBehavior(snap)
    animator.delegate = self
    atRest = { [weak self] in
      self?.finish(context) {
        note.center = place
        note.transform = .identity
      }
    }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { atRest?() }

  private func fall(
    _ context: any UIViewControllerContextTransitioning, _ animator: UIDynamicAnimator
  ) {
    guard let note = context.view(forKey: .from) else { return context.completeTransition(false) }
    let gravity = UIGravityBehavior(items: [note])
    gravity.magnitude = 2
    let turn = UIDynamicItemBehavior(items: [note])
    turn.addAngularVelocity(1.5, for: note)
    gravity.action = { [weak self] in
      guard !note.frame.intersects(context.containerView.bounds) else { return }
      self?.finish(context) {}
    }
    animator.addBehavior(gravity)
    animator.addBehavior(turn)
  }

  private func finish(_ context: any UIViewControllerContextTransitioning, _ tidy: () -> Void) {
    guard let animator else { return }
    self.animator = nil
    atRest = nil
    animator.removeAllBehaviors()
    tidy()
    context.completeTransition(true)
  }
}

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
}
