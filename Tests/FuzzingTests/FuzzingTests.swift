import Testing

@testable import Fuzzing

/// A few programs from fixed seeds; `.ci/run fuzz` runs 200,000 operations from a seed of the day.
@MainActor
@Suite("Random programs", .serialized)
struct FuzzingTests {
  @Test("whatever is called in whatever order, every number is finite and all references agree")
  func animators() { expectNoFailure(AnimatorMachine.self, programs: 60) }

  @Test("nothing leaves a closed room")
  func rooms() { expectNoFailure(RoomMachine.self, programs: 20) }

  @Test("the engine takes any call with any number")
  func worlds() { expectNoFailure(WorldMachine.self, programs: 40) }

  @Test(
    "impulses that are not finite are forgotten with the motion that they gave",
    arguments: [
      2_447_767_544_164_042_763, 11_678_980_605_463_682_005, 11_599_519_221_616_653_304,
    ] as [UInt64])
  func heldBodies(seed: UInt64) {
    let program = FuzzProgram(seed: seed, count: WorldMachine.programLength)
    #expect(WorldMachine.run(program) == nil)
  }

  @Test("a changed recording is read or refused")
  func readers() { expectNoFailure(ReaderMachine.self, programs: 4) }

  private func expectNoFailure(_ machine: any FuzzMachine.Type, programs: Int) {
    for seed in 1...UInt64(programs) {
      let program = FuzzProgram(seed: seed, count: machine.programLength)
      guard machine.run(program) != nil else { continue }
      Issue.record("\(machine.report(program))")
      return
    }
  }

  @Test("a shrunk program keeps only the operations that its failure needs")
  func shrinking() {
    let program = FuzzProgram(seed: 1, count: 30)
    let needed = Set([program.ids[7], program.ids[21]])
    // An operation inside of a callback needs the one that installs the callback.
    let small = program.shrunk { needed.isSubset(of: $0.ids) }
    #expect(needed.isSubset(of: small.ids))
    #expect(small.ids.count <= 6)
  }

  @Test("equal seeds give equal programs")
  func determinism() {
    func lines() -> [String] {
      var lines: [String] = []
      _ = WorldMachine.run(FuzzProgram(seed: 9, count: 60)) { lines.append($0) }
      return lines
    }
    #expect(lines() == lines())
  }
}
