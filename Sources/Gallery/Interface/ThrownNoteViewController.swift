// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

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

extension GalleryScene {
  static let thrownNote = GalleryScene(
    id: "U3",
    name: "thrown-note",
    title: "A sheet that is thrown",
    summary:
      "Constraints place the screen; a custom transition on dynamics throws a sheet onto it.",
    duration: 6,
    touches: [
      .tap(at: CGPoint(x: 160, y: 355), time: 0.5),
      .tap(at: CGPoint(x: 160, y: 240), time: 3.5),
    ],
    makeViewController: { ThrownNoteViewController() })
}
