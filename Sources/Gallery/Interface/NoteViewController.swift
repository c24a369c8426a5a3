// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// The note of U3: a text and a button in a stack view.
final class NoteViewController: UIViewController {
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
final class ThrowTransition: NSObject, UIViewControllerAnimatedTransitioning,
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
