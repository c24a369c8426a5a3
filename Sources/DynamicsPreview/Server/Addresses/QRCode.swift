// SPDX-License-Identifier: Apache-2.0

/// A QR code of a short text (ISO/IEC 18004): byte mode, error correction level M, versions 1 to 6.
package struct QRCode: Equatable, Sendable {
  /// The number of modules of a side.
  package let size: Int
  /// Whether modules are dark, row by row.
  private(set) var modules: [Bool]
  /// The modules that carry no data: patterns and the information about the format.
  private var isReserved: [Bool]

  /// Encodes a text; nil if it is longer than 106 bytes of UTF-8.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = Version.all.first(where: { bytes.count <= $0.maximumBytes }) else {
      return nil
    }
    size = version.size
    modules = Array(repeating: false, count: size * size)
    isReserved = modules
    addPatterns(version)
    place(version.codewords(of: bytes))
    let candidates = (0..<8).map { masked(by: $0) }
    guard let best = candidates.min(by: { $0.penalty < $1.penalty }) else { return nil }
    modules = best.modules
  }

  /// Whether a module is dark; modules outside are light.
  package subscript(row: Int, column: Int) -> Bool {
    guard 0..<size ~= row, 0..<size ~= column else { return false }
    return modules[row * size + column]
  }

  /// The code as text for a terminal, two rows in a line, with a margin of two modules.
  ///
  /// Light modules are drawn, as most terminals are dark; escape sequences fix both colors.
  var terminalText: String {
    let margin = 2
    var lines: [String] = []
    for row in stride(from: -margin, to: size + margin, by: 2) {
      let line = (-margin..<size + margin).map { column in
        switch (self[row, column], self[row + 1, column]) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }
      lines.append("\u{1B}[97;40m" + line.joined() + "\u{1B}[0m")
    }
    return lines.joined(separator: "\n")
  }
}

// MARK: - Versions and codewords

extension QRCode {
  /// A size of code with its blocks at level M (tables 7 and 9 of the standard).
  struct Version: Sendable {
    let number: Int
    let blockCount: Int
    let dataPerBlock: Int
    let correctionPerBlock: Int

    static let all = [
      Version(number: 1, blockCount: 1, dataPerBlock: 16, correctionPerBlock: 10),
      Version(number: 2, blockCount: 1, dataPerBlock: 28, correctionPerBlock: 16),
      Version(number: 3, blockCount: 1, dataPerBlock: 44, correctionPerBlock: 26),
      Version(number: 4, blockCount: 2, dataPerBlock: 32, correctionPerBlock: 18),
      Version(number: 5, blockCount: 2, dataPerBlock: 43, correctionPerBlock: 24),
      Version(number: 6, blockCount: 4, dataPerBlock: 27, correctionPerBlock: 16),
    ]

    var size: Int { 17 + 4 * number }
    /// Four bits of the mode and eight of the length precede the bytes.
    var maximumBytes: Int { blockCount * dataPerBlock - 2 }
    /// The center of the one alignment pattern; nil in version 1.
    var alignment: Int? { number == 1 ? nil : size - 7 }

    /// Data and error correction of all blocks, interleaved.
    func codewords(of bytes: [UInt8]) -> [UInt8] {
      let count = blockCount * dataPerBlock
      // The mode is 0100; each byte stands half in one codeword and half in the next.
      var data: [UInt8] = []
      var carry: UInt8 = 0b0100
      for byte in [UInt8(bytes.count)] + bytes {
        data.append(carry << 4 | byte >> 4)
        carry = byte & 0x0F
      }
      data.append(carry << 4)
      for index in 0..<max(count - data.count, 0) {
        data.append(index.isMultiple(of: 2) ? 0xEC : 0x11)
      }
      let blocks = stride(from: 0, to: count, by: dataPerBlock)
        .map { Array(data[$0..<$0 + dataPerBlock]) }
      let corrections = blocks.map { ReedSolomon.correction(of: $0, count: correctionPerBlock) }
      return (0..<dataPerBlock).flatMap { index in blocks.map { $0[index] } }
        + (0..<correctionPerBlock).flatMap { index in corrections.map { $0[index] } }
    }
  }

  /// Reed–Solomon codes over the field of 256 elements with the polynomial 0x11D.
  enum ReedSolomon {
    static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
      var (result, left, right) = (UInt8(0), left, right)
      while right > 0 {
        if right & 1 == 1 { result ^= left }
        left = left << 1 ^ (left & 0x80 == 0 ? 0 : 0x1D)
        right >>= 1
      }
      return result
    }

    /// The remainder of the data by the generator, the product of x - 2^i.
    static func correction(of data: [UInt8], count: Int) -> [UInt8] {
      var generator: [UInt8] = [1]
      var root: UInt8 = 1
      for _ in 0..<count {
        var next = generator + [0]
        for (index, factor) in generator.enumerated() { next[index + 1] ^= product(factor, root) }
        generator = next
        root = product(root, 2)
      }
      var remainder = data + Array(repeating: 0, count: count)
      for index in data.indices {
        let factor = remainder[index]
        for (offset, coefficient) in generator.enumerated() {
          remainder[index + offset] ^= product(coefficient, factor)
        }
      }
      return Array(remainder.suffix(count))
    }
  }
}

// MARK: - Modules

extension QRCode {
  private mutating func reserve(_ row: Int, _ column: Int, isDark: Bool) {
    guard 0..<size ~= row, 0..<size ~= column else { return }
    modules[row * size + column] = isDark
    isReserved[row * size + column] = true
  }

  private mutating func addPatterns(_ version: Version) {
    for index in 0..<size {
      reserve(6, index, isDark: index.isMultiple(of: 2))
      reserve(index, 6, isDark: index.isMultiple(of: 2))
    }
    // Finders with their separators: rings around three corners.
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
      for y in -4...4 {
        for x in -4...4 {
          let ring = max(abs(x), abs(y))
          reserve(row + y, column + x, isDark: ring != 2 && ring != 4)
        }
      }
    }
    if let center = version.alignment {
      for y in -2...2 {
        for x in -2...2 { reserve(center + y, center + x, isDark: max(abs(x), abs(y)) != 1) }
      }
    }
    addFormat(mask: 0)
  }

  /// Places the codewords in columns of two, upward and downward in turn, from the right.
  private mutating func place(_ codewords: [UInt8]) {
    var bits: [Bool] = []
    for byte in codewords {
      for shift in stride(from: 7, through: 0, by: -1) {
        bits.append(byte >> UInt8(shift) & 1 == 1)
      }
    }
    var next = 0
    var isUpward = true
    for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isReserved[row * size + column] {
          // Some versions have a few bits more than codewords fill.
          modules[row * size + column] = next < bits.count && bits[next]
          next += 1
        }
      }
      isUpward.toggle()
    }
  }

  /// The code with its data inverted where a mask says so.
  private func masked(by mask: Int) -> QRCode {
    var code = self
    for row in 0..<size {
      for column in 0..<size where !isReserved[row * size + column] {
        if Self.inverts(mask, row, column) { code.modules[row * size + column].toggle() }
      }
    }
    code.addFormat(mask: mask)
    return code
  }

  private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  /// The fifteen bits about level M and a mask, the first one highest: a BCH code, masked.
  static func format(mask: Int) -> Int {
    var remainder = mask << 10
    for bit in stride(from: 14, through: 10, by: -1) where remainder >> bit & 1 == 1 {
      remainder ^= 0x537 << (bit - 10)
    }
    return (mask << 10 | remainder) ^ 0x5412
  }

  private mutating func addFormat(mask: Int) {
    let format = Self.format(mask: mask)
    for index in 0..<15 {
      let isDark = format >> index & 1 == 1
      // Up the column beside the first finder, and along the row below it; both omit the timing.
      let along = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index
      let across = index < 8 ? size - 1 - index : index == 8 ? 7 : 14 - index
      reserve(along, 8, isDark: isDark)
      reserve(8, across, isDark: isDark)
    }
    reserve(size - 8, 8, isDark: true)
  }

  /// How hard a code is to read (section 7.8.3 of the standard).
  private var penalty: Int {
    let lines =
      (0..<size).map { row in (0..<size).map { self[row, $0] } }
      + (0..<size).map { column in (0..<size).map { self[$0, column] } }
    var sum = lines.reduce(0) { $0 + Self.penalty(of: $1) }
    for row in 0..<size - 1 {
      for column in 0..<size - 1 {
        let dark = [(0, 0), (0, 1), (1, 0), (1, 1)].count { self[row + $0.0, column + $0.1] }
        if dark == 0 || dark == 4 { sum += 3 }
      }
    }
    let share = 100 * modules.count { $0 } / modules.count
    return sum + abs(share - 50) / 5 * 10
  }

  /// The penalty of a row or a column: runs of five and more, and what looks like a finder.
  private static func penalty(of line: [Bool]) -> Int {
    var sum = 0
    var run = 0
    for (index, isDark) in line.enumerated() {
      run = index > 0 && line[index - 1] == isDark ? run + 1 : 1
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    for start in 0..<max(line.count - 10, 0) {
      let window = Array(line[start..<start + 11])
      let light = Array(repeating: false, count: 4)
      if window == finder + light || window == light + finder { sum += 40 }
    }
    return sum
  }
}
