// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)
  import Foundation
  import OpenUIKit
  import Testing

  @Suite("CGColor and CGColorSpace")
  struct CGColorTests {
    @Test("a color of components has them in the order red, green, blue, opacity")
    func components() {
      let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      #expect(color.components == [0.1, 0.2, 0.3, 0.4])
      #expect(color.numberOfComponents == color.components?.count)
      #expect(color.alpha == 0.4)
      #expect(CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4) == color)
    }

    @Test("a gray has equal components", arguments: [0, 0.25, 1] as [CGFloat])
    func gray(white: CGFloat) {
      #expect(CGColor(gray: white, alpha: 0.5).components == [white, white, white, 0.5])
    }

    @Test("copy(alpha:) changes the opacity alone and leaves the original")
    func copy() {
      let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
      #expect(color.copy(alpha: 0.25)?.components == [0.1, 0.2, 0.3, 0.25])
      #expect(color.alpha == 1)
    }

    @Test(
      "the opacity is clamped to 0…1, and a component that is not finite is 0",
      arguments: [(-1, 0), (2, 1), (.nan, 0), (.infinity, 0)] as [(CGFloat, CGFloat)])
    func clamping(alpha: CGFloat, expected: CGFloat) {
      #expect(CGColor(gray: 1, alpha: alpha).alpha == expected)
      #expect(CGColor(red: .nan, green: -.infinity, blue: 2, alpha: 1).components == [0, 0, 2, 1])
    }

    @Test("colors are equal by components, and then have one hash")
    func equality() {
      let (gray, same) = (
        CGColor(gray: 0.5, alpha: 1), CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      )
      #expect(gray == same && gray.hashValue == same.hashValue)
      #expect(gray != CGColor(gray: 0.5, alpha: 0.9))
    }

    @Test("a color space decides how many components are read: two of a gray, four of a color")
    func colorSpaces() {
      let numbers: [CGFloat] = [0.25, 0.5, 0.75, 1]
      let rgb = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: numbers)
      #expect(rgb?.components == numbers)
      let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: numbers)
      #expect(gray?.components == [0.25, 0.25, 0.25, 0.5])
    }

    @Test("color spaces are equal by name")
    func colorSpaceEquality() {
      #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
      #expect(CGColorSpaceCreateDeviceGray() != CGColorSpaceCreateDeviceRGB())
      #expect(
        CGColorSpace(name: CGColorSpace.genericGrayGamma2_2) == CGColorSpaceCreateDeviceGray())
      #expect(CGColorSpace(name: CGColorSpace.displayP3)?.name == "kCGColorSpaceDisplayP3")
      #expect(CGColor(gray: 0, alpha: 1).colorSpace == CGColorSpaceCreateDeviceRGB())
    }

    @Test("a pattern color differs from the plain color of the same components")
    func pattern() {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
      let color = UIColor(patternImage: image)
      #expect(color.cgColor != CGColor(gray: 0.5, alpha: 1))
      #expect(color.cgColor == UIColor(cgColor: color.cgColor).cgColor)
      #expect(color != UIColor(white: 0.5, alpha: 1))
    }

    /// Colors of opacity p and q at a share s: the opacity is p + (q − p)s, the premultiplied
    /// components are interpolated.
    @Test("colors are interpolated with premultiplied components", arguments: [0, 0.25, 0.5, 1])
    func interpolation(share: CGFloat) {
      let from = ColorComponents(red: 1, green: 0, blue: 0.5, alpha: 0.25)
      let to = ColorComponents(red: 0, green: 1, blue: 0.5, alpha: 0.75)
      let mixed = from.interpolated(to: to, at: share)
      let alpha = 0.25 + 0.5 * share
      #expect(abs(mixed.alpha - alpha) < 1e-12)
      #expect(abs(mixed.red - 0.25 * (1 - share) / alpha) < 1e-12)
      #expect(abs(mixed.green - 0.75 * share / alpha) < 1e-12)
      #expect(abs(mixed.blue - 0.5) < 1e-12)
    }

    @Test("a color that fades in from clear never shows the black of clear")
    func fadeFromClear() {
      let clear = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
      let red = ColorComponents(red: 1, green: 0, blue: 0, alpha: 1)
      for share in stride(from: CGFloat(0), through: 1, by: 0.125) {
        let mixed = clear.interpolated(to: red, at: share)
        #expect(mixed == ColorComponents(red: 1, green: 0, blue: 0, alpha: share))
      }
    }
  }
#endif
