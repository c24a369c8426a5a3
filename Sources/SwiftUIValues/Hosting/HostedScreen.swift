// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What `dynamics-port` makes of a SwiftUI view that shows a representable: its state, what it shows, and
/// the controls around it.
@MainActor @preconcurrency
public protocol HostedScreen {
  /// Adds what the screen shows in its present state.
  func show(in body: inout HostedBody)
}

/// What a screen shows: the content of a representable, and controls.
@MainActor @preconcurrency
public struct HostedBody {
  /// A size, as a reader of geometry knows it.
  public struct Geometry {
    /// The size of the content.
    public let size: CGSize

    /// A space of coordinates.
    public enum Space {
      /// That of the content, and of the screen; the content begins at the top of the screen.
      case local, global
    }

    /// The frame of the content.
    public func frame(in space: Space) -> CGRect { CGRect(origin: .zero, size: size) }
  }

  /// A control of a screen.
  enum Control {
    case button(title: String, image: String?, isEnabled: Bool, action: () -> Void)
    case toggle(title: String, value: Binding<Bool>)
    case slider(title: String, range: ClosedRange<Double>, value: Binding<Double>)
    case stepper(title: String, range: ClosedRange<Double>, step: Double, value: Binding<Double>)
  }

  /// The size of the content.
  public let geometry: Geometry
  private(set) var controls: [Control] = []
  private(set) var taps: [() -> Void] = []
  private(set) var appearances: [() -> Void] = []
  private(set) var subscriptions: [() -> AnyCancellable] = []
  private(set) var changes: [(value: Any, perform: (_ old: Any) -> Void)] = []
  /// The representable, and what makes a controller that shows it.
  private(set) var content: (value: Any, make: () -> any UIViewController & HostedContent)?

  /// The size of the content; nil where it fills the screen.
  private(set) var contentSize: (width: CGFloat?, height: CGFloat?)
  private let environment: HostedEnvironment

  init(size: CGSize, environment: HostedEnvironment) {
    geometry = Geometry(size: size)
    self.environment = environment
  }

  /// Provides an object to the screens and representables that are shown from here on.
  public mutating func provide<ObjectType: AnyObject>(_ object: ObjectType) {
    environment.provide(object)
  }

  /// Provides an object unless another one of its class is provided.
  public mutating func provide<ObjectType: AnyObject>(
    unlessKnown make: @autoclosure () -> ObjectType
  ) {
    if environment.object(ObjectType.self) == nil { environment.provide(make()) }
  }

  /// Adds what another screen shows.
  public mutating func show(_ screen: some HostedScreen) {
    environment.resolve(screen)
    screen.show(in: &self)
  }

  /// Shows a view; the first content of a screen counts.
  public mutating func show<Content: UIViewRepresentable>(_ content: Content) {
    guard self.content == nil else { return }
    environment.resolve(content)
    self.content = (content, { HostedViewController(content) })
  }

  /// Shows a controller; the first content of a screen counts.
  public mutating func show<Content: UIViewControllerRepresentable>(_ content: Content) {
    guard self.content == nil else { return }
    environment.resolve(content)
    self.content = (content, { RepresentableController(content) })
  }

  /// Gives the content a size, in the middle of the screen; nil for the size of the screen.
  public mutating func frame(width: CGFloat? = nil, height: CGFloat? = nil) {
    contentSize = (width, height)
  }

  /// Adds a button.
  ///
  /// - Parameter systemImage: the name of a symbol before the title.
  public mutating func button(
    _ title: String, systemImage: String? = nil, isEnabled: Bool = true,
    action: @escaping () -> Void
  ) {
    controls.append(.button(title: title, image: systemImage, isEnabled: isEnabled, action: action))
  }

  /// Adds a switch.
  public mutating func toggle(_ title: String, isOn: Binding<Bool>) {
    controls.append(.toggle(title: title, value: isOn))
  }

  /// Adds a slider.
  public mutating func slider<Value: BinaryFloatingPoint>(
    _ title: String, value: Binding<Value>, in range: ClosedRange<Value> = 0...1
  ) {
    controls.append(
      .slider(
        title: title, range: Double(range.lowerBound)...Double(range.upperBound),
        value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
      ))
  }

  /// Adds a stepper of whole numbers.
  public mutating func stepper(
    _ title: String, value: Binding<Int>, in range: ClosedRange<Int> = 0...100, step: Int = 1
  ) {
    controls.append(
      .stepper(
        title: title, range: Double(range.lowerBound)...Double(range.upperBound),
        step: Double(step),
        value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Int($0) })))
  }

  /// Calls a closure when the content is tapped.
  public mutating func tap(perform action: @escaping () -> Void) { taps.append(action) }

  /// Calls a closure once, when the screen appears.
  public mutating func appear(perform action: @escaping () -> Void) { appearances.append(action) }

  /// Calls a closure with each value of a publisher, from the appearance of the screen on.
  public mutating func receive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) where Source.Failure == Never {
    subscriptions.append { publisher.sink(receiveValue: action) }
  }

  /// Calls a closure with the old and the new value when a value has changed.
  public mutating func change<Value: Equatable>(
    of value: Value, perform action: @escaping (Value, Value) -> Void
  ) {
    changes.append(
      (value, { old in if let old = old as? Value, old != value { action(old, value) } }))
  }

  /// Calls a closure with the new value when a value has changed.
  public mutating func change<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) { change(of: value) { _, new in action(new) } }

  /// Calls a closure when a value has changed.
  public mutating func change<Value: Equatable>(
    of value: Value, perform action: @escaping () -> Void
  ) { change(of: value) { _, _ in action() } }
}

/// Shows the view of a representable.
private final class HostedViewController<Content: UIViewRepresentable>: UIViewController,
  HostedContent
{
  private let shown: RepresentableView<Content>
  var updates: HostedUpdates<Content> { shown.updates }

  init(_ content: Content) {
    shown = RepresentableView(content)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = shown }
}
