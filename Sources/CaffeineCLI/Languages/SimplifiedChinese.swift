import Messages

extension Language {
  static let simplifiedChinese = Language(
    names: ["zh_CN", "zh_SG", "zh", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG"], words: { words })

  private static let words = words([parsingWords])

  private static let parsingWords = """
    %@ is missing.
    缺少 %@。
    """
}
