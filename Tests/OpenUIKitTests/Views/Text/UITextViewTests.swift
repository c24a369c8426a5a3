// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("UITextView")
struct UITextViewTests {
  @MainActor
  private final class Journal: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var allows = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("should begin")
      return allows
    }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      calls.append("should end")
      return allows
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("\(range.location) \(range.length) \(text)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }
  }

  private final class Noted: UITextView {
    var notes = 0

    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      notes += 1
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a subclass overrides the initializer with an area, by which the others create it")
  func initializers() {
    let container = NSTextContainer(size: .zero)
    #expect(Noted(frame: .zero, textContainer: container).textContainer === container)
    let view = Noted(frame: CGRect(x: 0, y: 0, width: 70, height: 40))
    #expect(view.notes == 1 && view.frame.width == 70 && Noted().notes == 1)
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 70, height: 40))
  private let journal = Journal()

  init() {
    window.addSubview(view)
    view.delegate = journal
    // Letters are 6 points wide, and a line of 60 points holds ten of them.
    view.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
  }

  @Test("a text view is empty, editable, and has insets of 8 points above and below")
  func defaults() {
    let view = UITextView()
    #expect(view.text.isEmpty && !view.hasText && view.isEditable && view.isSelectable)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.font?.pointSize == 12 && view.selectedRange == NSRange(location: 0, length: 0))
    #expect(view.keyboardType == .default && view.returnKeyType == .default)
  }

  @Test("the delegate is asked before, and told after editing")
  func editing() {
    #expect(view.becomeFirstResponder() && view.becomeFirstResponder())
    #expect(view.resignFirstResponder())
    #expect(journal.calls == ["should begin", "began", "should end", "ended"])
    journal.allows = false
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
  }

  @Test("a view that must not be edited is not, and one that leaves its window stops")
  func notEditable() {
    view.isEditable = false
    #expect(!view.becomeFirstResponder() && journal.calls.isEmpty)
    view.isEditable = true
    view.becomeFirstResponder()
    journal.calls = []
    journal.allows = false
    #expect(!window.endEditing(false) && view.isFirstResponder)
    view.removeFromSuperview()
    #expect(!view.isFirstResponder && journal.calls == ["should end", "ended"])
  }

  @Test("changes are asked for in UTF-16, and told only when they are made")
  func changes() {
    view.insertText("a🎈")
    view.deleteBackward()
    #expect(journal.calls == ["0 0 a🎈", "changed", "1 2 ", "changed"])
    journal.allows = false
    view.insertText("b")
    #expect(view.text == "a" && journal.calls.last == "1 0 b")
    journal.calls = []
    view.text = "by code"
    #expect(journal.calls.isEmpty)
  }

  @Test("typed text keeps the attributes that are there")
  func attributes() {
    view.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    view.insertText("!")
    #expect(view.text == "red!")
    let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @Test(
    "the content is as high as its lines, one at least, and the insets",
    arguments: [("one", 1), ("one two three", 2), ("one\ntwo\nthree", 3), ("", 1)])
  func height(text: String, lines: Int) {
    view.text = text
    view.textContainerInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    view.layoutIfNeeded()
    let line = view.font?.lineHeight ?? 0
    let height = (CGFloat(lines) * line).rounded(.up)
    #expect(view.contentSize == CGSize(width: 70, height: height + 7))
    #expect(view.sizeThatFits(CGSize(width: 70, height: 0)).height == height + 7)
  }

  @Test("insets at the sides make the lines shorter, and move the text")
  func insets() {
    view.text = "one two three"
    view.textContainerInset = UIEdgeInsets(top: 5, left: 11, bottom: 0, right: 13)
    view.layoutIfNeeded()
    let page = view.subviews[0]
    #expect(page.frame.minX == 16 && page.frame.minY == 5 && page.frame.width == 36)
    #expect(page.frame.height == (3 * (view.font?.lineHeight ?? 0)).rounded(.up))
  }

  @Test("insets that are not finite are refused")
  func refused() {
    let messages = RefusalLog.record {
      view.textContainerInset.left = .nan
      view.textContainerInset.top = .infinity
      view.layoutIfNeeded()
    }
    #expect(messages.count == 2)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
  }

  @Test("scrolling to the end shows the last line, and tells the delegate as a scroll view does")
  func scrolling() {
    view.text = Array(repeating: "line", count: 20).joined(separator: "\n")
    view.scrollRangeToVisible(NSRange(location: 90, length: 1))
    #expect(view.contentOffset.y == view.contentSize.height - 40)
    #expect(journal.calls == ["scrolled"])
    view.text = "short"
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 0)
  }
}
