public let mineStoreKit = "StoreKit"
