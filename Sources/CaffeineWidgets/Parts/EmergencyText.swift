import CaffeineDomain
import TextUI

/// A request to call for help, in as many words as fit; speech has all of it.
///
/// Families with a single text choose one themselves, without `ViewThatFits`.
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
  /// The words from long to short; the second last has at most 16 columns, the last 8.
  var emergencyWords: [String] {
    emergency == Guidance.urgentEmergency
      ? ["Call a poison centre now", "Get help now", "Get help"]
      : ["Unwell? Call a poison centre", "Unwell? Get help", "Get help"]
  }

  /// The words in at most 16 columns, or 8.
  func emergencyText(isShort: Bool = false) -> Text {
    Text(translating: emergencyWords[isShort ? 2 : 1])
      .accessibilityLabel(Text(translating: emergency ?? ""))
  }
}
