import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// Whole extensions as one writes them for an iPhone, each in several files: their widgets, controls
/// and Live Activities.
@MainActor
@Suite struct WholeExtensionTests {
  @Test(arguments: WidgetFamily.allCases)
  func everyWidgetIsDrawnInEveryFamilyAndMode(family: WidgetFamily) async throws {
    for host in [WidgetHost(RoutineBundle()), WidgetHost(TravelBundle())] {
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
  }

  @Test func routines() { expect(WidgetHost(RoutineBundle()), named: "routines") }

  @Test func travel() { expect(WidgetHost(TravelBundle()), named: "travel") }

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
