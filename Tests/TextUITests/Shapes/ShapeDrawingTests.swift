import Testing
import TextUI

import struct Foundation.CGFloat

@MainActor
struct ShapeDrawingTests {
  @Test func aBorderTakesTheCellsOfItsFrame() {
    let card = Text("xyz").padding(.horizontal, 8).padding(.vertical, 16)
    let drawn = " ┌───┐\n │xyz│\n └───┘"
    #expect(sketch(8, 3) { card.border(.red) } == drawn)
    #expect(sketch(8, 3) { card.border(.red, width: 2) } == drawn)
    #expect(sketch(8, 3) { card.overlay(Rectangle().stroke(.red)) } == drawn)
    let pair = HStack {
      Group {
        Text("a"); Text("b")
      }.padding(8).border(.red)
    }
    #expect(sketch(8, 2) { pair } == "┌a┐ ┌b┐\n└─┘ └─┘")
  }

  @Test func aFilledCircleIsRound() {
    #expect(
      sketch(10, 5) { Circle() } == """
         ▗▄████▄▖
        ▐████████▌
        ██████████
        ▐████████▌
         ▝▀████▀▘
        """)
    #expect(
      sketch(10, 5, in: .ascii) { Circle() } == """
         .:####:.
        :########:
        ##########
        "########"
         '"####"'
        """)
  }

  @Test func anOutlinedCircleIsMadeOfDots() {
    #expect(
      sketch(10, 5) { Circle().inset(by: 2).stroke(lineWidth: 4) } == """
         ⢀⠔⠊⠉⠉⠑⠢⡀
        ⡰⠁      ⠈⢆
        ⡇        ⢸
        ⠱⡀      ⢀⠎
         ⠈⠢⢄⣀⣀⡠⠔⠁
        """)
  }

  @Test func aRingOfProgressIsATrimmedCircle() {
    let ring = sketch(10, 5) {
      Circle().inset(by: 4).trim(from: 0, to: 0.5).rotation(.degrees(-90))
        .stroke(style: StrokeStyle(lineWidth: 8))
    }
    #expect(
      ring == """
             ⠛⠳⢦⣄
                ⠹⣆
                 ⣿
                ⣰⠏
             ⣤⡴⠞⠋
        """)
  }

  @Test(arguments: [4, 8] as [CGFloat])
  func aRingOverItsTrackReadsWithoutColour(lineWidth: CGFloat) {
    func ring(_ progress: CGFloat) -> some View {
      ZStack {
        Circle().stroke(.gray, lineWidth: lineWidth)
        Circle()
          .trim(from: 0, to: progress)
          .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
          .foregroundColor(.red)
          .rotationEffect(.degrees(-90))
      }
      .padding(4)
    }
    #expect(
      sketch(10, 5) { ring(0.25) } == """
         ⢀⠤⠒⠚⠛⠳⢦⣄
        ⢠⠃      ⠹⣆
        ⢸        ⡿
        ⠘⡄      ⢠⠃
         ⠈⠒⠤⠤⠤⠤⠒⠁
        """)
    #expect(
      sketch(10, 5) { ring(0) } == """
         ⢀⠤⠒⠒⠒⠒⠤⡀
        ⢠⠃      ⠘⡄
        ⢸        ⡇
        ⠘⡄      ⢠⠃
         ⠈⠒⠤⠤⠤⠤⠒⠁
        """)
    #expect(
      sketch(10, 5) { ring(1) } == """
         ⣠⡴⠞⠛⠛⠳⢦⣄
        ⣰⠏      ⠹⣆
        ⣿        ⣿
        ⠹⣆      ⣰⠏
         ⠙⠳⢦⣤⣤⡴⠞⠋
        """)
  }

  @Test func onlyWhatHoldsNoLettersTurns() {
    let bar = Rectangle().frame(width: 32, height: 4)
    #expect(sketch(5, 3) { bar.rotationEffect(.degrees(90)) } == "  ⢠\n  ⢸\n  ⠘")
    let eighths = bar.rotationEffect(.degrees(45)).rotationEffect(.degrees(45))
    #expect(sketch(5, 3) { eighths } == "  ⢠\n  ⢸\n  ⠘")
    #expect(sketch(5, 3) { bar.rotationEffect(.degrees(90), anchor: .leading) } == "\n⢠\n⢸")
    #expect(sketch(5, 3) { Text("abc").rotationEffect(.degrees(90)) } == "\n abc\n")
  }

  @Test func arrowsPointWhereTheyAreTurned() {
    func arrow(_ name: String, _ degrees: Double, in set: GlyphSet = .unicode) -> String {
      sketch(1, 1, in: set) { Image(systemName: name).rotationEffect(.degrees(degrees)) }
    }
    #expect(
      [0, 45, 90, 200, -60, 765].map { arrow("arrow.up", $0) } == ["↑", "↗", "→", "↓", "↖", "↗"])
    #expect(arrow("arrow.up", 90, in: .ascii) == ">" && arrow("arrow.up", .infinity) == "↑")
    #expect(arrow("location.north.fill", 180) == "▼" && arrow("chevron.right", 90) == "⌄")
    #expect(arrow("star", 90) == arrow("star", 0))
    let flat = Image(systemName: "arrow.right")
    #expect(sketch(1, 1) { flat.scaleEffect(x: -1) } == "←")
    #expect(sketch(1, 1) { flat.rotationEffect(.degrees(90)).scaleEffect(x: 1, y: -1) } == "↑")
    #expect(sketch(3, 1) { Text("abc").scaleEffect(x: -1) } == "abc")
  }

  @Test func aTextThatIsTurnedAboutAnotherPointStandsUprightThere() {
    let hours = ZStack {
      ForEach(0..<4) { quarter in
        Text("\(quarter * 3)").rotationEffect(.degrees(-90 * Double(quarter))).offset(y: -32)
          .rotationEffect(.degrees(90 * Double(quarter)))
      }
    }
    #expect(sketch(11, 5) { hours } == "     0\n\n 9       3\n\n     6")
    let needle = VStack(spacing: 0) {
      Text("N")
      Spacer()
    }
    #expect(sketch(5, 3) { needle.rotationEffect(.degrees(180)) } == "\n\n  N")
    let two = VStack(spacing: 0) {
      Text("a")
      Text("b")
    }
    #expect(sketch(1, 2) { two.rotationEffect(.degrees(180)) } == "a\nb")
  }

  @Test func theTicksAndHandsOfAClockAreLines() {
    let clock = ZStack {
      ForEach(0..<12) { tick in
        Capsule().frame(width: 2, height: 8).offset(y: -36).rotationEffect(
          .degrees(30 * Double(tick)))
      }
      Capsule().frame(width: 2, height: 24).offset(y: -12).rotationEffect(.degrees(60))
    }
    #expect(
      sketch(10, 5) { clock } == """
          ⠰  ⠃ ⠆
        ⠐⠂    ⢀⡀⠐⠂
        ⠤    ⠒⠁  ⠤
        ⠠⠄      ⠠⠄
          ⠰  ⡄ ⠆
        """)
  }

  @Test func barsThatMeetBetweenTwoColumnsKeepTheirInk() {
    let bars = HStack(alignment: .bottom, spacing: 0) {
      Rectangle().frame(width: 28, height: 32)
      Rectangle().frame(width: 28, height: 0)
      Rectangle().frame(width: 28, height: 32)
      Rectangle().frame(width: 28, height: 16)
    }
    #expect(sketch(14, 2) { bars } == "███▌   ███▌\n███▌   ███████")
  }

  @Test func smallFiguresAreMarks() {
    let marks = HStack {
      Circle().frame(width: 4, height: 4)
      Circle().frame(width: 8, height: 8)
      Circle().frame(width: 12, height: 12)
      Circle().stroke().frame(width: 8, height: 8)
      Rectangle().frame(width: 8, height: 8)
    }
    #expect(sketch(12, 1) { marks } == " • ● ● ○ ■")
    #expect(sketch(12, 1, in: .ascii) { marks } == " . o o o #")
  }

  @Test func bordersAreBoxDrawings() {
    #expect(
      sketch(6, 3) { RoundedRectangle(cornerRadius: 8).strokeBorder() } == """
        ╭────╮
        │    │
        ╰────╯
        """)
    #expect(
      sketch(6, 3) { Rectangle().stroke(.red, lineWidth: 4) } == """
        ┏━━━━┓
        ┃    ┃
        ┗━━━━┛
        """)
    #expect(
      sketch(6, 3) { Rectangle().stroke(.red, style: StrokeStyle(dash: [4])) } == """
        ┌┄┄┄┄┐
        ┆    ┆
        └┄┄┄┄┘
        """)
    #expect(
      sketch(6, 3, in: .ascii) { ContainerRelativeShape().stroke() } == """
        +----+
        |    |
        +----+
        """)
    #expect(sketch(6, 1) { Capsule().stroke() } == "(    )")
    // A container has the same corners at every depth.
    for depth in [0, 4, 8, 16] {
      #expect(
        sketch(10, 6) { ContainerRelativeShape().inset(by: CGFloat(depth)).stroke() }.contains("╭"))
      #expect(
        sketch(10, 6) { ContainerRelativeShape().stroke().padding(CGFloat(depth)) }.contains("╭"))
    }
  }

  @Test func cornersAreRoundWhereTheyAreAsked() {
    let tab = UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
    #expect(
      sketch(6, 3) { tab.strokeBorder(.primary) } == """
        ╭────╮
        │    │
        └────┘
        """)
  }

  @Test func aNarrowRectangleKeepsItsWidthInAWideFrame() {
    for (width, drawn) in [(12, "█▌"), (1, "▏"), (0, "")] {
      #expect(
        sketch(6, 1) { Path(CGRect(x: 0, y: 0, width: CGFloat(width), height: 16)).fill() } == drawn
      )
    }
  }

  @Test func barsOfAChartStandOnTheirColumns() {
    let chart = HStack(alignment: .bottom, spacing: 0) {
      ForEach(1..<9) { index in
        Rectangle().frame(width: 8, height: CGFloat(index * 4))
      }
    }
    #expect(
      sketch(8, 2) { chart } == """
            ▂▄▆█
        ▂▄▆█████
        """)
  }
}
