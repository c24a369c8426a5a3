// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The items of a drag and the place of its touch.
@MainActor
class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  private let press: UILongPressGestureRecognizer

  init(_ press: UILongPressGestureRecognizer) {
    self.press = press
  }

  var allowsMoveOperation: Bool { true }
  var isRestrictedToDraggingApplication: Bool { true }

  func location(in view: UIView) -> CGPoint { press.location(in: view) }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag as a receiver sees it.
@MainActor
final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession

  init(_ drag: DragSession) {
    self.drag = drag
  }

  var items: [UIDragItem] { drag.items }
  var localDragSession: (any UIDragSession)? { drag }
  var allowsMoveOperation: Bool { true }
  var isRestrictedToDraggingApplication: Bool { true }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    var objects: [any NSItemProviderReading] = []
    for item in items {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        if let object { objects.append(object) }
      }
    }
    completion(objects)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

/// A drag with its preview, which follows the touch, and the view that would receive its items.
@MainActor
final class DragInProgress {
  /// The duration in which the preview goes, in seconds, judged by eye.
  static let duration: TimeInterval = 0.25

  let session: DragSession
  private let dropSession: DropSession
  private weak var window: UIWindow?
  private let preview: UIView?
  private let home: CGPoint
  /// The distance of the preview's center from the touch.
  private let grip: CGPoint
  private var receiver: UIDropInteraction?
  /// What a drop at the present place does.
  private(set) var operation = UIDropOperation.cancel

  init(_ session: DragSession, of view: UIView, in window: UIWindow) {
    self.session = session
    self.window = window
    dropSession = DropSession(session)
    preview = view.snapshotView(afterScreenUpdates: false)
    home = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    let touch = session.location(in: window)
    grip = CGPoint(x: home.x - touch.x, y: home.y - touch.y)
    preview?.isUserInteractionEnabled = false
    preview?.alpha = 0.8
    if let preview { window.addSubview(preview) }
  }

  /// Moves the preview to the touch, and asks the view there what a drop would do.
  func move() {
    guard let window else { return }
    let touch = session.location(in: window)
    preview?.center = CGPoint(x: touch.x + grip.x, y: touch.y + grip.y)
    let new = receiver(at: touch, in: window)
    if new !== receiver {
      if let receiver { receiver.delegate?.dropInteraction(receiver, sessionDidExit: dropSession) }
      receiver = new
      if let new { new.delegate?.dropInteraction(new, sessionDidEnter: dropSession) }
    }
    let proposal = new.flatMap {
      $0.delegate?.dropInteraction($0, sessionDidUpdate: dropSession)
    }
    operation = proposal?.operation ?? .cancel
  }

  private func receiver(at point: CGPoint, in window: UIWindow) -> UIDropInteraction? {
    var view = window.hitTest(point, with: nil)
    while let current = view {
      for case let interaction as UIDropInteraction in current.interactions
      where interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) == true {
        return interaction
      }
      view = current.superview
    }
    return nil
  }

  /// Drops the items, or lets the preview return.
  func end(with operation: UIDropOperation) {
    let isDrop = operation == .copy || operation == .move
    if let receiver {
      if isDrop {
        receiver.delegate?.dropInteraction(receiver, performDrop: dropSession)
        receiver.delegate?.dropInteraction(receiver, concludeDrop: dropSession)
      }
      receiver.delegate?.dropInteraction(receiver, sessionDidEnd: dropSession)
    }
    UIView.animate(withDuration: Self.duration) { [preview, home] in
      preview?.alpha = 0
      if !isDrop { preview?.center = home }
    } completion: { [preview] _ in
      preview?.removeFromSuperview()
    }
  }
}
