// What provided complications before widgets did; nobody asks it.

public let CLKDefaultComplicationIdentifier = "CLKDefaultComplicationIdentifier"
public let CLKLaunchedTimelineEntryDateKey = "CLKLaunchedTimelineEntryDateKey"
public let CLKLaunchedComplicationIdentifierKey = "CLKLaunchedComplicationIdentifierKey"

public enum CLKComplicationFamily: Int, CaseIterable, Hashable, Sendable {
  case modularSmall, modularLarge, utilitarianSmall, utilitarianLarge, circularSmall
  case utilitarianSmallFlat = 6
  case extraLarge, graphicCorner, graphicBezel, graphicCircular, graphicRectangular
  case graphicExtraLarge
}

public enum CLKComplicationPrivacyBehavior: UInt, Hashable, Sendable {
  case showOnLockScreen, hideOnLockScreen
}

public enum CLKComplicationTimelineAnimationBehavior: UInt, Hashable, Sendable {
  case never, grouped, always
}

/// A kind of complication.
open class CLKComplicationDescriptor: NSObject {
  public let identifier: String
  public let displayName: String
  public let supportedFamilies: [CLKComplicationFamily]
  open var userInfo: [AnyHashable: Any]?

  public init(
    identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily],
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.supportedFamilies = supportedFamilies
    self.userInfo = userInfo
  }
}

/// How a complication looks.
open class CLKComplicationTemplate: NSObject {
  open var tintColor: UIColor?
}

/// What a complication shows from a moment on.
open class CLKComplicationTimelineEntry: NSObject {
  open var date: Date
  open var complicationTemplate: CLKComplicationTemplate

  public init(date: Date, complicationTemplate: CLKComplicationTemplate) {
    self.date = date
    self.complicationTemplate = complicationTemplate
  }
}

/// Text of a complication.
open class CLKTextProvider: NSObject {
  open var tintColor: UIColor?
}

public final class CLKSimpleTextProvider: CLKTextProvider {
  public var text: String
  public var shortText: String?

  public init(text: String, shortText: String? = nil) {
    self.text = text
    self.shortText = shortText
  }
}

/// Who provides complications.
public protocol CLKComplicationDataSource: NSObjectProtocol {
  func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void)
  func handleSharedComplicationDescriptors(
    _ complicationDescriptors: [CLKComplicationDescriptor])
  func getTimelineEndDate(
    for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
  func getPrivacyBehavior(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void)
  func getCurrentTimelineEntry(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
  func getTimelineEntries(
    for complication: CLKComplication, after date: Date, limit: Int,
    withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
  func getLocalizableSampleTemplate(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
  var widgetMigrator: any CLKComplicationWidgetMigrator { get }
}

extension CLKComplicationDataSource {
  public func getComplicationDescriptors(
    handler: @escaping ([CLKComplicationDescriptor]) -> Void
  ) { handler([]) }
  public func handleSharedComplicationDescriptors(
    _ complicationDescriptors: [CLKComplicationDescriptor]
  ) {}
  public func getTimelineEndDate(
    for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void
  ) { handler(nil) }
  public func getPrivacyBehavior(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void
  ) { handler(.showOnLockScreen) }
  public func getTimelineEntries(
    for complication: CLKComplication, after date: Date, limit: Int,
    withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
  ) { handler(nil) }
  public func getLocalizableSampleTemplate(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationTemplate?) -> Void
  ) { handler(nil) }
  public var widgetMigrator: any CLKComplicationWidgetMigrator { NoMigrator() }
}

/// Says which widget has replaced a complication.
public protocol CLKComplicationWidgetMigrator: NSObjectProtocol {
  func getWidgetConfiguration(
    from complicationDescriptor: CLKComplicationDescriptor,
    completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void)
  func widgetConfiguration(
    from complicationDescriptor: CLKComplicationDescriptor
  ) async -> CLKComplicationWidgetMigrationConfiguration?
}

extension CLKComplicationWidgetMigrator {
  public func getWidgetConfiguration(
    from complicationDescriptor: CLKComplicationDescriptor,
    completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void
  ) { completionHandler(nil) }
  public func widgetConfiguration(
    from complicationDescriptor: CLKComplicationDescriptor
  ) async -> CLKComplicationWidgetMigrationConfiguration? { nil }
}

private final class NoMigrator: NSObject, CLKComplicationWidgetMigrator {}

/// A widget that has replaced a complication.
open class CLKComplicationWidgetMigrationConfiguration: NSObject {}

public final class CLKComplicationStaticWidgetMigrationConfiguration:
  CLKComplicationWidgetMigrationConfiguration
{
  public let kind: String
  public let extensionBundleIdentifier: String

  public init(kind: String, extensionBundleIdentifier: String) {
    self.kind = kind
    self.extensionBundleIdentifier = extensionBundleIdentifier
  }
}
