// SPDX-License-Identifier: Apache-2.0

extension PlayEngine {
  /// Where a page has the engine.
  package enum Place {
    /// In the page itself, which is one file then.
    case inPage
    /// In a script beside the page, which several pages of a folder share; their program is there too.
    case beside(String)

    /// The markup of a page.
    var markup: String {
      switch self {
      case .inPage: "<script id=\"engine\" type=\"text/plain\">\(module)</script>"
      case .beside(let name):
        "<script id=\"engine\" type=\"text/plain\"></script><script defer src=\"\(name)\"></script>"
      }
    }
  }

  /// The script that several pages of a folder share.
  package static var script: String {
    // Not a module, which a browser does not load from a file.
    """
    document.getElementById("engine").textContent = "\(module)";
    (() => {
    "use strict";
    \(Recording.playableProgram)
    })();

    """
  }
}
