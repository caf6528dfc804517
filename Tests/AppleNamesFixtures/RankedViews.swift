// The views of real widgets in every argument form, most used first, down to those of three repositories
// (`Docs/Vocabulary.md` has the counts). What is in this target only has to compile.
import SwiftUI
import WidgetKit

struct RankedTexts: View {
  let now = Date(timeIntervalSince1970: 1_795_262_400)
  let name = "Ada"
  let count = 3
  let ratio = 0.756

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Plain \(count) of \(name)")
      Text(verbatim: "Verbatim")
      Text(name)
      Text("**bold** and *italic*")
      Text(now, style: .time) + Text(" ") + Text(now, style: .date)
      Text(now, style: .relative)
      Text(now, style: .offset)
      Text(now, style: .timer)
      Text(now...now.addingTimeInterval(3600))
      Text(timerInterval: now...now.addingTimeInterval(60), countsDown: false)
      Text(ratio, format: .percent)
    }
    VStack {
      Text(ratio.formatted(.number.precision(.fractionLength(1))))
      Text(now.formatted(date: .omitted, time: .shortened))
      Text("Until \(now, style: .time)")
      Text("\(Image(systemName: "star.fill")) \(ratio, specifier: "%.2f")")
      Text(LocalizedStringKey("key"))
      Text(LocalizedStringResource("resource"))
      Text("Key", comment: "A comment")
      Text(AttributedString("attributed"))
      Text(now, format: .dateTime.hour().minute())
      Text(now, formatter: DateFormatter())
      Text("at \(now, formatter: DateFormatter())")
      Text(String(localized: "key"))
    }
  }
}

struct RankedFonts: View {
  var body: some View {
    VStack {
      Text("1").font(.headline).font(.caption).font(.footnote).font(.body).font(.title)
      Text("2").font(.subheadline).font(.caption2).font(.title2).font(.title3).font(.largeTitle)
      Text("3").font(.callout).font(.system(size: 12)).font(.system(size: 12, weight: .bold))
      Text("4").font(.system(size: 12, weight: .semibold, design: .rounded))
      Text("5").font(.system(.body, design: .monospaced)).font(.system(.caption))
      Text("6").font(.system(.title, design: .rounded, weight: .heavy))
      Text("7").font(.caption.weight(.medium)).font(.caption.bold()).font(.body.italic())
      Text("8").font(.custom("Menlo", size: 12)).font(.custom("Menlo", fixedSize: 12))
      Text("9").font(Font.custom("Menlo", size: 12, relativeTo: .body))
      Text("10").font(Font.system(size: 10).monospacedDigit())
    }
    VStack {
      Text("1").bold().fontWeight(.semibold).italic().monospacedDigit().kerning(1).tracking(1)
      Text("2").underline().strikethrough().baselineOffset(2).foregroundColor(.secondary)
      Text("3").fontWeight(.ultraLight).fontDesign(.rounded).fontWidth(.condensed)
      Text("4").strikethrough(true, color: .red).underline(false, color: .blue)
      Text("5").lineLimit(1).lineLimit(2...4).lineLimit(2, reservesSpace: true)
      Text("6").minimumScaleFactor(0.5).truncationMode(.tail).allowsTightening(true)
      Text("7").multilineTextAlignment(.center).lineSpacing(2).textCase(.uppercase)
      Text("8").font(.system(size: 60)).dynamicTypeSize(.large).dynamicTypeSize(
        ...DynamicTypeSize.xxLarge)
      Text("9").privacySensitive().monospaced()
    }
  }
}

struct RankedStacks: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  let items = [Item(id: 0, name: "a"), Item(id: 1, name: "b")]
  let isOn = true
  let optional: String? = "x"

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        ForEach(items) { item in Text(item.name) }
        ForEach(items, id: \.self) { Text($0.name) }
        ForEach(items, id: \.name) { Text($0.name) }
        ForEach(0..<2) { Text("\($0)") }
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in Text(item.name) }
        ForEach(items.indices, id: \.self) { Text(items[$0].name) }
      }
      ZStack(alignment: .topLeading) {
        Color.black
        if isOn { Text("on") } else { Text("off") }
        if let optional { Text(optional) }
        switch items.count {
        case 0: EmptyView()
        default: Text("some")
        }
      }
      Group {
        Spacer()
        Spacer(minLength: 0)
        Divider()
      }
      AnyView(Text("any"))
      if #available(iOS 17, *) { Text("17") }
    }
    LazyVStack(alignment: .leading, spacing: 1) { Text("lazy") }
    LazyHStack { Text("lazy") }
    LazyVGrid(
      columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 20), spacing: 2)], spacing: 1
    ) { ForEach(items) { Text($0.name) } }
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 8), spacing: 0), count: 7)) {
      ForEach(items) { Text($0.name) }
    }
    Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow(alignment: .top) {
        Text("a"); Text("b")
      }
      GridRow {
        Text("wide").gridCellColumns(2)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("x").gridColumnAlignment(.trailing)
        Text("y").gridCellAnchor(.bottom)
      }
    }
    ViewThatFits(in: .horizontal) {
      Text("long"); Text("s")
    }
    GeometryReader { geometry in
      Text("g").frame(width: geometry.size.width / 2, height: geometry.frame(in: .local).height)
    }
    ScrollView { Text("scrolled") }
    ScrollView(.horizontal, showsIndicators: false) { Text("scrolled") }
    let layout = isOn ? AnyLayout(HStackLayout(spacing: 1)) : AnyLayout(VStackLayout())
    layout {
      Text("a"); Text("b")
    }
  }
}

struct RankedImages: View {
  let url = URL(fileURLWithPath: "/")

  var body: some View {
    VStack {
      Image(systemName: "cup.and.saucer.fill").resizable().scaledToFit().frame(
        width: 20, height: 20)
      Image("asset").resizable().aspectRatio(contentMode: .fit)
      Image("asset", bundle: nil).renderingMode(.template).interpolation(.high).antialiased(true)
      Image(decorative: "asset")
      Image(systemName: "star").imageScale(.large).symbolRenderingMode(.hierarchical)
      Image(systemName: "star").symbolVariant(.fill).foregroundStyle(.yellow, .red)
      Image(systemName: "battery.50", variableValue: 0.5)
      Image("a").widgetAccentedRenderingMode(.accentedDesaturated)
      Image(systemName: "star").resizable().aspectRatio(1, contentMode: .fill).clipped()
      Image(systemName: "star").resizable().scaledToFill().clipShape(Circle())
    }
    Label("Title", systemImage: "star")
    Label("Title", image: "asset").labelStyle(.titleAndIcon).labelStyle(.iconOnly)
    Label {
      Text("Title")
    } icon: {
      Image(systemName: "star")
    }
    Link("Open", destination: url)
    Link(destination: url) { Text("Open") }
    Button("Press") {}
    Button(action: {}) { Text("Press") }
    Button {
    } label: {
      Text("Press")
    }
    Button("Delete", role: .destructive) {}
    Button("Symbol", systemImage: "star") {}
    Button(intent: PressIntent()) { Text("Press") }.buttonStyle(.plain)
    Button("Press", intent: PressIntent()).buttonStyle(.borderedProminent)
    Toggle("On", isOn: .constant(true))
    Toggle(isOn: true, intent: PressIntent()) { Text("On") }.toggleStyle(.button)
    Toggle("On", isOn: false, intent: PressIntent()).toggleStyle(.switch).labelsHidden()
  }
}

struct RankedGauges: View {
  let now = Date(timeIntervalSince1970: 1_795_262_400)

  var body: some View {
    Gauge(value: 0.5) { Text("g") }
    Gauge(value: 5, in: 0...10) { Text("g") }
    Gauge(value: 0.5) {
      Text("g")
    } currentValueLabel: {
      Text("5")
    }.gaugeStyle(.accessoryCircular)
    Gauge(value: 0.5, in: 0...1) {
      Text("g")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(Gradient(colors: [.green, .red]))
    Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(.blue)
    Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
    Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.linearCapacity)
    ProgressView()
    ProgressView("Loading")
    ProgressView(value: 0.5)
    ProgressView(value: 5, total: 10).progressViewStyle(.linear).tint(.red)
    ProgressView(value: 5, total: 10).progressViewStyle(LinearProgressViewStyle(tint: .red))
    ProgressView(value: 0.5) {
      Text("l")
    } currentValueLabel: {
      Text("50")
    }
    .progressViewStyle(CircularProgressViewStyle())
    ProgressView(timerInterval: now...now.addingTimeInterval(60), countsDown: true)
    ProgressView(timerInterval: now...now.addingTimeInterval(60)) {
      Text("t")
    } currentValueLabel: {
      EmptyView()
    }
  }
}
