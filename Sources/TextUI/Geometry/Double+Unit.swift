extension Double {
  /// The number within 0…1; what is no number counts as 0.
  var limitedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
