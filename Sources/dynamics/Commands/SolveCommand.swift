// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import DynamicsPreview
  import DynamicsSimulator
  import Foundation
  import Gallery

  /// Finds the value that brings an item to a place: `dynamics solve SCENE`.
  struct SolveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "solve",
      abstract: "Finds the value of a parameter that brings an item to a place.",
      discussion: """
        Runs the scene with 57 values of the parameter: a grid over its range, then a golden-section \
        search around the best. The parameter is one of the scene's, or a property of a behavior, such \
        as 'gravity.magnitude', whose range is --from and --to. Prints the best value and \
        its line of Swift; the same question always has the same answer.
        """)

    @Argument(help: "The id or name of a scene; see 'dynamics list'.")
    var scene: String

    @Option(help: "A parameter of the scene, or a property of a behavior.")
    var parameter: String

    @Option(help: "The name of the item.")
    var item: String

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("The target of its center, in points.", valueName: "x,y"))
    var at: String

    @Option(
      parsing: .unconditional,
      help: "The time of arrival in seconds; by default the end of the scene.")
    var when: String?

    @Option(parsing: .unconditional, help: "The minimum of a property of a behavior.")
    var from: Double?

    @Option(parsing: .unconditional, help: "The maximum of a property of a behavior.")
    var to: Double?

    @MainActor
    func run() async throws {
      let scene = PreviewScene(try Gallery.scene(argument: scene))
      let place = try Self.place(argument: at)
      let seconds = try when.map(Self.moment(argument:)) ?? scene.duration
      let parameter = try searchedParameter(of: scene)
      try await checkItem(of: scene)
      let bar = ProgressBar(title: "Solving \(scene.id)")
      let frame = Int((seconds * 60).rounded())
      let search = await ParameterSearch(
        scene, varying: parameter, item: item, place: place, frame: frame, progress: bar.show)
      bar.finish()
      guard let best = search.best, best.distance.isFinite else {
        throw CommandFailure("'\(item)' is not there at \(seconds) s with any value")
      }
      report(best, of: search, parameter: parameter, seconds: seconds)
    }

    @MainActor
    private func report(
      _ best: ParameterSearch.Future, of search: ParameterSearch, parameter: SearchedParameter,
      seconds: Double
    ) {
      let distance = best.distance.formatted(places: 2)
      let motion = best.isAtRest ? "at rest" : "still moving"
      print(
        "\(parameter.name) = \(best.value.swift) brings \(item) to \(distance) points from (\(at)) at",
        "\(seconds.formatted(places: 2)) s, \(motion).")
      for line in search.swiftLines { print("  \(line)") }
      let (low, high) = (parameter.range.lowerBound.swift, parameter.range.upperBound.swift)
      print("\(search.futures.count) values from \(low) to \(high) were tried.")
    }

    @MainActor
    private func searchedParameter(of scene: PreviewScene) throws -> SearchedParameter {
      if let found = scene.parameters.first(where: { $0.name == parameter }) {
        guard from != nil || to != nil else { return .scene(found) }
        let (low, high) = (from ?? found.minimum, to ?? found.maximum)
        guard low < high, low >= found.minimum, high <= found.maximum else {
          throw CommandFailure(
            "'--from' and '--to': give a range within \(found.minimum) to \(found.maximum)")
        }
        return .scene(
          PreviewParameter(found.name, in: low...high, value: found.value, unit: found.unit))
      }
      let names = scene.parameters.map(\.name) + ParameterSearch.parameterNames(in: scene)
      guard names.contains(parameter) else {
        let known = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
        throw CommandFailure("\(scene.id) has no parameter '\(parameter)'; \(known)")
      }
      guard let from, let to, from < to, from.isFinite, to.isFinite,
        let found = ParameterSearch.parameter(named: parameter, in: scene, range: from...to)
      else {
        throw CommandFailure("'\(parameter)' has no range of its own: give '--from' and '--to'")
      }
      return found
    }

    /// Refuses an item that no animator has moved by the end of the scene.
    @MainActor
    private func checkItem(of scene: PreviewScene) async throws {
      let session = PreviewSession(scene, playsTouches: true)
      var names: [String] = []
      for frame in stride(from: 1, through: Int(scene.duration * 60), by: 30) {
        await session.seek(to: frame)
        names += session.simulator.itemStates.map(\.name).filter { !names.contains($0) }
        if names.contains(item) { return }
      }
      throw CommandFailure(
        "\(scene.id) has no item '\(item)'; it has \(names.prefix(12).joined(separator: ", "))")
    }

    private static func place(argument: String) throws -> CGPoint {
      let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], abs(x) <= 1e5, abs(y) <= 1e5
      else { throw CommandFailure("'--at \(argument)' is not a point: give X,Y as in 160,300") }
      return CGPoint(x: x, y: y)
    }

    private static func moment(argument: String) throws -> TimeInterval {
      guard let seconds = TimeInterval(argument), (0...60).contains(seconds) else {
        throw CommandFailure("'--when \(argument)' is no moment: give seconds from 0 to 60")
      }
      return seconds
    }
  }
#endif
