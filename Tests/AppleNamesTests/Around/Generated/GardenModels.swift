// Made from a Core Data model by Scripts/generate-models.swift. Change that, not this.
// swift-format-ignore-file
public import CoreData

public class Bed: NSManagedObject {}

extension Bed: Identifiable {}

extension Bed: ManagedObjectDefaults {
  public static var defaultValues: [String: Any] {
    [
      "area": Double(1.5),
      "soil": "Loam \"heavy\"",
    ]
  }
}

extension Bed {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Bed> {
    NSFetchRequest<Bed>(entityName: "Bed")
  }

  public var area: Double {
    get { value(forKey: "area") as? Double ?? 0 }
    set { setValue(newValue, forKey: "area") }
  }

  public var name: String? {
    get { value(forKey: "name") as? String }
    set { setValue(newValue, forKey: "name") }
  }

  public var soil: String? {
    get { value(forKey: "soil") as? String }
    set { setValue(newValue, forKey: "soil") }
  }

  public var plants: NSSet? {
    get { value(forKey: "plants") as? NSSet }
    set { setValue(newValue, forKey: "plants") }
  }

  public func addToPlants(_ value: Plant) {
    let values = plants?.mutableCopy() as? NSMutableSet ?? NSMutableSet()
    values.add(value)
    plants = values
  }

  public func removeFromPlants(_ value: Plant) {
    let values = plants?.mutableCopy() as? NSMutableSet ?? NSMutableSet()
    values.remove(value)
    plants = values
  }
}

public class Plant: NSManagedObject {}

extension Plant: Identifiable {}

extension Plant: ManagedObjectDefaults {
  public static var defaultValues: [String: Any] {
    [
      "count": Int16(0),
      "isWatered": Bool(false),
    ]
  }
}

extension Plant {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Plant> {
    NSFetchRequest<Plant>(entityName: "Plant")
  }

  public var count: Int16 {
    get { value(forKey: "count") as? Int16 ?? 0 }
    set { setValue(newValue, forKey: "count") }
  }

  public var id: UUID? {
    get { value(forKey: "id") as? UUID }
    set { setValue(newValue, forKey: "id") }
  }

  public var isWatered: Bool {
    get { value(forKey: "isWatered") as? Bool ?? false }
    set { setValue(newValue, forKey: "isWatered") }
  }

  public var sown: Date? {
    get { value(forKey: "sown") as? Date }
    set { setValue(newValue, forKey: "sown") }
  }

  public var species: String? {
    get { value(forKey: "species") as? String }
    set { setValue(newValue, forKey: "species") }
  }

  public var bed: Bed? {
    get { value(forKey: "bed") as? Bed }
    set { setValue(newValue, forKey: "bed") }
  }
}

extension Tool: ManagedObjectDefaults {
  public static var defaultValues: [String: Any] {
    [
      "price": NSDecimalNumber(string: "9.5"),
    ]
  }
}

extension Tool {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Tool> {
    NSFetchRequest<Tool>(entityName: "Tool")
  }

  public var price: NSDecimalNumber? {
    get { value(forKey: "price") as? NSDecimalNumber }
    set { setValue(newValue, forKey: "price") }
  }
}
