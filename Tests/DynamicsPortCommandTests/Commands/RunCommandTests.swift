// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import dynamics_port

  @Suite("dynamics-port run")
  struct RunCommandTests {
    @Test(
      "only a page can be played with",
      arguments: [[], ["--record", "app.svg"], ["--record", "app"], ["--headless"]])
    func playableNeedsPage(options: [String]) {
      #expect(throws: (any Error).self) {
        try RunCommand.parse(["App.swift", "--playable"] + options)
      }
    }

    @Test("a page that is recorded can be played with", arguments: ["app.html", "APP.HTML"])
    func playablePage(file: String) throws {
      let command = try RunCommand.parse(["App.swift", "--record", file, "--playable"])
      #expect(command.playable)
    }
  }
#endif
