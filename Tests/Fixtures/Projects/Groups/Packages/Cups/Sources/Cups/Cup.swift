import WidgetKit

public struct Cup: TimelineEntry {
  public let date: Date
}
