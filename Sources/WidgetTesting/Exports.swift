// A test of widgets draws them.
#if os(Linux) && canImport(Testing)
  @_exported public import SwiftUI
#endif
