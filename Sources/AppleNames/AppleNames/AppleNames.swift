// Apple's modules where there are any, else this package's under the same names. Not every system
// of Apple's has all of them.
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
