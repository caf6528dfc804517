/// The settings of a widget from before `AppIntent`.
///
/// Xcode generates the subclasses from a definition file. Where there is no Xcode they are written
/// by hand, with a `@Parameter` a setting; other properties keep the value they begin with.
///
/// Nonisolated, so that subclasses are too: their initializer could not override this one otherwise
/// where a target is isolated to the main actor.
nonisolated open class INIntent {
  /// A setting that a person can choose.
  public typealias Parameter<Value: IntentValue> = IntentParameter<Value>

  /// Every setting at its default.
  public required init() {}
}
