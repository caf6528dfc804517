import Testing
import TextUI

import struct Foundation.CGFloat

/// What views say when they are read aloud.
@MainActor
struct SpokenTests {
  private func spoken<Content: View>(_ content: Content) -> String {
    CellRenderer(content: content, columns: 40, rows: 10, environment: EnvironmentValues()).render()
      .accessibilityLabel
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
    let bars = Text("Bars").accessibilityChildren {
      Text("one"); Text("two")
    }
    #expect(spoken(bars) == "Bars, one, two")
    #expect(spoken(view.accessibility(label: Text("older"))) == "older")
  }

  /// As in SwiftUI the label of a text stands for all of it, whatever it is made of.
  @Test func aLabelIsSaidOnceForAllPiecesOfAText() {
    let cups = Text("cups").accessibilityLabel("cups of coffee")
    #expect(spoken(Text("**3** of \(5) \(cups)").accessibilityLabel("three")) == "three")
    #expect(spoken((Text("3 ") + cups).accessibilityLabel("three")) == "three")
    #expect(spoken(Text("3 \(cups) today")) == "3 cups of coffee today")
    let image = Image(systemName: "star")
    #expect(spoken(Text("\(image) \(image)").accessibilityLabel("rated")) == "rated")
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

  @Test func labelsSayTheirTitle() {
    let label = Label("Open", systemImage: "arrow.up.right")
    #expect(spoken(label) == "Open")
    #expect(spoken(label.labelStyle(.titleOnly)) == "Open")
    #expect(spoken(label.labelStyle(.iconOnly)) == "Open")
    #expect(spoken(label.labelStyle(IconLast())) == "Open")
    #expect(draw(HStack { label.labelStyle(.iconOnly) }, 3) == [" ↗"])
  }

  private struct IconLast: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.title
      configuration.icon
    }
  }

  @Test func gaugesSayTheLabelsThatTheyDoNotShow() {
    let gauge = Gauge(value: 0.25) {
      Text("Caffeine")
    } currentValueLabel: {
      Text("56")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("400")
    }
    #expect(spoken(gauge.gaugeStyle(.accessoryCircular)) == "Caffeine, 56, 0, 400")
    #expect(spoken(gauge.gaugeStyle(.accessoryCircularCapacity)) == "Caffeine, 56")
    #expect(spoken(gauge.gaugeStyle(.accessoryLinear)) == "Caffeine, 56, 0, 400")
    #expect(spoken(gauge.gaugeStyle(.linearCapacity)) == "Caffeine, 0, 400, 56")
    let plain = Gauge(value: 0.25) { Text("Caffeine") }
    #expect(spoken(plain.gaugeStyle(.accessoryCircular)) == "Caffeine, 25%")
    #expect(spoken(plain.gaugeStyle(.accessoryCircularCapacity)) == "Caffeine, 25%")
    #expect(spoken(plain.gaugeStyle(.accessoryLinear)) == "Caffeine, 25%")
    let progress = ProgressView(value: 0.25) {
      Text("Loading")
    } currentValueLabel: {
      Text("1 of 4")
    }
    #expect(spoken(progress.progressViewStyle(.circular)) == "Loading, 1 of 4")
    #expect(spoken(progress.progressViewStyle(.linear)) == "Loading, 1 of 4")
  }

  @Test func togglesSayTheirState() {
    #expect(spoken(Toggle("Decaf", isOn: .constant(true))) == "Decaf, on")
  }
}
