import SwiftUI

/// What the widgets take from the device they run on; tests give another.
struct Device: Sendable {
  var folder = SharedFolder.group
  var now: @Sendable () -> Date = { Date() }
  /// Says when a day ends.
  var calendar = Calendar.current
  /// How long a server may take.
  var patience = Duration.seconds(5)
}
