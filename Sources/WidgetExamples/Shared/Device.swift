import SwiftUI

/// What the widgets take from the device they run on; tests give another.
struct Device: Sendable {
  /// What the app and its widgets share.
  var folder = SharedFolder.group
  /// The clock.
  var now: @Sendable () -> Date = { Date() }
  /// Says when a day ends.
  var calendar = Calendar.current
  /// How long a server may take.
  var patience = Duration.seconds(5)
}
