/// Who printed the numbers of the table. Measured or declared first: what public bodies, studies and
/// makers say, and lists of such numbers only where there is nothing else.
extension Source {
  // Public bodies and hospitals.
  static let efsa = Source("EFSA 2015, explained on caffeine", "doi:10.2903/j.efsa.2015.4102")
  static let fsanz = Source("FSANZ 2019, Caffeine", "foodstandards.gov.au")
  static let healthCanada = Source("Health Canada, Caffeine in Foods", "canada.ca")
  static let mayo = Source(
    "Mayo Clinic, Caffeine content for coffee, tea, soda and more", "mayoclinic.org art-20049372")
  static let mext = Source(
    "MEXT, Standard Tables of Food Composition in Japan", "fooddb.mext.go.jp")
  static let mfds = Source(
    "Korea's Food and Drug Administration 2012, 243 products", "hankyung.com 2012101175731")
  static let nhs = Source("NHS, Foods to avoid in pregnancy", "nhs.uk")
  static let usda = Source(
    "USDA National Nutrient Database SR26, 2014", "nutrient 262, via hadley/usdanutrients")

  // Studies and tests.
  static let desbrow = Source(
    "Desbrow 2012, J Food Compos Anal 28", "doi:10.1016/j.jfca.2012.09.001")
  static let gardiner = Source(
    "Gardiner 2023, Sleep Med Rev 69:101764", "doi:10.1016/j.smrv.2023.101764")
  static let ludwig = Source("Ludwig 2014, Food Funct 5:1718", "doi:10.1039/C4FO00290C")
  static let mcCusker = Source("McCusker 2006, J Anal Toxicol 30:611", "doi:10.1093/jat/30.8.611")
  static let milkTeas = Source(
    "198 mg/kg in Haiyan 2024, 258 in Shenzhen 2019", "news.gxjlsc.cn 440261")
  static let hongKong = Source(
    "Hong Kong Consumer Council 2013, 30 milk teas", "consumer.org.hk press-release 20131015-1")
  static let which = Source("Which? 2023, Caffeine in high-street coffee", "which.co.uk")

  // Makers.
  static let cocaCola = Source(
    "The Coca-Cola Company, Ingredients", "coca-colacompany.com/about-us/faq/ingredients")
  static let cocaColaGermany = Source(
    "Coca-Cola Deutschland, Koffein", "coca-cola-deutschland.de")
  static let pepsiCo = Source("PepsiCo Product Facts", "pepsicoproductfacts.com")
  static let starbucks = Source(
    "Starbucks Canada nutrition table", "rfordatascience/tidytuesday 2021-12-21 starbucks.csv")

  /// What is printed on the can, the bottle or the box.
  static func label(_ maker: String) -> Source { Source("The maker's label", maker) }

  // Lists of numbers of others.
  static let comunicaffe = Source("Italian trade press, 80 to 120 mg", "casafacile.it")
  static let energyLists = Source("Japanese lists of energy drinks", "inakadaisuki")
  static let informer = Source("Caffeine Informer", "prasertcbs/basic-dataset caffeine.csv")
  static let informerGuide = Source("Caffeine Informer, Starbucks guide", "caffeineinformer.com")
  static let koffein = Source("Koffein.com", "koffein.com")
  static let morningPost = Source("新闻晨报, as copied", "fx361.cc 24448549")
  static let mundoEstranho = Source("Mundo Estranho", "super.abril.com.br")
  static let publicInterest = Source(
    "Center for Science in the Public Interest", "via willistonherald.com")
}
