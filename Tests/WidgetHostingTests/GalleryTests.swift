import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

@testable import WidgetHosting

/// Galleries of drawings with hostile words.
@MainActor
@Suite struct GalleryTests {
  private static let words = "<script>\"'&\u{1B}[2J\u{202E}</title>"

  private func gallery(_ schemes: [ColorScheme]) -> WidgetGallery {
    var section = WidgetGallery.Section(heading: Self.words)
    let host = WidgetHost(HostileWidget())
    for family in [WidgetFamily.systemSmall, .accessoryRectangular] {
      var place = WidgetPresentation(
        family: family, environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
      let entry = host.immediateSnapshot(
        of: host.widgets[0], in: TimelineProviderContext(family: family))
      guard let entry else { continue }
      let drawings = schemes.map { scheme in
        place.environment.colorScheme = scheme
        return (scheme, host.draw(entry, of: host.widgets[0], as: place))
      }
      let caption = (Self.words + place.caption.english).terminalSafe()
      section.items.append(.init(caption: caption, drawings: drawings))
    }
    var gallery = WidgetGallery()
    gallery.sections.append(section)
    return gallery
  }

  private struct HostileWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "hostile", provider: HostileProvider()) { _ in
        Text(verbatim: GalleryTests.words).containerBackground(.blue, for: .widget)
      }
    }
  }

  private struct HostileProvider: TimelineProvider {
    struct Entry: TimelineEntry { let date: Date }

    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry(date: .distantPast))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry(date: .distantPast)], policy: .never))
    }
  }

  @Test func aPageHoldsHostileWordsAsText() {
    var customs = WidgetCustoms()
    (customs.title, customs.note) = (Self.words, Self.words)
    let html = gallery([.light, .dark]).page(in: [.light, .dark], customs)
    #expect(html.hasPrefix("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">"))
    #expect(!html.contains("<script") && !html.contains("\u{1B}") && !html.contains("\u{202E}"))
    #expect(html.components(separatedBy: "</title>").count == 2)
    #expect(html.components(separatedBy: "<figure>").count == 1 + 2)
    #expect(
      html.components(separatedBy: "<pre role=\"img\" aria-label=\"&lt;script&gt;").count == 1 + 4)
    // Only names of XML are written as addresses: nothing is fetched.
    let addresses = html.matches(of: /(src|href|url|@import|xmlns)[=(]"?([^" )]*)/).map(\.2)
    #expect(addresses.allSatisfy { $0 == "http://www.w3.org/2000/svg" }, "\(addresses)")
  }

  @Test func sideBySideAsFarAsThereIsRoom() {
    var gallery = gallery([.dark])
    gallery.sections[0].items.reverse()
    let lines = gallery.sheet(columns: 200).plain().split(separator: "\n")
    #expect(lines[1].contains("accessoryRectangular, ") && lines[1].contains("systemSmall, "))
    #expect(gallery.sheet(columns: nil).plain().components(separatedBy: " cells\n").count == 3)
    let narrow = gallery.sheet(columns: 20).plain().split(separator: "\n")
    #expect(narrow.dropFirst().allSatisfy { TextWidth.columns(of: $0) <= 20 })
    #expect(gallery.spoken.contains { $0.contains("cells: ") })
  }
}
