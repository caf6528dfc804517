/// A value, evaluated once: ``CellRenderer`` evaluates `body` down to the primitive views.
///
/// Generic views, such as `struct HStack<Content>`, are declared without constraints and conform in
/// an extension: when a process first creates a generic type, the runtime checks each constraint by
/// a search of all conformances. Modifiers are `consuming`, which saves a copy of the view.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Adds this view's nodes to a tree, by default those of `body`; your views need no other.
  func resolve(into builder: inout TreeBuilder)
}

extension View {
  public func resolve(into builder: inout TreeBuilder) { body.resolve(into: &builder) }
}

extension View where Body == Never {
  /// Never called: a view without a body adds its own nodes.
  public var body: Never { preconditionFailure("\(Self.self) draws itself and has no body") }
}

extension Never: View {
  public typealias Body = Never
}

nonisolated extension View {
  /// Runs `action` when the view is resolved, before it is drawn.
  public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    // The environment closure runs when the view is resolved, which is when it appears.
    environment { _ in action?() }
  }

  /// Puts the view into the accented group, which an accented rendering tints separately.
  package consuming func accented() -> some View { wrapped(in: .effect(.accented)) }
}
