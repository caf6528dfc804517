import TextUI
import TextWidgetKit

/// Two columns in 38 × 8 cells: the summary, and the curve or a picture of the coffee.
struct MediumLayout: View {
  let entry: CaffeineEntry

  var body: some View {
    HStack(spacing: 16) {
      SummaryColumn(entry: entry).frame(width: 16 * CellMetrics.width)
      switch entry.day.choices.beside {
      case .curve: LevelChart(entry: entry)
      case .picture: CoffeePicture(entry: entry)
      }
    }
  }
}
