// swift-format-ignore-file
// One entry per line.

/// The workouts in the format of `CatalogueReader.workouts`.
enum WorkoutTable {
  static let texts = [several]

  private static let several = """
    first-steps | calisthenics | First steps | Erste Schritte | knee-push-up 2x8; squat 2x10; glute-bridge 2x12; plank 1x20
    morning-five | calisthenics | Morning five | Fünf am Morgen | squat 1x15; push-up 1x10; forward-lunge 1x12; plank 1x30; superman 1x12
    push-day | calisthenics | Push day | Drücktag | push-up 3x10; pike-push-up 2x8; bench-dip 2x10
    pull-day | calisthenics | Pull day | Zugtag | pull-up 3x5; inverted-row 3x8; dead-hang 2x20
    leg-day | calisthenics | Leg day | Beintag | squat 3x15; reverse-lunge 3x12; calf-raise 2x20
    core-circle | calisthenics | Core circle | Rumpfrunde | plank 2x30; crunch 2x15; side-plank 2x20; leg-raise 2x10
    back-care | calisthenics | Back care | Rückenpflege | bird-dog 2x10; superman 2x12; glute-bridge 2x15; dead-bug 2x10
    push-up-ladder | calisthenics | Push-up ladder | Liegestützleiter | push-up 5x10
    push-up-variety | calisthenics | Push-up variety | Liegestütz-Auswahl | wide-push-up 2x10; push-up 2x10; diamond-push-up 2x6
    gentle-start | calisthenics | Gentle start | Sanfter Anfang | incline-push-up 2x12; step-up 2x12; donkey-kick 2x12
    hanging-out | calisthenics | Hanging out | Abhängen | dead-hang 2x20; hanging-knee-raise 3x8; chin-up 3x5
    one-leg-at-a-time | calisthenics | One leg at a time | Bein für Bein | bulgarian-split-squat 3x8; single-leg-bridge 2x8; side-lunge 2x12
    still-strong | calisthenics | Still and strong | Still und stark | wall-sit 3x30; plank 3x30; hollow-hold 3x20
    office-break | calisthenics | Office break | Bürobewegung | squat 1x15; incline-push-up 1x12; calf-raise 1x20; wall-sit 1x30
    whole-body-basics | calisthenics | Whole-body basics | Ganzkörper-Grundlagen | push-up 3x10; squat 3x15; superman 3x12; crunch 3x15
    shoulder-builder | calisthenics | Shoulder builder | Schulteraufbau | pike-push-up 4x8; reverse-snow-angel 3x10; plank 2x30
    floor-work | calisthenics | Floor work | Bodenarbeit | glute-bridge 3x15; bicycle-crunch 3x16; flutter-kick 3x20; superman 2x12
    strong-seat | calisthenics | Strong seat | Starkes Gesäß | glute-bridge 3x15; donkey-kick 3x12; reverse-lunge 2x12; single-leg-bridge 2x8
    rotation | calisthenics | Rotation | Drehung | russian-twist 3x16; bicycle-crunch 3x16; side-plank 2x20
    tabata-legs | hiit | Tabata legs | Tabata Beine | jump-squat 4x12; jumping-lunge 4x10
    tabata-body | hiit | Tabata body | Tabata Körper | burpee 4x8; mountain-climber 4x20
    quiet-intervals | hiit | Quiet intervals | Leise Intervalle | step-jack 3x24; shadow-boxing 3x45; march-in-place 3x60
    heart-starter | hiit | Heart starter | Herzstarter | march-in-place 2x60; step-jack 2x24; half-burpee 2x8
    jump-around | hiit | Jump around | Rundum springen | jumping-jack 3x30; skater-jump 3x16; high-knees 3x30
    burpee-ladder | hiit | Burpee ladder | Burpee-Leiter | burpee 5x8
    rope-rounds | hiit | Rope rounds | Seilrunden | rope-skipping 5x60; push-up 3x10
    boxing-rounds | hiit | Boxing rounds | Boxrunden | shadow-boxing 5x45; mountain-climber 3x20
    crawl-and-climb | hiit | Crawl and climb | Krabbeln und Klettern | bear-crawl 3x20; mountain-climber 3x20; inchworm 3x6
    five-minutes-flat | hiit | Five minutes flat | Fünf Minuten | jumping-jack 1x30; half-burpee 1x8; high-knees 1x30; mountain-climber 1x20; march-in-place 1x60
    box-intervals | hiit | Box intervals | Kastenintervalle | box-jump 4x8; step-up 4x12
    no-jump-sweat | hiit | Sweat without jumps | Schwitzen ohne Sprünge | half-burpee 3x8; mountain-climber 3x20; inchworm 3x6; shadow-boxing 2x45
    push-and-run | hiit | Push and run | Drücken und Laufen | hand-release-push-up 4x8; high-knees 4x30
    skater-storm | hiit | Skater storm | Skatersturm | skater-jump 4x16; jumping-lunge 2x10; side-lunge 2x12
    chest-and-triceps | weightTraining | Chest and triceps | Brust und Trizeps | bench-press 4x10; dumbbell-fly 3x12; triceps-extension 3x12
    back-and-biceps | weightTraining | Back and biceps | Rücken und Bizeps | bent-over-row 4x10; dumbbell-row 3x10; biceps-curl 3x12
    shoulders-and-arms | weightTraining | Shoulders and arms | Schultern und Arme | shoulder-press 3x10; lateral-raise 3x12; hammer-curl 3x12; triceps-extension 3x12
    heavy-legs | weightTraining | Heavy legs | Schwere Beine | barbell-squat 4x8; romanian-deadlift 3x10; dumbbell-lunge 3x10
    big-three | weightTraining | The big three | Die großen Drei | barbell-squat 3x8; bench-press 3x10; deadlift 3x8
    dumbbell-only | weightTraining | Dumbbells only | Nur Kurzhanteln | shoulder-press 3x10; dumbbell-lunge 3x10; biceps-curl 3x12; lateral-raise 2x12
    kettlebell-basics | weightTraining | Kettlebell basics | Kettlebell-Grundlagen | kettlebell-swing 4x15; goblet-squat 4x12
    hinge-day | weightTraining | Hinge day | Hüfttag | deadlift 4x8; good-morning 3x12; kettlebell-swing 3x15
    press-day | weightTraining | Press day | Presstag | barbell-overhead-press 4x8; dumbbell-press 3x10; lateral-raise 3x12
    light-weights | weightTraining | Light weights | Leichte Gewichte | dumbbell-press 2x10; biceps-curl 2x12; goblet-squat 2x12
    full-rack | weightTraining | Full rack | Volles Gestell | barbell-squat 3x8; bent-over-row 3x10; barbell-overhead-press 3x8; good-morning 2x12
    """
}
