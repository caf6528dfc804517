import CivilTime

extension ProgramSurroundings {
  /// The process's own surroundings: its command line and variables, the real clock, the zone, and
  /// the standard streams.
  ///
  /// ```swift
  /// exit(await WidgetProgram(WidgetHost(MyWidgets()), in: .process()).run())
  /// ```
  ///
  /// - Parameters:
  ///   - console: Where drawings and errors go.
  ///   - complete: Completes what views know, which are the moment and the zone.
  public static func process(
    console: Console = .streams(), complete: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) -> Self {
    Self(
      console: console, now: { Date() },
      views: { now in
        var values = EnvironmentValues(now: now)
        values.wallClock = WallClock(timeZone: .current)
        complete(&values)
        return values
      })
  }
}
