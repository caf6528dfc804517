/// Calls a completion handler as Apple's frameworks do: on the main queue, after its function.
///
/// Unchecked, as Objective-C's handlers are not Sendable: it is given away and called once.
package func later(_ handler: @escaping () -> Void) {
  nonisolated(unsafe) let handler = handler
  DispatchQueue.main.async { handler() }
}
