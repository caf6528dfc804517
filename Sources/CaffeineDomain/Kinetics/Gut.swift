/// What one pace has in the gut, and what is flowing in.
struct Gut {
  /// Swallowed and not yet absorbed, in mg.
  var amount = 0.0

  /// What is being sipped now, in mg per second.
  var inflow = 0.0

  /// Whether nothing is there and nothing is coming.
  var isEmpty: Bool { amount == 0 && inflow == 0 }
}
