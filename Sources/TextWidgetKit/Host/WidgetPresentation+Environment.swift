import struct Foundation.CGFloat
import TextUI

extension WidgetPresentation {
  /// The environment the entry view is drawn in.
  var entryEnvironment: EnvironmentValues {
    var values = environment
    values.widgetFamily = family
    values.widgetRenderingMode = renderingMode
    values.showsWidgetContainerBackground = family.isSystem && renderingMode == .fullColor
    values.widgetContentMargins = family.isSystem ? Self.contentMargins : EdgeInsets()
    values.showsWidgetLabel = family == .accessoryCorner
    values.colorMapping = colorMapping
    if isPlaceholder { values.redactionReasons.insert(.placeholder) }
    return values
  }

  /// 16 points, the standard margin.
  ///
  /// Source: Human Interface Guidelines, Widgets.
  static var contentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }

  private var colorMapping: ColorMapping {
    switch renderingMode {
    case .accented:
      .accented(
        accent: accentColor.paint(in: environment).representative,
        base: Color.primary.paint(in: environment).representative)
    case .vibrant: .vibrant(Color.primary.paint(in: environment).representative)
    default: .fullColor
    }
  }
}
