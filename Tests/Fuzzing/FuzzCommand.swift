// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The command: runs random programs in processes of its own, so that it also sees one that ends or
/// hangs, shrinks the first that fails of each machine, and prints it as Swift.
///
///     Fuzzing                                        200,000 operations from a seed of the day
///     Fuzzing --operations 1000000 --seed 7
///     Fuzzing --machine animator --program 12345     one program, line by line
///     Fuzzing --machine twins                        worlds that must not differ, side by side
///     Fuzzing --digests                              a line for each program of twins, equal in all builds
@main
@MainActor
enum FuzzCommand {
  static let machines: [any FuzzMachine.Type] = [
    AnimatorMachine.self, AnimatorMachine.self, RoomMachine.self, WorldMachine.self,
    ReaderMachine.self, MessageMachine.self,
  ]
  /// Run only by name: five worlds with hundreds of bodies, some with threads, take about a second a program.
  private static let named: [any FuzzMachine.Type] = machines + [TwinMachine.self]

  static func main() async {
    let options = FuzzOptions(CommandLine.arguments)
    if options.writesDigests { return await writeDigests(options) }
    guard let machine = options.machine.flatMap({ name in named.first { $0.name == name } })
    else {
      return await runAll(options)
    }
    if let seed = options.program {
      await runProgram(FuzzProgram(seed: seed, count: machine.programLength), machine, options)
    } else if options.isChild {
      await runBatch(machine, options)
    } else {
      await runAll(options, only: machine)
    }
  }

  // MARK: In a process of its own

  private static func runProgram(
    _ program: FuzzProgram, _ machine: any FuzzMachine.Type, _ options: FuzzOptions
  ) async {
    var program = program
    if let ids = options.ids { program = program.keeping(ids) }
    let failure = await machine.run(program) { write($0) }
    guard let failure else { return }
    write("// \(failure)")
    exit(3)
  }

  private static func runBatch(
    _ machine: any FuzzMachine.Type, _ options: FuzzOptions
  ) async {
    var seeds = FuzzRandom(seed: options.seed)
    for _ in 0..<options.operations / machine.programLength {
      let seed = seeds.next()
      write("\(seed)")
      let program = FuzzProgram(seed: seed, count: machine.programLength)
      if await machine.run(program) != nil { exit(3) }
    }
  }

  /// Writes what programs come to, so that two builds can be compared.
  private static func writeDigests(_ options: FuzzOptions) async {
    var seeds = FuzzRandom(seed: options.seed)
    for _ in 0..<options.operations / TwinMachine.programLength {
      let seed = seeds.next()
      let program = FuzzProgram(seed: seed, count: TwinMachine.programLength)
      write("\(seed) \(String(await TwinMachine.digest(of: program), radix: 16))")
    }
  }

  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  // MARK: The parent

  private static func runAll(
    _ options: FuzzOptions, only machine: (any FuzzMachine.Type)? = nil
  ) async {
    let machines = machine.map { [$0] } ?? machines
    write("seed \(options.seed), \(options.operations) operations")
    var failures = 0
    for (number, machine) in machines.enumerated() {
      let start = Date()
      let seed = options.seed &+ UInt64(number)
      let found = await search(machine, operations: options.operations / machines.count, seed: seed)
      failures += found
      write(
        "\(machine.name): \(options.operations / machines.count) operations, \(found) failures, "
          + "\(Int(Date().timeIntervalSince(start))) s")
    }
    exit(failures == 0 ? 0 : 1)
  }

  /// Runs a share of the operations, going on after a program that fails; returns how many failed.
  private static func search(
    _ machine: any FuzzMachine.Type, operations: Int, seed: UInt64
  ) async -> Int {
    var remaining = operations
    var seed = seed
    var failures = 0
    while remaining >= machine.programLength, failures < 3 {
      let child = FuzzProcess(
        ["--machine", machine.name, "--child", "--operations", "\(remaining)", "--seed", "\(seed)"])
      let end = child.run(silence: 60)
      let seeds = child.output.split(separator: "\n").compactMap { UInt64($0) }
      remaining -= max(seeds.count, 1) * machine.programLength
      guard end != .success, let last = seeds.last else { break }
      failures += 1
      seed = last &+ 1
      write("\(machine.name): program \(last) \(end.text)\n\(child.errors.suffix(2000))")
      write(await shrunk(FuzzProgram(seed: last, count: machine.programLength), machine))
    }
    return failures
  }

  private static func shrunk(
    _ program: FuzzProgram, _ machine: any FuzzMachine.Type
  ) async -> String {
    func process(_ program: FuzzProgram) -> FuzzProcess {
      FuzzProcess([
        "--machine", machine.name, "--program", "\(program.seed)", "--ids",
        program.ids.map(String.init).joined(separator: ","),
      ])
    }
    let small = await program.shrunk { process($0).run(silence: 10) != .success }
    let last = process(small)
    let end = last.run(silence: 10)
    let ids = small.ids.map(String.init).joined(separator: ",")
    return "\(last.output)// \(end.text)\n// --program \(program.seed) --ids \(ids)\n\(last.errors)"
  }
}

/// The arguments of the command.
struct FuzzOptions {
  var operations = 200_000
  /// The number of the day since 1970, unless given.
  var seed = UInt64(Date().timeIntervalSince1970 / 86_400)
  var machine: String?
  var program: UInt64?
  var ids: Set<Int>?
  var isChild = false
  var writesDigests = false

  init(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      switch name {
      case "--child": isChild = true
      case "--digests": writesDigests = true
      case "--operations": operations = rest.popFirst().flatMap { Int($0) } ?? operations
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
      case "--machine": machine = rest.popFirst()
      case "--program": program = rest.popFirst().flatMap { UInt64($0) }
      case "--ids":
        ids = rest.popFirst().map { Set($0.split(separator: ",").compactMap { Int($0) }) }
      default:
        FileHandle.standardError.write(Data("unknown argument \(name)\n".utf8))
        exit(2)
      }
    }
  }
}
