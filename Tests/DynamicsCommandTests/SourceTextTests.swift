import CommandSupport
import Testing

@Suite("Text of sources")
struct SourceTextTests {
  @Test(
    "a page shows a source without the line that names its license",
    arguments: [
      ("// SPDX-License-Identifier: Apache-2.0\n\nimport A\n\nb\n", "import A\n\nb\n"),
      ("// SPDX-License-Identifier: Apache-2.0\nimport A\n", "import A\n"),
      ("import A\n\n// SPDX-License-Identifier:\n", "import A\n\n// SPDX-License-Identifier:\n"),
      ("", ""),
    ])
  func withoutLicense(text: String, shown: String) {
    #expect(SourceText.withoutLicense(text) == shown)
  }
}
