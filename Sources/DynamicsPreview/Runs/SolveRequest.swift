// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// A client's search for the value of a parameter with which an item is at a place at a moment.
struct SolveRequest: Equatable, Sendable {
  let parameter: String
  let item: String
  let place: CGPoint
  let frame: Int

  /// The maximum moment: a minute.
  static let maximumFrame = 3600
  /// The maximum number of items of a scene whose runs a client may ask for: 57 runs of more would keep
  /// the page waiting.
  static let maximumItemCount = 200
}

/// The answer to a ``SolveRequest``.
private struct Solution: Encodable {
  struct Future: Encodable {
    let value: Double
    /// Alternating x and y, in points of the screen.
    let points: [Double]
    let isBest: Bool
  }

  let name: String
  let value: Double
  /// Points from the place.
  let distance: Double
  let isAtRest: Bool
  /// Where the property is, if the parameter is one of a behavior.
  let path: String?
  let property: String?
  let swift: [String]
  let futures: [Future]
}

extension PreviewSession {
  /// The names of the parameters by which a search is possible: those of the scene, and the numbers of
  /// its behaviors.
  var solvableParameters: [String] {
    scene.parameters.map(\.name) + ParameterSearch.parameterNames(in: scene)
  }

  /// The answer to a question, as JSON.
  ///
  /// - Parameter pause: called after every frame, where others may go on.
  func solved(
    _ request: SolveRequest, pause: @MainActor () async -> Void
  ) async throws(MalformedMessage) -> String {
    let counters = simulator.counters
    guard counters.awake + counters.asleep <= SolveRequest.maximumItemCount else {
      throw MalformedMessage(
        "the scene has more than \(SolveRequest.maximumItemCount) items; use 'dynamics solve'")
    }
    let known = scene.parameters.first { $0.name == request.parameter }
    guard
      let parameter = known.map(SearchedParameter.scene)
        ?? ParameterSearch.parameter(named: request.parameter, in: scene)
    else { throw MalformedMessage("there is no parameter '\(request.parameter.prefix(40))'") }
    let search = await ParameterSearch(
      scene, varying: parameter, item: request.item, place: request.place, frame: request.frame,
      values: values.filter { $0.key != request.parameter }, playsTouches: playsTouches,
      pause: pause)
    guard let best = search.best, best.distance.isFinite else {
      throw MalformedMessage("the item is not there at that moment with any value")
    }
    var (path, property): (String?, String?) = (nil, nil)
    if case .behavior(let place, let name, _, _) = parameter { (path, property) = (place, name) }
    let solution = Solution(
      name: parameter.name, value: best.value, distance: best.distance, isAtRest: best.isAtRest,
      path: path, property: property, swift: search.swiftLines,
      futures: search.futures.map { future in
        Solution.Future(
          value: future.value,
          points: future.path.flatMap { [Double($0.x).tenths, Double($0.y).tenths] },
          isBest: future == best)
      })
    guard let data = try? JSONEncoder().encode(["solved": solution]) else {
      throw MalformedMessage("the answer cannot be written")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Double {
  /// The number to a tenth; what is only drawn need not be exact.
  fileprivate var tenths: Double { isFinite ? (self * 10).rounded() / 10 : 0 }
}
