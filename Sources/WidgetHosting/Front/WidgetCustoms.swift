package import CaffeineJSON
import CivilTime

/// What a program knows of its widgets beyond their drawings, and how it asks and where it writes; by
/// default it knows nothing, asks at once and writes nowhere.
@MainActor
package struct WidgetCustoms {
  /// The language of all sentences.
  package var language = Language.english
  /// The title of a gallery's page.
  package var title = ""
  /// A sentence above a gallery.
  package var note: String?
  /// Whether each widget of a gallery has its name above its drawings.
  package var hasHeadings = true
  /// Whether a gallery's captions begin with the kind.
  package var namesKinds = true
  /// Members of the object of several drawings, before the drawings.
  package var galleryMembers: [(String, JSONValue)] = []
  /// Members of the object of a drawing or a timeline, after its own.
  package var members: @MainActor (_ isTimeline: Bool) -> [(String, JSONValue)] = { _ in [] }
  /// Link schemes that encoders allow besides the standard ones.
  package var linkSchemes: [String] = []
  /// Words a date in a list.
  package var moment: @MainActor (Date) throws(Failure) -> Message = { "\($0.iso8601)" }
  /// A sentence below each timeline.
  package var remark: Message?
  /// Changes each drawing.
  package var mark: @MainActor (WidgetDrawing) -> WidgetDrawing = { $0 }
  /// Adds what a drawing does not show to the item of a bar: its state, a share, actions.
  package var complete: @MainActor (inout BarItem, WidgetEntry, BarFormat) throws(Failure) -> Void =
    { _, _, _ in }

  /// Asks for these places, and hands on what they say, at once or later.
  package var ask:
    @MainActor (
      WidgetFront, [WidgetPlace],
      _ then: @escaping @MainActor ([WidgetAnswer]) throws(Failure) -> Void
    ) throws(Failure) -> Void = { front, places, then throws(Failure) in
      try then(front.immediateAnswers(in: places))
    }
  /// Reads the parameters of a widget that is asked at once.
  package var parameters: @MainActor (ParameterReader) throws(Failure) -> [WidgetParameter] = { _ in
    []
  }
  /// Taps a part, and hands on the front of the moment afterwards, unless the part led elsewhere.
  package var tap:
    @MainActor (
      WidgetFront, WidgetTap, _ then: @escaping @MainActor (WidgetFront) throws(Failure) -> Void
    ) throws(Failure) -> Void = { _, _, _ in }
  /// Shows widgets until a key or a signal ends it.
  package var watch: @MainActor (WidgetFront) throws(Failure) -> Void = { _ in }
  /// Writes a text, without a newline at its end, whose lines may be wrapped where it is prose.
  package var write: @MainActor (String, _ isProse: Bool) throws(Failure) -> Void = { _, _ in }

  package init() {}
}
