// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import OpenUIDynamics

  /// The style of a device as an argument names it: `--style dark`.
  enum InterfaceStyle: String, ExpressibleByArgument, CaseIterable {
    case light, dark

    /// The style.
    var value: UIUserInterfaceStyle { self == .dark ? .dark : .light }
  }

  extension ArgumentHelp {
    static let style = ArgumentHelp("Whether the device is light or dark.")
  }
#endif
