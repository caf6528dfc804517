/// The styles of controls in an environment, one for each kind.
///
/// A style is stored as a function that adds its view of a control to a tree, which erases the
/// style's type without casts. A new kind of control needs a line here, a protocol with a
/// configuration, and a modifier that sets the line.
struct ControlStyles: Sendable {
  typealias Look<Configuration> = @MainActor (Configuration, inout TreeBuilder) -> Void

  var button = look(BorderlessButtonStyle().makeBody)
  var gauge = look(DefaultGaugeStyle().makeBody)
  /// `nil` for the box's own look: boxes nest, and a style's look takes more stack at each level.
  var groupBox: Look<GroupBoxStyleConfiguration>?
  var label = look(TitleAndIconLabelStyle().makeBody)
  var labeledContent = look(AutomaticLabeledContentStyle().makeBody)
  var progressView = look(DefaultProgressViewStyle().makeBody)
  var toggle = look(DefaultToggleStyle().makeBody)

  /// Sets the style of one kind of control by its `makeBody(configuration:)`.
  ///
  /// A control of that kind in the body, such as `Label(configuration)`, uses the style around, or
  /// it would contain itself forever.
  mutating func set<Configuration, Body: View>(
    _ kind: any WritableKeyPath<ControlStyles, Look<Configuration>> & Sendable,
    _ makeBody: @escaping @MainActor (Configuration) -> Body
  ) {
    let outer = self[keyPath: kind]
    self[keyPath: kind] = Self.look({ configuration in
      makeBody(configuration).environment { $0.shared.styles[keyPath: kind] = outer }
    })
  }

  /// Makes the look of a style from its `makeBody(configuration:)`, at each drawing.
  static func look<Configuration, Body: View>(
    _ makeBody: @autoclosure @escaping @MainActor () -> @MainActor (Configuration) -> Body
  ) -> Look<Configuration> { { makeBody()($0).resolve(into: &$1) } }
}
