extension SystemSymbol {
  /// The symbols by name, in byte order so that a name is found by bisection.
  ///
  /// One symbol a line: name, glyph, ASCII, and how it is said. A constant string costs nothing
  /// when a process starts, where a dictionary would have to be built. Names are Apple's (SF
  /// Symbols); a variant such as `.fill` stands here only where it looks different. Glyphs are
  /// one or two cells in every terminal: narrow ones, or emoji that are wide by themselves.
  static let table: StaticString = """
    airplane ✈ > airplane
    airplane.arrival 🛬 > arrival
    airplane.departure 🛫 > departure
    airplayaudio 🔊 ) AirPlay
    airplayvideo 📺 # AirPlay
    airpods 🎧 ) earphones
    airpodspro 🎧 ) earphones
    alarm ⏰ @ alarm
    alarm.waves.left.and.right ⏰ @ alarm ringing
    ant 🐜 * ant
    antenna.radiowaves.left.and.right ⌁ ~ antenna
    app ▢ # app
    apple.logo 🍎 @ Apple
    appletv 📺 # television
    applewatch ⌚ @ watch
    aqi.medium ≋ ~ air quality
    archivebox ▤ # archive box
    arrow.2.circlepath ↻ @ refresh
    arrow.2.squarepath ↻ @ repeat
    arrow.3.trianglepath ♺ @ recycle
    arrow.backward ← < back
    arrow.circlepath ↻ @ refresh
    arrow.clockwise ↻ @ refresh
    arrow.counterclockwise ↺ @ undo
    arrow.down ↓ v down
    arrow.down.left ↙ / down left
    arrow.down.right ↘ \\ down right
    arrow.down.to.line ↧ v download
    arrow.forward → > forward
    arrow.left ← < left
    arrow.left.and.right ↔ <> left and right
    arrow.left.arrow.right ⇄ <> swap
    arrow.right → > right
    arrow.triangle.2.circlepath ↻ @ synchronise
    arrow.triangle.branch ⌥ Y branch
    arrow.triangle.swap ⇄ <> swap
    arrow.triangle.turn.up.right.diamond ↱ > directions
    arrow.turn.down.left ↵ < return
    arrow.turn.down.right ↳ > turn right
    arrow.turn.up.left ↰ < turn left
    arrow.turn.up.right ↱ > turn right
    arrow.up ↑ ^ up
    arrow.up.and.down ↕ ^v up and down
    arrow.up.arrow.down ⇅ ^v sort
    arrow.up.backward ↖ \\ up left
    arrow.up.forward ↗ / up right
    arrow.up.left ↖ \\ up left
    arrow.up.left.and.arrow.down.right ↔ <> expand
    arrow.up.right ↗ / up right
    arrow.up.to.line ↥ ^ upload
    arrow.uturn.backward ↩ < undo
    arrow.uturn.forward ↪ > redo
    arrow.uturn.left ↩ < undo
    arrow.uturn.right ↪ > redo
    arrowshape.turn.up.left ↩ < reply
    arrowshape.turn.up.right ↪ > forward
    arrowtriangle.backward ◀ < back
    arrowtriangle.down ▼ v down
    arrowtriangle.forward ▶ > forward
    arrowtriangle.left ◀ < left
    arrowtriangle.right ▶ > right
    arrowtriangle.up ▲ ^ up
    asterisk ✱ * asterisk
    at @ @ at
    atom ⚛ * atom
    backpack 🎒 # backpack
    backward ⏪ << rewind
    backward.end |◀ |< to the start
    bag 👜 # bag
    balloon 🎈 o balloon
    bandage 🩹 + bandage
    banknote 💵 $ banknote
    barcode ║ || barcode
    barometer ◔ @ barometer
    basket 🧺 # basket
    basketball 🏀 o basketball
    bathtub 🛁 U bath
    battery.0 ▯ [] battery empty
    battery.0percent ▯ [] battery empty
    battery.100 ▮ ## battery full
    battery.100.bolt 🔋 ## battery charging
    battery.100percent ▮ ## battery full
    battery.100percent.bolt 🔋 ## battery charging
    battery.25 ▂ [. battery a quarter full
    battery.25percent ▂ [. battery a quarter full
    battery.50 ▄ [: battery half full
    battery.50percent ▄ [: battery half full
    battery.75 ▆ [# battery three quarters full
    battery.75percent ▆ [# battery three quarters full
    beach.umbrella ☂ T beach umbrella
    bed.double 🛌 zz bed
    bell 🔔 ! bell
    bell.badge 🔔 ! bell with news
    bell.slash 🔕 x bell off
    bicycle 🚲 oo bicycle
    binoculars 🔭 oo binoculars
    bird 🐦 v bird
    birthday.cake 🎂 # birthday
    bitcoinsign B B bitcoin
    bolt ⚡ ! bolt
    bolt.batteryblock 🔋 # battery
    bolt.car 🚗 # electric car
    bolt.slash ↯ x bolt off
    book 📖 B book
    book.closed 📕 B book
    bookmark 🔖 B bookmark
    books.vertical 📚 B books
    box.truck 🚚 # truck
    brain 🧠 @ brain
    brain.head.profile 🧠 @ mind
    briefcase 💼 # briefcase
    bubble.left 💬 " message
    bubble.left.and.bubble.right 💬 " conversation
    bubble.right 💬 " message
    building ⌂ # building
    building.2 🏢 # buildings
    building.columns 🏦 # institution
    burst ✹ * burst
    bus 🚌 = bus
    cablecar 🚡 = cable car
    calendar 📅 # calendar
    calendar.badge.clock 📅 # calendar with clock
    calendar.badge.plus 📅 # add to calendar
    camera 📷 [o camera
    camera.viewfinder ⊕ + viewfinder
    capsule () () capsule
    car 🚗 = car
    carbon.dioxide.cloud ☁ CO2 carbon dioxide
    carrot 🥕 > carrot
    cart 🛒 = cart
    case 💼 # case
    cat 🐱 @ cat
    chair 🪑 h chair
    character.book.closed 📖 A dictionary
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
    circle.dotted ◌ o dotted circle
    circle.fill ● * filled circle
    circle.grid.2x2 ∷ :: grid
    circle.grid.3x3 ∷ :: grid
    circle.hexagongrid ∷ :: grid
    circle.lefthalf.filled ◐ o half filled circle
    circle.righthalf.filled ◑ o half filled circle
    circlebadge ○ o badge
    circlebadge.fill ● * badge
    clipboard 📋 # clipboard
    clock ◷ @ clock
    clock.arrow.circlepath ↺ @ history
    clock.badge.checkmark ◷ @ on time
    cloud ☁ ~ cloud
    cloud.bolt ☈ ~! thunderstorm
    cloud.drizzle ☂ ~, drizzle
    cloud.fog ≋ = fog
    cloud.hail ☂ ~: hail
    cloud.heavyrain ☔ ~: heavy rain
    cloud.moon ☁ ~ cloudy night
    cloud.rain ☔ ~: rain
    cloud.sleet ❄ ~* sleet
    cloud.snow ❄ ~* snow
    cloud.sun ⛅ ~ partly cloudy
    command ⌘ # command
    compass.drawing ✎ A compass
    control ⌃ ^ control
    cpu ▦ # processor
    creditcard 💳 = card
    crop ⌗ # crop
    cross ✚ + cross
    cross.case ✚ + first aid
    cross.vial 🧪 U test tube
    crown 👑 W crown
    cube ▣ # cube
    cup.and.heat.waves ☕ c coffee
    cup.and.saucer ☕ c cup
    curlybraces {} {} braces
    cylinder ⌸ U cylinder
    delete.left ⌫ <x delete
    deskclock ◷ @ clock
    desktopcomputer 💻 = computer
    dial.high ◕ @ dial
    dial.low ◔ @ dial
    dial.medium ◑ @ dial
    diamond ◇ <> diamond
    diamond.fill ◆ <> filled diamond
    dice 🎲 # dice
    dishwasher ▣ # dishwasher
    display 💻 = display
    divide ÷ / divide
    doc ▤ = document
    doc.on.clipboard 📋 = paste
    doc.on.doc ❐ = copy
    dog 🐶 @ dog
    dollarsign $ $ dollar
    door.garage.closed ▤ = garage door
    door.left.hand.open 🚪 | open door
    dot.circle ◉ o dot in a circle
    dot.radiowaves.left.and.right ⌁ ~ radio waves
    dot.radiowaves.right ⌁ ~ radio waves
    drop 💧 , drop
    dryer ◎ @ dryer
    dumbbell ╫ == dumbbell
    ear 👂 ) ear
    eject ⏏ ^ eject
    ellipsis … ... more
    envelope ✉ @ mail
    envelope.open ✉ @ open mail
    equal = = equal
    eraser ⌫ x eraser
    escape ⎋ < escape
    eurosign € E euro
    ev.charger 🔌 + charger
    exclamationmark ! ! attention
    exclamationmark.bubble 💬 ! report
    exclamationmark.triangle ⚠ ! warning
    externaldrive ▬ = drive
    eye 👀 o eye
    eye.slash ⌀ x hidden
    eyedropper ✎ / eyedropper
    eyeglasses 👓 oo glasses
    face.smiling 😀 :) smile
    faceid 🙂 :) Face ID
    facemask 😷 = mask
    fan ✣ * fan
    ferry 🚢 ~ ferry
    figure 🧍 i person
    figure.cooldown 🧘 i cooling down
    figure.dance 💃 i dancing
    figure.hiking 🥾 i hiking
    figure.mind.and.body 🧘 i mindfulness
    figure.outdoor.cycle 🚴 i cycling
    figure.pool.swim 🏊 i swimming
    figure.run 🏃 i running
    figure.stand 🧍 i standing
    figure.strengthtraining.traditional 💪 i strength training
    figure.walk 🚶 i walking
    figure.yoga 🧘 i yoga
    film 🎬 # film
    fish 🐟 > fish
    flag ⚑ P flag
    flag.checkered 🏁 P finish
    flame 🔥 ^ flame
    flashlight.on 🔦 > torch
    flask ⚗ U flask
    folder 📁 # folder
    football 🏈 o football
    fork.knife 🍴 Y meal
    forward ⏩ >> fast forward
    forward.end ▶| >| to the end
    fuelpump ⛽ # fuel
    function ƒ f function
    gamecontroller 🎮 # game
    gauge ◔ @ gauge
    gear ⚙ * settings
    gearshape ⚙ * settings
    gift 🎁 # gift
    giftcard 🎁 # gift card
    globe 🌐 @ globe
    gobackward ↺ @ go back
    goforward ↻ @ go forward
    graduationcap 🎓 ^ graduation
    grid ▦ # grid
    guitars 🎸 o guitar
    gyroscope ◎ @ gyroscope
    hammer 🔨 T hammer
    hand.point.right 👉 > pointing
    hand.point.up 👆 ^ pointing up
    hand.raised ✋ ! stop
    hand.tap 👆 ^ tap
    hand.thumbsdown 👎 - thumbs down
    hand.thumbsup 👍 + thumbs up
    hand.wave 👋 ! wave
    handbag 👜 # handbag
    hands.clap 👏 ! applause
    hands.sparkles 👏 ! clean hands
    hare 🐇 * fast
    headphones 🎧 () headphones
    heart ♡ <3 heart
    heart.fill ♥ <3 heart
    heart.slash ♡ x no heart
    heart.text.square ♥ <3 health
    hexagon ◇ <> hexagon
    hexagon.fill ◆ <> filled hexagon
    hifispeaker 🔊 ) loudspeaker
    highlighter ✎ / highlighter
    homepod 🔊 ) loudspeaker
    hourglass ⏳ X hourglass
    house ⌂ ^ house
    house.fill 🏠 ^ house
    humidity 💧 , humidity
    hurricane 🌀 @ hurricane
    icloud ☁ ~ iCloud
    indianrupeesign ₹ R rupee
    infinity ∞ oo infinity
    info i i information
    internaldrive ▬ = drive
    ipad ▯ | tablet
    iphone 📱 | phone
    ivfluid.bag 💉 U infusion
    key 🔑 k key
    keyboard ⌨ = keyboard
    ladybug 🐞 * bug
    lamp.desk 💡 T lamp
    laptopcomputer 💻 = laptop
    largecircle.fill.circle ◉ @ filled circle
    leaf 🍃 , leaf
    level ⎓ = level
    lifepreserver ◎ O help
    light.max ✺ * bright
    light.min ✧ * dim
    lightbulb 💡 ! light bulb
    lightbulb.slash ○ x light off
    lightrail 🚈 = light rail
    line.3.horizontal ≡ = menu
    line.3.horizontal.decrease ≡ = filter
    line.diagonal ╱ / line
    link 🔗 & link
    list.bullet ≣ = list
    list.bullet.clipboard 📋 = list
    list.clipboard 📋 = list
    list.dash ≣ = list
    list.number ≣ = numbered list
    location ➤ > location
    location.north ▲ ^ north
    location.slash ➤ x location off
    lock 🔒 # locked
    lock.open 🔓 # unlocked
    lungs ♾ oo lungs
    macbook 💻 # laptop
    magnifyingglass 🔍 ? search
    mail ✉ @ mail
    map ▧ # map
    mappin 📍 ! place
    medal 🏅 * medal
    megaphone 📣 < megaphone
    memories ◷ @ memories
    memorychip ▦ # memory
    menubar.rectangle ▭ = menu bar
    message 💬 > message
    metronome △ ^ metronome
    mic 🎤 i microphone
    mic.slash ⌀ x microphone off
    microbe 🦠 * microbe
    minus − - minus
    moon ☾ ) moon
    moon.fill 🌙 ) moon
    moon.stars 🌙 ) night
    moon.zzz 😴 zz asleep
    moonphase.first.quarter 🌓 D first quarter
    moonphase.full.moon 🌕 O full moon
    moonphase.last.quarter 🌗 C last quarter
    moonphase.new.moon 🌑 o new moon
    moonphase.waning.crescent 🌘 c waning crescent
    moonphase.waning.gibbous 🌖 C waning gibbous
    moonphase.waxing.crescent 🌒 d waxing crescent
    moonphase.waxing.gibbous 🌔 D waxing gibbous
    moped 🛵 o moped
    motorcycle 🛵 o motorcycle
    mountain.2 🗻 ^^ mountains
    mouth 👄 o mouth
    mug ☕ c mug
    multiply × x times
    music.mic 🎤 i microphone
    music.note ♪ ~ music
    music.note.list ♫ ~ playlist
    network 🌐 @ network
    newspaper 📰 = news
    nose 👃 < nose
    nosign ⊘ x forbidden
    note ▤ = note
    number # # number
    octagon ○ o octagon
    option ⌥ _ option
    oval () o oval
    oven ▣ # oven
    paintbrush ✎ / paintbrush
    paintpalette 🎨 o palette
    paperclip 📎 & attachment
    paperplane ➤ > send
    paragraphsign ¶ P paragraph
    parkingsign 🅿 P parking
    party.popper 🎉 * party
    pause ▮▮ || pause
    pawprint 🐾 :. paw print
    peacesign ☮ Y peace
    pencil ✎ / pencil
    pencil.and.outline ✎ / drawing
    pentagon ⬠ <> pentagon
    pentagon.fill ⬟ <> filled pentagon
    percent % % percent
    person 👤 i person
    person.2 👥 ii people
    person.3 👥 ii people
    personalhotspot ∞ oo hotspot
    phone ☎ T telephone
    phone.down ☏ x hang up
    photo ▨ # photo
    pianokeys 🎹 # piano
    pill 💊 () pill
    pills 💊 () pills
    pin 📌 ! pin
    play ▶ > play
    play.slash ▷ x play off
    playpause ▶▮ >| play or pause
    plus + + plus
    plus.forwardslash.minus ± +- plus or minus
    plusminus ± +- plus or minus
    point.3.connected.trianglepath.dotted ∴ .: connections
    popcorn 🍿 % popcorn
    power ⌽ O power
    powerplug 🔌 = plug
    printer ▤ = printer
    puzzlepiece 🧩 # puzzle piece
    qrcode ▦ # QR code
    questionmark ? ? question
    quote.bubble 💬 " quote
    quote.closing ” " quote
    quote.opening “ " quote
    radio 📻 # radio
    rainbow 🌈 ~ rainbow
    receipt 🧾 = receipt
    record.circle ◉ @ record
    rectangle ▭ # rectangle
    rectangle.fill ▬ # filled rectangle
    rectangle.portrait ▯ # rectangle
    rectangle.stack ▤ # stack
    refrigerator ▯ | refrigerator
    repeat 🔁 @ repeat
    restart ↻ @ restart
    return ↵ < return
    rhombus ◇ <> rhombus
    road.lanes ▥ = road
    rosette 🏅 * rosette
    rotate.left ↺ @ rotate left
    rotate.right ↻ @ rotate right
    ruler 📏 = ruler
    safari 🧭 @ Safari
    sailboat ⛵ A sailboat
    scalemass ⚖ T weight
    scissors ✂ % scissors
    scooter 🛴 o scooter
    scope ⊕ + scope
    screwdriver 🪛 T screwdriver
    scribble ∼ ~ scribble
    seal ✹ * seal
    server.rack ▤ = server
    shield ◈ # shield
    shippingbox 📦 # parcel
    shoe 👟 = shoe
    shower 🚿 , shower
    shuffle 🔀 >< shuffle
    sidebar.left ◧ [ sidebar
    sidebar.right ◨ ] sidebar
    signature ✎ ~ signature
    signpost.right ⚐ > signpost
    skateboard 🛹 = skateboard
    skew ▱ / skew
    slash.circle ⊘ x slashed circle
    sleep 💤 zz sleep
    slider.horizontal.3 ≡ = sliders
    smallcircle.filled.circle ◉ @ filled circle
    smoke ≋ ~ smoke
    snowflake ❄ * snow
    soccerball ⚽ o football
    sofa 🪑 h sofa
    sparkle ✦ * sparkle
    sparkles ✨ * sparkles
    speaker 🔈 < speaker
    speaker.slash 🔇 x muted
    speaker.wave.1 🔈 < quiet
    speaker.wave.2 🔉 < volume
    speaker.wave.3 🔊 < loud
    speedometer ◔ @ speed
    spigot 🚰 , tap
    sportscourt ▭ # court
    square □ [] square
    square.and.arrow.down ↧ v save
    square.and.arrow.up ↥ ^ share
    square.and.pencil ✎ / compose
    square.fill ■ [] filled square
    square.grid.2x2 ⊞ :: grid
    square.grid.3x3 ▦ :: grid
    square.stack ❐ = stack
    star ☆ * star
    star.fill ★ * star
    star.leadinghalf.filled ✬ * half star
    staroflife ✱ * star of life
    steeringwheel ◎ @ steering wheel
    sterlingsign £ L pound
    stethoscope ⚕ Y stethoscope
    stop ■ [] stop
    stopwatch ◷ @ stopwatch
    storefront 🏪 # shop
    stove ♨ # stove
    suitcase 🧳 # suitcase
    sum ∑ S sum
    sun.dust ☀ * sun with dust
    sun.haze ☀ * sun with haze
    sun.horizon 🌅 * sun on the horizon
    sun.max ☀ * sun
    sun.min ☼ * low sun
    sun.rain ☔ *: sun and rain
    sun.snow ☀ * sun and snow
    sunglasses 😎 8) sunglasses
    sunrise 🌅 ^ sunrise
    sunset 🌇 v sunset
    swift 🐦 > Swift
    switch.2 ⇅ = switches
    syringe 💉 / syringe
    tablecells ▦ # table
    tag 🔖 # tag
    takeoutbag.and.cup.and.straw 🥡 # takeaway
    target ◎ @ target
    tennis.racket 🎾 o tennis
    tennisball 🎾 o tennis ball
    tent ⛺ ^ tent
    terminal ⌨ > terminal
    testtube.2 🧪 U test tubes
    text.alignleft ≡ = text
    text.badge.checkmark ☑ v checked text
    text.book.closed 📖 B book
    text.bubble 💬 " message
    text.quote ❝ " quote
    textformat A A text format
    theatermasks 🎭 :) theatre
    thermometer ╽ | thermometer
    thermometer.high ╽ | high temperature
    thermometer.low ╽ | low temperature
    thermometer.medium ╽ | temperature
    thermometer.snowflake ❄ * cold
    thermometer.sun ☀ * hot
    ticket 🎫 = ticket
    timelapse ◔ @ time lapse
    timer ◷ @ timer
    togglepower ⏻ @ power
    toilet 🚽 # toilet
    tornado 🌀 @ tornado
    tortoise 🐢 * slow
    touchid ◉ @ Touch ID
    train.side.front.car 🚆 = train
    tram 🚋 # tram
    trash ♲ x delete
    tray ⊔ U tray
    tray.and.arrow.down ↧ v download
    tray.full ⊔ U full tray
    tree 🌳 T tree
    triangle △ ^ triangle
    triangle.fill ▲ ^ filled triangle
    trophy 🏆 Y trophy
    tropicalstorm 🌀 @ storm
    truck.box 🚚 # truck
    truck.pickup.side 🛻 # pickup
    tshirt 👕 T shirt
    tuningfork Ψ Y tuning fork
    tv 📺 = television
    umbrella ☂ T umbrella
    umbrella.fill ☔ T umbrella
    video 🎥 [> video
    video.slash ⌀ x video off
    viewfinder ⌖ + viewfinder
    volleyball 🏐 o volleyball
    wallet.pass 👛 = wallet
    wand.and.stars ✨ * magic
    washer ◎ @ washing machine
    watch.analog ⌚ @ watch
    water.waves ≋ ~ water
    waterbottle 🍼 U bottle
    wave.3.right ⌁ ) waves
    waveform ∼ ~ waveform
    waveform.path.ecg ∼ ~ heart rhythm
    wifi ≋ ) Wi-Fi
    wifi.slash ⌀ x no Wi-Fi
    wind ≋ ~ wind
    window.vertical.open ▥ # open window
    wineglass 🍷 Y wine
    wrench 🔧 / wrench
    wrench.and.screwdriver 🔧 / tools
    xmark ✗ x close
    yensign ¥ Y yen
    zzz 💤 zz sleep
    """
}
