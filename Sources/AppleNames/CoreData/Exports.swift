// Objects are kept in memory and end with the program: a store is empty when it is opened, as on a new
// device, and one that was to outlive the program cannot be saved to.
@_exported public import SwiftUI
