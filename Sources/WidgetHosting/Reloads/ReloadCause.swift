/// Why a provider is asked for a new timeline.
///
/// What counts against the budget and what does not is Apple's list. Source: *Keeping a widget up to
/// date*, “Plan reloads within a budget”.
public enum ReloadCause: String, CaseIterable, Codable, Sendable {
  /// The date of the timeline's policy has come.
  case policy
  /// A program has asked `WidgetCenter` while none of its windows was in front.
  case request
  /// The widget has just been placed and has no timeline.
  case placed
  /// A person has changed the widget's settings.
  case edited
  /// The program asks while a person is using it, as a command that is just run.
  case foreground
  /// The program plays sound, navigates or follows the place where the person is.
  case session
  /// A button or a switch of the widget was pressed.
  case intent
  /// The language or region has changed.
  case locale
  /// The size of text has changed.
  case textSize
  /// The clock was set back, so that what the provider said lies ahead.
  case clock

  /// Whether it takes one from the budget and has to wait for it.
  public var isCounted: Bool {
    switch self {
    case .policy, .request: true
    case .placed, .edited, .foreground, .session, .intent, .locale, .textSize, .clock: false
    }
  }
}
