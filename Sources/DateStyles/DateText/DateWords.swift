/// What a language has to say about dates; `DateText` decides what is to be said.
protocol DateWords: Sendable {
  /// The largest unit in which the language counts a distance.
  var largestUnit: DistanceUnit { get }
  /// A time of day, to the minute.
  func time(_ time: CivilDateTime, width: DateText.Width) -> String
  /// A day.
  func date(_ date: CivilDate, width: DateText.Width) -> String
  /// The month of a day, in short, and its year.
  func month(_ date: CivilDate) -> String
  /// The year of a day.
  func year(_ date: CivilDate) -> String
  /// The short name of a day of the week.
  func weekday(_ date: CivilDate) -> String
  /// A distance in one unit or two, without a sign.
  func distance(_ distance: Distance, width: DateText.Width) -> String
  /// Seconds as a clock counts them, `m:ss` or `h:mm:ss`; the minutes run on without hours.
  func timer(seconds: Int, showsHours: Bool) -> String
  /// Two times less than a day apart.
  func times(from start: CivilDateTime, to end: CivilDateTime, width: DateText.Width) -> String
  /// Two days at least a day apart.
  func days(from start: CivilDate, to end: CivilDate, width: DateText.Width) -> String
}
