import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat
import struct Foundation.Date

/// Numbers that nobody means, in everything public that takes one: nothing traps, nothing hangs,
/// and a picture has the size that was asked for.
@MainActor
struct ExtremeNumberTests {
  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, -0.0, .leastNonzeroMagnitude, 1e300, -1e300,
    .greatestFiniteMagnitude,
  ]

  private func expectPicture(_ view: some View) {
    for set in GlyphSet.allCases {
      let drawn = grid(8, 4, in: set) { view }
      #expect(drawn.columns == 8 && drawn.rows == 4)
    }
  }

  private static var base: some View { Text("Hello big World").padding(1) }

  @Test(arguments: numbers)
  func lengths(number: Double) {
    let length = CGFloat(number)
    let size = CGSize(width: length, height: length)
    let base = Self.base
    let views: [any View] = [
      base.padding(length), base.padding(.leading, length),
      base.padding(EdgeInsets(top: length, leading: 1, bottom: -length, trailing: length)),
      base.frame(width: length), base.frame(width: length, height: length),
      base.frame(minWidth: length, idealWidth: 8, maxWidth: -length),
      base.frame(minHeight: 8, idealHeight: length, maxHeight: length).fixedSize(),
      base.offset(size), base.offset(x: length), base.position(x: length, y: 8),
      base.aspectRatio(length, contentMode: .fit), base.aspectRatio(size, contentMode: .fill),
      base.layoutPriority(number), base.zIndex(number), base.opacity(number),
      base.border(.red, width: length), base.cornerRadius(length),
      base.clipShape(Circle().size(size)), base.minimumScaleFactor(length),
      base.alignmentGuide(.leading) { _ in length },
      VStack { base.alignmentGuide(HorizontalAlignment.center) { _ in length } },
      HStack(alignment: .top) { base.alignmentGuide(.top) { _ in length } },
      ZStack { base.alignmentGuide(VerticalAlignment.center) { _ in length } },
      HStack {
        base; Spacer(minLength: length); base
      },
      Text("12").font(.system(size: length)), Text("12").font(.custom("A", size: length)),
    ]
    for view in views { expectPicture(AnyView(view)) }
  }

  @Test(arguments: numbers)
  func containers(number: Double) {
    let length = CGFloat(number)
    let size = CGSize(width: length, height: length)
    let both = Group {
      Self.base; Color.red
    }
    let items = [
      GridItem(.fixed(length)), GridItem(.flexible(minimum: length, maximum: length)),
      GridItem(.flexible(minimum: 8), spacing: length), GridItem(.adaptive(minimum: length)),
      GridItem(.adaptive(minimum: 8, maximum: length)),
      GridItem(.adaptive(minimum: 8), spacing: length),
    ]
    let views: [any View] = [
      HStack(spacing: length) { both }, VStack(spacing: length) { both },
      LazyHStack(spacing: length) { both }, LazyVStack(spacing: length) { both },
      Grid(horizontalSpacing: length, verticalSpacing: length) { GridRow { both } },
      Grid { GridRow { both.gridCellAnchor(UnitPoint(x: length, y: -length)) } },
      AnyLayout(HStackLayout(spacing: length)).callAsFunction { both },
      LazyVGrid(columns: [], spacing: length) { both },
      GeometryReader { _ in both.frame(width: length) }, ScrollView { both.padding(length) },
      Placing(place: CGPoint(x: length, y: 0), size: size).callAsFunction { both },
    ]
    for view in views { expectPicture(AnyView(view)) }
    for item in items {
      expectPicture(LazyVGrid(columns: [item, item], spacing: length) { both })
      expectPicture(LazyHGrid(rows: [item], spacing: 8) { both })
    }
  }

  @Test(.tags(.long), arguments: numbers.indices)
  func colours(index: Int) {
    let number = Self.numbers[index]
    let length = CGFloat(number)
    let stops = [
      Gradient.Stop(color: .red, location: length), Gradient.Stop(color: .blue, location: 0.5),
      Gradient.Stop(color: .green, location: -length),
    ]
    let gradient = Gradient(stops: stops)
    let point = UnitPoint(x: length, y: 0.5)
    let angle = Angle(degrees: number)
    let styles: [any ShapeStyle] = [
      Color(red: number, green: -number, blue: 0), Color(.sRGBLinear, white: number),
      Color(white: 1, opacity: number), Color(hue: number, saturation: 1, brightness: 1),
      Color(hue: 0.5, saturation: number, brightness: number), Color.red.opacity(number),
      HierarchicalShapeStyle.primary.opacity(number),
      gradient, Gradient(stops: [stops[0]]),
      LinearGradient(gradient: gradient, startPoint: point, endPoint: .bottom),
      LinearGradient(colors: [.red], startPoint: point, endPoint: point),
      RadialGradient(gradient: gradient, center: point, startRadius: 0, endRadius: 8),
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: length, endRadius: 8),
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: length),
      EllipticalGradient(colors: [.red, .blue], center: point, endRadiusFraction: length),
      AngularGradient(gradient: gradient, center: point, startAngle: angle, endAngle: -angle),
      AngularGradient(colors: [.red, .blue], center: .center, angle: angle),
    ]
    for style in Trials.sample(styles, oneIn: 3, case: index) {
      let style = AnyShapeStyle(style)
      expectPicture(Rectangle().fill(style))
      expectPicture(Self.base.background(style).foregroundStyle(style))
      expectPicture(Circle().stroke(style).tint(style))
      expectPicture(Gauge(value: 0.5) { Text("a") }.tint(style))
    }
    expectPicture(Self.base.saturation(number).brightness(number).hueRotation(angle))
  }

  @Test(arguments: numbers)
  func shapes(number: Double) {
    let length = CGFloat(number)
    let size = CGSize(width: length, height: length)
    let angle = Angle(radians: number)
    let dashed = StrokeStyle(lineWidth: 2, dash: [length, 3], dashPhase: length)
    let transform = CGAffineTransform(rotationAngle: length).scaledBy(x: length, y: 1)
    let views: [any View] = [
      RoundedRectangle(cornerRadius: length), RoundedRectangle(cornerSize: size).stroke(),
      UnevenRoundedRectangle(topLeadingRadius: length), Capsule().inset(by: length),
      Circle().inset(by: length).stroke(), Circle().stroke(.red, lineWidth: length),
      Circle().strokeBorder(.red, lineWidth: length), Rectangle().strokeBorder(style: dashed),
      Ellipse().stroke(.red, style: dashed), Circle().trim(from: length, to: -length).stroke(),
      Circle().trim(from: 0, to: length).fill(), Circle().rotation(angle),
      Circle().rotation(.degrees(9), anchor: UnitPoint(x: length, y: 0)),
      Rectangle().scale(length), Rectangle().scale(x: 1, y: length), Rectangle().offset(x: length),
      Rectangle().transform(transform), Rectangle().size(size),
      Circle().stroke().rotationEffect(angle), Circle().scaleEffect(length),
      Path { path in
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: length, y: 8), control: CGPoint(x: 8, y: length))
        path.addArc(
          center: .zero, radius: length, startAngle: angle, endAngle: -angle, clockwise: true)
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: length, y: 8), radius: length)
        path.addRoundedRect(in: CGRect(origin: .zero, size: size), cornerSize: size)
      }.stroke(),
    ]
    for view in views { expectPicture(AnyView(view)) }
  }

  @Test(arguments: numbers)
  func gauges(number: Double) {
    let dates = Date(timeIntervalSince1970: min(number, 0))...Date(timeIntervalSince1970: 1e300)
    let views: [any View] = [
      Gauge(value: number) { Text("a") }, Gauge(value: 0.5, in: 0...max(0, number)) { Text("a") },
      ProgressView(value: number), ProgressView(value: 1, total: number),
      ProgressView(timerInterval: dates), Text(timerInterval: dates),
      Text(Date(timeIntervalSince1970: number), style: .relative),
      Text(Date(timeIntervalSince1970: number), style: .date), Text("\(number)"),
      Text("\(number, specifier: "%.1f")"), Text("\(number, specifier: "%d")"),
    ]
    for view in views {
      expectPicture(AnyView(view))
      expectPicture(AnyView(view).gaugeStyle(.accessoryCircular).progressViewStyle(.circular))
      expectPicture(AnyView(view).gaugeStyle(.accessoryLinear))
    }
  }

  @Test func aPictureHasASizeThatMemoryHolds() {
    #expect(CellGrid.size(columns: .max, rows: .max) == (1_000_000, 4))
    #expect(CellGrid.size(columns: 1, rows: .max) == (1, 1 << 22))
    #expect(CellGrid.size(columns: .min, rows: -1) == (0, 0))
    let renderer = CellRenderer(
      content: Text("x"), columns: .max, rows: 1, environment: EnvironmentValues())
    #expect(renderer.render().grid.columns == 1_000_000)
    #expect(renderer.contentSize() == (1, 1))
  }

  @Test(arguments: [Int.max, .min, -1, 0, 1 << 40])
  func counts(count: Int) {
    let views: [any View] = [
      Self.base.lineLimit(count), Self.base.lineLimit(min(count, 1)...max(count, 1)),
      Self.base.lineLimit(count...), Self.base.lineLimit(...count),
      Self.base.lineLimit(count, reservesSpace: true), Self.base.lineLimit(2).lineLimit(count...),
      Grid {
        GridRow {
          Self.base.gridCellColumns(count); Self.base
        }
      },
      ZStack {
        Self.base.zIndex(Double(count)); Self.base
      }, Text("\(count)"),
      Text("\(count, specifier: "%x")"),
    ]
    for view in views { expectPicture(AnyView(view)) }
    #expect(CellGrid(columns: min(count, 0), rows: count).columns == 0)
    let rect = CellRect(column: count, row: count, columns: count, rows: count)
    #expect(rect.endColumn <= 2_000_000_000)
  }
}

/// Places its views at a point and says a size, whatever they are.
private struct Placing: Layout {
  let place: CGPoint
  let size: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: place, anchor: UnitPoint(x: place.x, y: 0), proposal: ProposedViewSize(size))
    }
  }
}
