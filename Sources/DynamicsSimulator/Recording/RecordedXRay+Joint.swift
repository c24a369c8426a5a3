import Foundation
import OpenUIDynamics

extension RecordedXRay.Joint {
  /// A joint as an animator holds it, on the screen.
  init?(_ joint: DynamicsOverlay.Joint, screen: ScreenSpace, size: CGSize) {
    guard let kind = Kind(rawValue: joint.kind.rawValue) else { return nil }
    var points = [joint.start, joint.end]
    switch joint.shape {
    case .line, .rope: break
    case .weld(let centers): points += centers
    case .pin(let centers, let arc): points += centers + arc
    case .slide(let centers, let from, let to, let stops):
      points += [from, to] + centers + (centers.count == 1 ? centers : []) + stops
    }
    points = points.map(screen.point)
    if case .slide = joint.shape {
      (points[2], points[3]) = Self.onScreen(points[2], points[3], size)
    }
    if case .rope(let length) = joint.shape {
      points.append(Self.lowestPoint(of: length, from: points[0], to: points[1]))
    }
    self.init(kind: kind, points: points.map(\.rounded))
  }

  /// The part of a line that is on the screen, after Liang and Barsky (1984); all of it if none is.
  private static func onScreen(
    _ start: CGPoint, _ end: CGPoint, _ size: CGSize
  ) -> (CGPoint, CGPoint) {
    let x = end.x - start.x
    let y = end.y - start.y
    var first: CGFloat = 0
    var last: CGFloat = 1
    let edges = [
      (-x, start.x), (x, size.width - start.x), (-y, start.y), (y, size.height - start.y),
    ]
    for (step, room) in edges where step != 0 {
      if step < 0 { first = max(first, room / step) } else { last = min(last, room / step) }
    }
    guard first < last else { return (start, end) }
    func point(_ share: CGFloat) -> CGPoint {
      CGPoint(x: start.x + share * x, y: start.y + share * y)
    }
    return (point(first), point(last))
  }

  /// Where a rope hangs lowest, about: exact where its ends meet, and 6 % off where it is almost taut.
  private static func lowestPoint(
    of length: CGFloat, from start: CGPoint, to end: CGPoint
  ) -> CGPoint {
    let x = end.x - start.x
    let y = end.y - start.y
    let slack = length * length - x * x - y * y
    // A rope sags by √(k·(l² − d²)), with k from 3/16, as a shallow parabola, to 1/4, when doubled up.
    let sag = slack > 0 ? (0.21 * slack).squareRoot() : 0
    return CGPoint(x: start.x + x / 2, y: start.y + y / 2 + sag)
  }
}
