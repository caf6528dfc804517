import CaffeineDomain
import CaffeineStore
import CivilTime
import Foundation
import TestSupport
import Testing

/// What a form of dates reads, and what it does not.
@Suite struct DateFormatTests {
  /// The instant of the one row of a file, in UTC.
  private func instant(_ text: String, _ form: String) throws -> String? {
    let folder = try TemporaryFolder()
    let dateFormat = try #require(DateFormat(form))
    let file = "[{\"at\":\"\(text)\",\"milligrams\":75}]"
    let plan = try Journal(in: folder.container).plan(
      importing: .bytes(Array(file.utf8)),
      as: ImportLayout(dateFormat: dateFormat), clock: .utc, at: morning)
    if plan.additions.isEmpty { #expect(plan.skips.map(\.reason) == [.noTime]) }
    return plan.intakes.first?.start.ISO8601Format()
  }

  @Test(arguments: [
    ("%d.%m.%Y %H:%M", "3.4.2024 8:30", "2024-04-03T08:30:00Z"),
    ("%d.%m.%Y %H:%M", "03.04.2024   08:30 ", "2024-04-03T08:30:00Z"),
    ("%m/%d/%Y %I:%M:%S %p", "3/4/2024 8:30:15 pm", "2024-03-04T20:30:15Z"),
    ("%m/%d/%Y %I:%M %p", "3/4/2024 12:05 AM", "2024-03-04T00:05:00Z"),
    ("%b %d, %Y at %I:%M %p", "Nov 20, 2024 at 8:30 AM", "2024-11-20T08:30:00Z"),
    ("%A %d %B %Y %H:%M", "wednesday 20 NOVEMBER 2024 08:30", "2024-11-20T08:30:00Z"),
    ("%a %b %d %Y %T GMT%z", "Fri Nov 20 2024 23:30:00 GMT+0100", "2024-11-20T22:30:00Z"),
    ("%Y%m%dT%H%M", "20240304T0830", "2024-03-04T08:30:00Z"),
    ("%d-%m-%y %R", "03-04-24 08:30", "2024-04-03T08:30:00Z"),
    ("%F %T%z", "2024-04-03 08:30:00Z", "2024-04-03T08:30:00Z"),
    ("%D %R", "04/03/24 08:30", "2024-04-03T08:30:00Z"),
    ("%d %% %m %Y %H Uhr", "03 % 04 2024 08 Uhr", "2024-04-03T08:00:00Z"),
  ])
  func theWholeTextIsRead(form: String, text: String, expected: String) throws {
    #expect(try instant(text, form) == expected)
  }

  @Test(arguments: [
    ("%d.%m.%Y %H:%M", "30.02.2024 08:30"), ("%d.%m.%Y %H:%M", "03.13.2024 08:30"),
    ("%d.%m.%Y %H:%M", "03.04.2024 24:30"), ("%d.%m.%Y %H:%M", "03.04.2024 08:30 x"),
    ("%d.%m.%Y %H:%M", "x 03.04.2024 08:30"), ("%d.%m.%Y %H:%M", "03.04.2024"),
    ("%d.%m.%Y %H:%M", "03.04.1989 08:30"), ("%d.%m.%Y %H:%M", "03.04.2101 08:30"),
    ("%d.%m.%Y %H:%M", "03.04.24 08:30"), ("%d.%m.%y %H:%M", "03.04.2024 08:30"),
    ("%d %b %Y %H:%M", "03 Avr 2024 08:30"), ("%d %b %Y %I:%M %p", "03 Apr 2024 13:30 pm"),
    ("%F %T%z", "2024-04-03 08:30:00 CET"), ("%F %R", "٢٠٢٤-04-03 08:30"), ("%F %R", ""),
  ])
  func whatDoesNotFitIsSkipped(form: String, text: String) throws {
    #expect(try instant(text, form) == nil)
  }

  /// Without a year, a month, a day or an hour nothing may be made up, and neither seconds since
  /// 1970 nor letters of zones say anything for sure.
  @Test(arguments: [
    "", "%", "%s", "%F", "%T", "%F %T %Z", "%m-%d %R", "%Y-%m %R", "%Y %d %R", "%F %I:%M", "%F %M",
    "%F %T %Q", "%F %H:%M %p", "%d %F %R", "%Y %D %R", "%b %F %R", "%c", "%Ey-%m-%d %R",
  ])
  func aFormThatIsNotWholeIsNone(form: String) { #expect(DateFormat(form) == nil) }
}
