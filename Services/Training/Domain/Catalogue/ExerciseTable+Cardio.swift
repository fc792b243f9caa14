// swift-format-ignore-file
// One entry per line.

extension ExerciseTable {
  static let cardio = """
    burpee | hiit | cardio | high | 02214 | 8x | 140 | - | burpee | quadriceps 25 chest 20 core 20 shoulders 15 glutes 10 calves 10 | Burpee | Burpee | Squat, plank, squat, jump; Keep the back straight in the plank | Hocke, Stütz, Hocke, Sprung; Im Stütz den Rücken gerade halten
    half-burpee | hiit | cardio | low | 02210 | 8x | 110 | - | half-burpee | core 30 quadriceps 25 shoulders 25 chest 20 | Half burpee | Halber Burpee | Step back instead of jumping; Stand up fully | Zurücksteigen statt springen; Ganz aufrichten
    jumping-jack | hiit | cardio | high | 02210 | 30x | 90 | - | jumping-jack | calves 35 shoulders 35 glutes 20 core 10 | Jumping jack | Hampelmann | Land softly on the balls of the feet; Arms up over the head | Weich auf den Ballen landen; Arme bis über den Kopf
    step-jack | hiit | cardio | low | 02210 | 24x | 75 | - | step-jack | shoulders 45 glutes 30 calves 25 | Step jack | Hampelmann ohne Sprung | Step to the side in turn; Arms up over the head | Abwechselnd zur Seite steigen; Arme bis über den Kopf
    mountain-climber | hiit | cardio | low | 02214 | 20x | 110 | - | mountain-climber | core 45 hipFlexors 25 shoulders 20 quadriceps 10 | Mountain climber | Bergsteiger | Hands below the shoulders; Knees to the chest in turn | Hände unter den Schultern; Knie abwechselnd zur Brust
    high-knees | hiit | cardio | high | 02214 | 30x | 105 | - | high-knees | hipFlexors 40 quadriceps 30 calves 30 | High knees | Kniehebelauf | Knees up to the hips; Quick steps on the balls of the feet | Knie bis auf Hüfthöhe; Schnelle Schritte auf den Ballen
    skater-jump | hiit | cardio | high | 02214 | 16x | 115 | - | skater | glutes 45 quadriceps 35 calves 20 | Skater jump | Skatersprung | From side to side on one leg; Land with a soft knee | Auf einem Bein von Seite zu Seite; Mit weichem Knie landen
    rope-skipping | hiit | cardio | high | 02214 | 60s | 100 | rope | hop | calves 60 shoulders 20 forearms 20 | Rope skipping | Seilspringen | Turn from the wrists; Small jumps | Aus den Handgelenken drehen; Kleine Sprünge
    shadow-boxing | hiit | cardio | low | 02210 | 45s | 85 | - | boxing | shoulders 50 core 30 triceps 20 | Shadow boxing | Schattenboxen | Fists up, elbows down; Turn the hips with each punch | Fäuste hoch, Ellbogen tief; Hüfte bei jedem Schlag mitdrehen
    march-in-place | hiit | cardio | low | 02210 | 60s | 60 | - | march | hipFlexors 40 quadriceps 35 calves 25 | March in place | Gehen am Ort | Knees up, arms along; Upright all the time | Knie hoch, Arme mit; Stets aufrecht
    bear-crawl | hiit | cardio | low | 02214 | 20s | 115 | - | bear-crawl | core 40 shoulders 35 quadriceps 25 | Bear crawl | Bärengang | Knees just off the floor; Opposite hand and foot together | Knie knapp über dem Boden; Hand und Fuß gegenüber zugleich
    inchworm | hiit | strength | low | 02210 | 6x | 105 | - | inchworm | core 40 shoulders 30 hamstrings 30 | Inchworm | Raupe | Walk the hands out to the plank; Legs as long as you can | Mit den Händen in den Stütz laufen; Beine so lang wie möglich
    """
}
