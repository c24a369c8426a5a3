// SPDX-License-Identifier: Apache-2.0

#if DEBUG
  // Sets of flags in debug builds.
  //
  // Without optimization each operation of an `OptionSet` is a chain of calls through four protocols, five times as
  // long as the operation on the bits. An optimized build inlines those of the standard library.

  extension OptionSet where RawValue == UInt8, Element == Self {
    func contains(_ flags: Self) -> Bool { rawValue & flags.rawValue == flags.rawValue }
    func isSuperset(of flags: Self) -> Bool { contains(flags) }
    func isDisjoint(with flags: Self) -> Bool { rawValue & flags.rawValue == 0 }
    func union(_ flags: Self) -> Self { Self(rawValue: rawValue | flags.rawValue) }
    func intersection(_ flags: Self) -> Self { Self(rawValue: rawValue & flags.rawValue) }
    mutating func insert(_ flags: Self) { self = Self(rawValue: rawValue | flags.rawValue) }
    mutating func remove(_ flags: Self) { self = Self(rawValue: rawValue & ~flags.rawValue) }
  }

  extension OptionSet where RawValue == UInt16, Element == Self {
    func contains(_ flags: Self) -> Bool { rawValue & flags.rawValue == flags.rawValue }
    func isSuperset(of flags: Self) -> Bool { contains(flags) }
    func isDisjoint(with flags: Self) -> Bool { rawValue & flags.rawValue == 0 }
    func union(_ flags: Self) -> Self { Self(rawValue: rawValue | flags.rawValue) }
    func intersection(_ flags: Self) -> Self { Self(rawValue: rawValue & flags.rawValue) }
    mutating func insert(_ flags: Self) { self = Self(rawValue: rawValue | flags.rawValue) }
    mutating func remove(_ flags: Self) { self = Self(rawValue: rawValue & ~flags.rawValue) }
  }
#endif
