public let mineIntents = "Intents"
