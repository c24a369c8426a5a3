// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("dynamics solve")
struct SolveCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test("prints the value, how near the item comes, and the line of Swift, always the same")
  func solved() async throws {
    let arguments = [
      "solve", "R2a", "--parameter", "gravity", "--item", "red", "--at", "160,250", "--when", "0.5",
    ]
    let run = try await CommandRun(arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains(
        /^gravity = 0\.\d+ brings red to 0\.\d\d points from \(160,250\) at 0\.50 s/))
    #expect(run.output.contains(/\n  gravity\.magnitude = 0\.\d+\n/))
    #expect(try await CommandRun(arguments, in: folder).output == run.output)
  }

  @Test(
    "what cannot be solved is refused in one line",
    arguments: [
      ["--parameter", "wind", "--item", "red", "--at", "1,2"],
      ["--parameter", "gravity", "--item", "blue", "--at", "1,2"],
      ["--parameter", "gravity", "--item", "red", "--at", "1"],
      ["--parameter", "gravity", "--item", "red", "--at", "nan,2"],
      ["--parameter", "gravity", "--item", "red", "--at", "1,2", "--when", "-1"],
      ["--parameter", "gravity.magnitude", "--item", "red", "--at", "1,2"],
      [
        "--parameter", "gravity.magnitude", "--item", "red", "--at", "1,2", "--from", "2", "--to",
        "1",
      ],
    ])
  func mistakes(arguments: [String]) async throws {
    let run = try await CommandRun(["solve", "R2a"] + arguments, in: folder)
    #expect(run.isOneLineFailure, "\(run.errors)")
  }
}
