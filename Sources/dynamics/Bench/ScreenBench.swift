// SPDX-License-Identifier: Apache-2.0

import DynamicsPreview
import DynamicsSimulator
import Foundation
import OpenUIDynamics

/// Measures what surrounds the animators: frames of a whole screen, recordings, and the messages of the
/// live page.
@MainActor
struct ScreenBench {
  /// What one case took.
  struct Figures: Codable, Equatable {
    /// What was measured.
    var name: String
    /// The mean time of a frame, in microseconds.
    var mean: Double
    /// The time of the longest frame, in microseconds; nil where frames are not told apart.
    var maximum: Double?
    /// The bytes that were written: of a page for recordings, of a message for the live page.
    var bytes: Int?
  }

  /// Seconds of virtual time that recordings last.
  let seconds: Double
  /// The number of items, or of animators.
  let count: Int
  /// Returns microseconds.
  let clock: () -> Double

  /// All cases, each measured in as many rounds, of which the fastest counts.
  func figures(rounds: Int) async -> [Figures] {
    var best: [Figures] = []
    for _ in 0..<rounds {
      var round = [animators(), cards()] + recordings(isFalling: true)
      round += recordings(isFalling: false)
      round += await messages()
      round.append(await stepsBack())
      best =
        best.isEmpty
        ? round
        : zip(best, round).map { known, new in
          Figures(
            name: new.name, mean: min(known.mean, new.mean),
            maximum: new.maximum.map { min($0, known.maximum ?? $0) }, bytes: new.bytes)
        }
    }
    return best
  }

  // MARK: Frames

  /// As many animators on one screen, each with a view that falls on the bottom.
  private func animators() -> Figures {
    let controller = BenchController(count: count, kind: .animators)
    return frames("\(count) animators", of: controller)
  }

  /// Views in structures, which reflection does not look into.
  private func cards() -> Figures {
    frames("\(count) cards in structures", of: BenchController(count: count, kind: .cards))
  }

  private func frames(_ name: String, of controller: BenchController) -> Figures {
    let simulator = Simulator(rootViewController: controller, size: controller.size)
    let times = times(of: simulator)
    return Figures(
      name: name, mean: times.reduce(0, +) / Double(max(times.count, 1)), maximum: times.max())
  }

  private func times(of simulator: Simulator) -> [Double] {
    (0..<Int(seconds * 60)).map { _ in
      let start = clock()
      simulator.advance(by: simulator.frameDuration)
      return clock() - start
    }
  }

  // MARK: Recordings

  /// The same frames without and with a recording, and the page of the recording.
  private func recordings(isFalling: Bool) -> [Figures] {
    let kind: BenchController.Kind = isFalling ? .fall : .pile
    let plain = BenchController(count: count, kind: kind)
    let recorded = BenchController(count: count, kind: kind)
    let title = "\(count) views in \(isFalling ? "free fall" : "a bin")"
    // Setting up the screen is no part of the frames, as it is none of those without a recording.
    let simulator = Simulator(rootViewController: recorded, size: recorded.size)
    let start = clock()
    let recording = simulator.record(for: seconds)
    let middle = clock()
    let page = recording.htmlPage(title: title)
    let end = clock()
    let frameCount = max(seconds * 60, 1)
    return [
      frames(title, of: plain),
      Figures(name: "\(title), recorded", mean: (middle - start) / frameCount, maximum: nil),
      Figures(
        name: "\(title), page", mean: (end - middle) / frameCount, maximum: nil,
        bytes: page.utf8.count),
    ]
  }

  // MARK: Steps back

  /// Ten steps back of the live page after 30 s, half as many items in a bin.
  private func stepsBack() async -> Figures {
    let items = max(count / 2, 1)
    let session = await openedSession(itemCount: items)
    for _ in 0..<6 { _ = await session.answer(#"{"do":"advance","frames":300}"#) }
    var times: [Double] = []
    var bytes = 0
    for frame in (1790..<1800).reversed() {
      let start = clock()
      let answer = await session.answer(#"{"do":"seek","frame":\#(frame)}"#)
      times.append(clock() - start)
      if case .frame(let data) = answer { bytes += data.count }
    }
    return Figures(
      name: "\(items) items, a step back at 30 s", mean: times.reduce(0, +) / 10,
      maximum: times.max(), bytes: bytes / 10)
  }

  private func openedSession(itemCount: Int) async -> ClientSession {
    let size = BenchController(count: itemCount, kind: .pile).size
    let scene = PreviewScene(id: "bench", title: "Bench", size: size) { _ in
      BenchController(count: itemCount, kind: .pile)
    }
    let session = ClientSession(scenes: [scene])
    _ = await session.answer(#"{"do":"open","scene":"bench"}"#)
    return session
  }

  // MARK: Messages

  /// What a frame of the live page takes without and with the X-ray, half as many items in a bin.
  private func messages() async -> [Figures] {
    var figures: [Figures] = []
    let items = max(count / 2, 1)
    for (suffix, xray) in [("", false), (", X-ray", true)] {
      let session = await openedSession(itemCount: items)
      _ = await session.answer(#"{"do":"advance","frames":60,"xray":\#(xray)}"#)
      var (total, bytes) = (0.0, 0)
      for _ in 0..<60 {
        let start = clock()
        let answer = await session.answer(#"{"do":"advance","frames":1,"xray":\#(xray)}"#)
        total += clock() - start
        if case .frame(let data) = answer { bytes += data.count }
      }
      figures.append(
        Figures(
          name: "\(items) items in the preview\(suffix)", mean: total / 60, maximum: nil,
          bytes: bytes / 60))
    }
    return figures
  }
}
