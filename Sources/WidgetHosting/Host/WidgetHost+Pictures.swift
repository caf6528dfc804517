import Synchronization

extension WidgetHost {
  /// The addresses of an entry's pictures that are not loaded, each once, in drawing order.
  ///
  /// Draws every entry and drops the result: only a drawing finds the addresses of `AsyncImage`.
  public func pictureAddresses(
    of timeline: WidgetTimeline, _ widget: WidgetDescription, as presentation: WidgetPresentation
  ) -> [URL] {
    let met = Mutex<[URL]>([])
    var place = presentation
    place.environment.assets = AssetLibrary(remoteImage: { url in
      met.withLock { if !$0.contains(url) { $0.append(url) } }
      return nil
    })
    for entry in timeline.entries {
      place.environment.now = entry.date
      _ = draw(entry, of: widget, as: place)
    }
    return met.withLock { $0 }
  }
}
