// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import dynamics_port

  @Suite("Bytes of a source")
  struct SourceBytesTests {
    @Test("text returns to the same bytes, with its mark and its line ends")
    func roundTrip() throws {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      for text in ["", "let a = 1\r\n", "let é = \"🎈\"\r", "a\n\r\nb"] {
        for bytes in [Array(text.utf8), mark + text.utf8] {
          let source = try SourceBytes(bytes)
          #expect(source.text == text)
          #expect(source.bytes(of: source.text) == bytes)
        }
      }
    }

    @Test(
      "bytes that are not UTF-8 text are refused at the first of them",
      arguments: [
        (Array("// caf".utf8) + [0xE9, 0x0A], 6), ([0x0A, 0x0A, 0x80], 2),
        ([0xFF, 0xFE, 0x61, 0x00], 0), ([0xFE, 0xFF, 0x00, 0x61], 0),
        ([0x61, 0x00, 0x62, 0x00], 1), ([0x61, 0xF0, 0x9F, 0x8E], 1),
        ([0xED, 0xA0, 0x80], 0), ([0xC0, 0xAF], 0), ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], 4),
      ] as [([UInt8], Int)])
    func refused(bytes: [UInt8], offset: Int) {
      #expect { try SourceBytes(bytes) } throws: { error in
        (error as? SourceBytes.Problem)?.offset == offset
      }
    }

    @Test("the message names the byte and its line")
    func message() {
      #expect { try SourceBytes(Array("\n\n// ".utf8) + [0xE9]) } throws: { error in
        "\(error)" == "byte 5 in line 3, 0xE9, is not UTF-8; convert the file"
      }
    }
  }
#endif
