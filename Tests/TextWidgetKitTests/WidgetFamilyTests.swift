import Testing
import TextUI
import TextWidgetKit

@Suite struct WidgetFamilyTests {
  @Test func thereAreNine() { #expect(WidgetFamily.allCases.count == 9) }

  @Test(arguments: WidgetFamily.allCases)
  func aNameFindsItsFamily(family: WidgetFamily) {
    #expect(WidgetFamily(name: family.description) == family)
  }

  @Test func noOtherNameDoes() {
    #expect(WidgetFamily(name: "systemsmall") == nil)
    #expect(WidgetRenderingMode(name: "fullcolor") == nil)
  }

  /// 393 × 852 phone, 834 × 1194 iPad, visionOS: Human Interface Guidelines, Specifications.
  @Test(arguments: [
    (WidgetFamily.systemSmall, 158.0, 158.0), (.systemMedium, 338, 158), (.systemLarge, 338, 354),
    (.systemExtraLarge, 715.5, 342), (.systemExtraLargePortrait, 338, 450),
    (.accessoryCircular, 72, 72), (.accessoryRectangular, 160, 72), (.accessoryInline, 234, 26),
  ])
  func cellsComeWithinACellOfApplesPoints(family: WidgetFamily, width: Double, height: Double) {
    let size = family.cellSize.points
    #expect(abs(Double(size.width) - width) <= 8)
    #expect(abs(Double(size.height) - height) <= 16)
  }
}
