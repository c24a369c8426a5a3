// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import Testing

  @testable import dynamics_port

  @Suite("Source files")
  struct SourceFilesTests {
    @Test("a folder without Swift is an error, which names Objective-C if there is any")
    func empty() throws {
      let folder = try Folder()
      try folder.write("".utf8, to: "Old/main.m")
      try folder.write("".utf8, to: "Empty/README.md")
      for (name, end) in [("Old", "', but Objective-C, which is not ported"), ("Empty", "Empty'")] {
        let error = #expect(throws: CommandFailure.self) {
          try SourceFiles(paths: [folder.path(name)])
        }
        #expect(error.map { "\($0)" }?.hasSuffix(end) == true)
      }
    }
  }
#endif
