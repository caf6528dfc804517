import Messages

extension Language {
  /// Drinks without a Chinese name in the catalogue, where a name is also a word for typing.
  static let nameWords = #"""
    Café Solo
    西班牙浓缩咖啡
    Café Crème
    法式奶油咖啡
    Filterkaffee
    德式滤泡咖啡
    Milchkaffee
    德式牛奶咖啡
    Polish Americano
    波兰美式咖啡
    European Coca-Cola
    欧洲可口可乐
    European Coca-Cola Zero Sugar
    欧洲零度可口可乐
    European Coca-Cola Light
    欧洲健怡可乐
    Japanese Drip Coffee
    日式滴滤咖啡
    Japanese Instant Coffee
    日式速溶咖啡
    Japanese Oolong Tea
    日本乌龙茶
    Japanese Black Tea
    日本红茶
    Japanese Monster Energy
    日本魔爪
    Korean Americano
    韩式美式咖啡
    Korean Capsule Coffee
    韩国胶囊咖啡
    Korean Red Bull
    韩国红牛
    Short Black
    短黑
    Long Black
    长黑
    Australian Cappuccino
    澳式卡布奇诺
    Australian Latte
    澳式拿铁
    Australian Flat White
    澳式馥芮白
    Iced Coffee Milk
    冰咖啡牛奶
    Australian Coca-Cola
    澳洲可口可乐
    Brazilian Espresso
    巴西浓缩咖啡
    Café Coado
    巴西滤泡咖啡
    Bulletproof Coffee
    防弹咖啡
    Costa Coffee
    咖世家咖啡
    Dunkin Coffee
    唐恩都乐咖啡
    Dunkin Brewed Coffee
    唐恩都乐现煮咖啡
    Dunkin Cold Brew
    唐恩都乐冷萃
    Dunkin Iced Coffee
    唐恩都乐冰咖啡
    McDonald's Coffee
    麦当劳咖啡
    McDonald's Iced Coffee
    麦当劳冰咖啡
    Peet's Coffee
    皮爷咖啡
    Specialty Coffee
    精品咖啡
    Starbucks Brewed Coffee
    星巴克现煮咖啡
    Tim Hortons Large Coffee
    Tim Hortons 大杯咖啡
    Vietnamese Coffee
    越南咖啡
    Robusta Coffee
    罗布斯塔咖啡
    Bottled Frappuccino
    瓶装星冰乐
    Starbucks Doubleshot Espresso
    星巴克双份浓缩
    Red Eye
    红眼咖啡
    Black Eye
    黑眼咖啡
    Dirty Chai
    浓缩印度奶茶
    7-Up
    七喜
    Coca-Cola Cherry
    樱桃可口可乐
    Fanta
    芬达
    Ginger Ale
    姜汁汽水
    Java Monster
    魔爪咖啡
    Nestea Iced Tea
    雀巢冰茶
    Pepsi Caffeine Free
    无咖啡因百事
    Root Beer
    根汁汽水
    Sparkling Water
    气泡水
    Sprite
    雪碧
    Tonic Water
    汤力水
    Coca-Cola Vanilla
    香草可口可乐
    Fountain Coca-Cola
    现调可口可乐
    European Black Tea
    欧洲红茶
    """#
}
