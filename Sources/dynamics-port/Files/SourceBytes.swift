// SPDX-License-Identifier: Apache-2.0

#if Port
  /// The bytes of a source file as text, with the byte-order mark that the text does not contain.
  struct SourceBytes: Equatable {
    let text: String
    /// The byte-order mark at the beginning of the file; empty if there is none.
    let mark: [UInt8]

    /// The reason why bytes are not the text of a source file, with the place.
    struct Problem: Error, CustomStringConvertible, Equatable {
      /// The index of the first byte that is refused, from 0.
      let offset: Int
      let description: String
    }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Decodes UTF-8; throws at the first byte that is something else.
    init(_ bytes: [UInt8]) throws(Problem) {
      if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        throw Problem(offset: 0, description: "the file is UTF-16; convert it to UTF-8")
      }
      mark = bytes.starts(with: Self.mark) ? Self.mark : []
      if let offset = Self.firstInvalidByte(in: bytes) {
        throw Problem(
          offset: offset,
          description: "\(Self.place(offset, in: bytes)) is not UTF-8; convert the file")
      }
      if let offset = bytes.firstIndex(of: 0) {
        throw Problem(
          offset: offset, description: "\(Self.place(offset, in: bytes)) does not belong into text")
      }
      text = String(decoding: bytes.dropFirst(mark.count), as: UTF8.self)
    }

    /// The bytes of a file with another text and the same mark.
    func bytes(of text: String) -> [UInt8] { mark + text.utf8 }

    private static func place(_ offset: Int, in bytes: [UInt8]) -> String {
      let digits = String(bytes[offset], radix: 16, uppercase: true)
      let value = digits.count < 2 ? "0" + digits : digits
      let line = bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
      return "byte \(offset) in line \(line), 0x\(value),"
    }

    /// The index of the first byte of a sequence that is not UTF-8; nil if there is none.
    private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
      guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
      var parser = Unicode.UTF8.ForwardParser()
      var rest = bytes.makeIterator()
      var offset = 0
      while true {
        switch parser.parseScalar(from: &rest) {
        case .valid(let scalar): offset += scalar.count
        case .emptyInput, .error: return offset
        }
      }
    }
  }
#endif
