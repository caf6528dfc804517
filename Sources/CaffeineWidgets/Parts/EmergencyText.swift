import CaffeineDomain
import TextUI

/// That help should be called, in the words there is room for; all of it is said.
///
/// One text that fits is chosen, and not `ViewThatFits`, by families with a text alone.
struct EmergencyText: View {
  let entry: CaffeineEntry

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(entry.emergencyWords, id: \.self) { Text(translating: $0) }
    }
    .lineLimit(1)
    .bold()
    .foregroundStyle(Color.alarm)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(translating: entry.emergency ?? ""))
  }
}

extension CaffeineEntry {
  /// The words from the longest to the shortest; the second last has 16 columns at most, the last 8.
  var emergencyWords: [String] {
    switch forecast.profile.ageGroup {
    case .adult:
      ["Unwell? Call a poison centre", "Unwell? Get help", "Get help"]
    case .underFour, .underEighteen:
      ["Call a poison centre now", "Get help now", "Get help"]
    }
  }

  /// The words as one text of at most 16 columns, or of 8.
  func emergencyText(isShort: Bool = false) -> Text {
    Text(translating: emergencyWords[isShort ? 2 : 1])
      .accessibilityLabel(Text(translating: emergency ?? ""))
  }
}
