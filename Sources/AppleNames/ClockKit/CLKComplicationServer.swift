// Of Apple's module, what tells complications to be drawn anew, which widgets have replaced; there are none.
@_exported public import SwiftUI

/// A place on a watch face.
open class CLKComplication: NSObject {
  public let identifier = CLKDefaultComplicationIdentifier
  public let family = CLKComplicationFamily.graphicCircular
  public let userInfo: [AnyHashable: Any]? = nil
}

/// Draws complications anew; there are none.
public final class CLKComplicationServer: NSObject, Sendable {
  private static let only = CLKComplicationServer()

  public class func sharedInstance() -> CLKComplicationServer { only }
  public var activeComplications: [CLKComplication]? { nil }
  public func reloadTimeline(for complication: CLKComplication) {}
  public func extendTimeline(for complication: CLKComplication) {}
  public func reloadComplicationDescriptors() {}
}
