// SPDX-License-Identifier: Apache-2.0

extension RecordedColor {
  /// The color without its alpha, as `#rrggbb`.
  var css: String {
    let components = [red, green, blue].map { component in
      let byte = Int((min(max(component.isFinite ? component : 0, 0), 1) * 255).rounded())
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + components.joined()
  }

  /// The alpha, unless the color is opaque.
  var cssOpacity: String? {
    alpha < 1 ? max(alpha, 0).text(decimals: 3) : nil
  }
}

extension RecordedShadow {
  /// The shadow as a CSS declaration.
  var css: String {
    let color = self.color.css + Self.hexadecimal(self.color.alpha)
    return "filter:drop-shadow(\(x.text())px \(y.text())px \(radius.text())px \(color))"
  }

  private static func hexadecimal(_ alpha: Double) -> String {
    let byte = Int((min(max(alpha.isFinite ? alpha : 0, 0), 1) * 255).rounded())
    return byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
  }
}

extension Placement {
  /// The placement as the value of a `transform` attribute.
  var transform: String {
    var parts: [String] = []
    if x != 0 || y != 0 { parts.append("translate(\(x.text()) \(y.text()))") }
    if rotation != 0 { parts.append("rotate(\(rotationInDegrees.text()))") }
    if scaleX != 1 || scaleY != 1 {
      parts.append("scale(\(scaleX.text(decimals: 4)) \(scaleY.text(decimals: 4)))")
    }
    if shear != 0 { parts.append("matrix(1 0 \(shear.text(decimals: 4)) 1 0 0)") }
    return parts.joined()
  }

  /// The rotation in the unit of SVG, clockwise.
  var rotationInDegrees: Double { rotation * 180 / .pi }
}
