import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// A whole extension as one writes it for an iPhone, in several files: its widgets, its control and its
/// Live Activity.
@MainActor
@Suite struct WholeExtensionTests {
  @Test(arguments: WidgetFamily.allCases)
  func everyWidgetIsDrawnInEveryFamilyAndMode(family: WidgetFamily) async throws {
    let host = WidgetHost(TravelBundle())
    for widget in host.widgets {
      let context = TimelineProviderContext(family: family)
      let snapshot = try #require(await host.snapshot(of: widget, in: context))
      let timeline = try #require(await host.timeline(of: widget, in: context))
      for entry in timeline.entries.prefix(1) + [snapshot] {
        for mode in WidgetRenderingMode.allModes {
          var environment = EnvironmentValues(now: entry.date)
          environment.colorScheme = mode == .accented ? .dark : .light
          let drawing = host.draw(
            entry, of: widget,
            as: WidgetPresentation(family: family, renderingMode: mode, environment: environment))
          #expect(drawing.grid.plain().contains { $0.isLetter || $0.isSymbol }, "\(widget.kind)")
        }
      }
    }
  }

  @Test func travel() { expect(WidgetHost(TravelBundle()), named: "travel") }

  /// The banner on the Lock Screen and the three forms of the island.
  @Test(arguments: [
    ("banner", ActivityPreviewViewKind.content), ("compact", .dynamicIsland(.compact)),
    ("minimal", .dynamicIsland(.minimal)), ("expanded", .dynamicIsland(.expanded)),
  ])
  func flight(name: String, kind: ActivityPreviewViewKind) async {
    let preview = Preview(name, as: kind, using: FlightAttributes.preview) {
      FlightLiveActivity()
    } contentStates: {
      FlightAttributes.ContentState.boarding
      FlightAttributes.ContentState.airborne
    }
    let pictures = await preview.pictures(in: EnvironmentValues(now: .exampleDay))
    let text = pictures.map { "\($0.title)\n\($0.grid.plain())\n" }.joined(separator: "\n")
    expectSnapshot(text, named: "flight-\(name)")
    let number = name == "minimal" ? "✈" : name == "expanded" ? "IAH" : "LH 441"
    #expect(pictures.count == 2 && pictures.allSatisfy { $0.grid.plain().contains(number) })
  }

  /// A name that needs more is cut at the width of the Lock Screen.
  @Test func theIslandIsAsWideAsTheScreenAtMost() async throws {
    var attributes = FlightAttributes.preview
    attributes.number = String(repeating: "Lufthansa ", count: 9)
    let preview = Preview(nil, as: .dynamicIsland(.compact), using: attributes) {
      FlightLiveActivity()
    } contentStates: {
      FlightAttributes.ContentState.airborne
    }
    let island = await preview.pictures(in: EnvironmentValues(now: .exampleDay)).first?.grid
    #expect(island?.columns == 45 && island?.plain().contains("…") == true)
  }

  /// Holds the placeholders of each widget, in the families that it supports, to what is recorded.
  private func expect(
    _ host: WidgetHost, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var pictures: [String] = []
    for widget in host.widgets {
      for family in widget.supportedFamilies {
        let entry = host.placeholder(of: widget, in: TimelineProviderContext(family: family))
        let environment = EnvironmentValues(now: .exampleDay)
        let grid = host.draw(
          entry, of: widget, as: WidgetPresentation(family: family, environment: environment)
        ).grid
        pictures.append("\(widget.kind), \(family)\n\(grid.plain())\n")
      }
    }
    expectSnapshot(pictures.joined(separator: "\n"), named: name, sourceLocation: sourceLocation)
  }
}
