import SwiftUI
import WidgetKit

struct CupView: View {
  @Environment(\.widgetFamily) var family
  let cup: Cup

  var body: some View {
    ZStack {
      Color("cappuccino")

      LazyHStack {
        LazyVStack(alignment: .leading) {
          AmountView(cup: cup)
          Spacer()
          DrinkView(cup: cup)
        }
        .padding(.all, 10)

        if family == .systemMedium, let photo = cup.photo {
          Image(photo)
            .resizable()
        }
      }
    }
  }
}

struct AmountView: View {
  let cup: Cup

  private let formatter: MeasurementFormatter = {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    return formatter
  }()

  var body: some View {
    LazyHStack {
      VStack(alignment: .leading) {
        Text("Caffeine")
          .font(.caption)
          .foregroundColor(Color("espresso"))
        Text(formatter.string(from: cup.caffeine))
          .font(.title)
          .bold()
          .foregroundColor(Color("espresso"))
          .minimumScaleFactor(0.8)
      }
      Spacer(minLength: 0)
    }
    .padding(.all, 8)
    .background(ContainerRelativeShape().fill(Color("latte")))
  }
}

struct DrinkView: View {
  let cup: Cup

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(cup.name) ☕️")
        .font(.body)
        .bold()
        .foregroundColor(Color("espresso"))
      Text("\(cup.date, style: .relative) ago")
        .font(.caption)
        .foregroundColor(Color("espresso"))
    }
  }
}

struct CupWidget: Widget {
  var provider = CupProvider()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CupWidget", provider: provider) { entry in
      CupView(cup: entry.cup)
    }
    .configurationDisplayName("Caffeine")
    .description("The last cup, and what was in it.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct CupView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      CupView(cup: .sample)
        .previewContext(WidgetPreviewContext(family: .systemSmall))

      CupView(cup: .sample)
        .previewContext(WidgetPreviewContext(family: .systemMedium))

      CupView(cup: .sample)
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .environment(\.colorScheme, .dark)

      CupView(cup: .sample)
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .environment(\.sizeCategory, .extraExtraLarge)

      CupView(cup: .sample)
        .redacted(reason: .placeholder)
        .previewContext(WidgetPreviewContext(family: .systemSmall))
    }
  }
}
