/// What a live page shares with the page of a recording.
package enum PlayerParts {
  /// The style of the page.
  package static var style: String {
    String(decoding: PackageResources.player_css, as: UTF8.self)
  }

  /// A function of JavaScript that makes an X-ray.
  ///
  /// It is called as `makeXRay(recording, xray, element)`, where `recording` is the data of a page,
  /// `xray` the element to draw into, and `element(name, parent, attributes)` makes an element of SVG.
  /// Its result has `draw(frame)`, `layers` and `layerNames`.
  package static var xrayFactory: String {
    let reading = String(decoding: PackageResources.reading_js, as: UTF8.self)
    let drawing = String(decoding: PackageResources.xray_js, as: UTF8.self)
    let joints = String(decoding: PackageResources.joints_js, as: UTF8.self)
    return """
      function makeXRay(recording, xray, element) {
      const last = Math.max(recording.frameCount - 1, 0);
      \(reading)
      \(drawing)
      \(joints)
      return { draw: drawXRay, layers, layerNames, veil };
      }
      """
  }
}
