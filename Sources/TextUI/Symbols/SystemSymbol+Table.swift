extension SystemSymbol {
  /// The symbols by name, in byte order so that a name is found by bisection.
  ///
  /// One symbol a line: name, glyph, ASCII, spoken name. An emoji is followed by its text form,
  /// unless that is the ASCII one. A constant string costs nothing at the start of a process,
  /// unlike a dictionary. Names are Apple's (SF Symbols); a variant such as `.fill` has a line only
  /// if it looks different. Glyphs are one or two cells in every terminal: narrow ones, or emoji
  /// that are wide by themselves.
  static let table: StaticString = """
    4k.tv 📺▣ 4K television
    abc A A letters
    air.conditioner ❄ * air conditioner
    air.purifier ≋ ~ air purifier
    airplane ✈ > airplane
    airplane.arrival 🛬↘ > arrival
    airplane.departure 🛫↗ > departure
    airplayaudio 🔊◁ ) AirPlay
    airplayvideo 📺▣ # AirPlay
    airpods 🎧∩ ) earphones
    airpodsmax 🎧∩ () headphones
    airpodspro 🎧∩ ) earphones
    alarm ⏰◷ @ alarm
    alarm.waves.left.and.right ⏰◷ @ alarm ringing
    allergens ✿ * allergens
    ant 🐜 * ant
    antenna.radiowaves.left.and.right ⌁ ~ antenna
    app ▢ # app
    apple.intelligence ✧ * Apple Intelligence
    apple.logo 🍎● @ Apple
    apple.terminal ⌨ > terminal
    applepencil ✎ / Apple Pencil
    appletv 📺▣ # television
    applewatch ⌚◷ @ watch
    apps.iphone 📱▯ | apps
    aqi ≋ ~ air quality
    arcade.stick 🎮✥ # joystick
    archivebox ▤ # archive box
    arrow.2.circlepath ↻ @ refresh
    arrow.2.squarepath ↻ @ repeat
    arrow.3.trianglepath ♺ @ recycle
    arrow.backward ← < back
    arrow.branch ⌥ Y branch
    arrow.circlepath ↻ @ refresh
    arrow.clockwise ↻ @ refresh
    arrow.counterclockwise ↺ @ undo
    arrow.down ↓ v down
    arrow.down.left ↙ / down left
    arrow.down.right ↘ \\ down right
    arrow.down.right.and.arrow.up.left ↘↖ >< shrink
    arrow.down.to.line ↧ v download
    arrow.forward → > forward
    arrow.left ← < left
    arrow.left.and.right ↔ <> left and right
    arrow.left.arrow.right ⇄ <> swap
    arrow.left.to.line ⇤ |< to the left edge
    arrow.merge ⋎ Y merge
    arrow.rectanglepath ↻ @ rotate
    arrow.right → > right
    arrow.right.to.line ⇥ >| to the right edge
    arrow.triangle.2.circlepath ↻ @ synchronise
    arrow.triangle.branch ⌥ Y branch
    arrow.triangle.merge ⋎ Y merge
    arrow.triangle.pull ⇅ ^v pull request
    arrow.triangle.swap ⇄ <> swap
    arrow.triangle.turn.up.right.diamond ↱ > directions
    arrow.turn.down.left ↵ < return
    arrow.turn.down.right ↳ > turn right
    arrow.turn.right.up ↑ ^ turn up
    arrow.turn.up.left ↰ < turn left
    arrow.turn.up.right ↱ > turn right
    arrow.up ↑ ^ up
    arrow.up.and.down ↕ ^v up and down
    arrow.up.and.down.and.arrow.left.and.right ✥ + move
    arrow.up.arrow.down ⇅ ^v sort
    arrow.up.backward ↖ \\ up left
    arrow.up.forward ↗ / up right
    arrow.up.left ↖ \\ up left
    arrow.up.left.and.arrow.down.right ↖↘ <> expand
    arrow.up.right ↗ / up right
    arrow.up.to.line ↥ ^ upload
    arrow.uturn.backward ↩ < undo
    arrow.uturn.down ↷ v turn down
    arrow.uturn.forward ↪ > redo
    arrow.uturn.left ↩ < undo
    arrow.uturn.right ↪ > redo
    arrow.uturn.up ↶ ^ turn up
    arrowkeys ✥ + arrow keys
    arrowshape.down ↓ v down
    arrowshape.left ← < left
    arrowshape.right → > right
    arrowshape.turn.up.left ↩ < reply
    arrowshape.turn.up.right ↪ > forward
    arrowshape.up ↑ ^ up
    arrowtriangle.backward ◀ < back
    arrowtriangle.down ▼ v down
    arrowtriangle.forward ▶ > forward
    arrowtriangle.left ◀ < left
    arrowtriangle.right ▶ > right
    arrowtriangle.up ▲ ^ up
    aspectratio ▭ # aspect ratio
    asterisk ✱ * asterisk
    at @ @ at
    atom ⚛ * atom
    backpack 🎒∪ # backpack
    backward ⏪« << rewind
    backward.end |◀ |< to the start
    bag 👜∪ # bag
    balloon 🎈○ o balloon
    bandage 🩹✚ + bandage
    banknote 💵$ $ banknote
    barcode ║ || barcode
    barometer ◔ @ barometer
    baseball ⚾○ o baseball
    basket 🧺∪ # basket
    basketball 🏀○ o basketball
    bathtub 🛁∪ U bath
    battery.0 ▯ [] battery empty
    battery.0percent ▯ [] battery empty
    battery.100 ▮ ## battery full
    battery.100.bolt 🔋▮ ## battery charging
    battery.100percent ▮ ## battery full
    battery.100percent.bolt 🔋▮ ## battery charging
    battery.25 ▂ [. battery a quarter full
    battery.25percent ▂ [. battery a quarter full
    battery.50 ▄ [: battery half full
    battery.50percent ▄ [: battery half full
    battery.75 ▆ [# battery three quarters full
    battery.75percent ▆ [# battery three quarters full
    beach.umbrella ☂ T beach umbrella
    beats.headphones 🎧∩ () headphones
    bed.double 🛌 zz bed
    bell 🔔∆ ! bell
    bell.badge 🔔∆ ! bell with news
    bell.slash 🔕⌀ x bell off
    bicycle 🚲∞ oo bicycle
    binoculars 🔭∞ oo binoculars
    bird 🐦 v bird
    birthday.cake 🎂♨ # birthday
    bitcoinsign B B bitcoin
    blinds ▤ = blinds
    bold B B bold
    bolt ⚡↯ ! bolt
    bolt.batteryblock 🔋▮ # battery
    bolt.car 🚗▬ # electric car
    bolt.slash ↯ x bolt off
    book 📖▤ B book
    book.closed 📕▤ B book
    bookmark 🔖⚑ B bookmark
    books.vertical 📚▤ B books
    box.truck 🚚▬ # truck
    brain 🧠✱ @ brain
    brain.head.profile 🧠✱ @ mind
    briefcase 💼▣ # briefcase
    bubble 💬❞ " message
    bubble.left.and.bubble.right 💬❞ " conversation
    building ⌂ # building
    building.2 🏢⌂ # buildings
    building.columns 🏦⌂ # institution
    burst ✹ * burst
    bus 🚌▬ = bus
    cabinet ▤ # cabinet
    cable 🔌 - cable
    cablecar 🚡▬ = cable car
    calendar 📅▦ # calendar
    calendar.badge.clock 📅▦ # calendar with clock
    calendar.badge.plus 📅▦ # add to calendar
    camera 📷◉ [o camera
    camera.macro ✿ * macro
    camera.viewfinder ⊕ + viewfinder
    capslock ⇪ ^ caps lock
    capsule () () capsule
    captions 💬❞ = captions
    car 🚗▬ = car
    carbon.dioxide.cloud ☁ CO2 carbon dioxide
    carbon.monoxide.cloud ☁ CO carbon monoxide
    carrot 🥕 > carrot
    cart 🛒 = cart
    case 💼▣ # case
    cat 🐱 @ cat
    cellularbars ▟ # signal
    centsign ¢ c cent
    chair 🪑 h chair
    character A A character
    character.book.closed 📖▤ A dictionary
    chart.bar ▟ # bar chart
    chart.dots.scatter ⁘ : scatter chart
    chart.line.downtrend.xyaxis ↘ \\ falling trend
    chart.line.flattrend.xyaxis → - flat trend
    chart.line.uptrend.xyaxis ↗ / rising trend
    chart.pie ◔ @ pie chart
    chart.xyaxis.line ∼ ~ line chart
    checklist ☑ v checklist
    checkmark ✓ v done
    checkmark.seal ✓ v verified
    checkmark.shield ✓ v protected
    checkmark.square ☑ [v done
    chevron.backward ‹ < back
    chevron.compact.down ⌄ v down
    chevron.compact.left ‹ < back
    chevron.compact.right › > forward
    chevron.compact.up ⌃ ^ up
    chevron.down ⌄ v down
    chevron.forward › > forward
    chevron.left ‹ < left
    chevron.left.2 « << far left
    chevron.left.forwardslash.chevron.right ‹› <> code
    chevron.right › > right
    chevron.right.2 » >> far right
    chevron.up ⌃ ^ up
    chevron.up.chevron.down ⇕ ^v choose
    circle ○ o circle
    circle.bottomhalf.filled ◒ o half filled circle
    circle.circle ◎ @ circle in a circle
    circle.dashed ◌ o dashed circle
    circle.dotted ◌ o dotted circle
    circle.fill ● * filled circle
    circle.grid.2x2 ∷ :: grid
    circle.grid.3x3 ∷ :: grid
    circle.hexagongrid ∷ :: grid
    circle.inset.filled ◉ @ filled circle
    circle.lefthalf.filled ◐ o half filled circle
    circle.righthalf.filled ◑ o half filled circle
    circle.slash ⊘ x slashed circle
    circle.tophalf.filled ◓ o half filled circle
    circlebadge ○ o badge
    circlebadge.fill ● * badge
    clipboard 📋▤ # clipboard
    clock ◷ @ clock
    clock.arrow.circlepath ↺ @ history
    clock.badge.checkmark ◷ @ on time
    cloud ☁ ~ cloud
    cloud.bolt ☈ ~! thunderstorm
    cloud.drizzle ☂ ~, drizzle
    cloud.fog ≋ = fog
    cloud.hail ☂ ~: hail
    cloud.heavyrain ☔☂ ~: heavy rain
    cloud.moon ☁ ~ cloudy night
    cloud.moon.bolt ☈ ~! thunderstorm
    cloud.moon.rain ☔☂ ~: rain at night
    cloud.rain ☔☂ ~: rain
    cloud.rainbow 🌈∩ ~ cloud and rainbow
    cloud.sleet ❄ ~* sleet
    cloud.snow ❄ ~* snow
    cloud.sun ⛅☁ ~ partly cloudy
    cloud.sun.bolt ☈ ~! sun and thunderstorm
    cloud.sun.rain ☔☂ ~: sun and rain
    command ⌘ # command
    compass.drawing ✎ A compass
    computermouse ⊙ o mouse
    cone △ ^ cone
    control ⌃ ^ control
    cooktop ♨ # cooktop
    cpu ▦ # processor
    creditcard 💳▭ = card
    cricket.ball 🏏 o cricket
    crop ⌗ # crop
    cross ✚ + cross
    cross.case ✚ + first aid
    cross.vial 🧪⚗ U test tube
    crown 👑♔ W crown
    cube ▣ # cube
    cup.and.heat.waves ☕◒ c coffee
    cup.and.saucer ☕◒ c cup
    curlybraces {} {} braces
    curtains ▥ = curtains
    cylinder ⌸ U cylinder
    decrease.indent ⇤ < outdent
    delete.left ⌫ <x delete
    deskclock ◷ @ clock
    desktopcomputer 💻▭ = computer
    dial.high ◕ @ dial
    dial.low ◔ @ dial
    dial.medium ◑ @ dial
    diamond ◇ <> diamond
    diamond.fill ◆ <> filled diamond
    dice 🎲⚄ # dice
    die.face.1 🎲⚀ 1 die showing one
    die.face.2 🎲⚁ 2 die showing two
    die.face.3 🎲⚂ 3 die showing three
    die.face.4 🎲⚃ 4 die showing four
    die.face.5 🎲⚄ 5 die showing five
    die.face.6 🎲⚅ 6 die showing six
    dishwasher ▣ # dishwasher
    display 💻▭ = display
    divide ÷ / divide
    doc ▤ = document
    doc.on.clipboard 📋▤ = paste
    doc.on.doc ❐ = copy
    dock.rectangle ▭ # dock
    dog 🐶 @ dog
    dollarsign $ $ dollar
    door 🚪▯ | door
    door.garage ▤ = garage door
    door.left.hand.open 🚪▯ | open door
    dot.circle ◉ o dot in a circle
    dot.radiowaves.left.and.right ⌁ ~ radio waves
    dot.radiowaves.right ⌁ ~ radio waves
    dot.radiowaves.up.forward ⌁ ) contactless
    dot.square ▣ # dot in a square
    dot.viewfinder ⌖ + viewfinder
    drop 💧• , drop
    dryer ◎ @ dryer
    dumbbell ╫ == dumbbell
    ear 👂) ) ear
    earbuds 🎧∩ ) earphones
    earpods 🎧∩ ) earphones
    eject ⏏ ^ eject
    ellipsis … ... more
    ellipsis.bubble 💬❞ ... typing
    ellipsis.vertical : : more
    engine.combustion ⚙ * engine
    envelope ✉ @ mail
    envelope.open ✉ @ open mail
    equal = = equal
    eraser ⌫ x eraser
    escape ⎋ < escape
    eurosign € E euro
    ev.charger 🔌 + charger
    exclamationmark ! ! attention
    exclamationmark.bubble 💬❞ ! report
    exclamationmark.triangle ⚠ ! warning
    externaldrive ▬ = drive
    eye 👀◉ o eye
    eye.slash ⌀ x hidden
    eyedropper ✎ / eyedropper
    eyeglasses 👓∞ oo glasses
    eyes 👀◉ oo eyes
    face 😀☺ :) face
    face.smiling 😀☺ :) smile
    faceid 🙂☺ :) Face ID
    facemask 😷☺ = mask
    fan ✣ * fan
    fanblades ❄ * fan
    ferry 🚢▲ ~ ferry
    figure 🧍☉ i person
    figure.2.and.child 👪☉ ii family
    figure.and.child 👪☉ ii family
    figure.basketball 🏀○ i basketball
    figure.cooldown 🧘☉ i cooling down
    figure.core.training 🤸☉ i core training
    figure.dance 💃☉ i dancing
    figure.elliptical 🏃☉ i elliptical trainer
    figure.fall 🤕☉ i fall
    figure.golf ⛳⚐ i golf
    figure.hiking 🥾☉ i hiking
    figure.mind.and.body 🧘☉ i mindfulness
    figure.outdoor.cycle 🚴☉ i cycling
    figure.pool.swim 🏊☉ i swimming
    figure.roll ♿☉ i wheelchair
    figure.rower 🚣☉ i rowing
    figure.run 🏃☉ i running
    figure.seated.seatbelt 💺☉ i seat belt
    figure.skiing 🎿☉ i skiing
    figure.soccer ⚽○ i football
    figure.stairs ▟ i stairs
    figure.stand 🧍☉ i standing
    figure.strengthtraining 💪☉ i strength training
    figure.tennis 🎾○ i tennis
    figure.walk 🚶☉ i walking
    figure.wave 👋☝ i waving
    figure.yoga 🧘☉ i yoga
    film 🎬▤ # film
    fireworks 🎆✳ * fireworks
    fish 🐟 > fish
    flag ⚑ P flag
    flag.checkered 🏁⚑ P finish
    flame 🔥▲ ^ flame
    flashlight.on 🔦◁ > torch
    flask ⚗ U flask
    folder 📁▤ # folder
    football 🏈○ o football
    fork.knife 🍴 Y meal
    forward ⏩» >> fast forward
    forward.end ▶| >| to the end
    frying.pan 🍳 o frying pan
    fuelpump ⛽▯ # fuel
    function ƒ f function
    gamecontroller 🎮✥ # game
    gauge ◔ @ gauge
    gauge.high ◕ @ high gauge
    gauge.medium ◑ @ gauge
    gear ⚙ * settings
    gearshape ⚙ * settings
    gift 🎁▣ # gift
    giftcard 🎁▣ # gift card
    globe 🌐⊕ @ globe
    gobackward ↺ @ go back
    goforward ↻ @ go forward
    graduationcap 🎓 ^ graduation
    greaterthan > > greater than
    grid ▦ # grid
    guitars 🎸 o guitar
    gyroscope ◎ @ gyroscope
    hammer 🔨 T hammer
    hand.draw 👆☝ / drawing
    hand.point.down 👇☟ v pointing down
    hand.point.left 👈☜ < pointing left
    hand.point.right 👉☞ > pointing
    hand.point.up 👆☝ ^ pointing up
    hand.raised ✋☝ ! stop
    hand.rays ✋☝ * hand
    hand.tap 👆☝ ^ tap
    hand.thumbsdown 👎▿ - thumbs down
    hand.thumbsup 👍▵ + thumbs up
    hand.wave 👋☝ ! wave
    handbag 👜∪ # handbag
    hands.clap 👏☝ ! applause
    hands.sparkles 👏☝ ! clean hands
    hare 🐇» * fast
    headphones 🎧∩ () headphones
    heart ♡ <3 heart
    heart.fill ♥ <3 heart
    heart.slash ⌀ x no heart
    heart.text.square ♥ <3 health
    heater ♨ = heater
    helicopter 🚁 + helicopter
    hexagon ◇ <> hexagon
    hexagon.fill ◆ <> filled hexagon
    hifispeaker 🔊◁ ) loudspeaker
    highlighter ✎ / highlighter
    hockey.puck 🏒 o hockey
    homepod 🔊◁ ) loudspeaker
    homepodmini 🔊◁ ) loudspeaker
    hourglass ⏳ X hourglass
    house ⌂ ^ house
    house.fill 🏠⌂ ^ house
    humidifier 💧• , humidifier
    humidity 💧• , humidity
    hurricane 🌀@ @ hurricane
    icloud ☁ ~ iCloud
    icloud.and.arrow.down ↧ v download from iCloud
    icloud.and.arrow.up ↥ ^ upload to iCloud
    increase.indent ⇥ > indent
    indianrupeesign ₹ R rupee
    infinity ∞ oo infinity
    info i i information
    internaldrive ▬ = drive
    ipad ▯ | tablet
    iphone 📱▯ | phone
    ipod ♫ # iPod
    italic I / italic
    ivfluid.bag 💉∕ U infusion
    key 🔑 k key
    keyboard ⌨ = keyboard
    ladybug 🐞∗ * bug
    lamp 💡✧ T lamp
    lanyardcard ▯ # badge
    laptopcomputer 💻▭ = laptop
    largecircle.fill.circle ◉ @ filled circle
    lasso ○ o lasso
    latch.2.case 💼▣ # case
    laurel 🌿❧ ( laurel
    leaf 🍃❧ , leaf
    lessthan < < less than
    level ⎓ = level
    lifepreserver ◎ O help
    light.beacon 🚨▲ ! beacon
    light.max ✺ * bright
    light.min ✧ * dim
    lightbulb 💡✧ ! light bulb
    lightbulb.slash ○ x light off
    lightrail 🚈▬ = light rail
    lightswitch ▯ | light switch
    line.3.horizontal ≡ = menu
    line.3.horizontal.decrease ≡ = filter
    line.diagonal ╱ / line
    lines.measurement 📏 = measurement
    link 🔗∞ & link
    list ≣ = list
    list.bullet.clipboard 📋▤ = list
    list.clipboard 📋▤ = list
    list.number ≣ = numbered list
    list.star ≣ * favourites
    livephoto ◎ o Live Photo
    lizard 🦎 ~ lizard
    location ➤ > location
    location.north ▲ ^ north
    lock 🔒▣ # locked
    lock.open 🔓□ # unlocked
    lungs ♾ oo lungs
    macbook 💻▭ # laptop
    macpro 💻▭ # computer
    macwindow ▭ # window
    magazine 📰▤ = magazine
    magicmouse ⊙ o mouse
    magnifyingglass 🔍⌕ ? search
    mail ✉ @ mail
    map ▧ # map
    mappin 📍▼ ! place
    medal 🏅✪ * medal
    medical.thermometer ╽ | thermometer
    megaphone 📣◁ < megaphone
    memories ◷ @ memories
    memorychip ▦ # memory
    menubar.rectangle ▭ = menu bar
    menucard ▤ = menu
    message 💬❞ > message
    metronome △ ^ metronome
    mic 🎤¡ i microphone
    microbe 🦠 * microbe
    microwave ▣ # microwave
    minus − - minus
    minus.magnifyingglass 🔍⌕ - zoom out
    minus.plus.batteryblock 🔋▮ # car battery
    moon ☾ ) moon
    moon.fill 🌙☾ ) moon
    moon.stars 🌙☾ ) night
    moon.zzz 😴☾ zz asleep
    moonphase.first.quarter 🌓◐ D first quarter
    moonphase.full.moon 🌕○ O full moon
    moonphase.last.quarter 🌗◑ C last quarter
    moonphase.new.moon 🌑● o new moon
    moonphase.waning.crescent 🌘☾ c waning crescent
    moonphase.waning.gibbous 🌖◑ C waning gibbous
    moonphase.waxing.crescent 🌒☽ d waxing crescent
    moonphase.waxing.gibbous 🌔◐ D waxing gibbous
    moped 🛵 o moped
    motorcycle 🛵 o motorcycle
    mountain.2 🗻▲ ^^ mountains
    mouth 👄 o mouth
    move.3d ✥ + move
    movieclapper 🎬▤ # clapperboard
    mug ☕◒ c mug
    multiply × x times
    music.mic 🎤¡ i microphone
    music.note ♪ ~ music
    music.note.list ♫ ~ playlist
    music.quarternote.3 ♫ ~ notes
    network 🌐⊕ @ network
    newspaper 📰▤ = news
    nose 👃 < nose
    nosign ⊘ x forbidden
    note ▤ = note
    number # # number
    octagon ○ o octagon
    opticaldisc 💿◎ o disc
    option ⌥ _ option
    oval () o oval
    oven ▣ # oven
    paintbrush ✎ / paintbrush
    paintpalette 🎨✿ o palette
    paperclip 📎∂ & attachment
    paperplane ➤ > send
    paragraphsign ¶ P paragraph
    parkingsign 🅿 P parking
    party.popper 🎉✳ * party
    pause ▮▮ || pause
    pawprint 🐾∴ :. paw print
    peacesign ☮ Y peace
    pencil ✎ / pencil
    pencil.and.outline ✎ / drawing
    pentagon ⬠ <> pentagon
    pentagon.fill ⬟ <> filled pentagon
    percent % % percent
    person 👤☉ i person
    person.2 👥☉ ii people
    person.3 👥☉ ii people
    personalhotspot ∞ oo hotspot
    perspective ▱ / perspective
    phone ☎ T telephone
    phone.down ☏ x hang up
    photo ▨ # photo
    pianokeys 🎹▥ # piano
    pill 💊◖ () pill
    pills 💊◖ () pills
    pin 📌▼ ! pin
    pip ▣ # picture in picture
    play ▶ > play
    play.slash ▷ x play off
    playpause ▶▮ >| play or pause
    plus + + plus
    plus.forwardslash.minus ± +- plus or minus
    plus.magnifyingglass 🔎⌕ + zoom in
    plus.message 💬❞ + new message
    plusminus ± +- plus or minus
    point.3 ∴ .: connections
    point.topleft ∼ ~ route
    popcorn 🍿 % popcorn
    power ⌽ O power
    poweroutlet 🔌 = socket
    powerplug 🔌 = plug
    powersleep ☾ z sleep
    printer ▤ = printer
    puzzlepiece 🧩▚ # puzzle piece
    pyramid △ ^ pyramid
    qrcode ▦ # QR code
    questionmark ? ? question
    quote.bubble 💬❞ " quote
    quote.closing ” " quote
    quote.opening “ " quote
    radio 📻▣ # radio
    rainbow 🌈∩ ~ rainbow
    rays ✺ * rays
    receipt 🧾▤ = receipt
    record.circle ◉ @ record
    recordingtape ⚯ oo recording tape
    rectangle ▭ # rectangle
    rectangle.3.group ▦ # groups
    rectangle.and.pencil.and.ellipsis ✎ / fill in
    rectangle.expand.vertical ↕ ^v expand
    rectangle.fill ▬ # filled rectangle
    rectangle.grid.1x2 ⊟ = grid
    rectangle.grid.2x2 ⊞ :: grid
    rectangle.grid.3x2 ▦ :: grid
    rectangle.inset.filled ▣ # filled rectangle
    rectangle.landscape.rotate ↻ @ turn
    rectangle.on.rectangle ❐ = windows
    rectangle.portrait ▯ # rectangle
    rectangle.portrait.and.arrow ⇥ > log out
    rectangle.split.3x1 ▥ # columns
    rectangle.split.3x3 ▦ :: grid
    rectangle.stack ▤ # stack
    refrigerator ▯ | refrigerator
    repeat 🔁↻ @ repeat
    repeat.1 🔂↻ @1 repeat one
    restart ↻ @ restart
    return ↵ < return
    rhombus ◇ <> rhombus
    road.lanes ▥ = road
    robotic.vacuum ◉ o robot vacuum
    rosette 🏅✪ * rosette
    rotate.3d ↻ @ rotate
    rotate.left ↺ @ rotate left
    rotate.right ↻ @ rotate right
    ruler 📏 = ruler
    safari 🧭⊕ @ Safari
    sailboat ⛵▲ A sailboat
    scale ⚖ + scale
    scalemass ⚖ T weight
    scanner ▤ = scanner
    scissors ✂ % scissors
    scooter 🛴∟ o scooter
    scope ⊕ + scope
    screwdriver 🪛 T screwdriver
    scribble ∼ ~ scribble
    seal ✹ * seal
    sensor ◉ ) sensor
    server.rack ▤ = server
    shared.with.you 👥☉ ii shared with you
    shield ◈ # shield
    shift ⇧ ^ shift
    shippingbox 📦▣ # parcel
    shoe 👟 = shoe
    shoeprints ∴ : steps
    shower 🚿∴ , shower
    shuffle 🔀⇄ >< shuffle
    sidebar.leading ◧ [ sidebar
    sidebar.left ◧ [ sidebar
    sidebar.right ◨ ] sidebar
    sidebar.trailing ◨ ] sidebar
    signature ✎ ~ signature
    signpost.right ⚐ > signpost
    simcard ▣ # SIM card
    sink 🚰• , sink
    skateboard 🛹‿ = skateboard
    skew ▱ / skew
    slash.circle ⊘ x slashed circle
    sleep 💤☾ zz sleep
    slider ≡ = sliders
    slider.vertical ‖ || sliders
    slowmo ✺ * slow motion
    smallcircle.filled.circle ◉ @ filled circle
    smoke ≋ ~ smoke
    snowflake ❄ * snow
    soccerball ⚽○ o football
    sofa 🪑 h sofa
    sos 🆘! ! SOS
    sparkle ✦ * sparkle
    sparkles ✨✦ * sparkles
    speaker 🔈◁ < speaker
    speaker.slash 🔇⌀ x muted
    speaker.wave.1 🔈◁ < quiet
    speaker.wave.2 🔉◁ < volume
    speaker.wave.3 🔊◁ < loud
    speedometer ◔ @ speed
    spigot 🚰• , tap
    spoon 🥄 Y spoon
    sportscourt ▭ # court
    sprinkler ☂ * sprinkler
    square □ [] square
    square.and.arrow.down ↧ v save
    square.and.arrow.up ↥ ^ share
    square.and.pencil ✎ / compose
    square.fill ■ [] filled square
    square.grid ▦ :: grid
    square.grid.2x2 ⊞ :: grid
    square.on ❐ = overlapping shapes
    square.split ◫ # split
    square.split.2x2 ⊞ :: split
    square.stack ❐ = stack
    squareshape □ [] square
    stairs ▟ # stairs
    star ☆ * star
    star.fill ★ * star
    star.leadinghalf.filled ✬ * half star
    staroflife ✱ * star of life
    steeringwheel ◎ @ steering wheel
    sterlingsign £ L pound
    stethoscope ⚕ Y stethoscope
    stop ■ [] stop
    stopwatch ◷ @ stopwatch
    storefront 🏪⌂ # shop
    stove ♨ # stove
    strikethrough S - strikethrough
    suit.club ♣ % club
    suit.diamond ♦ <> diamond
    suit.heart ♡ <3 heart
    suit.heart.fill ♥ <3 heart
    suit.spade ♠ ^ spade
    suitcase 🧳▣ # suitcase
    sum ∑ S sum
    sun.and.horizon 🌅☼ ^ sun and horizon
    sun.dust ☀ * sun with dust
    sun.haze ☀ * sun with haze
    sun.horizon 🌅☼ * sun on the horizon
    sun.max ☀ * sun
    sun.min ☼ * low sun
    sun.rain ☔☂ *: sun and rain
    sun.snow ☀ * sun and snow
    sunglasses 😎☺ 8) sunglasses
    sunrise 🌅☼ ^ sunrise
    sunset 🌇☼ v sunset
    swatchpalette 🎨✿ # swatches
    swift 🐦 > Swift
    switch.2 ⇅ = switches
    syringe 💉∕ / syringe
    table.furniture ┬ T table
    tablecells ▦ # table
    tag 🔖 # tag
    takeoutbag.and.cup.and.straw 🥡 # takeaway
    target ◎ @ target
    teddybear 🧸☺ @ teddy bear
    teletype ☎ T teletype
    tennis.racket 🎾○ o tennis
    tennisball 🎾○ o tennis ball
    tent ⛺▲ ^ tent
    terminal ⌨ > terminal
    testtube.2 🧪⚗ U test tubes
    text ≡ = text
    text.badge.checkmark ☑ v checked text
    text.book.closed 📖▤ B book
    text.bubble 💬❞ " message
    text.quote ❝ " quote
    textformat A A text format
    theatermasks 🎭☺ :) theatre
    thermometer ╽ | thermometer
    thermometer.high ╽ | high temperature
    thermometer.low ╽ | low temperature
    thermometer.medium ╽ | temperature
    thermometer.snowflake ❄ * cold
    thermometer.sun ☀ * hot
    ticket 🎫▭ = ticket
    timelapse ◔ @ time lapse
    timer ◷ @ timer
    tire ◎ O tyre
    togglepower ⏻ @ power
    toilet 🚽 # toilet
    tornado 🌀@ @ tornado
    tortoise 🐢« * slow
    touchid ◉ @ Touch ID
    train 🚆▬ = train
    tram 🚋▬ # tram
    trash ♲ x delete
    tray ⊔ U tray
    tray.and.arrow.down ↧ v download
    tray.and.arrow.up ↥ ^ upload
    tray.full ⊔ U full tray
    tree 🌳♣ T tree
    triangle △ ^ triangle
    triangle.fill ▲ ^ filled triangle
    trophy 🏆✪ Y trophy
    tropicalstorm 🌀@ @ storm
    truck.box 🚚▬ # truck
    truck.pickup.side 🛻▬ # pickup
    tshirt 👕 T shirt
    tuningfork Ψ Y tuning fork
    tv 📺▣ = television
    umbrella ☂ T umbrella
    umbrella.fill ☔☂ T umbrella
    underline U _ underline
    vial 🧪⚗ U vial
    video 🎥▸ [> video
    video.doorbell 🔔∆ ! doorbell
    viewfinder ⌖ + viewfinder
    volleyball 🏐○ o volleyball
    wallet 👛▣ = wallet
    wand ✨✦ * magic
    washer ◎ @ washing machine
    watch.analog ⌚◷ @ watch
    water.waves ≋ ~ water
    waterbottle 🍼 U bottle
    wave.3.forward ⌁ ) waves
    wave.3.right ⌁ ) waves
    waveform ∼ ~ waveform
    waveform.path.ecg ∼ ~ heart rhythm
    web.camera 📷◉ [o webcam
    wifi ≋ ) Wi-Fi
    wifi.slash ⌀ x no Wi-Fi
    wind ≋ ~ wind
    wind.snow ❄ ~* blowing snow
    window ▥ # window
    window.vertical.open ▥ # open window
    wineglass 🍷 Y wine
    wrench 🔧 / wrench
    wrench.and.screwdriver 🔧 / tools
    xmark ✗ x close
    xmark.bin ♲ x delete
    yensign ¥ Y yen
    zzz 💤☾ zz sleep
    """
}
