extension DrinkWords {
  static let chinese = DrinkWords(
    regions: ["CN", "TW", "HK", "MO", "SG"],
    cup: ["coffee"],
    coffee: ["咖啡"],
    tea: ["茶"],
    greenTea: ["绿茶", "綠茶"],
    cola: ["可乐", "可樂"],
    energyDrink: ["能量饮料"],
    espresso: ["浓缩咖啡"],
    decaf: ["低因咖啡"])

  /// A plain कॉफ़ी is instant coffee with milk.
  static let hindi = DrinkWords(
    regions: ["IN"],
    cup: ["instant-coffee"],
    coffee: ["कॉफ़ी", "कॉफी"],
    tea: ["चाय"],
    greenTea: ["हरी चाय", "ग्रीन टी"],
    cola: ["कोला"],
    energyDrink: ["एनर्जी ड्रिंक"],
    espresso: ["एस्प्रेसो"],
    decaf: ["डिकैफ़ कॉफ़ी"],
    numbers: ["दो", "तीन", "चार", "पाँच"],
    halves: ["आधा", "आधी"],
    cups: ["कप"],
    articles: ["एक"],
    additions: ["काली"],
    large: ["बड़ी", "बड़ा"],
    small: ["छोटी", "छोटा"])

  /// A kopi may be ground in the cup, robusta or instant.
  static let indonesian = DrinkWords(
    regions: ["ID", "MY"],
    cup: ["robusta-coffee", "instant-coffee", "coffee"],
    coffee: ["kopi"],
    tea: ["teh"],
    greenTea: ["teh hijau"],
    cola: ["kola"],
    energyDrink: ["minuman berenergi"],
    espresso: ["espresso"],
    decaf: ["kopi tanpa kafein"],
    numbers: ["dua", "tiga", "empat", "lima"],
    halves: ["setengah"],
    cups: ["cangkir", "gelas"],
    articles: ["secangkir", "segelas"],
    with: ["dengan", "tanpa"],
    additions: ["gula", "hitam", "panas"],
    large: ["besar"],
    small: ["kecil"])

  /// A plain コーヒー is filter coffee, a plain お茶 green tea.
  static let japanese = DrinkWords(
    regions: ["JP"],
    cup: ["japanese-drip-coffee"],
    coffee: ["コーヒー"],
    tea: ["お茶"],
    greenTea: ["緑茶"],
    cola: ["コーラ"],
    energyDrink: ["エナジードリンク"],
    espresso: ["エスプレッソ"],
    decaf: ["デカフェ", "カフェインレスコーヒー"],
    teaName: "sencha")

  /// A plain 커피 is an americano.
  static let korean = DrinkWords(
    regions: ["KR"],
    cup: ["korean-americano"],
    coffee: ["커피"],
    tea: ["차", "홍차"],
    greenTea: ["녹차"],
    cola: ["콜라"],
    energyDrink: ["에너지드링크"],
    espresso: ["에스프레소"],
    decaf: ["디카페인", "디카페인 커피"],
    additions: ["아이스", "뜨거운", "따뜻한"],
    large: ["라지", "큰"],
    small: ["스몰", "작은"])

  /// A plain กาแฟ may be robusta or instant.
  static let thai = DrinkWords(
    regions: ["TH"],
    cup: ["robusta-coffee", "instant-coffee", "coffee"],
    coffee: ["กาแฟ"],
    tea: ["ชา"],
    greenTea: ["ชาเขียว"],
    cola: ["โคล่า", "โค้ก"],
    energyDrink: ["เครื่องดื่มชูกำลัง"],
    espresso: ["เอสเพรสโซ"],
    decaf: ["กาแฟไม่มีคาเฟอีน"],
    large: ["แก้วใหญ่"],
    small: ["แก้วเล็ก"])

  /// A plain cà phê is robusta from a phin.
  static let vietnamese = DrinkWords(
    regions: ["VN"],
    cup: ["vietnamese-coffee"],
    coffee: ["cà phê", "cà phê đen"],
    tea: ["trà", "chè"],
    greenTea: ["trà xanh"],
    cola: ["cola", "coca"],
    energyDrink: ["nước tăng lực"],
    espresso: ["espresso"],
    decaf: ["cà phê không caffein"],
    numbers: ["hai", "ba", "bốn", "năm"],
    halves: ["nửa"],
    cups: ["tách", "ly", "cốc"],
    articles: ["một"],
    with: ["với", "không"],
    additions: ["sữa", "đá", "đường", "đen"],
    large: ["lớn"],
    small: ["nhỏ"])
}
