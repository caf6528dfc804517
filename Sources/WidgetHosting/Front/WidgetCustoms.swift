package import CaffeineJSON
import CivilTime

/// What a program knows of its widgets beyond their drawings; by default nothing.
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
  /// Changes each drawing.
  package var mark: @MainActor (WidgetDrawing) -> WidgetDrawing = { $0 }
  /// Adds what a drawing does not show to the item of a bar: its state, a share, actions.
  package var complete: @MainActor (inout BarItem, WidgetEntry, BarFormat) throws(Failure) -> Void =
    { _, _, _ in }

  package init() {}
}
