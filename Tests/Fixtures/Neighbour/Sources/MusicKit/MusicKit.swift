public let mineMusicKit = "MusicKit"
