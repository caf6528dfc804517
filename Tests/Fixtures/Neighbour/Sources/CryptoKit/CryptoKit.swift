public let mineCryptoKit = "CryptoKit"
