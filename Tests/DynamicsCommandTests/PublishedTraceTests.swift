// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import TestSupport
import Testing

@Suite("Published traces")
struct PublishedTraceTests {
  private static let files = [
    "snap-log.json", "barrier-375.json", "barrier-320.json", "barrier-320-contacts.json",
    "orbit.json",
  ]

  private static func trace(_ name: String) throws -> MotionTrace {
    try MotionTrace(contentsOf: PackageFolder.url("Traces/\(name)"))
  }

  @Test("each file has an experiment of its own name, a source, a certainty and limits")
  func metadata() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.url("Traces").path)
    #expect(Set(names.filter { $0.hasSuffix(".json") }) == Set(Self.files))
    for name in Self.files {
      let trace = try Self.trace(name)
      #expect(trace.experiment.map { "\($0).json" } == name)
      #expect(trace.title != nil && trace.source != nil && trace.certainty != nil)
      #expect(!trace.expectations.isEmpty)
      #expect(trace.expectations.allSatisfy { $0.minimum != nil && $0.maximum != nil })
    }
  }

  @Test("the log of the snap has fifteen rows, and the overshoot, half period and tilt of S094")
  func snap() throws {
    let trace = try Self.trace("snap-log.json")
    let square = try #require(trace.item("square"))
    #expect(square.x.count == 15 && square.y.count == 15 && square.angle.count == 9)
    #expect(trace.tolerances.x == 4 && trace.tolerances.y == 3)
    let tolerance = try #require(trace.tolerances.angle)
    #expect(abs(tolerance - 6 * Double.pi / 180) < 1e-12)
    func value(_ kind: MotionFeature.Kind) throws -> Double {
      try #require(trace.value(of: MotionFeature(kind, item: "square")))
    }
    #expect(try value(.restX) == 80 && value(.restY) == 252)
    #expect(abs(try value(.overshoot) - 5.5) < 0.2)
    // S095: the half period of the same rows.
    #expect(abs(try value(.period) / 2 - 0.165) < 0.003)
    #expect(abs(try value(.peakAngle) - 34.14) < 0.5)
    let pause = try #require(trace.value(of: MotionFeature(.pauseTime)))
    let limits = try #require(trace.expectations.first { $0.feature.kind == .pauseTime })
    #expect(pause == 1.167326)
    #expect(limits.minimum == 1.067 && limits.maximum == 1.267)
  }

  /// The values that S134 and S135 state, the width of their limits, and what rounding to whole
  /// points and the row that does not fit leave open.
  private static let rates: [(String, MotionFeature.Kind, Double, ClosedRange<Double>, Double)] = [
    ("barrier-375.json", .angularVelocityAfterContact, 3.36, 3.19...3.53, 0.01),
    ("barrier-375.json", .velocityXAfterContact, 112, 101...123, 15),
    ("barrier-320.json", .angularVelocityAfterContact, 3.81, 3.43...4.19, 0.01),
    ("barrier-320.json", .velocityXAfterContact, 130, 110...145, 20),
    ("barrier-320.json", .velocityYAfterContact, -180, -190 ... -170, 20),
  ]

  @Test("the stated rates of S134 and S135 are those of their rows")
  func barriers() throws {
    for (name, kind, value, limits, slack) in Self.rates {
      let trace = try Self.trace(name)
      let expectation = try #require(trace.expectations.first { $0.feature.kind == kind })
      #expect(expectation.value == value)
      #expect(expectation.minimum == limits.lowerBound && expectation.maximum == limits.upperBound)
      let measured = try #require(trace.value(of: expectation.feature))
      #expect(abs(measured - value) <= slack, "\(name) \(kind): \(measured)")
      #expect(trace.positionResolution == 1)
    }
  }

  @Test("every contact of S135 has limits of 0.05 s")
  func contacts() throws {
    let trace = try Self.trace("barrier-320-contacts.json")
    #expect(
      trace.contactOrder
        == [String](repeating: "square – barrier", count: 2)
        + [String](repeating: "square – reference bounds", count: 4))
    #expect(trace.expectations.count == 5)
    for (expectation, event) in zip(trace.expectations, trace.events.dropFirst()) {
      #expect(expectation.feature.kind == .contactTime)
      #expect(trace.value(of: expectation.feature) == event.time)
      let (minimum, maximum) = try (
        #require(expectation.minimum), #require(expectation.maximum)
      )
      #expect(abs(minimum - event.time + 0.05) < 1e-9 && abs(maximum - event.time - 0.05) < 1e-9)
    }
  }

  @Test("the rows of the orbits are circles with the published speed")
  func orbits() throws {
    let trace = try Self.trace("orbit.json")
    #expect(trace.items.count == 4)
    for item in trace.items {
      let radius = item.x.values[0] - 160
      for (x, y) in zip(item.x.values, item.y.values) {
        #expect(abs(((x - 160) * (x - 160) + (y - 160) * (y - 160)).squareRoot() - radius) < 1e-3)
      }
      // A chord of a tenth of a second: 2 r sin(v t / 2 r), with v = 1510/√r.
      let (dx, dy) = (item.x.values[1] - item.x.values[0], item.y.values[1] - item.y.values[0])
      let chord = 2 * radius * sin(1510 / radius.squareRoot() * 0.05 / radius)
      #expect(abs((dx * dx + dy * dy).squareRoot() - chord) < 1e-3)
      #expect(dy < 0)
    }
  }
}
