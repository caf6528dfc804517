import Testing
import TextUI

import struct Foundation.CGFloat

/// Equal shapes side by side, as the segments of a progress are.
@MainActor
struct SegmentTests {
  @Test func segmentsStayApart() {
    func segments(_ count: Int, spacing: CGFloat) -> some View {
      HStack(spacing: spacing) {
        ForEach(0..<count, id: \.self) { _ in Capsule().frame(height: 4) }
      }
    }
    for spacing: CGFloat in [1, 2, 3, 3.5] {
      for (count, columns) in [(3, 20), (4, 19), (5, 38), (8, 38), (8, 20)] {
        let row = draw(segments(count, spacing: spacing), columns)[0]
        let parts = row.split(separator: " ")
        #expect(!row.drop { $0 == " " }.contains("  "), "\(count) in \(columns): \(row)")
        #expect(parts.count == count, "\(count) in \(columns): \(row)")
        let lengths = Set(parts.map(\.count))
        #expect((lengths.max() ?? 9) - (lengths.min() ?? 0) <= 1, "\(count) in \(columns): \(row)")
      }
    }
    // Where each has two columns it keeps one, and none of them two.
    #expect(draw(segments(4, spacing: 3), 9) == [" ━ ━ ━ ━"])
    // With less they touch, as they do with no spacing.
    #expect(draw(segments(4, spacing: 3), 7)[0].filter { $0 != " " }.count == 7)
    #expect(draw(segments(4, spacing: 0), 12)[0].filter { $0 != " " }.count == 12)
  }

  @Test func lettersAndOneWideShapeKeepTheirGap() {
    let row = HStack(spacing: 3) {
      Text("a"); Text("-"); Text("b")
    }
    #expect(draw(row, 12) == ["    a-b"])
  }
}
