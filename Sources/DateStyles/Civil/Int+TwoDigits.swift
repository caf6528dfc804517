extension Int {
  /// The number, which is not negative, in two digits at least: `07`, `42`, `100`.
  var inTwoDigits: String {
    self < 10 ? "0" + String(self) : String(self)
  }
}
