import Foundation
import TextCharts
import TextUI

/// Bars from the coldest to the warmest of a day, whose place is a number too.
struct WarmthChart: View {
  private let days = [(8, 15), (9, 17), (7, 14), (10, 19), (12, 22), (11, 20), (9, 16)]

  var body: some View {
    Chart(days.indices, id: \.self) { day in
      BarMark(
        x: .value("Day", day), yStart: .value("Low", days[day].0),
        yEnd: .value("High", days[day].1), width: .fixed(8)
      )
      .foregroundStyle(
        .linearGradient(colors: [.blue, .yellow, .red], startPoint: .bottom, endPoint: .top)
      )
      .clipShape(Capsule())
      .annotation(position: .top) { Text("\(days[day].1)°").font(.caption2) }
      .annotation(position: .bottom) {
        Text("\(days[day].0)°").font(.caption2).foregroundStyle(.secondary)
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }
}

/// A share's price, and the area down to its lowest.
struct ShareChart: View {
  private let prices = (0..<60).map { hour in
    let swing = sin(Double(hour) / 7)
    return 180 + 12 * swing + Double((hour * 31) % 7)
  }

  var body: some View {
    let lowest = prices.min() ?? 0
    Chart(prices.indices, id: \.self) { hour in
      LineMark(x: .value("Hour", hour), y: .value("Price", prices[hour]))
        .foregroundStyle(.green)
      AreaMark(
        x: .value("Hour", hour), yStart: .value("Lowest", lowest),
        yEnd: .value("Price", prices[hour])
      )
      .foregroundStyle(
        .linearGradient(
          colors: [.green.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
    }
    .chartXAxis(.hidden)
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

/// Lessons in rooms that have numbers.
struct LessonsChart: View {
  private let lessons = [(1, 8.0, 9.5), (2, 9, 11), (3, 8.5, 10), (1, 10, 12)]

  var body: some View {
    Chart(lessons.indices, id: \.self) { index in
      BarMark(
        xStart: .value("Begin", lessons[index].1), xEnd: .value("End", lessons[index].2),
        y: .value("Room", lessons[index].0), height: .ratio(0.6))
    }
    .chartXScale(domain: 8...12)
  }
}

/// A line with views as its symbols.
struct MoodChart: View {
  private let moods = [3, 4, 2, 5, 4, 1, 3]

  var body: some View {
    Chart(moods.indices, id: \.self) { day in
      LineMark(x: .value("Day", day), y: .value("Mood", moods[day]))
        .foregroundStyle(.mint)
      PointMark(x: .value("Day", day), y: .value("Mood", moods[day]))
        .symbol {
          Circle().fill(moods[day] > 3 ? .green : .orange).frame(width: 7)
            .overlay(Circle().stroke(.background, lineWidth: 1))
        }
    }
    .chartYScale(domain: 0.5...5.5)
    .chartXAxis(.hidden)
  }
}
