import CloudKit
import Contacts
import SwiftUI
import WidgetKit

// Whose birthday comes next, from the contacts, and what somebody noted of them, from iCloud.

struct Birthday: Identifiable {
  let id: String
  let name: String
  let day: DateComponents
}

struct BirthdayEntry: TimelineEntry {
  let date: Date
  let birthdays: [Birthday]
  var message = ""
}

actor BirthdayStore {
  private let store = CNContactStore()

  func birthdays() async throws -> [Birthday] {
    guard try await store.requestAccess(for: .contacts) else { return [] }
    let keys =
      [
        CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
        CNContactBirthdayKey as any CNKeyDescriptor,
      ]
    let request = CNContactFetchRequest(keysToFetch: keys)
    var birthdays: [Birthday] = []
    try store.enumerateContacts(with: request) { contact, stop in
      guard let day = contact.birthday else { return }
      let name = CNContactFormatter.string(from: contact, style: .fullName) ?? contact.givenName
      birthdays.append(Birthday(id: contact.identifier, name: name, day: day))
      stop.pointee = ObjCBool(birthdays.count > 10)
    }
    return birthdays
  }

  func notes() async throws -> [String] {
    let container = CKContainer(identifier: "iCloud.org.example.birthdays")
    guard try await container.accountStatus() == .available else { return [] }
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
    let (results, _) = try await container.privateCloudDatabase.records(
      matching: query, resultsLimit: 10)
    return results.compactMap { _, result in
      guard let record = try? result.get() else { return nil }
      return record["text"] as? String
    }
  }
}

struct BirthdayProvider: TimelineProvider {
  func placeholder(in context: Context) -> BirthdayEntry {
    BirthdayEntry(
      date: Date(),
      birthdays: [Birthday(id: "1", name: "Ada", day: DateComponents(month: 12, day: 10))])
  }

  func getSnapshot(in context: Context, completion: @escaping (BirthdayEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<BirthdayEntry>) -> Void) {
    nonisolated(unsafe) let completion = completion
    Task {
      var entry = BirthdayEntry(date: Date(), birthdays: [], message: "")
      do {
        entry = BirthdayEntry(date: Date(), birthdays: try await BirthdayStore().birthdays())
      } catch let error as CNError where error.code == .authorizationDenied {
        entry.message = "Contacts are off"
      } catch {
        entry.message = error.localizedDescription
      }
      completion(Timeline(entries: [entry], policy: .atEnd))
    }
  }
}

struct BirthdaysWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Birthdays", provider: BirthdayProvider()) { entry in
      VStack {
        ForEach(entry.birthdays) { Text($0.name) }
        Text(entry.message)
      }
      .containerBackground(.background, for: .widget)
    }
  }
}
