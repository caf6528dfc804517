import Testing
import TextUI

import struct Foundation.CGFloat

/// What views say when they are read aloud.
@MainActor
struct SpokenTests {
  private func spoken<Content: View>(_ content: Content) -> String {
    CellRenderer(content: content, columns: 40, rows: 10).render().accessibilityLabel
  }

  @Test func readingOrderIsThatOfTheCode() {
    let view = VStack {
      HStack {
        Text("Caffeine"); Spacer(); Text("56 mg")
      }
      Text("Low at 19:42").background(Text("behind"))
    }
    #expect(spoken(view) == "Caffeine, 56 mg, Low at 19:42, behind")
  }

  @Test func truncatedTextIsSaidWhole() {
    #expect(spoken(Text("Hello World").frame(width: 16)) == "Hello World")
  }

  @Test func onlyTheFittingViewSpeaks() {
    let view = ViewThatFits {
      Text("much too long").frame(width: 800); Text("short")
    }
    #expect(spoken(view) == "short")
  }

  @Test func labelsReplaceAndValuesFollow() {
    let view = HStack {
      Text("56"); Text("mg")
    }
    #expect(spoken(view.accessibilityLabel("56 milligrams")) == "56 milligrams")
    #expect(spoken(view.accessibilityValue("rising")) == "56, mg, rising")
    #expect(spoken(view.accessibilityElement(children: .ignore).accessibilityLabel("x")) == "x")
    #expect(spoken(view.accessibility(label: Text("older"))) == "older")
  }

  @Test func hiddenViewsAreSilent() {
    #expect(
      spoken(
        HStack {
          Text("a").accessibilityHidden(true); Text("b")
        }) == "b")
    #expect(
      spoken(
        HStack {
          Text("a").hidden(); Text("b")
        }) == "b")
    #expect(spoken(Image(decorative: "cup")) == "")
    #expect(spoken(Text("secret").redacted(reason: .placeholder)) == "")
  }

  @Test func togglesSayTheirState() {
    #expect(spoken(Toggle("Decaf", isOn: .constant(true))) == "Decaf, on")
  }
}
