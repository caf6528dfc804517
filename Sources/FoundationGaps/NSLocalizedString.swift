public import Foundation
package import Synchronization

/// Where `NSLocalizedString` looks first: what the program of widgets has beside it.
package enum ProgramTable {
  package static let lookup = Mutex<(@Sendable (_ key: String) -> String?)?>(nil)
}

/// The text of a key in the program's tables, or else in a bundle's.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  let lookup = ProgramTable.lookup.withLock { $0 }
  return lookup?(key) ?? bundle.localizedString(forKey: key, value: value, table: tableName)
}
