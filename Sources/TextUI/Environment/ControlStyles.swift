/// How the controls of an environment look: for each kind the style that was set last.
///
/// A style is kept as the function that adds its view of one control to a tree, which forgets the
/// style's type and casts nothing. A new kind of control is a line here, a protocol with a
/// configuration, and a modifier that sets the line.
struct ControlStyles: Sendable {
  typealias Look<Configuration> = @MainActor (Configuration, inout TreeBuilder) -> Void

  var button = look(BorderlessButtonStyle().makeBody)
  var controlGroup = look(AutomaticControlGroupStyle().makeBody)
  var gauge = look(DefaultGaugeStyle().makeBody)
  /// `nil` for a box's own look: boxes stand inside each other, and a style's look takes more of the
  /// stack at each level.
  var groupBox: Look<GroupBoxStyleConfiguration>?
  var label = look(TitleAndIconLabelStyle().makeBody)
  var labeledContent = look(AutomaticLabeledContentStyle().makeBody)
  var progressView = look(DefaultProgressViewStyle().makeBody)
  var toggle = look(DefaultToggleStyle().makeBody)

  /// Sets the style of one kind, by its `makeBody(configuration:)`.
  ///
  /// A control of that kind in the body, as `Label(configuration)`, looks as it would without the
  /// style: it would else be made of itself for ever.
  mutating func set<Configuration, Body: View>(
    _ kind: any WritableKeyPath<ControlStyles, Look<Configuration>> & Sendable,
    _ makeBody: @escaping @MainActor (Configuration) -> Body
  ) {
    let outer = self[keyPath: kind]
    self[keyPath: kind] = Self.look({ configuration in
      makeBody(configuration).environment { $0.shared.styles[keyPath: kind] = outer }
    })
  }

  /// The look of a style, by its `makeBody(configuration:)`; the style is made when a control is drawn.
  static func look<Configuration, Body: View>(
    _ makeBody: @autoclosure @escaping @MainActor () -> @MainActor (Configuration) -> Body
  ) -> Look<Configuration> { { makeBody()($0).resolve(into: &$1) } }
}
