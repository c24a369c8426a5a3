import Foundation
import OpenUIDynamics

/// Records the dynamic items of all animators, and what else the animators hold.
@MainActor
struct ItemRecorder {
  private(set) var items: [RecordedItem] = []
  private(set) var xray = RecordedXRay()
  private var numbers: [String: Int] = [:]

  /// What each animator held when it was looked at last; see `UIDynamicAnimator.debugInterval`.
  private var held: [ObjectIdentifier: Moment] = [:]

  /// Notes the present state of all animators.
  mutating func capture(_ simulator: Simulator, at frame: Int) {
    var moment = Moment()
    var present = Set<Int>()
    for snapshot in simulator.animatorSnapshots() {
      for (body, name) in snapshot.bodies {
        present.insert(note(body, name: name, screen: snapshot.screen, at: frame))
      }
      moment.add(look(into: snapshot, at: frame, size: simulator.size))
    }
    for number in items.indices where !present.contains(number) {
      items[number].states.note(nil, at: frame)
    }
    xray.boundaries.note(moment.boundaries, at: frame)
    xray.contacts.note(moment.contacts, at: frame)
    xray.joints.note(moment.joints, at: frame)
    xray.arrows.note(moment.arrows, at: frame)
  }

  private mutating func note(
    _ body: DynamicsOverlay.Body, name: String, screen: ScreenSpace, at frame: Int
  ) -> Int {
    let number = numbers[name] ?? items.count
    if number == items.count {
      items.append(RecordedItem(name: name))
      numbers[name] = number
    }
    let previous = items[number].states.last?.angle ?? 0
    items[number].states.note(
      ItemState(body, name: name, screen: screen).turned(near: previous), at: frame)
    items[number].pulls.note(Self.pull(on: body, screen: screen), at: frame)
    let outlines = body.localOutlines
    if !outlines.isClose(to: items[number].outlines.last) {
      items[number].outlines.note(outlines, at: frame)
    }
    return number
  }

  /// The tip of the arrow for what fields do; nil where they do nothing that shows.
  private static func pull(on body: DynamicsOverlay.Body, screen: ScreenSpace) -> CGPoint? {
    let arrow = screen.vector(body.drawnPull)
    let tip = CGPoint(x: arrow.dx, y: arrow.dy).inHalves
    return tip == .zero ? nil : tip
  }

  /// What an animator holds, or held when it was last due to be looked at.
  private mutating func look(
    into snapshot: AnimatorSnapshot, at frame: Int, size: CGSize
  ) -> Moment {
    if let last = held[snapshot.animator], frame % snapshot.interval != 0 { return last }
    var moment = Moment()
    moment.add(snapshot.overlay, screen: snapshot.screen, size: size)
    held[snapshot.animator] = moment
    return moment
  }

  /// What animators hold at one moment, on the screen.
  private struct Moment {
    var boundaries: [RecordedXRay.Boundary] = []
    var contacts: [RecordedXRay.Contact] = []
    var joints: [RecordedXRay.Joint] = []
    var arrows: [RecordedXRay.Line] = []

    mutating func add(_ other: Moment) {
      boundaries += other.boundaries
      contacts += other.contacts
      joints += other.joints
      arrows += other.arrows
    }

    mutating func add(_ overlay: DynamicsOverlay, screen: ScreenSpace, size: CGSize) {
      boundaries += overlay.boundaries.map { boundary in
        RecordedXRay.Boundary(
          identifier: boundary.identifier,
          lines: boundary.lines.map { $0.map { screen.point($0).rounded } })
      }
      contacts += overlay.contacts.map { contact in
        let arrow = screen.vector(contact.drawnArrow)
        return RecordedXRay.Contact(
          point: screen.point(contact.point).rounded,
          push: CGPoint(x: arrow.dx, y: arrow.dy).inHalves)
      }
      joints += overlay.joints.map { RecordedXRay.Joint($0, screen: screen, size: size) }
      arrows += overlay.arrows.compactMap { arrow in
        RecordedXRay.Line.Kind(rawValue: arrow.kind.rawValue).map { kind in
          RecordedXRay.Line(arrow, kind: kind, screen: screen)
        }
      }
    }
  }
}

extension ItemState {
  /// The state with full turns added, so that the angle goes on from the one before.
  fileprivate func turned(near previous: CGFloat) -> ItemState {
    let turns = ((previous - angle) / (2 * .pi)).rounded()
    guard turns != 0 else { return self }
    return ItemState(
      name: name, position: position, angle: angle + turns * 2 * .pi, velocity: velocity,
      angularVelocity: angularVelocity, isAwake: isAwake, isAnchored: isAnchored)
  }
}

extension RecordedXRay.Line {
  fileprivate init(_ arrow: DynamicsOverlay.Arrow, kind: Kind, screen: ScreenSpace) {
    let start = screen.point(arrow.start)
    let vector = screen.vector(arrow.drawnVector)
    self.init(
      kind: kind, start: start.rounded,
      end: CGPoint(x: start.x + vector.dx, y: start.y + vector.dy).rounded)
  }
}

extension CGPoint {
  /// The point in hundredths: what is only drawn need not be kept more exactly.
  var rounded: CGPoint {
    CGPoint(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100)
  }
}

extension CGPoint {
  /// The point in halves: the tip of an arrow.
  var inHalves: CGPoint { CGPoint(x: (x * 2).rounded() / 2, y: (y * 2).rounded() / 2) }
}

extension DynamicsOverlay.Body {
  /// The outlines around the center, turned back.
  fileprivate var localOutlines: [[CGPoint]] {
    let cosine = cos(angle)
    let sine = sin(angle)
    return outlines.map { outline in
      outline.map { point in
        let x = point.x - center.x
        let y = point.y - center.y
        return CGPoint(x: x * cosine + y * sine, y: y * cosine - x * sine).rounded
      }
    }
  }
}

extension [[CGPoint]] {
  /// Whether the outlines differ by no more than turning there and back loses.
  fileprivate func isClose(to other: [[CGPoint]]?) -> Bool {
    guard let other, map(\.count) == other.map(\.count) else { return false }
    return zip(joined(), other.joined()).allSatisfy { point, other in
      abs(point.x - other.x) < 0.1 && abs(point.y - other.y) < 0.1
    }
  }
}
