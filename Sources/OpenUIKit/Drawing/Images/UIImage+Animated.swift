// SPDX-License-Identifier: Apache-2.0

import Foundation

// Animated images, which an image view plays.
extension UIImage {
  /// Creates an animated image of images and the seconds of one cycle; nil without images.
  ///
  /// A duration that is not positive and finite is a thirtieth of a second for each image.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let isValid = duration.isFinite && duration > 0
    return first.changed {
      $0.images = images
      $0.duration = isValid ? duration : Double(images.count) / 30
    }
  }

  /// Creates an animated image of the images `name0`, `name1` and so on, up to 1024, as far as they exist; nil
  /// if there are none.
  ///
  /// The first may be `name1`, too.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for index in 0...1024 {
      guard let image = UIImage(named: "\(name)\(index)") else {
        if index == 0 { continue }
        break
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The image of a sequence after a number of cycles; nil without images.
  static func frame(of images: [UIImage], afterCycles cycles: Double) -> UIImage? {
    guard !images.isEmpty, cycles.isFinite else { return images.first }
    let index = Int((cycles - cycles.rounded(.down)) * Double(images.count))
    return images[min(max(index, 0), images.count - 1)]
  }
}
