/// A part of a picture, described by other views.
///
/// ```swift
/// struct Greeting: View {
///   var name: String
///   var body: some View {
///     HStack {
///       Text("Hello")
///       Text(name).bold()
///     }
///   }
/// }
/// ```
///
/// A view is a value and is read once: ``CellRenderer`` evaluates `body` down to the views that
/// draw, lays those out and returns a grid of cells.
///
/// Types of views have no constraints, as `struct HStack<Content>`, and are views by an extension:
/// the runtime checks each constraint of a generic type when a process first makes the type, by a
/// search among all conformances. Modifiers that change something are `consuming`, which spares the
/// copy of the view they are called on.
@MainActor @preconcurrency
public protocol View {
  /// The view this one is made of; `Never` for those that draw themselves.
  associatedtype Body: View

  /// The views that this view is made of.
  @ViewBuilder var body: Body { get }

  /// Adds this view's nodes to a tree.
  ///
  /// The default adds those of `body`; there is no need to write another.
  func resolve(into builder: inout TreeBuilder)
}

extension View {
  /// Adds the nodes of `body` and none of its own.
  public func resolve(into builder: inout TreeBuilder) { body.resolve(into: &builder) }
}

extension View where Body == Never {
  /// Never called: a view without a body resolves itself.
  public var body: Never { preconditionFailure("\(Self.self) draws itself and has no body") }
}

extension Never: View {
  /// There is no value of this type.
  public typealias Body = Never
}

nonisolated extension View {
  /// Runs `action` when the view is resolved, before it is drawn.
  public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    // An environment is changed when the view is resolved, which is when it appears.
    environment { _ in action?() }
  }
}

nonisolated extension View {
  /// Puts the view into the accented group, which the accented colour mapping tints on its own.
  package consuming func accented() -> some View { wrapped(in: .effect(.accented)) }
}
