// The types of files that widgets name are few, and stand beside what else they use.
@_exported public import SwiftUI
