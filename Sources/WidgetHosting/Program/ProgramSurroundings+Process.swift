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
  ///   - views: Creates what views know (default: the moment, the zone, and pictures of the folders
  ///     that `--assets` names).
  public static func process(
    console: Console = .streams(),
    views: @escaping (_ now: Date, _ folders: [String]) -> EnvironmentValues = ProgramSurroundings
      .processViews
  ) -> Self {
    let variables = ProcessInfo.processInfo.environment
    return Self(
      environment: ProcessEnvironment(
        commandLine: CommandLine.arguments, variable: { variables[$0] }),
      clock: SystemClock(now: { Date() }), console: console, views: views)
  }

  /// The moment in the zone of the process, with pictures of these folders.
  public nonisolated static func processViews(now: Date, folders: [String]) -> EnvironmentValues {
    var values = EnvironmentValues(now: now)
    values.wallClock = WallClock(timeZone: .current)
    if !folders.isEmpty { values.assets = AssetLibrary(folders: folders) }
    return values
  }
}
