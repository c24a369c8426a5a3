// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Type and size of an image file, read from its header.
struct ImageFile {
  let mediaType: String
  /// In pixels; in points for SVG.
  let size: CGSize

  /// Reads a file's header; nil unless it is PNG, JPEG, GIF, WebP, BMP or SVG.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(64))
    let found: (String, CGSize)?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      found = Self.number(bytes, 16, 4, .big).flatMap { width in
        Self.number(bytes, 20, 4, .big).map { ("image/png", Self.size(width, $0)) }
      }
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      found = Self.jpegSize([UInt8](data)).map { ("image/jpeg", $0) }
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      found = Self.pair(bytes, 6, 2).map { ("image/gif", $0) }
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      found = Self.webPSize(bytes).map { ("image/webp", $0) }
    } else if bytes.starts(with: Array("BM".utf8)) {
      found = Self.bitmapSize(bytes).map { ("image/bmp", $0) }
    } else {
      found = Self.vectorSize(data).map { ("image/svg+xml", $0) }
    }
    guard let (mediaType, size) = found, size.width > 0, size.height > 0 else { return nil }
    self.mediaType = mediaType
    self.size = size
  }

  private enum Order { case big, little }

  private static func number(
    _ bytes: [UInt8], _ start: Int, _ count: Int, _ order: Order
  ) -> Int? {
    guard start >= 0, start + count <= bytes.count else { return nil }
    let part = bytes[start..<start + count]
    let digits = order == .big ? Array(part) : part.reversed()
    return digits.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func pair(_ bytes: [UInt8], _ start: Int, _ count: Int) -> CGSize? {
    guard let width = number(bytes, start, count, .little),
      let height = number(bytes, start + count, count, .little)
    else { return nil }
    return size(width, height)
  }

  /// The size of a BMP file; a negative height says that its rows begin at the top.
  private static func bitmapSize(_ bytes: [UInt8]) -> CGSize? {
    guard let width = number(bytes, 18, 4, .little), let height = number(bytes, 22, 4, .little)
    else { return nil }
    return size(width, Int(Int32(truncatingIfNeeded: height).magnitude))
  }

  private static func size(_ width: Int, _ height: Int) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Scans the segments up to the frame header, which contains the size.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    var offset = 2
    while offset + 9 < bytes.count {
      guard bytes[offset] == 0xFF else { return nil }
      let marker = bytes[offset + 1]
      // All SOF markers; DHT, JPG and DAC in the same range are excluded.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard let height = number(bytes, offset + 5, 2, .big),
          let width = number(bytes, offset + 7, 2, .big)
        else { return nil }
        return size(width, height)
      }
      guard let length = number(bytes, offset + 2, 2, .big), length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }

  private static func webPSize(_ bytes: [UInt8]) -> CGSize? {
    let kind = String(decoding: bytes.dropFirst(12).prefix(4), as: UTF8.self)
    switch kind {
    case "VP8 ":
      return pair(bytes, 26, 2).map {
        size(Int($0.width) & 0x3FFF, Int($0.height) & 0x3FFF)
      }
    case "VP8L":
      return number(bytes, 21, 4, .little).map { size(($0 & 0x3FFF) + 1, ($0 >> 14 & 0x3FFF) + 1) }
    case "VP8X":
      guard let width = number(bytes, 24, 3, .little), let height = number(bytes, 27, 3, .little)
      else { return nil }
      return size(width + 1, height + 1)
    default: return nil
    }
  }

  /// The width and height of the outermost element, or the size of its view box.
  private static func vectorSize(_ data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(4096), as: UTF8.self)
    guard let start = text.range(of: "<svg"),
      let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else { return nil }
    let head = text[start.upperBound..<end.lowerBound]
    func value(_ name: String) -> Substring? {
      guard let open = head.range(of: " \(name)=\"") ?? head.range(of: "\n\(name)=\"") else {
        return nil
      }
      return head[open.upperBound...].prefix { $0 != "\"" }
    }
    func length(_ name: String) -> Double? {
      value(name).flatMap {
        $0.hasSuffix("%") ? nil : Double($0.prefix { $0.isNumber || $0 == "." })
      }
    }
    if let width = length("width"), let height = length("height") {
      return CGSize(width: width, height: height)
    }
    let box = (value("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : CGSize(width: 100, height: 100)
  }
}
