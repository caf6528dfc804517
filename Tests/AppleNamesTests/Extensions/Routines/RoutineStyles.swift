import SwiftUI
import WidgetKit

struct SegmentedProgressStyle: ProgressViewStyle {
  let segments: Int
  var color: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    let filled = Int(((configuration.fractionCompleted ?? 0) * Double(segments)).rounded())
    return HStack(spacing: 2) {
      ForEach(0..<max(segments, 1), id: \.self) { i in
        RoundedRectangle(cornerRadius: 2, style: .continuous)
          .fill(i < filled ? AnyShapeStyle(color) : AnyShapeStyle(.quaternary))
          .frame(height: 6)
      }
    }
  }
}

struct TightLabelStyle: LabelStyle {
  var spacing: CGFloat
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .center, spacing: spacing) {
      configuration.icon.imageScale(.small)
      configuration.title
    }
  }
}

struct RoutineToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        .symbolRenderingMode(.hierarchical)
        .symbolEffect(.bounce, value: configuration.isOn)
    }
  }
}

extension ToggleStyle where Self == RoutineToggleStyle { static var check: Self { .init() } }

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct HeatMap: View {
  let routine: Routine
  let weeks: Int
  let style: RoutineGridStyle
  let side: CGFloat
  var today = Date.sampleDay
  @State private var width: CGFloat = 0

  private func day(_ week: Int, _ weekday: Int) -> Date {
    Calendar.current.date(
      byAdding: .day, value: -((weeks - 1 - week) * 7 + (6 - weekday)), to: today) ?? .distantPast
  }

  var body: some View {
    HStack(alignment: .top, spacing: 3) {
      ForEach(0..<weeks, id: \.self) { week in
        VStack(spacing: 3) {
          ForEach(0..<7) { weekday in
            cell(routine.progress(on: day(week, weekday)))
          }
        }
      }
    }
    .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Heat map")
    .accessibilityValue("\(weeks) weeks")
  }

  @ViewBuilder private func cell(_ progress: Double) -> some View {
    let color = routine.tint.color.opacity(progress == 0 ? 0.15 : 0.3 + 0.7 * progress)
    switch style {
    case .dots: Circle().fill(color).frame(width: side, height: side)
    case .squares: RoundedRectangle(cornerRadius: 2).fill(color).frame(width: side, height: side)
    case .rings:
      Circle().trim(from: 0, to: progress).stroke(color, lineWidth: 2).rotationEffect(.degrees(-90))
        .frame(width: side, height: side)
    }
  }
}
