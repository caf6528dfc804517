public let mineMediaPlayer = "MediaPlayer"
