import ActivityKit
import AppIntents
import Charts
import SwiftData
import SwiftUI
import Testing

/// Values that a picture does not show differ where a program made them otherwise, so that a `switch`,
/// a set or a dictionary of one is right.
@MainActor
struct ConstantTests {
  /// Each of a list differs from all others of it, and is equal to itself made again.
  private func differ<Value: Equatable>(_ make: @autoclosure () -> [Value], line: Int = #line) {
    let location = SourceLocation(
      fileID: #fileID, filePath: #filePath, line: line, column: 1)
    let (values, again) = (make(), make())
    for (index, value) in values.enumerated() {
      #expect(value == again[index], sourceLocation: location)
      for other in values[..<index] {
        #expect(value != other, "\(value)", sourceLocation: location)
      }
    }
  }

  @Test func waysToMoveDiffer() {
    differ([Spring.smooth, .snappy, .bouncy, Spring(duration: 1), .smooth(extraBounce: 0.2)])
    differ([
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .bezier(startControlPoint: .center, endControlPoint: .bottom),
    ])
    differ([
      Animation.default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .bouncy, .smooth, .snappy,
      .interactiveSpring, .linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1),
      .easeInOut(duration: 1), .bouncy(extraBounce: 0.1), .smooth(duration: 1),
      .snappy(duration: 1), .spring(response: 0.3), .spring(duration: 1, bounce: 0.1),
      .interpolatingSpring(stiffness: 1, damping: 1), .timingCurve(0, 0, 1, 1),
      .timingCurve(0, 1, 1, 0), .linear.delay(1), .linear.delay(2), .linear.speed(1),
      .linear.delay(1).speed(2), .linear.speed(2).delay(1), .linear.repeatForever(),
      .linear.repeatForever(autoreverses: false), .linear.repeatCount(2), .linear.repeatCount(3),
    ])
    differ([
      SymbolEffect.appear, .disappear, .bounce, .breathe, .pulse, .replace, .rotate, .scale,
      .drawOn, .drawOff, .variableColor, .wiggle, .automatic, .downUp, .offUp, .upUp, .bounce.up,
      .bounce.down, .bounce.byLayer, .bounce.wholeSymbol, .variableColor.iterative,
      .variableColor.cumulative, .variableColor.reversing, .rotate.clockwise,
      .rotate.counterClockwise, .wiggle.left, .wiggle.right, .wiggle.forward, .wiggle.backward,
      .wiggle.custom(angle: .degrees(3)), .replace.magic(fallback: .downUp),
      .replace.magic(fallback: .upUp),
    ])
    differ([
      SymbolEffectOptions.default, .repeating, .nonRepeating, .repeat(2), .repeat(3), .speed(2),
      .speed(2).repeating, .repeat(.continuous), .repeat(.periodic), .repeat(.periodic(2)),
      .repeat(.periodic(2, delay: 1)),
    ])
    differ([
      ContentTransition.identity, .opacity, .interpolate, .symbolEffect, .numericText(),
      .numericText(countsDown: true), .numericText(value: 1), .numericText(value: 2),
      .symbolEffect(.bounce), .symbolEffect(.bounce, options: .repeating),
    ])
    let names = [Namespace(), Namespace()]
    #expect(names[0].wrappedValue != names[1].wrappedValue)
    #expect(names[0].wrappedValue == names[0].wrappedValue)
    differ([BlurReplaceTransition.Configuration.downUp, .upUp])
  }

  @Test func placesAndStylesDiffer() {
    differ([
      Glass.regular, .clear, .identity, .regular.tint(.red), .regular.tint(.blue),
      .regular.interactive(), .clear.tint(.red),
    ])
    differ([GlassEffectTransition.identity, .materialize, .matchedGeometry])
    differ([
      ButtonBorderShape.automatic, .capsule, .circle, .roundedRectangle,
      .roundedRectangle(radius: 2), .roundedRectangle(radius: 3),
    ])
    differ([ButtonRole.destructive, .cancel, .close, .confirm])
    differ([SymbolColorRenderingMode.flat, .gradient])
    differ([SymbolVariableValueMode.color, .draw])
    differ([LayoutDirectionBehavior.fixed, .mirrors, .mirrors(in: .leftToRight)])
    differ([
      HorizontalAlignment.leading, .listRowSeparatorLeading, .listRowSeparatorTrailing, .trailing,
    ])
    differ([Font.extraLargeTitle, .extraLargeTitle2, .largeTitle])
    differ([
      ShadowStyle.drop(radius: 1), .inner(radius: 1), .drop(radius: 2), .drop(radius: 1, x: 1),
    ])
    differ([AccessoryWidgetGroupStyle.automatic, .circular, .roundedSquare])
    differ([WidgetTexture.glass, .paper])
    differ([WidgetMountingStyle.elevated, .recessed])
    differ([ProjectionTransform(), ProjectionTransform(CGAffineTransform(translationX: 1, y: 0))])
  }

  @Test func whatIsSaidOfTextsDiffers() {
    differ([
      Text.LineStyle.single, Text.LineStyle(pattern: .dash), Text.LineStyle(color: .red),
      Text.LineStyle(pattern: .dash, color: .red),
    ])
    differ([AccessibilityActionKind.default, .escape, .magicTap, .delete])
    differ([UIFontDescriptor.SystemDesign.default, .rounded, .serif, .monospaced])
  }

  @Test func whatIsSaidOfIntentsActivitiesAndModelsDiffers() {
    differ([ConfirmationActionName.continue, .add, .buy, .create, .go, .open, .send, .set, .start])
    differ([Bool.IntentDisplayName(true: "On", false: "Off"), .init(true: "Yes", false: "No")])
    differ([
      IntentModes.background, .foreground(.immediate), .foreground(.deferred),
      .foreground(.dynamic),
    ])
    differ([AlertConfiguration.AlertSound.default, .named("a"), .named("b")])
    differ([
      ActivityUIDismissalPolicy.default, .immediate, .after(.distantPast), .after(.distantFuture),
    ])
    let past = Date.distantPast
    differ([
      RelevantContext.date(past), .date(past, kind: .scheduled), .date(from: past, to: past),
      .date(range: past...past, kind: .informational), .fitness(.workoutActive), .sleep(.bedtime),
      .hardware(headphones: .connected), .location(inferred: .home), .location(inferred: .work),
    ])
  }

  @Test func whatIsSaidOfChartsDiffers() {
    differ([AxisValueLabelOrientation.automatic, .horizontal, .vertical, .verticalReversed])
    differ([
      AxisValueLabelCollisionResolution.automatic, .disabled, .truncate, .greedy,
      .greedy(priority: 1), .greedy(minimumSpacing: 1),
    ])
    differ([
      AxisTick.Length.automatic, .length(5), .label, .longestLabel,
      .label(extendPastBy: 1), .longestLabel(extendPastBy: 1),
    ])
    differ([
      AnnotationOverflowResolution.Strategy.automatic, .fit, .fit(to: .plot), .padScale, .disabled,
    ])
    differ([
      AnnotationOverflowResolution.automatic, .init(x: .fit), .init(y: .fit),
      .init(x: .fit, y: .disabled),
    ])
  }
}
