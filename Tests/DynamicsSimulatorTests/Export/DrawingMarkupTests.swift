// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics
import Testing

@testable import DynamicsSimulator

/// A view that shows what a closure draws.
private final class Canvas: UIView {
  var actions: () -> Void = {}

  override func draw(_ rect: CGRect) { actions() }
}

@MainActor
@Suite("Drawings in pictures")
struct DrawingMarkupTests {
  private func recording(_ view: UIView) -> Recording {
    let controller = UIViewController()
    controller.view.addSubview(view)
    return Simulator(rootViewController: controller, size: CGSize(width: 100, height: 100))
      .record(for: 0.1)
  }

  private func canvas(_ actions: @escaping () -> Void) -> UIView {
    let view = Canvas(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    view.actions = actions
    return view
  }

  /// All identifiers that markup refers to, and all that it defines.
  private func references(_ markup: String) -> (used: Set<String>, defined: [String]) {
    func values(between start: String, _ end: Character) -> [String] {
      markup.components(separatedBy: start).dropFirst().map { String($0.prefix { $0 != end }) }
    }
    return (
      Set(values(between: "url(#", ")") + values(between: "href=\"#", "\"")),
      values(between: " id=\"", "\"")
    )
  }

  @Test("everything that a picture refers to is defined in it, once")
  func definitions() throws {
    let bitmap = try #require(UIImage(data: Data("<svg viewBox='0 0 9 9'/>".utf8)))
    let star = try #require(UIImage(systemName: "star"))
    let cross = try #require(UIImage(systemName: "xmark.circle.fill"))
    let view = canvas {
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
      UIColor(patternImage: star).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
      bitmap.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      bitmap.withTintColor(.red).draw(in: CGRect(x: 20, y: 0, width: 20, height: 20))
      cross.draw(at: .zero)
    }
    let second = UIImageView(image: bitmap)
    second.clipsToBounds = true
    view.addSubview(second)
    let recording = recording(view)
    for markup in [
      recording.animatedSVG(), recording.stroboscopicSVG(), recording.htmlPage(title: "x"),
    ] {
      // The script of a page defines what it refers to while it runs.
      let script = #/<script type="module">[\s\S]*?</script>/#
      let (used, defined) = references(markup.replacing(script, with: ""))
      #expect(used.isSubset(of: defined))
      #expect(Set(defined).count == defined.count)
      #expect(markup.components(separatedBy: "data:image/svg").count == 2)
    }
  }

  @Test("a drawing is in the picture as it was made")
  func shapes() {
    let svg = recording(
      canvas {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
        "a < b".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 9)])
      }
    ).stroboscopicSVG()
    #expect(svg.contains(##"<path d="M1 2 L4 2 L4 6 L1 6 Z" fill="#ff0000"/>"##))
    #expect(svg.contains(">a &lt; b</text>"))
    #expect(svg.contains(#"font-weight="700""#))
  }

  @Test("a view that clips cuts its image at its own outline")
  func clippedImage() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.layer.cornerRadius = 5
    view.clipsToBounds = true
    let svg = recording(view).stroboscopicSVG()
    #expect(svg.contains(#"rx="5"/></clipPath>"#))
  }

  @Test("the same thing has the same identifier, another thing another one")
  func identifiers() {
    let first = MarkupDefinition("clipPath") { $0.empty("rect", ["x": "1"]) }
    let same = MarkupDefinition("clipPath") { $0.empty("rect", ["x": "1"]) }
    let other = MarkupDefinition("clipPath") { $0.empty("rect", ["x": "2"]) }
    #expect(first == same)
    #expect(first.identifier != other.identifier)
    #expect(first.markup == "<clipPath id=\"\(first.identifier)\"><rect x=\"1\"/></clipPath>")
  }

  @Test("a live page is sent a definition once, and again when it starts anew")
  func live() {
    let controller = UIViewController()
    let view = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))
    controller.view.addSubview(view)
    let simulator = Simulator(
      rootViewController: controller, size: CGSize(width: 100, height: 100))
    let film = ScreenFilm()
    var screen = LiveScreen()
    film.capture(simulator)
    #expect(screen.show(film, at: 0).definitions.count == 1)
    view.tintColor = .red
    film.capture(simulator)
    let second = screen.show(film, at: 1)
    #expect(second.appearances.count == 1 && second.definitions.isEmpty)
    var other = LiveScreen()
    #expect(other.show(film, at: 1).definitions.count == 1)
  }

  @Test("an unchanged drawing is not written down again")
  func unchanged() {
    let recording = recording(canvas { UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9)) })
    let node = recording.nodes.first {
      if case .drawing = $0.appearance.last?.content { true } else { false }
    }
    #expect(node?.appearance.changes.count == 1)
  }

  @Test("a mask cuts the view and all that is in it, and changes with its own shape")
  func mask() throws {
    let view = canvas { UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
    let mask = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    mask.backgroundColor = .black
    mask.layer.cornerRadius = 10
    view.mask = mask
    let recording = recording(view)
    for markup in [recording.animatedSVG(), recording.stroboscopicSVG()] {
      let (used, defined) = references(markup)
      #expect(used.isSubset(of: defined))
      #expect(markup.contains("mask-type:alpha"))
    }
    let nodes = recording.nodes.filter { $0.appearance.last?.mask != nil }
    #expect(nodes.count == 1)
  }
}
