// swift-format-ignore-file
// One entry per line.

extension ExerciseTable {
  static let core = """
    plank | calisthenics | strength | low | 02024 | 30s | 90 | - | plank | core 70 shoulders 15 lowerBack 15 | Plank | Unterarmstütz | Elbows below the shoulders; Seat neither up nor down | Ellbogen unter den Schultern; Gesäß weder hoch noch tief
    side-plank | calisthenics | strength | low | 02024 | 20s | 95 | - | side-plank | obliques 70 core 20 shoulders 10 | Side plank | Seitstütz | Hips high; One line from head to feet | Hüfte hoch; Eine Linie von Kopf bis Fuß
    crunch | calisthenics | strength | low | 02024 | 15x | 80 | - | crunch | core 90 obliques 10 | Crunch | Crunch | Lower back stays on the floor; Do not pull at the head | Unterer Rücken bleibt am Boden; Nicht am Kopf ziehen
    sit-up | calisthenics | strength | low | 02022 | 12x | 95 | - | sit-up | core 70 hipFlexors 30 | Sit-up | Sit-up | Feet on the floor; Roll up, bone by bone | Füße am Boden; Wirbel für Wirbel aufrollen
    leg-raise | calisthenics | strength | low | 02022 | 10x | 105 | - | leg-raise | core 60 hipFlexors 40 | Leg raise | Beinheben | Press the lower back into the floor; Lower slowly | Unteren Rücken in den Boden drücken; Langsam absenken
    bicycle-crunch | calisthenics | strength | low | 02022 | 16x | 95 | - | bicycle | obliques 50 core 40 hipFlexors 10 | Bicycle crunch | Fahrrad-Crunch | Elbow to the opposite knee; Calmly, not fast | Ellbogen zum anderen Knie; Ruhig, nicht schnell
    russian-twist | calisthenics | strength | low | 02022 | 16x | 95 | - | russian-twist | obliques 65 core 35 | Russian twist | Russian Twist | Lean back, back straight; Turn from the trunk | Zurücklehnen, Rücken gerade; Aus dem Rumpf drehen
    hollow-hold | calisthenics | strength | low | 02024 | 20s | 110 | - | hollow-hold | core 80 hipFlexors 20 | Hollow hold | Hollow Hold | Lower back on the floor; Arms and legs long and off the floor | Unterer Rücken am Boden; Arme und Beine lang und abgehoben
    bird-dog | calisthenics | strength | low | 02024 | 10x | 75 | - | bird-dog | lowerBack 40 core 30 glutes 30 | Bird dog | Vierfüßler diagonal | Opposite arm and leg long; Hips level | Arm und Bein gegenüber lang; Hüfte waagrecht
    dead-bug | calisthenics | strength | low | 02024 | 10x | 80 | - | dead-bug | core 80 hipFlexors 20 | Dead bug | Dead Bug | Lower back on the floor; Opposite arm and leg down | Unterer Rücken am Boden; Arm und Bein gegenüber senken
    flutter-kick | calisthenics | strength | low | 02022 | 20x | 95 | - | flutter-kick | core 55 hipFlexors 45 | Flutter kick | Beinschlag | Legs long, small quick beats; Hands below the seat | Beine lang, kleine schnelle Schläge; Hände unter das Gesäß
    """
}
