/// Keeps a type from being the main actor's only because it is a view, as every shape is one.
///
/// A type that two global actors lay claim to belongs to neither, also in a module whose code is the
/// main actor's unless it says otherwise. A marker costs a program nothing.
// swift-format-ignore: NoLeadingUnderscores
@_marker @NoOneActor public protocol _RemoveGlobalActorIsolation {}

/// An actor that nothing runs on.
@globalActor public actor NoOneActor {
  public static let shared = NoOneActor()
}
