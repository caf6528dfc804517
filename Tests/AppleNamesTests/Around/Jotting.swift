import CoreData
import Foundation

// A class of a model as Xcode writes it for "Manual/None".

class Jotting: NSManagedObject {}

extension Jotting {
  @nonobjc class func fetchRequest() -> NSFetchRequest<Jotting> {
    NSFetchRequest<Jotting>(entityName: "Jotting")
  }

  @NSManaged var id: UUID?
  @NSManaged var text: String?
  @NSManaged var written: Date?
  @NSManaged var stars: Int16
  @NSManaged var isPinned: Bool
  @NSManaged var next: Jotting?
  @NSManaged var topics: NSSet?
}

extension Jotting: Identifiable {}
