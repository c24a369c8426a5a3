// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints of a visual format, such as "H:|-20-[title(>=80)]-[button]-|".
  ///
  /// The default distance is 8 points, and 20 to the superview, as in UIKit without safe areas. An
  /// invalid format is refused: the result is empty, and a diagnostic gives the reason.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var read = try VisualFormat(format, metrics: metrics ?? [:], views: views)
      if opts.contains(.directionRightToLeft), read.axis == .horizontal { read.mirror() }
      return chain(read, opts) + alignments(read, opts)
    } catch {
      RefusedInput.report(
        for: "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)",
        problem: "The format \"\(format)\" is invalid: \(error.reason); there are no constraints.",
        remedy: "Write it as \"H:|-[first]-8-[second(==80)]-|\", with the names as keys of views.")
      return []
    }
  }

  /// The default distance to the superview's edge, in points.
  private static let edgeSpacing: CGFloat = 20

  private static func views(_ format: VisualFormat) -> [UIView] {
    format.links.compactMap { link in
      if case .view(let view, _) = link { return view }
      return nil
    }
  }

  private static func chain(
    _ format: VisualFormat, _ options: FormatOptions
  ) -> [NSLayoutConstraint] {
    let isRow = format.axis == .horizontal
    let isLeft = !options.intersection([.directionLeftToRight, .directionRightToLeft]).isEmpty
    let (start, end): (Attribute, Attribute) =
      isRow ? isLeft ? (.left, .right) : (.leading, .trailing) : (.top, .bottom)
    var result: [NSLayoutConstraint] = []
    for (index, gap) in format.gaps.enumerated() {
      let (before, after) = (format.links[index], format.links[index + 1])
      let standardGap = isEdge(before) || isEdge(after) ? edgeSpacing : systemSpacing
      for predicate in gap.isEmpty ? [VisualFormat.Predicate(constant: standardGap)] : gap {
        guard let first = item(after, beside: before), let second = item(before, beside: after)
        else { continue }
        let constraint = NSLayoutConstraint(
          first: first, isEdge(after) ? end : start, predicate.relation, second: second,
          isEdge(before) ? start : end, multiplier: 1, constant: predicate.constant)
        constraint.priority = predicate.priority
        result.append(constraint)
      }
    }
    return result + sizes(format, isRow ? .width : .height)
  }

  private static func isEdge(_ link: VisualFormat.Link) -> Bool {
    if case .superview = link { return true }
    return false
  }

  /// The view of a link; for an edge of the superview, the superview of the adjacent link.
  private static func item(
    _ link: VisualFormat.Link, beside other: VisualFormat.Link
  ) -> UIView? {
    if case .view(let view, _) = link { return view }
    if case .view(let view, _) = other { return view.superview }
    return nil
  }

  private static func sizes(_ format: VisualFormat, _ size: Attribute) -> [NSLayoutConstraint] {
    format.links.flatMap { link -> [NSLayoutConstraint] in
      guard case .view(let view, let predicates) = link else { return [] }
      return predicates.map { predicate in
        let constraint = NSLayoutConstraint(
          first: view, size, predicate.relation, second: predicate.view,
          predicate.view == nil ? .notAnAttribute : size, multiplier: 1,
          constant: predicate.constant)
        constraint.priority = predicate.priority
        return constraint
      }
    }
  }

  private static func alignments(
    _ format: VisualFormat, _ options: FormatOptions
  ) -> [NSLayoutConstraint] {
    let attributes: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let views = views(format)
    return attributes.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(views, views.dropFirst()).map { view, next in
        NSLayoutConstraint(
          first: next, attribute, .equal, second: view, attribute, multiplier: 1, constant: 0)
      }
    }
  }
}
