// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import TestSupport
import Testing

@testable import dynamics

@Suite("The fidelity page")
@MainActor
struct FidelityTests {
  private static let report = Result { () throws -> FidelityReport? in
    guard let experiments = FidelityExperiment.all else { return nil }
    return try FidelityReport(
      traces: PackageFolder.url("Traces"), experiments: experiments)
  }

  @Test("Documentation/Fidelity.md is the output of the command")
  func document() throws {
    guard let report = try Self.report.get() else { return }
    #expect(
      try PackageFolder.text("Documentation/Fidelity.md")
        == FidelityDocument(report: report).markdown,
      "generate it with 'swift run dynamics fidelity -o Documentation/Fidelity.md'")
  }

  @Test("the README states how many motions are compared")
  func readme() throws {
    guard let report = try Self.report.get() else { return }
    let text = try PackageFolder.text("README.md")
    #expect(text.contains("](Documentation/Fidelity.md): \(report.summary)"))
  }

  @Test("every experiment is on the page: with its trace, or without a device trace yet")
  func completeness() throws {
    guard let report = try Self.report.get() else { return }
    let page = FidelityDocument(report: report).markdown
    #expect(report.experiments.count >= 40)
    for experiment in report.experiments {
      let hasDevice = report.entries(of: experiment).contains(where: \.isFromDevice)
      let row = page.split(separator: "\n").first {
        $0.hasPrefix("| \(experiment.id) |") && $0.hasSuffix(" |")
      }
      #expect(row?.hasSuffix("| no device trace yet |") == !hasDevice, "\(experiment.id)")
    }
    let published = Set(report.entries.filter { !$0.isFromDevice }.map(\.path))
    #expect(
      published == [
        "snap-log.json", "barrier-375.json", "barrier-320.json", "barrier-320-contacts.json",
        "orbit.json",
      ])
  }

  /// An experiment that falls, and one that never moves.
  private static let experiments = [
    FidelityExperiment(id: "fall", title: "Fall", question: "Does it fall?") {
      motion { 500 * $0 * $0 }
    },
    FidelityExperiment(id: "still", title: "Still", question: "Does | it stay?") {
      motion { _ in 0 }
    },
  ]

  private static func motion(_ y: (Double) -> Double) -> MotionTrace {
    var item = MotionTrace.Item(name: "square")
    item.y = MotionSeries(times: [0, 0.1, 0.2], values: [0, 0.1, 0.2].map(y))
    item.x = MotionSeries(times: [0, 0.1, 0.2], values: [0, 0, 0])
    var trace = MotionTrace()
    trace.items = [item]
    return trace
  }

  private func report(_ texts: [String: String]) throws -> FidelityReport {
    let folder = try Folder()
    for (path, text) in texts {
      let url = folder.url(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return try FidelityReport(traces: folder.url, experiments: Self.experiments)
  }

  private static func log(_ experiment: String, limit: Double) -> String {
    """
    {"format": "dynamics-trace-1", "experiment": "\(experiment)", "tolerances": {"y": \(limit)},
     "frames": [{"time": 0, "items": [{"name": "square", "y": 0}]},
       {"time": 0.2, "items": [{"name": "square", "y": 23}]}]}
    """
  }

  @Test("limits are counted, and traces of devices belong to their experiment")
  func counting() throws {
    // 500 · 0.2² is 20: 3 points from the logged 23.
    let report = try report([
      "fall.json": Self.log("fall", limit: 3.01),
      "ios-18.2/fall.json": Self.log("fall", limit: 2.99),
    ])
    #expect(report.summary == "1 of 2 motions compared with UIKit's")
    #expect(report.limits == (1, 2))
    #expect(report.entries.map(\.isFromDevice) == [false, true])
    let page = FidelityDocument(report: report).markdown
    #expect(page.contains("| 0.200 | 23.0 | 20.0 |"))
    #expect(page.contains("## fall ios-18.2\n") && page.contains("](#fall-ios-182)"))
    #expect(page.contains("[ios-18.2/fall.json](../Traces/ios-18.2/fall.json) |\n"))
    #expect(page.contains("| still | Does \\| it stay? |  | no device trace yet |\n"))
  }

  @Test("a folder without traces and an unknown experiment are refused")
  func mistakes() throws {
    #expect(throws: (any Error).self) { try report([:]) }
    #expect(throws: (any Error).self) { try report(["x.json": Self.log("unknown", limit: 1)]) }
    #expect(throws: (any Error).self) { try report(["x.json": "{}"]) }
  }
}

@Suite("dynamics fidelity")
struct FidelityCommandTests {
  @Test("an invalid argument fails with one line and leaves no file")
  func mistakes() async throws {
    let folder = try Folder()
    for arguments in [["-o", "page.pdf"], ["-o", "missing/page.md"], [], ["all"]] {
      let run = try await CommandRun(["fidelity"] + arguments, in: folder)
      #expect(run.isOneLineFailure, "\(run.errors)")
      #expect(try folder.names.isEmpty)
    }
  }
}
