import Foundation
import Testing
import WidgetTesting

/// Each planted fault is found, and nothing else.
@MainActor
@Suite(.serialized) struct ProblemTests {
  @Test(
    .fixed("2026-11-21 15:00"),
    arguments: zip(
      Fault.allCases,
      [
        [], ["no container background"], ["the text 'A long descript…' is cut"],
        ["accented: 'Cup' has"], ["nothing is drawn"],
        ["the address 'tea/today' has no scheme"], ["the link to app://tea is dead"],
        ["an unknown name in 'mugg hot nowhere"], ["image \"NoSuchCup\""],
        ["'5 min ago' stays where it would be '34"],
        ["the placeholder shows '40'"],
      ]))
  func aFaultOfAViewIsFound(fault: Fault, words: [String]) async {
    FaultyBundle.fault = fault
    defer { FaultyBundle.fault = .none }
    let found = await problems(of: FaultyBundle()).map(\.description)
    #expect(found.count == words.count, "\(fault): \(found)")
    for (text, part) in zip(found, words) {
      #expect(text.hasPrefix("cup/small") && text.contains(part), "\(text)")
    }
  }

  @Test(
    .fixed("2026-11-21 15:00"),
    arguments: zip(
      ProviderFault.allCases.dropFirst(),
      [
        .silentProvider, .providerAnsweredAgain, .emptyTimeline, .unsortedTimeline, .passedTimeline,
        .toldApartByHue, .slowPlaceholder,
      ] as [WidgetProblem.What]))
  func aFaultOfAProviderIsFound(fault: ProviderFault, what: WidgetProblem.What) async {
    UnruledBundle.fault = fault
    #expect(await problems(of: UnruledBundle()).map(\.what) == [what])
  }

  @Test(
    .fixed("2026-11-21 15:00"),
    .enabled(if: ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"))
  func aProviderIsLateAfterTenSeconds() async {
    UnruledBundle.fault = .late
    #expect(await problems(of: UnruledBundle()).map(\.what) == [.lateProvider])
  }

  @Test(.fixed("2026-11-21 15:00"))
  func aProblemIsAnIssueUnlessItIsAccepted() async {
    FaultyBundle.fault = .cut
    defer { FaultyBundle.fault = .none }
    await withKnownIssue { await expectNoProblems(of: FaultyBundle()) }
    await expectNoProblems(of: FaultyBundle()) {
      if case .textCut = $0.what { true } else { false }
    }
  }

  @Test func aRunningClockIsRefused() async {
    await withKnownIssue {
      await expectNoProblems(of: FaultyBundle())
    } matching: {
      $0.description.contains("needs a clock that stands still")
    }
    await withKnownIssue {
      await expectDrawings(of: FaultyBundle())
    } matching: {
      $0.description.contains("needs a clock that stands still")
    }
  }
}
