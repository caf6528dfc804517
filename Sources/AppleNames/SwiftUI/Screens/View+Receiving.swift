/// - Effect: none
extension View {
  /// A picture is drawn once, before anything is sent.
  nonisolated public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> Self where Source.Failure == Never { self }
}
