// Re-exported: a front reads a command line and draws widgets.
@_exported public import CommandArguments
@_exported public import TextWidgetKit
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
