import CoreData

// Its properties are of the model's "Category/Extension".

class Tool: NSManagedObject {}
