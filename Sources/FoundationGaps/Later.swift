/// Calls a completion handler as Apple's frameworks do: on the main queue, when the function that it
/// was handed to has returned.
///
/// Unchecked, because handlers from Objective-C are not Sendable: it is called once, and by then who
/// handed it over is done with it.
package func later(_ handler: @escaping () -> Void) {
  nonisolated(unsafe) let handler = handler
  DispatchQueue.main.async { handler() }
}
