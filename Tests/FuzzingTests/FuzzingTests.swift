// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Fuzzing

/// A few programs from fixed seeds; `.ci/run fuzz` runs 200,000 operations from a seed of the day.
@MainActor
@Suite("Random programs", .serialized)
struct FuzzingTests {
  @Test("whatever is called in whatever order, every number is finite and all references agree")
  func animators() async { await expectNoFailure(AnimatorMachine.self, programs: 60) }

  @Test("nothing leaves a closed room")
  func rooms() async { await expectNoFailure(RoomMachine.self, programs: 20) }

  @Test("the engine takes any call with any number")
  func worlds() async { await expectNoFailure(WorldMachine.self, programs: 40) }

  @Test(
    "impulses that are not finite are forgotten with the motion that they gave",
    arguments: [415, 608, 790] as [UInt64])
  func heldBodies(seed: UInt64) async {
    let program = FuzzProgram(seed: seed, count: WorldMachine.programLength)
    #expect(await WorldMachine.run(program) == nil)
  }

  @Test("worlds do not differ by their workers, by being reopened, or by what they were before")
  func twins() async {
    for seed in 1...6 as ClosedRange<UInt64> {
      let program = FuzzProgram(seed: seed, count: 16)
      #expect(await TwinMachine.run(program) == nil, "seed \(seed)")
    }
  }

  @Test("a changed recording is read or refused")
  func readers() async { await expectNoFailure(ReaderMachine.self, programs: 4) }

  @Test("whatever a client of the preview sends, each message has one readable answer")
  func messages() async { await expectNoFailure(MessageMachine.self, programs: 12) }

  private func expectNoFailure(_ machine: any FuzzMachine.Type, programs: Int) async {
    for seed in 1...UInt64(programs) {
      let program = FuzzProgram(seed: seed, count: machine.programLength)
      guard await machine.run(program) != nil else { continue }
      Issue.record("\(await machine.report(program))")
      return
    }
  }

  @Test("a shrunk program keeps only the operations that its failure needs")
  func shrinking() async {
    let program = FuzzProgram(seed: 1, count: 30)
    let needed = Set([program.ids[7], program.ids[21]])
    // An operation inside of a callback needs the one that installs the callback.
    let small = await program.shrunk { needed.isSubset(of: $0.ids) }
    #expect(needed.isSubset(of: small.ids))
    #expect(small.ids.count <= 6)
  }

  @Test("equal seeds give equal programs")
  func determinism() async {
    func lines() async -> [String] {
      var lines: [String] = []
      _ = await WorldMachine.run(FuzzProgram(seed: 9, count: 60)) { lines.append($0) }
      return lines
    }
    let first = await lines()
    #expect(await lines() == first)
  }
}
