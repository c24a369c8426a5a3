// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("The layout of a button's title and image")
struct ButtonLayoutTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }

  private func frames() -> (image: CGRect, title: CGRect) {
    button.layoutIfNeeded()
    return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
  }

  /// The size of the title by itself.
  private var titleSize: CGSize { button.titleLabel?.intrinsicContentSize ?? .zero }

  private func fill() {
    button.setTitle("Go", for: .normal)
    button.setImage(image, for: .normal)
  }

  @Test(
    "title and image together lie where the alignment says",
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, UIControl.ContentVerticalAlignment.top),
      (.center, .center), (.right, .bottom), (.leading, .center), (.trailing, .top),
    ])
  func alignment(
    horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
  ) {
    fill()
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    let (image, title) = frames()
    let block = image.union(title)
    let share: CGFloat =
      switch horizontal {
      case .left, .leading: 0
      case .right, .trailing: 1
      default: 0.5
      }
    #expect(abs(block.minX - (200 - 20 - titleSize.width) * share) < 1e-9)
    let down: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    #expect(abs(block.minY - (80 - max(30, titleSize.height)) * down) < 1e-9)
    #expect(image.maxX == title.minX && image.size == CGSize(width: 20, height: 30))
  }

  @Test("the insets of the content move and narrow the rectangle for both")
  func contentInsets() {
    fill()
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 40, bottom: 2, right: 20)
    #expect(
      button.contentRect(forBounds: button.bounds) == CGRect(x: 40, y: 10, width: 140, height: 68))
    let (image, title) = frames()
    #expect(abs((image.minX + title.maxX) / 2 - 110) < 1e-9 && image.midY == 44)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: 20 + titleSize.width + 60, height: max(30, titleSize.height) + 12))
  }

  @Test("the insets of title and image shift each alone: by half their difference in the middle")
  func ownInsets() {
    fill()
    let before = frames()
    button.titleEdgeInsets = UIEdgeInsets(top: 6, left: 10, bottom: 0, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 8)
    let after = frames()
    #expect(after.title == before.title.offsetBy(dx: 5, dy: 3))
    #expect(after.image == before.image.offsetBy(dx: -4, dy: -2))
    button.contentHorizontalAlignment = .left
    #expect(frames().title.minX == 20 + 10 && frames().image.minX == 0)
  }

  @Test("an image alone shrinks to the rectangle and keeps its proportions; it never grows")
  func imageAlone() {
    button.setImage(image, for: .normal)
    #expect(frames().image == CGRect(x: 90, y: 25, width: 20, height: 30))
    button.frame.size = CGSize(width: 200, height: 15)
    #expect(frames().image == CGRect(x: 95, y: 0, width: 10, height: 15))
  }

  @Test("an image beside a title shrinks to the rectangle too, and the title gets what is left")
  func largeImage() {
    button.setImage(image, for: .normal)
    button.setTitle("title", for: .normal)
    button.frame.size = CGSize(width: 8, height: 80)
    #expect(frames().image == CGRect(x: 0, y: 34, width: 8, height: 12))
    #expect(frames().title.width == 0)
    button.frame.size = CGSize(width: 200, height: 15)
    #expect(frames().image.size == CGSize(width: 10, height: 15))
    #expect(frames().title.minX == frames().image.maxX)
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.image) = ("title", image)
    button.configuration = configuration
    #expect(frames().image.size == image.size)
  }

  @Test("an image alone fills the axes along which the content is to fill")
  func filling() {
    button.setImage(image, for: .normal)
    button.contentHorizontalAlignment = .fill
    #expect(frames().image == CGRect(x: 0, y: 25, width: 200, height: 30))
    button.contentVerticalAlignment = .fill
    #expect(frames().image == CGRect(x: 0, y: 0, width: 200, height: 80))
  }

  @Test("a title that is wider than the rectangle gets what is left beside the image")
  func narrow() {
    fill()
    button.frame.size.width = 30
    let (image, title) = frames()
    #expect(image.width == 20 && title.width == min(titleSize.width, 10))
  }

  @Test(
    "a configuration puts the image at its edge, apart by its padding",
    arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func placement(edge: NSDirectionalRectEdge) {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.image) = ("Go", image)
    (configuration.imagePlacement, configuration.imagePadding) = (edge, 9)
    button.configuration = configuration
    let (image, title) = frames()
    switch edge {
    case .leading: #expect(title.minX - image.maxX == 9 && image.midY == title.midY)
    case .trailing: #expect(image.minX - title.maxX == 9 && image.midY == title.midY)
    case .top: #expect(title.minY - image.maxY == 9 && image.midX == title.midX)
    default: #expect(image.minY - title.maxY == 9 && image.midX == title.midX)
    }
    let block = image.union(title)
    #expect(abs(block.midX - 100) < 1e-9 && abs(block.midY - 40) < 1e-9)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: block.width + 24, height: block.height + 14))
  }

  @Test("padding counts only where there is both an image and a title")
  func paddingAlone() {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.imagePadding) = ("Go", 50)
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == titleSize.width + 24)
  }

  @Test("a background image fills the button behind the content")
  func background() {
    button.setBackgroundImage(image, for: .normal)
    fill()
    button.layoutIfNeeded()
    let background = button.subviews.first as? UIImageView
    #expect(background?.image === image && background?.frame == button.bounds)
    button.frame.size.width = 70
    button.layoutIfNeeded()
    #expect(background?.frame.width == 70)
  }
}
