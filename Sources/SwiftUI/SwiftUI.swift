// Apple's SwiftUI hands on Foundation and Observation, so widgets name `Date` and `@Observable`
// without importing them.
@_exported public import Foundation
@_exported public import Observation
@_exported public import TextUI

// Foundation has types of these names too; a declaration here goes before those handed on.

/// A point in a picture.
public typealias CGPoint = TextUI.CGPoint
/// A rectangle in a picture.
public typealias CGRect = TextUI.CGRect
/// A size in a picture.
public typealias CGSize = TextUI.CGSize
