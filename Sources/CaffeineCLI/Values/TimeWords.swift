import CaffeineDomain

/// Translates times of other languages to English: `gestern 9:00`, `hier 9h`, `vor 20 Minuten`,
/// `昨天下午3点`.
///
/// A language only adds words to the tables; `When` alone knows their meaning.
enum TimeWords {
  /// The text in English; `nil` without any of the words.
  static func english(_ text: String) -> String? {
    if text.unicodeScalars.contains(where: isWithoutGaps) { return eastern(text) }
    let words = text.lowercased().split(separator: " ").map(String.init)
    var result: [String] = []
    var isTranslated = false
    var (isAgo, isFor) = (false, false)
    var index = 0
    while index < words.count {
      let found = [3, 2, 1].lazy.compactMap { length -> (Int, String)? in
        guard index + length <= words.count else { return nil }
        return table[words[index..<index + length].joined(separator: " ")].map { (length, $0) }
      }.first
      guard let (length, meaning) = found else {
        // A unit directly after its number: `20분`.
        let digits = words[index].prefix { $0.isASCII && $0.isNumber }
        let unit = digits.isEmpty ? nil : table[String(words[index].dropFirst(digits.count))]
        isTranslated = isTranslated || unit != nil
        result += unit.map { [String(digits), $0] } ?? [words[index]]
        index += 1
        continue
      }
      isTranslated = true
      index += length
      switch meaning {
      // After a number `saat` means hours, otherwise a time: `saat 9`, `2 saat`.
      case "at" where result.last.flatMap { Double($0) } != nil: result.append("h")
      case "-ago": isAgo = true
      // German `halb 9` is 8:30.
      case "half to":
        guard index < words.count, let hour = hour(words[index]), 1...24 ~= hour else { return nil }
        result.append(hour == 1 ? "12:30" : "\(hour - 1):30")
        index += 1
      case "at", "quarter past", "quarter to":
        let isFrench = words[index - 1] == "à"
        result.append(meaning)
        // An English number there is no hour: in Portuguese `um two coffees` means one.
        if index < words.count, When.hours.contains(words[index]), hour(words[index]) == nil {
          return nil
        }
        // After these a number is an hour: `um neun`, `à neuf heures`; but a `café à deux` is for
        // two people.
        guard index < words.count, let hour = hour(words[index]),
          !isFrench || Int(words[index]) != nil || words[index...].dropFirst().first == "heures"
        else { continue }
        result.append("\(hour)")
        index += 1
        // A following word for hour belongs to the time; but Scandinavian `om 2 timmar` means in
        // two hours.
        if index < words.count, table[words[index]] == "h", !words[index].hasPrefix("tim") {
          index += 1
        }
      case ":30":
        guard let last = result.popLast(), let hour = Int(last) else { return nil }
        result.append("\(hour):30")
      case "for": isFor = true
      default: result.append(meaning)
      }
    }
    if isAgo { result.append("ago") }
    // Swedish `för en timme sedan`; but a `kaffe för 2` is for two people.
    if isFor, result.last != "ago" { return nil }
    return isTranslated ? result.joined(separator: " ") : nil
  }

  /// The parts of a line; a word for `and` within a time parts nothing: `8 y media`, `i morse`.
  static func parts(of text: String) -> [String] {
    var words = text.split(separator: " ").map(String.init)[...]
    var joined: [String] = []
    while let word = words.first {
      let length = [3, 2].first { length in
        table[words.prefix(length).joined(separator: " ").lowercased()] != nil
      }
      joined.append(length.map { words.prefix($0).joined(separator: "\u{A0}") } ?? word)
      words = words.dropFirst(length ?? 1)
    }
    return PhraseText.parts(of: joined.joined(separator: " "))
      .map { $0.replacing("\u{A0}", with: " ") }
  }

  /// Whether a scalar is Chinese or Japanese.
  private static func isWithoutGaps(_ scalar: Unicode.Scalar) -> Bool {
    (0x3000..<0xA000).contains(scalar.value)
  }

  /// The hour of a number or its word.
  private static func hour(_ word: String) -> Int? {
    Int(word)
      ?? hours.lazy.compactMap { $0.split(separator: ",").firstIndex { $0 == word } }.first
      .map { $0 + 1 }
  }

  /// One to twelve in German, Dutch, Swedish, French, Spanish, Italian and Portuguese.
  private static let hours = [
    "eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf",
    "een,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf",
    "ett,två,tre,fyra,fem,sex,sju,åtta,nio,tio,elva,tolv",
    "une,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze",
    "una,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce",
    "una,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici",
    "uma,duas,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze",
  ]

  private static let table: [String: String] = {
    var table: [String: String] = [
      "halb": "half to", "om half": "half to", "halv": "half to", "viertel nach": "quarter past",
      "시": "oclock",
    ]
    for (meaning, words) in meanings {
      for word in words.split(separator: ",") { table[String(word)] = meaning }
    }
    return table
  }()

  private static let meanings: KeyValuePairs = [
    "at":
      "um,à,a las,a la,alle,às,as,om,kl,kl.,klo,ore,o,gegen,vers,rond,omkring,v,la,στις,в,о,saat,jam,lúc,pukul",
    "for": "för",
    "now":
      "jetzt,gerade,maintenant,ahora,adesso,agora,nu,nyt,teraz,teď,acum,τώρα,şimdi,сейчас,зараз",
    "today":
      "heute,aujourd'hui,hoy,oggi,hoje,vandaag,idag,i dag,tänään,dziś,dzisiaj,dnes,azi,σήμερα,bugün,сегодня,сьогодні",
    "yesterday":
      "gestern,hier,ayer,ieri,ontem,gisteren,igår,i går,eilen,wczoraj,včera,tegnap,χθες,χτες,dün,вчера,вчора,أمس,אתמול,เมื่อวาน,hôm qua,kemarin,어제",
    "tomorrow":
      "morgen,demain,mañana,domani,amanhã,imorgon,i morgen,huomenna,jutro,zítra,holnap,mâine,αύριο,yarın,завтра,내일",
    "this morning":
      "heute morgen,heute früh,heute vormittag,ce matin,esta mañana,stamattina,esta manhã,hoje de manhã,vanmorgen,vanochtend,i morse,imorse,i morges,tänä aamuna,dziś rano,dnes ráno,ma reggel,azi dimineață,σήμερα το πρωί,bu sabah,сегодня утром,утром,сьогодні вранці,오늘 아침",
    "yesterday morning": "gestern morgen",
    "this evening": "ce soir,stasera,esta noche,ikväll,i kväll,vanavond,dziś wieczorem",
    "this afternoon":
      "heute nachmittag,cet après-midi,esta tarde,oggi pomeriggio,vanmiddag,i eftermiddag,i ettermiddag,dziś po południu,сегодня днём",
    "last night":
      "gestern abend,gestern nacht,hier soir,anoche,ieri sera,ontem à noite,gisteravond,igår kväll,i går aftes,wczoraj wieczorem,вчера вечером",
    "in the morning":
      "morgens,vormittags,früh,am morgen,am vormittag,vormittag,du matin,le matin,matin,de la mañana,por la mañana,del mattino,di mattina,mattina,da manhã,de manhã,på morgonen,rano,утра,sabah,아침",
    "in the afternoon":
      "nachmittags,am nachmittag,nachmittag,de l'après-midi,après-midi,de la tarde,por la tarde,del pomeriggio,pomeriggio,da tarde,à tarde,дня,오후",
    "in the evening":
      "abends,am abend,abend,du soir,le soir,soir,de la noche,por la noche,di sera,sera,da noite,à noite,på kvällen,вечера,вечером,akşam,저녁",
    "quarter to": "viertel vor",
    ":30": "y media,et demie,et demi,e mezza,e mezzo,e meia",
    "monday": "montag,lundi,lunes,lunedì,segunda-feira,maandag,måndag,mandag",
    "tuesday": "dienstag,mardi,martes,martedì,terça-feira,dinsdag,tisdag,tirsdag",
    "wednesday": "mittwoch,mercredi,miércoles,mercoledì,quarta-feira,woensdag,onsdag",
    "thursday": "donnerstag,jeudi,jueves,giovedì,quinta-feira,donderdag,torsdag",
    "friday": "freitag,vendredi,viernes,venerdì,sexta-feira,vrijdag,fredag",
    "saturday": "samstag,sonnabend,samedi,sábado,sabato,zaterdag,lördag,lørdag",
    "sunday": "sonntag,dimanche,domingo,domenica,zondag,söndag,søndag",
    "noon": "mittag,mittags,midi,mediodía,mezzogiorno,meio-dia,полдень",
    "-ago": "vor,il y a,hace,há,πριν,πριν από,před",
    "ago": "назад,тому,fa,sitten,önce,sedan,siden,geleden,temu,ezelőtt,전,trước,lalu",
    "min":
      "minuten,minute,minuto,minutos,minuti,minuter,minutter,minut,minuty,minuten,minuttia,dakika,perce,λεπτά,минут,минуты,минуту,хвилин,phút,menit,분",
    "h":
      "stunde,stunden,heure,heures,hora,horas,ora,timme,timmar,time,timer,uur,uren,tuntia,godzinę,godziny,godzin,hodinu,hodiny,hodin,óra,órával,ώρα,ώρες,час,часа,часов,години,годину,giờ,시간",
    "1 h ago": "час назад",
    "1 h": "einer stunde,une heure,una hora,un'ora,uma hora,en timme,en time,for en time,een uur",
    "half an hour":
      "einer halben stunde,une demi-heure,media hora,mezz'ora,meia hora,en halvtimme,een half uur,полчаса",
  ]

  // MARK: Scripts without gaps

  /// Separates times from drinks by spaces: `昨天下午3点的咖啡` becomes `昨天下午3点 咖啡`.
  static func parted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isWithoutGaps) else { return text }
    var result = ""
    var time = ""
    var rest = text[...]
    func end() -> String {
      defer { time = "" }
      guard !time.isEmpty else { return "" }
      return eastern(time) == nil ? time : " \(time) "
    }
    while let first = rest.first {
      if let (_, length) = token(at: rest, after: time) {
        time += rest.prefix(length)
        rest = rest.dropFirst(length)
      } else {
        let isTime = !time.isEmpty && eastern(time) != nil
        result += end()
        rest = rest.dropFirst()
        // Drops particles between a time and a drink.
        if !(isTime && "的のに".contains(first)) { result.append(first) }
      }
    }
    return (result + end()).split(separator: " ").joined(separator: " ")
  }

  /// Translates a text that only has times.
  private static func eastern(_ text: String) -> String? {
    var rest = text.filter { $0 != " " }[...]
    var words: [String] = []
    var done = ""
    while !rest.isEmpty {
      if let (word, length) = token(at: rest, after: done) {
        words.append(word)
        done += rest.prefix(length)
        rest = rest.dropFirst(length)
      } else {
        let latin = rest.prefix { $0.isASCII }
        guard !latin.isEmpty else { return nil }
        words.append(String(latin))
        done += latin
        rest = rest.dropFirst(latin.count)
      }
    }
    return done.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The first token about time in English, and its length in characters.
  private static func token(at text: Substring, after done: String) -> (String, Int)? {
    if let word = easternWords.filter({ text.hasPrefix($0.0) }).max(by: { $0.0.count < $1.0.count })
    {
      return (word.1, word.0.count)
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    var rest = text.dropFirst(digits.count)
    var number = Int(digits)
    if digits.isEmpty, let (value, length) = numeral(at: text) {
      number = value
      rest = text.dropFirst(length)
    }
    guard let number else { return nil }
    for (mark, unit) in distances where rest.hasPrefix(mark) {
      return ("\(number) \(unit) ago", text.count - rest.count + mark.count)
    }
    guard let hour = rest.first, "点點時时".contains(hour), 0...24 ~= number,
      // Without digits it may mean a little coffee, not one o'clock.
      !digits.isEmpty || number > 1 || !done.isEmpty
    else { return nil }
    rest = rest.dropFirst()
    if rest.hasPrefix("钟") || rest.hasPrefix("鐘") { rest = rest.dropFirst() }
    var minutes = 0
    if rest.hasPrefix("半") {
      minutes = 30
      rest = rest.dropFirst()
    } else if let minute = Int(rest.prefix { $0.isASCII && $0.isNumber }), minute < 60,
      case let after = rest.drop(while: { $0.isASCII && $0.isNumber }), after.hasPrefix("分")
    {
      minutes = minute
      rest = after.dropFirst()
    }
    return ("\(number):\(minutes < 10 ? "0" : "")\(minutes)", text.count - rest.count)
  }

  /// A numeral up to twelve, and its length in characters.
  private static func numeral(at text: Substring) -> (Int, Int)? {
    let numerals = Array("一二三四五六七八九十")
    func value(_ character: Character?) -> Int? {
      if character == "两" || character == "兩" { return 2 }
      return character.flatMap(numerals.firstIndex(of:)).map { $0 + 1 }
    }
    guard let first = value(text.first) else { return nil }
    if first == 10, let next = value(text.dropFirst().first), next < 10 { return (10 + next, 2) }
    return (first, 1)
  }

  private static let distances = [
    ("分钟前", "min"), ("分鐘前", "min"), ("分前", "min"), ("小时前", "h"), ("小時前", "h"),
    ("个小时前", "h"), ("個小時前", "h"), ("時間前", "h"), ("天前", "days"), ("日前", "days"),
  ]

  private static let easternWords = [
    ("昨天", "yesterday"), ("昨日", "yesterday"), ("今天", "today"), ("今日", "today"), ("明天", "tomorrow"),
    ("明日", "tomorrow"), ("前天", "2 days ago"), ("今早", "this morning"), ("今天早上", "this morning"),
    ("今天上午", "this morning"), ("今朝", "this morning"), ("今天下午", "this afternoon"), ("今晚", "tonight"),
    ("昨晚", "last night"), ("昨夜", "last night"), ("早上", "in the morning"), ("早晨", "in the morning"),
    ("上午", "in the morning"), ("午前", "in the morning"), ("中午", "noon"), ("下午", "in the afternoon"),
    ("午後", "in the afternoon"), ("午后", "in the afternoon"), ("晚上", "in the evening"),
    ("夜", "in the evening"), ("朝", "in the morning"), ("夕方", "in the evening"), ("刚才", "now"),
    ("刚刚", "now"), ("剛才", "now"), ("さっき", "now"),
    ("半小时前", "half an hour ago"), ("半个小时前", "half an hour ago"), ("30分前", "30 min ago"),
  ]
}
