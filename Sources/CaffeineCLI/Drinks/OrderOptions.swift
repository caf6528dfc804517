import CaffeineDomain

/// What options say of one drink besides its name.
struct OrderOptions {
  var milligrams: Milligrams?
  var volume: Milliliters?
  var size: String?
  var count: Double?
  /// Whether it is to be logged, so that an amount and a time can be given.
  var isEntry = false
  /// What somebody is asked about a drink that is not known or is unusual; `nil` if nobody can be.
  var ask: (@MainActor (String) -> Bool?)?
  /// Whether an amount that nobody has at once is meant.
  var isSure = false

  /// Whether none of them says how much there is.
  var isEmpty: Bool { milligrams == nil && volume == nil && size == nil && count == nil }
}
