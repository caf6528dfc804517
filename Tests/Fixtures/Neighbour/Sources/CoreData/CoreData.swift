public let mineCoreData = "CoreData"
