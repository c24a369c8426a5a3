// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension Simulator {
  /// The dynamic items of all animators on this screen: where they are and how they move.
  ///
  /// The order is that of the animators, then that in which an animator met its items.
  public var itemStates: [DynamicItemState] {
    var states: [DynamicItemState] = []
    names.inOneSearch {
      for animator in animators.alive {
        let screen = ScreenSpace(of: animator, in: window)
        animator.forEachBody { body in
          states.append(
            DynamicItemState(body.reading, name: names.name(of: body.item), screen: screen))
        }
      }
    }
    return states
  }

  /// The state of the dynamic item with a name; nil if no animator moves an item of that name.
  public func itemState(named name: String) -> DynamicItemState? {
    itemStates.first { $0.name == name }
  }

  /// The name that traces and events give to an item.
  ///
  /// It is the view's accessibility identifier if there is one, for layout attributes the section and
  /// item, as in "cell 0-12", else the property of the root view controller that holds the item, with
  /// an index for an array, else the type and a number.
  public func name(of item: any UIDynamicItem) -> String {
    names.name(of: item)
  }
}

extension DynamicItemState {
  /// The state of a body, on the screen.
  init(_ body: BodyReading, name: String, screen: ScreenSpace) {
    let velocity = screen.vector(body.velocity)
    self.init(
      name: name, position: screen.point(body.center), angle: body.angle + screen.angle,
      velocity: CGPoint(x: velocity.dx, y: velocity.dy), angularVelocity: body.angularVelocity,
      isAwake: body.isAwake, isAnchored: body.isAnchored)
  }

  /// The state of a body, on the screen.
  init(_ body: DynamicsOverlay.Body, name: String, screen: ScreenSpace) {
    let velocity = screen.vector(body.velocity)
    self.init(
      name: name, position: screen.point(body.center), angle: body.angle + screen.angle,
      velocity: CGPoint(x: velocity.dx, y: velocity.dy), angularVelocity: body.angularVelocity,
      isAwake: body.isAwake, isAnchored: body.isAnchored)
  }
}
