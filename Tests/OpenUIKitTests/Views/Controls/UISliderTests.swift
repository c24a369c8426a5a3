// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UISlider")
struct UISliderTests {
  private let fixture = GestureFixture()
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test("a slider runs from 0 to 1, stands at 0, and tells while it is dragged")
  func defaults() {
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
    #expect(slider.isContinuous && slider.currentThumbImage == nil)
    #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(
      slider.sizeThatFits(CGSize(width: 70, height: 5)).height == slider.intrinsicContentSize.height
    )
  }

  @Test(
    "the thumb of 28 points stands at the value's share of its way of 172 points",
    arguments: [(0, 1, 0.25), (-10, 10, 0), (100, 200, 200), (5, 5, 5), (-3, -1, -2.5)]
      as [(Float, Float, Float)])
  func thumb(minimum: Float, maximum: Float, value: Float) {
    slider.maximumValue = maximum
    slider.minimumValue = minimum
    slider.maximumValue = maximum
    slider.value = value
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    let share = maximum > minimum ? CGFloat((value - minimum) / (maximum - minimum)) : 0
    #expect(abs(thumb.minX - 172 * share) < 1e-4)
    #expect(thumb.size == CGSize(width: 28, height: 28) && thumb.midY == 17)
    #expect(track.midY == 17 && track.minX == 2 && track.maxX == 198)
  }

  @Test(
    "a bound beyond the other takes it along, and the value of 0.8 stays between them",
    arguments: [
      (3, 1, [1, 1, 1]), (-2, 0.5, [-2, 0.5, 0.5]), (0.9, 5, [0.9, 5, 0.9]),
      (-1, -4, [-4, -4, -4]),
    ] as [(Float, Float, [Float])])
  func bounds(minimum: Float, maximum: Float, expected: [Float]) {
    slider.value = 0.8
    slider.minimumValue = minimum
    slider.maximumValue = maximum
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == expected)
  }

  @Test("bounds and values that are not finite are refused")
  func refused() {
    let messages = RefusalLog.record {
      slider.minimumValue = .nan
      slider.maximumValue = .infinity
      slider.setValue(-.infinity, animated: true)
    }
    #expect(messages.count == 3)
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
  }

  @Test("a slider that is not continuous tells once, when the touch ends")
  func atTheEnd() {
    slider.isContinuous = false
    var values: [Float] = []
    slider.addAction(UIAction { [slider] _ in values.append(slider.value) }, for: .valueChanged)
    fixture.view.addSubview(slider)
    slider.layoutIfNeeded()
    fixture.begin(114, 117)
    for x in [140, 180, 200] { fixture.move(CGFloat(x), 117) }
    #expect(values.isEmpty && slider.value == 0.5)
    fixture.end()
    #expect(values == [0.5])
  }

  @Test("a continuous slider tells each change, and nothing where the value stays")
  func continuous() {
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    fixture.view.addSubview(slider)
    slider.layoutIfNeeded()
    fixture.begin(114, 117)
    for x in [50, 20, 140, 180] { fixture.move(CGFloat(x), 117) }
    fixture.end()
    // The first two positions are left of the track: the value stays 0.
    #expect(count == 2)
  }

  @Test("a thumb keeps its distance from the touch that holds it beside its middle")
  func offset() {
    fixture.view.addSubview(slider)
    slider.layoutIfNeeded()
    fixture.begin(122, 117)
    fixture.move(165, 117)
    // The touch moved by 43 of 172 points.
    #expect(abs(slider.value - 0.25) < 1e-6)
  }

  @Test("an image of the thumb has its own size, and that of the normal state stands in")
  func thumbImage() {
    let (image, pressed) = (square(40), square(60))
    slider.setThumbImage(image, for: .normal)
    slider.setThumbImage(pressed, for: .highlighted)
    #expect(slider.currentThumbImage === image && slider.thumbImage(for: .selected) == nil)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === pressed)
    slider.isHighlighted = false
    slider.value = 1
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(thumb.size == image.size && thumb.maxX == 200)
  }

  @Test("images at the ends shorten the track by their width and 8 points")
  func valueImages() {
    slider.minimumValueImage = square(20)
    slider.maximumValueImage = square(30)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 28 && track.maxX == 162)
  }

  @Test("the track has the tint color before the thumb, unless it is given its own")
  func colors() throws {
    slider.tintColor = .red
    slider.layoutIfNeeded()
    func isShown(_ color: UIColor) -> Bool {
      slider.subviews.contains { $0.backgroundColor == color }
    }
    #expect(isShown(.red))
    slider.minimumTrackTintColor = .green
    slider.maximumTrackTintColor = .blue
    slider.thumbTintColor = .purple
    #expect(!isShown(.red) && isShown(.green) && isShown(.blue) && isShown(.purple))
  }
}
