// The modifiers, shapes and styles of real widgets in every argument form.
import SwiftUI
import WidgetKit

struct RankedLayoutModifiers: View {
  var body: some View {
    VStack {
      Text("a").frame(width: 20, height: 20, alignment: .leading).frame(height: 10).frame(width: 8)
      Text("b").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Text("c").frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0)
      Text("d").padding().padding(4).padding(.horizontal).padding(.top, 8)
      Text("e").padding([.leading, .trailing], 2)
      Text("f").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("g").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
      Text("h").offset(x: 1).offset(x: 1, y: 2).offset(CGSize(width: 1, height: 1))
      Text("i").position(x: 5, y: 5).position(CGPoint(x: 1, y: 1)).zIndex(1)
      Text("j").aspectRatio(1, contentMode: .fit).aspectRatio(contentMode: .fill)
    }
    VStack {
      Text("k").alignmentGuide(.leading) { $0[.trailing] }.alignmentGuide(.top) { _ in 0 }
      Text("l").scaleEffect(2).scaleEffect(x: 1, y: 2).rotationEffect(.degrees(45)).id("l")
      Text("m").ignoresSafeArea().edgesIgnoringSafeArea(.all).hidden()
      Text("q").scaleEffect(0.5, anchor: .leading).rotationEffect(Angle(degrees: 9), anchor: .top)
    }
  }
}

struct RankedStyleModifiers: View {
  @Namespace var namespace

  var body: some View {
    VStack {
      Text("a").foregroundColor(.white).foregroundStyle(.secondary).foregroundStyle(.red, .blue)
      Text("b").background(Color.red).background(.blue).background(.ultraThinMaterial)
      Text("c").background { Color.red }.background(alignment: .leading) { Color.red }
      Text("d").background(Color.red, in: RoundedRectangle(cornerRadius: 4)).background(
        .fill.tertiary)
      Text("e").background(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("f").background(Image("asset")).background(Capsule().fill(.red))
      Text("g").overlay(Text("x")).overlay { Text("x") }.overlay(alignment: .topTrailing) {
        Text("x")
      }
      Text("h").overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 1))
      Text("i").overlay(Text("x"), alignment: .bottom).overlay(.red, in: Circle())
      Text("j").opacity(0.5).cornerRadius(4).clipped().clipShape(Circle()).shadow(radius: 2)
    }
    VStack {
      Circle().fill(.shadow(.inner(radius: 3)))
      Text("k").clipShape(.rect(cornerRadius: 8)).clipShape(.capsule).clipShape(.circle)
      Text("l").shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1).blur(radius: 2)
      Text("m").mask(Circle()).mask { Rectangle() }.luminanceToAlpha().blendMode(.multiply)
      Text("n").border(.red).border(Color.red, width: 2).tint(.red).accentColor(.red)
      Text("o").saturation(0).grayscale(1).brightness(0.1).contrast(2).colorMultiply(.red)
      Text("p").redacted(reason: .placeholder).unredacted().privacySensitive()
      Text("q").environment(\.colorScheme, .dark).colorScheme(.light).preferredColorScheme(.dark)
      Text("r").animation(.default, value: 1).transition(.opacity).contentTransition(.numericText())
      Text("s").compositingGroup().drawingGroup().disabled(true)
      Text("t").matchedGeometryEffect(id: "t", in: namespace).colorInvert().hueRotation(.degrees(9))
    }
    VStack {
      Text("u").accessibilityLabel("l").accessibilityValue("v").accessibilityHint("h")
      Text("v").accessibilityHidden(true).accessibilityElement(children: .combine)
      Text("w").accessibilityElement().accessibilityAddTraits(.isHeader).accessibilityIdentifier(
        "i")
      Text("x").accessibility(label: Text("l")).accessibilityLabel(Text("l"))
      Text("y").onAppear {}.onChange(of: 1) { _, _ in }.task {}.onTapGesture {}
      Text("z").modifier(RankedModifier()).transformEnvironment(\.font) { $0 = .body }
      Text("1").animation(.easeInOut(duration: 1)).animation(.spring(), value: true).animation(nil)
      Text("2").invalidatableContent().transaction { $0.animation = nil }.tag(1)
      Text("4").contentShape(Rectangle()).allowsHitTesting(false)
    }
  }
}

struct RankedModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.font) private var font
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.displayScale) private var displayScale
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.openURL) private var openURL
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.showsWidgetLabel) private var showsLabel
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.minimumScaleFactor) private var scaleFactor
  @State private var isOn = false
  @State private var text: String?
  @Binding private var binding: Int
  @ScaledMetric private var size = 12.0
  @ScaledMetric(relativeTo: .caption) private var width: CGFloat = 12

  init() { _binding = .constant(1) }

  func body(content: Content) -> some View { content.padding(isOn ? size : width) }
}

struct RankedShapes: View {
  struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
      get { phase }
      set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addQuadCurve(to: CGPoint(x: 0, y: 0), control: CGPoint(x: 1, y: 1))
      path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false)
      path.addRect(rect)
      path.addEllipse(in: rect)
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2))
      path.closeSubpath()
      return path
    }
  }

  var body: some View {
    VStack {
      Circle().fill(Color.red).frame(width: 8, height: 8)
      Circle().trim(from: 0, to: 0.5).stroke(Color.red, lineWidth: 4).rotationEffect(.degrees(-90))
      Circle().stroke(
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [2]))
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2)).fill(.blue)
      Circle().strokeBorder(.red, lineWidth: 2).foregroundColor(.red)
      Capsule().fill(.tint)
      Capsule(style: .continuous).foregroundStyle(.red.gradient)
      Rectangle().fill(
        LinearGradient(
          gradient: Gradient(colors: [.red]), startPoint: .leading, endPoint: .trailing))
      RoundedRectangle(cornerRadius: 4, style: .continuous).inset(by: 1).fill(
        Color.red.opacity(0.5))
      RoundedRectangle(cornerSize: CGSize(width: 4, height: 4))
    }
    VStack {
      ContainerRelativeShape().fill(.blue)
      ContainerRelativeShape().inset(by: 4).stroke(.red)
      Ellipse()
      UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 4)
      Wave(phase: 0).stroke(.red)
      Path { path in
        path.move(to: .zero)
        path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
      }
      .fill(.red)
      Rectangle().fill(
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 5))
      Circle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
      Rectangle().fill(
        LinearGradient(
          stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
          startPoint: UnitPoint(x: 0, y: 0), endPoint: .bottomTrailing))
      Rectangle().foregroundColor(Color(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5))
    }
    VStack {
      Color("asset")
      Color("asset", bundle: .main)
      Color(.systemGray6)
      Color(UIColor.systemBackground)
      Color(uiColor: .secondaryLabel.withAlphaComponent(0.5))
      Color(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      Color(UIColor(named: "asset") ?? .clear)
      Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
      Color(hue: 0.5, saturation: 1, brightness: 1)
      Color(white: 0.5, opacity: 0.5)
      Color.accentColor.opacity(0.5)
      Color.clear
    }
  }
}

struct RankedWidgetModifiers: View {
  var body: some View {
    VStack {
      Text("a").widgetURL(URL(string: "app://a")).widgetAccentable().widgetAccentable(true)
      Text("b").containerBackground(for: .widget) { Color.red }
      Text("c").containerBackground(.fill.tertiary, for: .widget)
      Text("d").containerBackground(.background, for: .widget)
      Text("e").containerBackground(.red.gradient, for: .widget)
      Text("f").widgetLabel("label").widgetCurvesContent()
      Text("g").widgetLabel { Gauge(value: 0.5) { Text("l") } }
      AccessoryWidgetBackground()
      Text("h").previewContext(WidgetPreviewContext(family: .systemSmall)).previewDisplayName("h")
      Text("i").previewLayout(.sizeThatFits).previewLayout(.fixed(width: 1, height: 1))
    }
  }
}

struct RankedPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      RankedTexts()
        .previewContext(WidgetPreviewContext(family: .systemMedium))
      RankedTexts()
    }
  }
}
