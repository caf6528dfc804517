import Foundation
import Testing
import TextUI
import TextWidgetKit

@MainActor
@Suite struct WidgetDrawingTests {
  let host = WidgetHost(CountWidget())

  @Test(arguments: WidgetFamily.allCases, WidgetRenderingMode.allModes)
  func everyFamilyFillsExactlyItsSizeAndKnowsWhereItStands(
    family: WidgetFamily, mode: WidgetRenderingMode
  ) throws {
    let drawing = try draw(
      WidgetPresentation(family: family, renderingMode: mode, environment: EnvironmentValues()))
    #expect(drawing.grid.columns == family.cellSize.columns)
    #expect(drawing.grid.rows == family.cellSize.rows)
    #expect(drawing.url == URL(string: "count://1"))
    if family != .accessoryInline {
      #expect(drawing.grid.plain().contains(mode.description.prefix(8)))
    }
  }

  @Test func anotherSizeCanBeAskedFor() throws {
    let size = CellSize(columns: 33, rows: 7)
    let drawing = try draw(
      WidgetPresentation(family: .systemMedium, size: size, environment: EnvironmentValues()))
    #expect(drawing.grid.columns == 33 && drawing.grid.rows == 7)
  }

  @Test func systemFamiliesStandInARoundedContainerWithTheirBackground() throws {
    let grid = try draw(WidgetPresentation(family: .systemSmall, environment: EnvironmentValues()))
      .grid
    #expect(grid[0, 0].glyph == "╭" && grid[19, 9].glyph == "╯")
    #expect(grid[10, 8].style.background != nil)
  }

  @Test(arguments: [WidgetFamily.systemSmall, .accessoryCircular, .accessoryCorner])
  func severalViewsStandOneAboveTheOther(family: WidgetFamily) throws {
    let rows = try plainRows(
      of: WidgetHost(SeveralWidget()),
      as: WidgetPresentation(family: family, environment: EnvironmentValues()))
    let first = try #require(rows.firstIndex { $0.contains("aaaa") })
    #expect(rows[first + 1].contains("b"))
  }

  @Test func aLineHasRoomForAPictureAsHighAsItself() throws {
    let grid = try draw(
      WidgetPresentation(family: .accessoryInline, environment: EnvironmentValues()),
      by: WidgetHost(PictureWidget())
    ).grid
    let white = RGBA(hex: 0xFFFFFF)
    #expect(
      (0..<5).map { grid[$0, 0].style.background == white } == [true, true, true, true, false])
    #expect(grid.plain().hasSuffix(" a"))
  }

  @Test func severalViewsOfABackgroundLieOnEachOther() throws {
    let presentation = WidgetPresentation(family: .systemSmall, environment: EnvironmentValues())
    let rows = try plainRows(of: WidgetHost(SeveralWidget()), as: presentation)
    #expect(rows.contains { $0.contains("|#|") })
  }

  /// A gradient reaches the edge however it is given: as a style or as a view.
  @Test func aGradientIsTheSameAsAStyleAndAsAView() throws {
    let presentation = WidgetPresentation(family: .systemSmall, environment: EnvironmentValues())
    let style = try draw(presentation, by: WidgetHost(GradientWidget(isStyle: true))).grid
    let view = try draw(presentation, by: WidgetHost(GradientWidget(isStyle: false))).grid
    #expect(style == view)
    #expect(style.svg().contains("a8 8 0 0 1 8-8H16"))
  }

  /// Both are known only once the content is laid out.
  @Test func whatIsShownInAReaderOrAsAChoiceGivesBackgroundAndURL() throws {
    let presentation = WidgetPresentation(family: .systemSmall, environment: EnvironmentValues())
    let inReader = try draw(presentation, by: WidgetHost(ReaderWidget()))
    #expect(inReader.grid[10, 8].style.background != nil)
    #expect(inReader.url == URL(string: "reader://1"))
    let asChoice = try draw(presentation, by: WidgetHost(ChoiceWidget()))
    #expect(asChoice.grid[10, 8].style.background == nil)
    #expect(asChoice.url == URL(string: "narrow://1"))
  }

  @Test(arguments: [WidgetRenderingMode.accented, .vibrant])
  func theReducedModesLeaveTheBackgroundOut(mode: WidgetRenderingMode) throws {
    let grid = try draw(
      WidgetPresentation(
        family: .systemSmall, renderingMode: mode, environment: EnvironmentValues())
    ).grid
    #expect(grid[10, 8].style.background == nil)
    #expect(grid[0, 0].glyph == "╭")
  }

  @Test func accentedReplacesColoursByGroup() throws {
    var presentation = WidgetPresentation(
      family: .accessoryCircular, renderingMode: .accented, environment: EnvironmentValues())
    presentation.accentColor = Color(red: 0, green: 1, blue: 0)
    let styles = try foregrounds(presentation)
    #expect(styles["1"] == RGBA(red: 0, green: 255, blue: 0, alpha: 255))
    #expect(styles["a"] != styles["1"])
    #expect(styles["a"] == styles["c"])
  }

  @Test func vibrantKeepsBrightnessAndDropsHue() throws {
    let color = try #require(
      foregrounds(
        WidgetPresentation(
          family: .accessoryCircular, renderingMode: .vibrant, environment: EnvironmentValues()))[
          "1"])
    #expect(color?.red == color?.green && color?.green == color?.blue)
  }

  @Test func aPlaceholderShowsNoContent() throws {
    let presentation = WidgetPresentation(
      family: .systemSmall, isPlaceholder: true, environment: EnvironmentValues())
    #expect(try !draw(presentation).grid.plain().contains("fullColor"))
  }

  /// The foreground of the first cell with each glyph.
  private func foregrounds(_ presentation: WidgetPresentation) throws -> [String: RGBA?] {
    let grid = try draw(presentation).grid
    var styles: [String: RGBA?] = [:]
    for row in 0..<grid.rows {
      for column in 0..<grid.columns where styles[grid[column, row].glyph] == nil {
        styles[grid[column, row].glyph] = .some(grid[column, row].style.foreground)
      }
    }
    return styles
  }

  private func plainRows(
    of host: WidgetHost, as presentation: WidgetPresentation
  ) throws -> [Substring] { try draw(presentation, by: host).grid.plain().split(separator: "\n") }

  private func draw(
    _ presentation: WidgetPresentation, by host: WidgetHost? = nil
  ) throws -> WidgetDrawing {
    let host = host ?? self.host
    let context = TimelineProviderContext(family: presentation.family)
    let widget = host.widgets[0]
    let entry = try #require(host.immediateSnapshot(of: widget, in: context))
    return host.draw(entry, of: widget, as: presentation)
  }
}
