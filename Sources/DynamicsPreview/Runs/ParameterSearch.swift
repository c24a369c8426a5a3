// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// A number that a search varies: a parameter of the scene, or a property of one of its behaviors.
package enum SearchedParameter: Sendable, Equatable {
  case scene(PreviewParameter)
  case behavior(path: String, property: String, name: String, range: ClosedRange<Double>)

  /// The values among which the search looks.
  package var range: ClosedRange<Double> {
    switch self {
    case .scene(let parameter): parameter.minimum...parameter.maximum
    case .behavior(_, _, _, let range): range
    }
  }

  /// What the parameter is called.
  package var name: String {
    switch self {
    case .scene(let parameter): parameter.name
    case .behavior(_, _, let name, _): name
    }
  }
}

/// Finds the value of a parameter that brings an item to a place, by running the scene with many values.
///
/// A grid over the range finds the neighborhood of the best value, because a motion with contacts has
/// many local minima; golden-section search (Kiefer 1953) then narrows it. All runs are deterministic, so
/// that the same question has the same answer.
@MainActor
package struct ParameterSearch {
  /// A run with one value.
  package struct Future: Sendable, Equatable {
    package let value: Double
    /// The item's center every tenth of a second, and at the end.
    package let path: [CGPoint]
    /// Points from the place, at the end; infinite if the item is not there.
    package let distance: Double
    /// Whether the item rests at the end.
    package let isAtRest: Bool
    /// The behaviors at the end of the first frame.
    fileprivate let behaviors: [BehaviorOutline]
  }

  /// The number of values of the grid.
  static let gridCount = 33
  /// The number of values that are tried within the best interval of the grid.
  static let refinementCount = 24

  private let scene: PreviewScene
  private let parameter: SearchedParameter
  private let item: String
  private let place: CGPoint
  private let frame: Int
  private let values: [String: Double]
  private let playsTouches: Bool

  /// All runs, in the order of their values.
  package private(set) var futures: [Future] = []

  /// Searches.
  ///
  /// - Parameters:
  ///   - scene: the scene, with its scripted touches.
  ///   - parameter: what is varied.
  ///   - item: the name of the item.
  ///   - place: the target of its center, in points of the screen.
  ///   - frame: the frame of arrival.
  ///   - values: those of other parameters of the scene, where they are not its own.
  ///   - playsTouches: whether the scene's scripted touches are played.
  ///   - pause: called after every frame, where others may go on.
  ///   - progress: called after every run, with the fraction of the runs that are done.
  package init(
    _ scene: PreviewScene, varying parameter: SearchedParameter, item: String, place: CGPoint,
    frame: Int, values: [String: Double] = [:], playsTouches: Bool = true,
    pause: @MainActor () async -> Void = {}, progress: (Double) -> Void = { _ in }
  ) async {
    self.scene = scene
    self.parameter = parameter
    self.item = item
    self.place = place
    self.frame = frame
    self.values = values
    self.playsTouches = playsTouches
    let total = Double(Self.gridCount + Self.refinementCount)
    let (low, high) = (parameter.range.lowerBound, parameter.range.upperBound)
    var grid: [Future] = []
    for index in 0..<Self.gridCount {
      let share = Double(index) / Double(Self.gridCount - 1)
      grid.append(await future(low + share * (high - low), pause))
      progress(Double(index + 1) / total)
    }
    futures = grid
    let best = grid.indices.min { grid[$0].distance < grid[$1].distance } ?? 0
    await refine(
      from: grid[max(best - 1, 0)].value, to: grid[min(best + 1, grid.count - 1)].value,
      pause: pause
    ) { progress((Double(Self.gridCount) + $0 * Double(Self.refinementCount)) / total) }
    futures.sort { $0.value < $1.value }
  }

  /// The run that ends nearest to the place.
  package var best: Future? { futures.min { $0.distance < $1.distance } }

  private mutating func refine(
    from lowest: Double, to highest: Double, pause: @MainActor () async -> Void,
    progress: (Double) -> Void
  ) async {
    let ratio = (5.0.squareRoot() - 1) / 2
    var (low, high) = (lowest, highest)
    var left = await future(high - ratio * (high - low), pause)
    var right = await future(low + ratio * (high - low), pause)
    futures += [left, right]
    for round in 2..<Self.refinementCount {
      // The smaller value of two inner points tells on which side a minimum lies.
      if left.distance <= right.distance {
        high = right.value
        right = left
        left = await future(high - ratio * (high - low), pause)
        futures.append(left)
      } else {
        low = left.value
        left = right
        right = await future(low + ratio * (high - low), pause)
        futures.append(right)
      }
      progress(Double(round + 1) / Double(Self.refinementCount))
    }
  }

  private func future(
    _ value: Double, _ pause: @MainActor () async -> Void
  ) async -> Future {
    let session = PreviewSession(scene, playsTouches: playsTouches)
    for (name, value) in values { _ = session.set(name, to: value) }
    switch parameter {
    case .scene(let parameter): _ = session.set(parameter.name, to: value)
    case .behavior(let path, let property, _, _):
      session.perform(.edit(BehaviorEdit(path: path, property: property, value: value)))
    }
    var path: [CGPoint] = []
    let behaviors = session.simulator.behaviorOutlines()
    while session.frame < frame {
      await session.seek(to: min(session.frame + Self.pathInterval, frame), pause: pause)
      if let state = session.simulator.itemState(named: item) { path.append(state.position) }
    }
    guard let state = session.simulator.itemState(named: item) else {
      return Future(
        value: value, path: path, distance: .infinity, isAtRest: false, behaviors: behaviors)
    }
    let (dx, dy) = (Double(state.position.x - place.x), Double(state.position.y - place.y))
    let distance = (dx * dx + dy * dy).squareRoot()
    return Future(
      value: value, path: path, distance: distance.isFinite ? distance : .infinity,
      isAtRest: !state.isAwake, behaviors: behaviors)
  }

  /// Frames from one point of a path to the next.
  private static let pathInterval = 6
}

extension ParameterSearch {
  /// The lines of Swift that set what the best value sets: the properties of behaviors that have other
  /// values than with the parameter at another one.
  package var swiftLines: [String] {
    guard let best else { return [] }
    if case .behavior(_, _, let name, _) = parameter { return ["\(name) = \(best.value.swift)"] }
    guard let other = futures.first(where: { $0.value != best.value }) else { return [] }
    let before = Self.flattened(other.behaviors)
    return Self.flattened(best.behaviors).flatMap { behavior -> [String] in
      guard let same = before.first(where: { $0.path == behavior.path }) else { return [] }
      return behavior.values.compactMap { value in
        guard let property = value.property, let number = value.number, value.choices == nil,
          !property.contains("."),
          same.values.first(where: { $0.property == property })?.number != number
        else { return nil }
        return "\(behavior.variable).\(property) = \(number.swift)"
      }
    }
  }

  /// A property of a behavior of a scene, by the name of its variable and its own.
  ///
  /// - Parameter range: where to look for values; by default from 0 to four times the present one, and
  ///   to 1 where that is 0.
  /// - Returns: nil where no behavior at the start has it.
  package static func parameter(
    named name: String, in scene: PreviewScene, range: ClosedRange<Double>? = nil
  ) -> SearchedParameter? {
    let session = PreviewSession(scene, playsTouches: true)
    for behavior in flattened(session.simulator.behaviorOutlines()) {
      for value in behavior.values {
        guard let property = value.property, name == "\(behavior.variable).\(property)" else {
          continue
        }
        let number = value.number ?? 0
        let usual = number == 0 ? 0...1 : min(0, 4 * number)...max(0, 4 * number)
        return .behavior(
          path: behavior.path, property: property, name: name, range: range ?? usual)
      }
    }
    return nil
  }

  /// The names by which ``parameter(named:in:range:)`` finds properties.
  package static func parameterNames(in scene: PreviewScene) -> [String] {
    let session = PreviewSession(scene, playsTouches: true)
    return flattened(session.simulator.behaviorOutlines()).flatMap { behavior in
      behavior.values.filter { $0.choices == nil && $0.isToggle == nil }
        .compactMap { $0.property.map { "\(behavior.variable).\($0)" } }
    }
  }

  private static func flattened(_ behaviors: [BehaviorOutline]) -> [BehaviorOutline] {
    behaviors.flatMap { [$0] + flattened($0.children) }
  }
}

extension Double {
  /// The number as Swift code has it, to six decimals.
  package var swift: String {
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(rounded)) : String(rounded)
  }
}
