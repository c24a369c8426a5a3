// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Draws a world in a grid of characters, ten points wide and twenty points high each.
@MainActor
public struct TerminalRenderer {
  private let world: SpriteWorld

  /// Creates a renderer of a world.
  public init(_ world: SpriteWorld) { self.world = world }

  /// The lines of the picture, with a frame around them.
  public func lines() -> [String] {
    let (columns, rows) = (Int(world.size.width / 10), Int(world.size.height / 20))
    var cells = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let middle = CGPoint(x: Double(column) * 10 + 5, y: Double(row) * 20 + 10)
        if let sprite = world.sprites.first(where: { $0.covers(middle) }) {
          cells[row][column] = sprite.symbol
        }
      }
    }
    let edge = "+" + String(repeating: "-", count: columns) + "+"
    return [edge] + cells.map { "|" + String($0) + "|" } + [edge]
  }
}

extension Sprite {
  /// Whether a point lies in the rotated rectangle of the sprite.
  func covers(_ point: CGPoint) -> Bool {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let local = offset.applying(transform.inverted())
    return abs(local.x) <= bounds.width / 2 && abs(local.y) <= bounds.height / 2
  }
}
