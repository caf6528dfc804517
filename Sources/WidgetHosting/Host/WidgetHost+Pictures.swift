import Synchronization

extension WidgetHost {
  /// The addresses of pictures that a timeline's entries show and that are not yet at hand; each
  /// once, in the order of drawing.
  ///
  /// Draws every entry and drops the result: only a drawing knows what an `AsyncImage` asks for.
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
