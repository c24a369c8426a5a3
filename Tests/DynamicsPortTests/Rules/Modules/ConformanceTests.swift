// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import DynamicsPort

  @Suite("Conformances to protocols of missing modules")
  struct ConformanceTests {
    private func ported(_ text: String) throws -> String {
      try #require(SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)]).first).text
    }

    @Test("a controller stays, and conforms in a guarded extension")
    func controller() throws {
      let text = try ported(
        """
        import UIKit
        import CoreLocation
        import MapKit

        class Map: UIViewController, CLLocationManagerDelegate, UIScrollViewDelegate, MKMapViewDelegate {
          let manager = CLLocationManager()
          func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
        }

        """)
      #expect(text.contains("class Map: UIViewController, UIScrollViewDelegate {"))
      #expect(
        text.contains(
          "#if canImport(CoreLocation)\nextension Map: CLLocationManagerDelegate {}\n#endif"))
      #expect(text.contains("#if canImport(MapKit)\nextension Map: MKMapViewDelegate {}\n#endif"))
      #expect(text.contains("#if canImport(CoreLocation)\n  let manager = CLLocationManager()"))
      #expect(try ported(text) == text)
    }

    @Test("the extension of a nested type has its whole name")
    func nested() throws {
      let text = try ported(
        """
        import AVFoundation
        class Player {
          final class Ear: NSObject, AVAudioPlayerDelegate {}
        }

        """)
      #expect(text.contains("final class Ear: NSObject {}\n}\n"))
      #expect(text.contains("extension Player.Ear: AVAudioPlayerDelegate {}"))
    }

    @Test(
      "a type goes as a whole without its superclass, without SwiftUI, or if it cannot be named",
      arguments: [
        "import MapKit\nclass Pin: MKPointAnnotation, MKAnnotation {}\n",
        "import SwiftUI\nstruct Page: View, Equatable { var body: some View { Text(\"\") } }\n",
        "import AVFoundation\nclass A {\n  private class B: NSObject, AVAudioPlayerDelegate {}\n}\n",
      ])
    func wholeType(source: String) throws {
      let text = try ported(source)
      #expect(!text.contains("extension"))
      let declaration = try #require(source.split(separator: "\n").last { $0.contains(": ") })
      #expect(text.contains(declaration))
    }
  }
#endif
