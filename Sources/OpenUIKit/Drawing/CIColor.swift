// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreImage)
  /// The components of a color, as Core Image has them: apps read those of a `UIColor` by it.
  ///
  /// Differs from Core Image: there is no other color space than sRGB.
  public final class CIColor: NSObject, @unchecked Sendable {
    // Unchecked, because `NSObject` is not Sendable: the object is immutable.
    private let components: ColorComponents

    /// Creates a color with the components of another.
    public init(color: UIColor) {
      components = color.cgColor.colorComponents
      super.init()
    }

    /// Creates a color with the components of another.
    public init(cgColor: CGColor) {
      components = cgColor.colorComponents
      super.init()
    }

    /// Creates a color from components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
      components = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
      super.init()
    }

    /// The share of red, from 0 to 1.
    public var red: CGFloat { components.red }
    /// The share of green, from 0 to 1.
    public var green: CGFloat { components.green }
    /// The share of blue, from 0 to 1.
    public var blue: CGFloat { components.blue }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { components.alpha }
    /// The number of components, opacity included: 4.
    public var numberOfComponents: Int { 4 }
    /// The components as text, such as `1.0 0.0 0.0 1.0`.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
  }

  extension UIColor {
    /// Creates a color with the components of one of Core Image.
    public convenience init(ciColor: CIColor) {
      self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The components as a color of Core Image.
    ///
    /// Differs from UIKit, where only a color that was created with one has it.
    public var ciColor: CIColor { CIColor(color: self) }
  }
#endif
