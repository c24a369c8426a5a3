// SPDX-License-Identifier: Apache-2.0

// swift-testing declares an overlay for UIKit. Where a file imports both Testing and UIKit, the
// compiler asks for that module by the name `_Testing_UIKit`, and finds only Apple's UIKit has it.
// This one is empty: it lets such a file compile.
