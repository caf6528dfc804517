/// Everything outside of its memory that a program of widgets uses.
@MainActor
public struct ProgramSurroundings {
  /// Prepares a timeline before it is drawn, for example by fetching its pictures.
  public typealias Preparation =
    @MainActor (WidgetTimeline, WidgetDescription, WidgetPresentation) async -> Void

  let console: Console
  let now: () -> Date
  let views: (_ now: Date) -> EnvironmentValues
  let patience: Duration
  let prepare: Preparation?
  /// Where widgets ask for reloads.
  package var center = WidgetCenter.shared
  /// The previews in the program's sources, found when they are asked for.
  package var previews: @MainActor () -> [ProgramPreview] = { [] }
  /// The names of the program's Live Activities, which only previews draw.
  package var activities: [String] = []

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - console: The command line, which begins with the program's path, the variables, and where
  ///     drawings and errors go.
  ///   - now: The clock; `CAFFEINE_NOW` replaces it.
  ///   - views: Creates what views know at a moment: zone, locale and pictures.
  ///   - patience: How long a provider may take, and then `prepare`.
  ///   - prepare: Prepares each timeline before it is drawn (default: nothing to do).
  public init(
    console: Console, now: @escaping () -> Date,
    views: @escaping (_ now: Date) -> EnvironmentValues,
    patience: Duration = .seconds(10), prepare: Preparation? = nil
  ) {
    (self.console, self.now, self.views) = (console, now, views)
    (self.patience, self.prepare) = (patience, prepare)
  }
}
