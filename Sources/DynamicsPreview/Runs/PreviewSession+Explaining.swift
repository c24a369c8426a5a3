// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// The answer to a client that asks what acts on an item.
private struct Explanation: Encodable {
  let name: String
  let state: String
  let effects: [String]
  /// When the item comes to rest, if nothing else is done.
  let rest: String
}

extension PreviewSession {
  /// The maximum number of frames that are run ahead to find when an item rests: ten seconds.
  private static let maximumForecast = 600

  /// The answer to a client that asks what acts on the item at a point, as JSON.
  ///
  /// The run is continued in a copy until the item rests: a prediction is exact, because a run is
  /// deterministic.
  ///
  /// - Parameter pause: called after every frame, where others may go on.
  func explained(at point: CGPoint, pause: @MainActor () async -> Void) async -> String {
    await settle(pause: pause)
    guard let simulator = shownSimulator, let found = simulator.explainItem(at: point) else {
      return #"{"explained":null}"#
    }
    let explanation = Explanation(
      name: found.name, state: found.state, effects: found.effects,
      rest: await rest(of: found.name, pause: pause))
    let data = try? JSONEncoder().encode(["explained": explanation])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? #"{"explained":null}"#
  }

  private func rest(of item: String, pause: @MainActor () async -> Void) async -> String {
    guard let state = shownSimulator?.itemState(named: item), !state.isAnchored else { return "" }
    guard state.isAwake else { return "It rests." }
    let ahead = presentCopy()
    await ahead.seek(to: frame, pause: pause)
    for count in 1...Self.maximumForecast {
      await ahead.seek(to: frame + count, pause: pause)
      guard let later = ahead.simulator.itemState(named: item) else {
        return "It leaves its animator in \(Self.seconds(count)) s."
      }
      if !later.isAwake { return "As things are, it comes to rest in \(Self.seconds(count)) s." }
    }
    return "As things are, it still moves in \(Self.seconds(Self.maximumForecast)) s."
  }

  private static func seconds(_ frames: Int) -> String {
    String(format: "%.2f", Double(frames) / 60)
  }
}
