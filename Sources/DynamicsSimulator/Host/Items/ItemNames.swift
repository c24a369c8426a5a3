// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Names for views and items that a reader of a trace recognizes.
///
/// The accessibility identifier comes first, and of a collection view's layout the section and item,
/// as in "cell 0-12". Next is the property that holds the object, in the root view controller, in one of
/// its children, or in a view around it; elements of an array have their index. What no property holds
/// is named after its type and numbered.
@MainActor
final class ItemNames {
  /// An object that has a number.
  private struct Numbered {
    private(set) weak var object: AnyObject?
  }

  /// An object that has no name yet.
  private struct Unnamed {
    /// What it is named after where it is gone before it is named.
    let type: AnyObject.Type
    let number: Int
  }

  private let rootViewController: UIViewController
  /// The numbers of the objects, also of those that are gone.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The objects by their numbers, where they are read in place: copying a weak reference takes longer than
  /// finding it.
  private var objects: [Numbered] = []
  /// The names by the numbers of their objects; empty for those that are still unnamed.
  private var names: [String] = []
  private var unnamed: [Unnamed] = []
  private var typeNames: [ObjectIdentifier: String] = [:]
  private var uses: [String: Int] = [:]
  private var given: Set<String> = []

  /// The holders whose properties have been read in the present search.
  private var searched: Set<ObjectIdentifier> = []
  /// The number of calls in progress that share a search.
  private var searchDepth = 0

  /// The number of holders whose properties have been read so far, which is what naming costs.
  private(set) var readHolderCount = 0

  init(rootViewController: UIViewController) {
    self.rootViewController = rootViewController
  }

  /// The name of an object, the same as long as it lives.
  func name(of object: AnyObject) -> String {
    nameNumbered()
    if let number = knownNumber(of: object) { return names[number] }
    return inOneSearch { names[search(for: object)] }
  }

  /// The number of an object, by which its name can be read later, also when the object is gone.
  ///
  /// Nothing is searched before ``nameNumbered()``: objects that meet in one frame share a search.
  func number(of object: AnyObject) -> Int {
    if let number = knownNumber(of: object) { return number }
    let number = addNumber(to: object)
    unnamed.append(Unnamed(type: type(of: object), number: number))
    return number
  }

  /// The name of the object that has or had a number.
  func name(ofNumber number: Int) -> String {
    nameNumbered()
    return names[number]
  }

  /// Names the objects that have received numbers, in this order, in one search.
  ///
  /// Called at the end of a frame, while the objects are where they were when they met: an app may
  /// drop them long before their names are read.
  func nameNumbered() {
    guard !unnamed.isEmpty else { return }
    let waiting = unnamed
    unnamed = []
    inOneSearch {
      for entry in waiting where names[entry.number].isEmpty {
        guard let object = objects[entry.number].object else {
          assign(name(of: entry.type), number: entry.number, isType: true)
          continue
        }
        _ = search(for: object)
      }
    }
  }

  /// Runs code that names many objects while no code of the app changes its properties: those of a
  /// holder are read at most once.
  func inOneSearch<Result>(_ body: () throws -> Result) rethrows -> Result {
    searchDepth += 1
    defer {
      searchDepth -= 1
      if searchDepth == 0 { searched.removeAll() }
    }
    return try body()
  }

  // MARK: Names

  private func knownNumber(of object: AnyObject) -> Int? {
    guard let number = numbers[ObjectIdentifier(object)], objects[number].object === object else {
      return nil
    }
    return number
  }

  private func addNumber(to object: AnyObject) -> Int {
    names.append("")
    objects.append(Numbered(object: object))
    numbers[ObjectIdentifier(object)] = names.count - 1
    return names.count - 1
  }

  /// Names an object, and everything that the properties around it hold; returns its number.
  private func search(for object: AnyObject) -> Int {
    nameHeldObjects(around: object as? UIView)
    let number = knownNumber(of: object) ?? addNumber(to: object)
    if names[number].isEmpty {
      let identifier = identifier(of: object)
      assign(
        identifier ?? name(of: type(of: object)), number: number, isType: identifier == nil)
    }
    return number
  }

  /// The name of a type, which takes long to describe.
  private func name(of type: AnyObject.Type) -> String {
    if let name = typeNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  private func identifier(of object: AnyObject) -> String? {
    if let element = object as? UICollectionViewLayoutAttributes {
      let place = element.indexPath.map { String($0) }.joined(separator: "-")
      return "\(element.representedElementKind ?? "cell") \(place)"
    }
    guard let identifier = (object as? UIView)?.accessibilityIdentifier else { return nil }
    return identifier.isEmpty ? nil : identifier
  }

  /// Gives a name, with a number if another object has it already or if it is the name of a type.
  private func assign(_ name: String, number: Int, isType: Bool = false) {
    var unique: String
    // More than once where another object is called "ball 2" already.
    repeat {
      let use = Self.incremented(&uses[name, default: 0])
      unique = use > 1 || isType ? "\(name) \(use)" : name
    } while !given.insert(unique).inserted
    names[number] = unique
  }

  /// Adds one to a count where it is kept, so that its name is searched once.
  private static func incremented(_ count: inout Int) -> Int {
    count += 1
    return count
  }

  // MARK: Search

  /// Names the objects that properties of the controllers and of the views around a view hold.
  private func nameHeldObjects(around view: UIView?) {
    var controllers: [UIViewController] = [rootViewController]
    if searched.contains(ObjectIdentifier(rootViewController)) { controllers = [] }
    while let controller = controllers.popLast() {
      nameObjects(heldBy: controller)
      controllers += controller.children.reversed()
    }
    var superview = view?.superview
    // Around a view that has been searched, all have been.
    while let current = superview, !searched.contains(ObjectIdentifier(current)) {
      nameObjects(heldBy: current)
      superview = current.superview
    }
  }

  private func nameObjects(heldBy holder: AnyObject) {
    searched.insert(ObjectIdentifier(holder))
    readHolderCount += 1
    HeldObjects.forEach(in: holder) { held, property, index in
      let number = knownNumber(of: held) ?? addNumber(to: held)
      guard names[number].isEmpty else { return }
      let name = identifier(of: held) ?? HeldObjects.name(of: property, index: index)
      assign(name, number: number)
    }
  }
}
