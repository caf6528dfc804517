extension WidgetDrawing {
  /// What `--tap NAME` means: a part by its name, in any case of its letters, or by a start of its
  /// name that no other has; `widget` means the whole, where that leads somewhere.
  @MainActor
  package func tap(named name: String) throws(WidgetCommandError) -> WidgetTap {
    let folded = name.lowercased()
    let taps = taps + [wholeTap].compactMap { $0 }
    if let tap = taps.first(where: { $0.name.lowercased() == folded }) { return tap }
    let near = taps.filter { $0.name.lowercased().hasPrefix(folded) }
    if !folded.isEmpty, near.count == 1 { return near[0] }
    throw WidgetCommandError(
      "Nothing to tap is called '\(name)'.",
      advice: taps.isEmpty
        ? "This drawing has nothing to tap."
        : "Write one of \(taps.map(\.name).joined(separator: ", ")).")
  }
}
