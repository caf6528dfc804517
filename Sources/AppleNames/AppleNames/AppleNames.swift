// Imports Apple's modules where they exist, and otherwise this package's modules of the same
// names. Some of Apple's systems lack some of them.
#if canImport(ActivityKit)
  @_exported public import ActivityKit
#endif
#if canImport(AppIntents)
  @_exported public import AppIntents
#endif
#if canImport(Charts)
  @_exported public import Charts
#endif
#if canImport(Combine)
  @_exported public import Combine
#endif
#if canImport(Intents)
  @_exported public import Intents
#endif
#if canImport(OSLog)
  @_exported public import OSLog
#endif
#if canImport(RelevanceKit)
  @_exported public import RelevanceKit
#endif
#if canImport(SwiftUI)
  @_exported public import SwiftUI
#endif
#if canImport(UIKit)
  @_exported public import UIKit
#endif
#if canImport(WidgetKit)
  @_exported public import WidgetKit
#endif
#if canImport(os)
  @_exported public import os
#endif
