import Foundation

#if !canImport(CoreGraphics)
  /// How the end of an open line looks.
  public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Half a square beyond the end point.
    case square = 2
  }

  /// How the corner between two lines looks.
  public enum CGLineJoin: Int32, Sendable {
    /// Pointed.
    case miter = 0
    /// Rounded.
    case round = 1
    /// Cut.
    case bevel = 2
  }
#endif
