import Synchronization
import Testing
import TextUI

import struct Foundation.CGFloat

/// Nodes made of text on one line are measured without regard to the height they are offered:
/// those whose size does depend on it must not be taken for such.
@MainActor
struct OfferedHeightTests {
  @Test func whatFillsFollowsTheHeight() {
    #expect(heights { Color.red } == [16, 160])
    #expect(heights { GeometryReader { _ in Text("a") } } == [16, 160])
    #expect(heights { Text("a").frame(maxHeight: .infinity) } == [16, 160])
    #expect(
      heights {
        VStack {
          Text("a").lineLimit(1); Spacer(minLength: 0)
        }
      } == [16, 160])
    #expect(
      heights {
        HStack {
          Text("a").lineLimit(1); Color.red
        }
      } == [16, 160])
    #expect(
      heights {
        ZStack {
          Text("a").lineLimit(1); Color.red
        }.padding(0)
      } == [16, 160])
    #expect(heights { Color.red.overlay { Text("a").lineLimit(1) } } == [16, 160])
    #expect(heights { VStack { HStack { Color.red }.opacity(0.5) } } == [16, 160])
  }

  @Test func textThatWrapsFollowsTheHeight() {
    #expect(heights { Text("a b c d").frame(width: 8) } == [16, 64])
    #expect(heights { VStack { Text("a b c d") }.frame(width: 8) } == [16, 64])
    #expect(heights { Text("a b c d").lineLimit(2).frame(width: 8) } == [16, 32])
  }

  @Test func largeNumeralsFollowTheHeight() {
    #expect(heights { Text("56").font(.largeTitle).lineLimit(1) } == [16, 48])
    #expect(heights { HStack { Text("56").font(.largeTitle) }.lineLimit(1) } == [16, 48])
  }

  @Test func choicesFollowTheHeight() {
    let heights = heights {
      ViewThatFits {
        VStack(spacing: 0) {
          Text("a").lineLimit(1); Text("b").lineLimit(1)
        }
        Text("c").lineLimit(1)
      }
    }
    #expect(heights == [16, 32])
  }

  @Test func textOnOneLineDoesNot() {
    let heights = heights {
      VStack(spacing: 0) {
        HStack {
          Text("a"); Spacer(); Text("b").padding(.top, 16)
        }
        ZStack {
          Text("c"); Text("d")
        }.background(Color.red)
      }
      .lineLimit(1)
    }
    #expect(heights == [48, 48])
  }

  /// The heights in points that a view takes of one row and of ten.
  private func heights<Content: View>(@ViewBuilder _ content: () -> Content) -> [CGFloat] {
    let answers = Answers()
    let probe = Probe(answers: answers) { content() }
    _ = CellRenderer(content: probe, columns: 40, rows: 10, environment: EnvironmentValues())
      .render()
    return answers.heights.withLock { $0 }
  }

  private final class Answers: Sendable {
    let heights = Mutex<[CGFloat]>([])
  }

  private struct Probe: Layout {
    let answers: Answers

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let heights = [16, 160].map { height in
        subviews[0].sizeThatFits(ProposedViewSize(width: 320, height: height)).height
      }
      answers.heights.withLock { $0 = heights }
      return CGSize(width: 320, height: 160)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }
}
