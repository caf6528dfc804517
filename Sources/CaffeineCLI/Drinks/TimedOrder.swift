/// What is to be had and when it was, as a line says it.
struct TimedOrder {
  var order: Order
  /// The moment that was typed; `nil` where none was.
  var time: Date?
}
