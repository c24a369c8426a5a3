// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// An action as it stands in the file of a run: its frame, and the fields of the message by which the
/// page asks for it.
struct SavedAction: Sendable, Codable, Equatable {
  let frame: Int
  let `do`: String
  var touch: Int?
  var x: Double?
  var y: Double?
  var isOn: Bool?
  var text: String?
  var behavior: String?
  var property: String?
  var value: Double?
  var style: SavedStyle?
}

/// The style of a device as files and messages name it.
package enum SavedStyle: String, Sendable, Codable {
  case light, dark

  /// Names a style; one that is not dark is light.
  package init(_ style: UIUserInterfaceStyle) { self = style == .dark ? .dark : .light }

  /// The style.
  package var value: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

extension SavedAction {
  init(_ action: SessionAction, frame: Int) {
    switch action {
    case .touch(.begin(let touch, let point)):
      self.init(
        frame: frame, do: "begin", touch: touch, x: Double(point.x), y: Double(point.y))
    case .touch(.move(let touch, let point)):
      self.init(frame: frame, do: "move", touch: touch, x: Double(point.x), y: Double(point.y))
    case .touch(.end(let touch)): self.init(frame: frame, do: "end", touch: touch)
    case .grab(let isOn): self.init(frame: frame, do: "grab", isOn: isOn)
    case .key(.insert(let text)): self.init(frame: frame, do: "type", text: text)
    case .key(.deleteBackward): self.init(frame: frame, do: "erase")
    case .key(.endEditing): self.init(frame: frame, do: "endEditing")
    case .edit(let edit):
      self.init(
        frame: frame, do: "edit", behavior: edit.path, property: edit.property, value: edit.value)
    case .style(let style): self.init(frame: frame, do: "style", style: SavedStyle(style))
    }
  }

  /// What the action does; nil where fields are missing, or no client could ask for it.
  var action: SessionAction? {
    switch `do` {
    case "begin": touchAndPoint.map { .touch(.begin(touch: $0, at: $1)) }
    case "move": touchAndPoint.map { .touch(.move(touch: $0, to: $1)) }
    case "end": validTouch.map { .touch(.end(touch: $0)) }
    case "grab": isOn.map { .grab($0) }
    case "type": validText.map { .key(.insert($0)) }
    case "erase": .key(.deleteBackward)
    case "endEditing": .key(.endEditing)
    case "edit": edit.map { .edit($0) }
    case "style": style.map { .style($0.value) }
    default: nil
    }
  }

  private var validTouch: Int? { touch.flatMap { ClientMessage.touches.contains($0) ? $0 : nil } }

  private var validText: String? {
    text.flatMap { (1...ClientMessage.maximumTextLength).contains($0.count) ? $0 : nil }
  }

  private var touchAndPoint: (Int, CGPoint)? {
    guard let touch = validTouch, let x, let y, abs(x) <= ClientMessage.maximumCoordinate,
      abs(y) <= ClientMessage.maximumCoordinate
    else { return nil }
    return (touch, CGPoint(x: x, y: y))
  }

  private var edit: BehaviorEdit? {
    guard let behavior, let property, let value, value.isFinite else { return nil }
    return BehaviorEdit(path: behavior, property: property, value: value)
  }
}
