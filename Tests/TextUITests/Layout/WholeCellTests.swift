import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

/// Letters on whole rows, equal columns in equal cells, and no letter lost to what stands beside it.
@MainActor
struct WholeCellTests {
  @Test func equalColumnsGetEqualCells() {
    for width in stride(from: 8, through: 40, by: 1.0) as StrideThrough<CGFloat> {
      let row = sketch(60, 1) {
        HStack { ForEach(0..<4) { _ in Text("x").frame(width: width) } }
      }
      #expect(Set(gaps(in: row)).count == 1, "\(width): \(row)")
      let grid = sketch(60, 1) {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(width)), count: 4)) {
          ForEach(0..<4, id: \.self) { _ in Text("x") }
        }
      }
      #expect(Set(gaps(in: grid)).count == 1, "\(width): \(grid)")
    }
  }

  /// The columns of a calendar stand under a row of equal heads, whatever their gaps.
  @Test(.tags(.long), arguments: [0, 8] as [CGFloat])
  func columnsStandUnderTheirHeads(spacing: CGFloat) {
    for columns in Trials.sample(Array(20...60), oneIn: 5) {
      let lines = sketch(columns, 2) {
        VStack(spacing: 0) {
          HStack(spacing: spacing) {
            ForEach(0..<7) { _ in Text("x").frame(maxWidth: .infinity) }
          }
          LazyVGrid(columns: Array(repeating: GridItem(spacing: spacing), count: 7), spacing: 0) {
            ForEach(0..<7, id: \.self) { _ in Text("x") }
          }
        }
      }.split(separator: "\n")
      #expect(lines[0] == lines[1], "\(columns)")
      #expect(Set(gaps(in: String(lines[0]))).count <= 2)
    }
  }

  /// A disc behind the number of a day hides no other number, though rows of 28 points do not fit as
  /// two rows each, and columns have less than its width.
  @Test(.tags(.long), arguments: [(40, 10), (38, 8), (18, 8), (18, 6)]) func aDiscHidesNoNeighbour(
    columns: Int, rows: Int
  ) {
    let days = (1..<32).map(String.init).joined()
    for today in Trials.sample(Array(1..<32), oneIn: 5, case: columns + rows) {
      let text = sketch(columns, rows) {
        VStack(spacing: 0) {
          if rows < 10 {
            HStack(spacing: 0) { ForEach(0..<7) { _ in Text("x").frame(maxWidth: .infinity) } }
          }
          LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 7), spacing: 0) {
            ForEach(1..<32) { day in
              ZStack {
                if day == today { Circle().fill(.red).frame(width: 28, height: 28) }
                Text("\(day)")
              }
              .frame(height: 28)
            }
          }
        }
      }
      #expect(text.filter(\.isNumber) == days, "\(today)\n\(text)")
    }
  }

  private func gaps(in line: String) -> [Int] {
    let places = line.enumerated().filter { $0.element == "x" }.map(\.offset)
    return zip(places.dropFirst(), places).map { $0 - $1 }
  }

  /// A heat map is one picture by whichever of the containers its author makes it.
  @Test(arguments: 1...9) func aHeatMapHasASquareInEverySecondColumn(count: Int) {
    let square = RoundedRectangle(cornerRadius: 2).frame(width: 12, height: 12)
    let maps = [
      AnyView(
        Grid(horizontalSpacing: 3, verticalSpacing: 3) {
          ForEach(0..<count) { _ in GridRow { ForEach(0..<5) { _ in square } } }
        }),
      AnyView(
        HStack(spacing: 3) {
          ForEach(0..<5) { _ in VStack(spacing: 3) { ForEach(0..<count) { _ in square } } }
        }),
      AnyView(
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(12), spacing: 3), count: 5), spacing: 3)
        { ForEach(0..<5 * count) { _ in square } }.fixedSize()),
    ]
    for map in maps { #expect(draw(map, 10, count) == Array(repeating: "■ ■ ■ ■ ■", count: count)) }
  }

  /// Seven days in five rows are half a row each, and not as many different heights.
  @Test func aHeatMapWithoutRoomHasHalvesOfRows() {
    for side in stride(from: 8, through: 12, by: 0.25) {
      let map = HStack(spacing: 3) {
        ForEach(0..<3) { _ in
          VStack(spacing: 3) {
            ForEach(0..<7) { day in
              RoundedRectangle(cornerRadius: 2).fill(day.isMultiple(of: 2) ? .red : .green)
                .frame(width: side > 9 ? side : 8, height: side)
            }
          }
        }
      }
      let picture = grid(3, 4) { map }
      for row in 0..<4 {
        let cell = picture[1, row]
        #expect(cell.glyph == (row == 3 ? "▀" : "▄"), "\(side)")
        #expect((cell.style.background == nil) == (row == 3), "\(side)")
      }
    }
  }

  /// Large squares are all of one height, at halves of rows.
  @Test func largeSquaresAreEqual() {
    for side in stride(from: 37, through: 41, by: 0.5) {
      let map = VStack(spacing: 3) {
        ForEach(0..<7) { day in
          Rectangle().fill(day.isMultiple(of: 2) ? .red : .green).frame(width: 32, height: side)
        }
      }
      let picture = grid(4, 18) { map.frame(height: 288, alignment: .top) }
      for row in 0..<12 {
        let (first, later) = (picture[1, row], picture[1, row + 5])
        #expect(first.glyph == later.glyph && first.style == later.style, "\(side): \(row)")
      }
      // Two of them share a row, without a gap.
      #expect(picture[1, 2].glyph == "▄" && picture[1, 2].style.background != nil, "\(side)")
    }
  }

  /// Tiles of three rows and a half are four, and three where there is no room for that.
  @Test func tilesOfALazyGridGiveWay() {
    let tiles = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 10) {
      ForEach(0..<4, id: \.self) { _ in
        Text("x").frame(maxWidth: .infinity, minHeight: 56).background(.red)
      }
    }
    #expect(size(tiles, 17, 12) == [17, 9])
    #expect(size(tiles, 17, 8) == [17, 7])
  }

  /// A card of two lines is two rows high, and a bar beside them as high as the card.
  @Test func aCardOfLinesHasTheirRows() {
    let card = HStack(spacing: 8) {
      Rectangle().frame(width: 8)
      VStack(alignment: .leading) {
        Text("ab"); Text("cd")
      }
    }
    for padding in [1.0, 4, 7] {
      let padded = card.padding(.vertical, padding).background(.red)
        .fixedSize(horizontal: false, vertical: true)
      #expect(size(padded, 4, 9) == [4, 2], "\(padding)")
    }
    #expect(size(card.padding(.vertical, 8), 4, 3) == [4, 3])
    // A symbol keeps it: the disc around it is larger than itself.
    let symbol = Text("x").padding(6).background(Circle())
    #expect(size(symbol, 9, 9) == [2, 2])
  }

  @Test func aListOfBadgesHasARowEach() {
    for height in 17...23 {
      let list = grid(12, 6) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(["U8", "M10", "S1"], id: \.self) { name in
            HStack {
              Text(name).frame(width: 36, height: CGFloat(height)).background(.blue)
              Text("to")
            }
          }
        }
      }
      let rows = (0..<6).filter { list[3, $0].style.background != nil }
      #expect(rows.count == 3, "\(height)")
      #expect(
        rows.allSatisfy {
          list.plain().split(separator: "\n", omittingEmptySubsequences: false)[$0].contains("to")
        })
    }
  }

  /// Whatever stands above or below a text, in whatever fraction of a row, the text stays whole.
  @Test func noAreaTakesLettersOfItsNeighbour() {
    for height in stride(from: 0.5, through: 40, by: 0.5) as StrideThrough<CGFloat> {
      for top in [0, 3, 6, 9, 12] as [CGFloat] {
        let picture = sketch(12, 8) {
          VStack(spacing: 0) {
            Text("above it").padding(.top, top)
            Rectangle().fill(.red).frame(height: height)
            Text("below it")
          }
        }
        #expect(picture.contains("above it") && picture.contains("below it"), "\(height) \(top)")
      }
    }
  }

  /// A week of squares as wide as their columns has seven rows, by whatever it is made of.
  @Test(arguments: [8, 9, 10, 11, 12, 13, 14, 15]) func aWeekOfSquaresHasSevenRows(columns: Int) {
    func square(_ day: Int, _ week: Int) -> some View {
      RoundedRectangle(cornerRadius: 2).fill(Color(white: Double(day + 1) / 8))
        .aspectRatio(1, contentMode: .fit)
    }
    let views = [
      AnyView(
        Grid(horizontalSpacing: 3, verticalSpacing: 3) {
          ForEach(0..<7) { day in GridRow { ForEach(0..<columns, id: \.self) { square(day, $0) } } }
        }),
      AnyView(
        VStack(spacing: 3) {
          ForEach(0..<7) { day in
            HStack(spacing: 3) { ForEach(0..<columns, id: \.self) { square(day, $0) } }
          }
        }),
      AnyView(
        HStack(spacing: 3) {
          ForEach(0..<columns, id: \.self) { week in
            VStack(spacing: 3) { ForEach(0..<7) { square($0, week) } }
          }
        }),
    ]
    for view in views {
      let picture = grid(16, 7) { view }
      let lines = picture.plain().split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 7 && lines.allSatisfy { !$0.isEmpty }, "\(picture.plain())")
      // A day is no ground of another.
      let days = (0..<7).map { row in
        Set((0..<16).compactMap { picture[$0, row].style.foreground }).count
      }
      #expect(days.allSatisfy { $0 == 1 }, "\(days)")
    }
  }

  /// The grounds of padded letters keep the gaps between them, whatever the letters.
  @Test(arguments: [2, 6, 10] as [CGFloat]) func badgesKeepTheirGaps(padding: CGFloat) {
    for words in [
      ["all", "new", "top", "old"], ["a", "be", "sea", "deer"], ["one", "a", "four"],
    ] {
      let picture = grid(60, 1) {
        HStack {
          ForEach(words, id: \.self) { word in
            Text(word).padding(.horizontal, padding).background(.yellow, in: Capsule())
          }
          Spacer()
        }
      }
      let grounds = (0..<60).map { picture[$0, 0].style.background == nil ? " " : "#" }.joined()
      let badges = grounds.split(separator: " ")
      #expect(badges.count == words.count, "\(grounds)")
      #expect(grounds.hasPrefix(badges.joined(separator: " ")), "\(grounds)")
    }
  }

  @Test func aHairlineBetweenTextsHasARow() {
    let lines = VStack(alignment: .leading, spacing: 4) {
      Text("Up")
      Rectangle().frame(height: 1)
      Text("Down")
    }
    for rows in 3...7 { #expect(sketch(4, rows) { lines }.contains("Up\n────\nDown"), "\(rows)") }
  }

  @Test func whatLiesBehindALetterLeavesNothingInPlainText() {
    for side in 20...64 {
      let disc = Circle().fill(.blue).frame(width: CGFloat(side), height: CGFloat(side))
        .overlay(Text("7"))
      let letters = sketch(9, 5) { disc }.filter { !$0.isWhitespace }
      #expect(letters == "7", "\(side)")
    }
  }

  @Test func theOpacityOfAViewCounts() {
    #expect(sketch(8, 4) { Circle().opacity(0.1) } == "\n\n\n")
    #expect(sketch(8, 4) { Circle().opacity(0.3) } != "\n\n\n")
  }
}
