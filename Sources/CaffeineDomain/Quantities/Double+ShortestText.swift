extension Double {
  /// The number in the shortest form that reads back the same; whole numbers below 2⁵³ without a
  /// point: `75`, `62.5`.
  package var shortestText: String {
    let isWhole = magnitude < 0x1p53 && self == rounded(.towardZero)
    return isWhole ? String(Int64(self)) : description
  }
}
