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

private struct Page: UIViewControllerRepresentable {
  let title: String

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.title = title
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
