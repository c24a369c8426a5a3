// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Items that come to rest.
enum RestingPile: String, CaseIterable {
  case row = "a row of 30 boxes"
  case tower = "a tower of ten boxes"
  case pyramid = "a pyramid of 55 boxes"
  case discs = "40 discs in a bowl"
  case pile = "a pile of 60 boxes, discs and planks"

  /// The floor's y in points.
  private static let floor: CGFloat = 600

  @MainActor
  private static func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 40) -> SoakItem {
    SoakItem(center: CGPoint(x: x, y: y), size: CGSize(width: side, height: side))
  }

  @MainActor
  func makeItems() -> [SoakItem] {
    switch self {
    case .row: return (0..<30).map { Self.box(60 + 42 * CGFloat($0), 560) }
    case .tower: return (0..<10).map { Self.box(700, 578 - 42 * CGFloat($0)) }
    case .pyramid: return Self.makePyramid()
    case .discs: return (0..<40).map(Self.makeDisc)
    case .pile: return (0..<60).map(Self.makePiece)
    }
  }

  @MainActor
  private static func makePyramid() -> [SoakItem] {
    var items: [SoakItem] = []
    for row in 0..<10 {
      let left = 400 + 22 * CGFloat(row)
      for column in 0..<10 - row {
        items.append(box(left + 44 * CGFloat(column), 578 - 42 * CGFloat(row)))
      }
    }
    return items
  }

  @MainActor
  private static func makeDisc(_ number: Int) -> SoakItem {
    let (row, column) = (CGFloat(number / 10), CGFloat(number % 10))
    return SoakItem(
      center: CGPoint(x: 300 + 44 * column, y: 200 - 50 * row),
      size: CGSize(width: 36, height: 36), isDisc: true)
  }

  /// A box, a disc or a plank, in turns.
  @MainActor
  private static func makePiece(_ number: Int) -> SoakItem {
    let (row, column) = (CGFloat(number / 6), CGFloat(number % 6))
    let sizes = [
      CGSize(width: 40, height: 40), CGSize(width: 36, height: 36), CGSize(width: 56, height: 16),
    ]
    return SoakItem(
      center: CGPoint(x: 400 + 61 * column + 7 * row, y: 500 - 60 * row), size: sizes[number % 3],
      isDisc: number % 3 == 1)
  }

  /// The boundaries below the items.
  @MainActor
  func addBoundaries(to collision: UICollisionBehavior) {
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -1000, y: Self.floor),
      to: CGPoint(x: 3000, y: Self.floor))
    guard self == .discs || self == .pile else { return }
    let (left, right) = self == .discs ? (290.0, 730.0) : (370.0, 860.0)
    for (name, x) in [("left", left), ("right", right)] {
      collision.addBoundary(
        withIdentifier: name as NSString, from: CGPoint(x: x, y: -2000),
        to: CGPoint(x: x, y: Self.floor))
    }
  }
}
