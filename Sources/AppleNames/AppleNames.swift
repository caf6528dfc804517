// Apple's modules where there are any, else this package's under the same names. Not every system
// of Apple's has all five.
#if canImport(AppIntents)
  @_exported public import AppIntents
#endif
#if canImport(Charts)
  @_exported public import Charts
#endif
#if canImport(Intents)
  @_exported public import Intents
#endif
#if canImport(SwiftUI)
  @_exported public import SwiftUI
#endif
#if canImport(WidgetKit)
  @_exported public import WidgetKit
#endif
