public let mineModels = "Models"
