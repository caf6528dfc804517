/// The sources of the table, with the day they were read: the page itself, not what it quotes.
///
/// A public body's number that was found in a newspaper has the newspaper's address. Read the new
/// page before changing a source: `SourceRecordTests` compares each row with the last version.
extension Source {
  // Public bodies and hospitals, directly or as quoted.
  static let efsa = page(
    "EFSA 2015, as the Irish Examiner reports it",
    "https://www.irishexaminer.com/world/arid-20333573.html")
  static let eufic = later(
    "EUFIC 2016, Caffeine (Q&A): 50 mg in 220 ml",
    "https://eufic.org/en/whats-in-food/article/caffeine-qas")
  static let fsanz = page(
    "FSANZ 2019, Caffeine",
    "http://www.foodstandards.gov.au/consumer/generalissues/Pages/Caffeine.aspx")
  static let healthCanada = page(
    "Health Canada, Caffeine in Foods",
    "https://www.canada.ca/en/health-canada/services/food-nutrition/food-safety/food-additives/caffeine-foods.html"
  )
  static let mayo = page(
    "Mayo Clinic, Caffeine content for coffee, tea, soda and more, as copied",
    "https://truyenhinhcapsongthu.net/en/caffeine-content-for-coffee-tea-soda-and-more-mayo-clini/9m6rT4ToIPJxMz"
  )
  static let mayoSodas = page(
    "Mayo Clinic, Caffeine content for coffee, tea, soda and more, as copied: most brands",
    "https://truyenhinhcapsongthu.net/en/caffeine-content-for-coffee-tea-soda-and-more-mayo-clini/9m6rT4ToIPJxMz",
    on: CivilDate(daysSince1970: 20_781))
  static let mext = page(
    "MEXT, Food Composition in Japan, by the Food Safety Commission, as copied",
    "https://maru6en.com/info/3180290")
  static let mextOolong = page(
    "MEXT, Food Composition in Japan, by the Food Safety Commission, as copied: oolong 20 mg in 100 ml",
    "https://maru6en.com/info/3180290", on: CivilDate(daysSince1970: 20_781))
  static let mextInstant = page(
    "MEXT 2020, as Nestlé Japan quotes it", "https://www.nestle.co.jp/nhw/coffee/01")
  static let mextMatcha = page(
    "MEXT: 2 g of powder, 3.2 g in 100 g, as copied", "https://chakatsu.com/?p=19482")
  static let mfds = page(
    "Korea's Food and Drug Administration 2012, as MBN reports it",
    "https://mbn.co.kr/news/life/1246238")
  static let mfdsAmericano = later(
    "Korea's Food and Drug Administration 2012, as Seoul Shinmun reports it: americano 125",
    "https://boom.seoul.co.kr/news/society/2012/10/12/20121012011017")
  static let mfdsRedBull = page(
    "Korea's Food and Drug Administration 2012, as Kukmin Ilbo reports it",
    "https://www.kmib.co.kr/article/view_amp.asp?arcid=0006523207")
  static let nhs = page(
    "NHS, Caffeine in pregnancy",
    "http://www.amazingbreastmilk.nhs.uk/home-2/thefacts/antenatal/diet-vitamins/caffeine/")
  static let supplementSafety = later(
    "Operation Supplement Safety: gum of US military rations",
    "https://www.opss.org/article/caffeinated-gum-qa-about-gum-your-mres")
  static let usda = page(
    "USDA National Nutrient Database SR26, 2014, in usdanutrients",
    "https://github.com/hadley/usdanutrients", on: CivilDate(daysSince1970: 20_778))

  // Studies and tests.
  static let desbrow = page(
    "Desbrow 2012, J Food Compos Anal 28:114, abstract", "https://peeref.com/works/11725127")
  static let elfariyanti = later(
    "Elfariyanti 2020, Lantanida Journal 8:1, abstract: ten cups of Gayo coffee, 51 to 197, mean 125",
    "https://pdfslide.net/documents/analisis-kandungan-kafein-pada-kopi-seduhan-warung-.html")
  static let foods2021 = page(
    "Foods 2021, 10:1208, table 2: robusta, by machine 2.533 g/L, by filter 1.655 g/L",
    "https://pmc.ncbi.nlm.nih.gov/articles/PMC8228209/table/foods-10-01208-t002")
  static let gardiner = page(
    "Gardiner 2023, Sleep Med Rev 69:101764, abstract",
    "https://eprints.leedsbeckett.ac.uk/id/eprint/9625")
  static let ludwig = page(
    "Ludwig 2014: 97 to 127 mg in Spain, as the BBC reports it",
    "http://www.bbc.com/news/uk-scotland-28390538")
  static let mcCusker2003 = page(
    "McCusker 2003, J Anal Toxicol 27:520", "https://doi.org/10.1093/jat/27.7.520")
  static let mcCusker2006 = page(
    "McCusker 2006, J Anal Toxicol 30:611: 3.0 to 15.8 mg a shot",
    "https://www.researchgate.net/publication/6666837_Caffeine_Content_of_Decaffeinated_Coffee")
  static let wierzejska = page(
    "Wierzejska 2024, Nutrients 16:2385, abstract", "https://ouci.dntb.gov.ua/en/works/7Bd3gJ3l")
  static let hongKong = page(
    "Hong Kong Consumer Council 2013, 30 milk teas",
    "https://www.consumer.org.hk/tc/press-release/20131015-1")
  static let hongKongCoffee = later(
    "Hong Kong Consumer Council 2013, as the SCMP reports it: 110 to 380 mg, mean 200",
    "http://www.scmp.com/news/hong-kong/article/1332520/cheap-coffee-triumphs-over-expensive-espresso-giving-caffeine-fix?page=all"
  )
  static let which = page(
    "Which? 2023, as Yahoo reports it",
    "https://ca.style.yahoo.com/want-caffeine-boost-avoid-coffee-093215841.html")
  static let whichLater = which.again

  // Manufacturers, directly or as quoted.
  static let cocaColaGermany = page(
    "Coca-Cola Deutschland, Koffein",
    "https://www.coca-cola-deutschland.de/produktinformationen/koffein-aroma-und-belebende-erfrischung"
  )
  static let starbucks = page(
    "Starbucks Canada nutrition table, in tidytuesday",
    "https://github.com/rfordatascience/tidytuesday/blob/9886cc9a81f1dca62d5c205dccb260a5437d6d6c/data/2021/2021-12-21/starbucks.csv"
  )
  static let monster = page(
    "Monster's site in the US, as ntro.it.com quotes it",
    "https://ntro.it.com/how-much-caffeine-is-in-a-monster-zero-sugar-can")
  static let panadolExtra = later(
    "Panadol Extra, its carton in the UK, at drugs.com",
    "https://www.drugs.com/uk/panadol-extra-tablets-leaflet.html")
  static let proPlus = later(
    "Pro Plus, its summary of product characteristics, at medine.co.uk",
    "https://medine.co.uk/pro-plus/summary?doc=0")
  static let pepsiCo = page(
    "PepsiCo Product Facts, as ntro.it.com quotes it",
    "https://ntro.it.com/what-has-more-caffeine-diet-pepsi-or-pepsi-zero-sugar")

  // Collections of numbers.
  static let celsius = page(
    "ntro.it.com, Celsius", "https://ntro.it.com/how-much-caffeine-is-in-celsius")
  static let coffeenewstom = page(
    "Coffeenewstom 2018, 55 mg in 100 ml",
    "https://coffeenewstomblog.wordpress.com/2018/07/25/espresso-mehr-koffein-als-filterkaffee/")
  static let comunicaffe = page("Comunicaffè, 100 to 150 mg", "https://comunicaffe.it/?p=288323")
  static let energyLists = page(
    "A Japanese list of energy drinks", "https://mmm-123.net/archives/2618")
  static let giornale = later(
    "Giornale del Caffè, Caffè d'orzo: no caffeine", "https://www.giornaledelcaffe.it/?p=1126")
  static let happyEveryday = page(
    "Happyeveryday.net, Lipovitan D", "https://happyeveryday.net/post-1097-1097")
  static let informer = page(
    "Caffeine Informer",
    "https://github.com/prasertcbs/basic-dataset/blob/32ad1fdb040304045358e0bbbb1dc718da918d98/caffeine.csv"
  )
  static let informerLater = informer.again
  static let informerGuide = page(
    "Caffeine Informer, Starbucks guide",
    "https://www.caffeineinformer.com/the-complete-guide-to-starbucks-caffeine/comment-page-4")
  static let insight = page("Insight, Bacchus", "https://insight.co.kr/news/204257")
  static let koffein = page("Koffein.com", "https://koffein.com/coca-cola.html")
  static let morningPost = page("新闻晨报, as copied", "https://fx361.cc/page/2024/0630/24448549.shtml")
  static let mundoEstranho = page(
    "Mundo Estranho, 25 to 100 mg in 100 ml, as copied",
    "https://ondevivodelivery.blogspot.com/2013/08/e-verdade-que-o-cha-mate-tem-mais.html?m=1")
  static let mundoEstranhoLater = later(
    "Mundo Estranho, 29 to 89 mg in 100 ml of chimarrão, as copied",
    "https://ondevivodelivery.blogspot.com/2013/08/e-verdade-que-o-cha-mate-tem-mais.html?m=1")
  static let summerstirs = later(
    "Summerstirs, 100 to 200 mg in 8 fl oz, by no measurement",
    "https://summerstirs.com/how-much-caffeine-in-thai-iced-coffee")
  static let superinteressante = page(
    "Superinteressante, Cafeinômetro", "https://super.abril.com.br/saude/cafeinometro")
  static let publicInterest = page(
    "Center for Science in the Public Interest, as the Williston Herald reports it",
    "https://www.willistonherald.com/lifestyle/home_and_garden/caffeine-content-in-popular-coffees/article_1b5eb810-5fcc-11ea-ade4-6fe93f0fdb04.html"
  )
  static let takeout = page(
    "The Takeout, Does Ginger Ale Have Caffeine In It?, most brands",
    "https://www.thetakeout.com/1789319/does-ginger-ale-have-caffeine/",
    on: CivilDate(daysSince1970: 20_781))
  static let wholeHealth = later(
    "WholeHealthMD, Caffeine: Vivarin 200 mg", "http://www.wholehealthmd.com/Main/drugs/99.aspx")
  static let wikipedia = page(
    "Wikipedia, old table, via wikiwrimo.org",
    "https://www.wikiwrimo.org/w/index.php?title=Caffeine&oldid=2790")

  /// A number derived from this source.
  func worked(_ title: String) -> Source { Source(title, place) }

  /// A page, by default as read on 23 November 2026.
  private static func page(
    _ title: String, _ address: String, on day: CivilDate = CivilDate(daysSince1970: 20_780)
  ) -> Source { Source(title, .page(address, read: day)) }

  /// The same page as read again.
  private var again: Source {
    if case .page(let address, _) = place { Source.later(title, address) } else { self }
  }

  /// A page, as read on 28 November 2026.
  private static func later(_ title: String, _ address: String) -> Source {
    page(title, address, on: CivilDate(daysSince1970: 20_785))
  }
}
