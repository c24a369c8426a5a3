// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import Testing

@Suite("UIVisualEffectView")
@MainActor
struct UIVisualEffectViewTests {
  /// The color of the veil over what is behind the view; nil where nothing is drawn.
  private func veil(_ view: UIVisualEffectView) -> ColorComponents? {
    guard case .drawing(let drawing) = view.presentedContent(),
      case .fill(_, .color(let color), _)? = drawing.steps.first?.mark
    else { return nil }
    return color
  }

  @Test("the content view is as large as the view, and stays so")
  func content() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 5, y: 5, width: 60, height: 40)
    #expect(view.contentView.superview === view)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  private nonisolated static let pairs: [(light: UIBlurEffect.Style, dark: UIBlurEffect.Style)] = [
    (.light, .dark), (.systemUltraThinMaterialLight, .systemUltraThinMaterialDark),
    (.systemThinMaterialLight, .systemThinMaterialDark),
    (.systemMaterialLight, .systemMaterialDark),
    (.systemThickMaterialLight, .systemThickMaterialDark),
    (.systemChromeMaterialLight, .systemChromeMaterialDark),
  ]

  @Test(
    "light styles veil in nearly white, dark ones in nearly black, both let light through",
    arguments: pairs)
  func styles(light: UIBlurEffect.Style, dark: UIBlurEffect.Style) throws {
    let bright = try #require(veil(UIVisualEffectView(effect: UIBlurEffect(style: light))))
    let deep = try #require(veil(UIVisualEffectView(effect: UIBlurEffect(style: dark))))
    #expect(bright.red > 0.9 && deep.red < 0.2)
    #expect(bright.red == bright.green && bright.green == bright.blue)
    #expect((0.4...0.9).contains(bright.alpha) && (0.4...0.9).contains(deep.alpha))
  }

  @Test("thicker materials are denser")
  func density() throws {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let alphas = try styles.map {
      try #require(veil(UIVisualEffectView(effect: UIBlurEffect(style: $0)))).alpha
    }
    #expect(alphas == alphas.sorted() && Set(alphas).count == 4)
  }

  @Test("without an effect, and with vibrancy, nothing is drawn behind the content")
  func withoutBlur() {
    let blur = UIBlurEffect(style: .dark)
    let view = UIVisualEffectView(effect: nil)
    #expect(veil(view) == nil)
    view.effect = UIVibrancyEffect(blurEffect: blur)
    #expect(veil(view) == nil)
    view.effect = UIVibrancyEffect(blurEffect: blur, style: .separator)
    #expect(veil(view) == nil)
    view.effect = blur
    #expect(veil(view) != nil)
  }
}
