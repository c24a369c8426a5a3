// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import TestSupport
import Testing

@Suite("Version")
struct VersionTests {
  @Test("the command prints the version of the package")
  func command() async throws {
    let run = try await CommandRun(["--version"], in: Folder())
    #expect(run.status == 0)
    #expect(run.output == "\(PackageVersion.current)\n")
  }

  @Test("the newest version of the changelog is that of the package")
  func changelog() throws {
    let text = try PackageFolder.text("CHANGELOG.md")
    let newest = try #require(text.firstMatch(of: /\n## \[([0-9]+\.[0-9]+\.[0-9]+)\]/))
    #expect(newest.1 == PackageVersion.current)
  }

  @Test("the README installs the version of the package")
  func readme() throws {
    let text = try PackageFolder.text("README.md")
    let version = try #require(text.firstMatch(of: /from: "([0-9.]+)"/))
    #expect(version.1 == PackageVersion.current)
  }
}
