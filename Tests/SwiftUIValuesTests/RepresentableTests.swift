// SPDX-License-Identifier: Apache-2.0

import SwiftUIValues
import Testing

/// Shows a label that a coordinator counts the updates of.
private struct Counter: UIViewRepresentable {
  @Binding var count: Int
  @State private var step = 2

  func makeCoordinator() -> Coordinator { Coordinator(count: $count) }

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.count += step
    label.text = "\(count)"
  }

  final class Coordinator {
    @Binding var count: Int

    init(count: Binding<Int>) { _count = count }
  }
}

/// Notes the frame that its view has in each update, and whether that was laid out.
private struct Canvas: UIViewRepresentable {
  let notes: Notes

  func makeUIView(context: Context) -> CanvasView { CanvasView() }

  func updateUIView(_ view: CanvasView, context: Context) {
    notes.updates.append((view.bounds.width, view.layoutCount))
  }

  final class Notes {
    var updates: [(width: CGFloat, layoutCount: Int)] = []
  }

  final class CanvasView: UIView {
    private(set) var layoutCount = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
    }
  }
}

private struct Page: UIViewControllerRepresentable {
  let title: String

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.title = title
  }
}

private final class Score: ObservableObject {
  @Published var points = 1
}

/// Shows a number of an object, by a view and by a controller.
private struct Points: UIViewRepresentable {
  @ObservedObject var score: Score

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { label.text = "\(score.points)" }
}

private struct PointsPage: UIViewControllerRepresentable {
  @ObservedObject var score: Score

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.title = "\(score.points)"
  }
}

@Suite("What makes views and controllers for SwiftUI")
@MainActor
struct RepresentableTests {
  @Test("a view is updated when its size changes, and shares values with its coordinator")
  func view() throws {
    let count = Binding.keeping(1)
    let shown = RepresentableView(Counter(count: count))
    shown.layoutIfNeeded()
    let label = try #require(shown.subviews.first as? UILabel)
    #expect(label.text == "3" && count.wrappedValue == 3 && label.frame == shown.bounds)
    shown.setNeedsLayout()
    shown.layoutIfNeeded()
    #expect(label.text == "3")
    shown.frame.size.width += 10
    shown.layoutIfNeeded()
    #expect(label.text == "5" && label.frame == shown.bounds)
  }

  @Test("the first update comes before the view has a size and is laid out, others after")
  func firstUpdate() throws {
    let notes = Canvas.Notes()
    let shown = RepresentableView(Canvas(notes: notes))
    shown.frame.size.width = 200
    shown.layoutIfNeeded()
    #expect(notes.updates.map(\.width) == [0] && notes.updates.map(\.layoutCount) == [0])
    let view = try #require(shown.subviews.first as? Canvas.CanvasView)
    #expect(view.frame == shown.bounds && view.layoutCount == 1)
    shown.frame.size.width = 300
    shown.layoutIfNeeded()
    #expect(notes.updates.map(\.width) == [0, 300] && notes.updates.last?.layoutCount == 1)
  }

  @Test("an observed object updates in the next layout pass, and by a binding")
  func observedObject() throws {
    let score = Score()
    let (shown, page) = (
      RepresentableView(Points(score: score)), RepresentableController(PointsPage(score: score))
    )
    let label = try #require(shown.subviews.first as? UILabel)
    shown.layoutIfNeeded()
    page.view.layoutIfNeeded()
    #expect(label.text == "1" && page.children.first?.title == "1")
    score.points = 2
    shown.layoutIfNeeded()
    page.view.layoutIfNeeded()
    #expect(label.text == "2" && page.children.first?.title == "2")
    Points(score: score).$score.points.wrappedValue = 3
    shown.layoutIfNeeded()
    #expect(label.text == "3")
  }

  @Test("a controller is a child, and updated when it has its size")
  func controller() throws {
    let shown = RepresentableController(Page(title: "One"))
    shown.view.layoutIfNeeded()
    let child = try #require(shown.children.first)
    #expect(child.title == "One" && child.view.superview === shown.view)
  }

  @Test("bindings keep, ignore, or pass on what is set, and have parts")
  func bindings() {
    let (constant, kept) = (Binding.constant(1), Binding.keeping([1, 2]))
    constant.wrappedValue = 5
    kept.wrappedValue.append(3)
    kept[dynamicMember: \.[0]].wrappedValue = 7
    #expect(constant.wrappedValue == 1 && kept.wrappedValue == [7, 2, 3])
    let state = State(initialValue: 1)
    state.projectedValue.wrappedValue = 4
    #expect(state.wrappedValue == 4)
  }
}
