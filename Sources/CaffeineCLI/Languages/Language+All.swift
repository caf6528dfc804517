import Messages

extension Language {
  /// The languages besides English, each a file of this folder.
  static let all: [Language] = [simplifiedChinese]
}
