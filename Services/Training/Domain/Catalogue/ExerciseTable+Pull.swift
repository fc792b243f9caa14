// swift-format-ignore-file
// One entry per line.

extension ExerciseTable {
  static let pull = """
    pull-up | calisthenics | strength | low | 02020 | 5x | 150 | pullUpBar | pull-up | lats 50 biceps 25 upperBack 15 forearms 10 | Pull-up | Klimmzug | From hanging with long arms; Chin above the bar | Aus dem Hang mit langen Armen; Kinn über die Stange
    chin-up | calisthenics | strength | low | 02020 | 5x | 145 | pullUpBar | pull-up | lats 40 biceps 40 upperBack 10 forearms 10 | Chin-up | Klimmzug im Untergriff | Palms towards you; Elbows down to the ribs | Handflächen zu dir; Ellbogen zu den Rippen
    dead-hang | calisthenics | strength | low | 02024 | 20s | 80 | pullUpBar | dead-hang | forearms 60 lats 25 shoulders 15 | Dead hang | Aushängen | Hang with long arms; Breathe calmly | Mit langen Armen hängen; Ruhig atmen
    hanging-knee-raise | calisthenics | strength | low | 02022 | 8x | 120 | pullUpBar | hanging-knee-raise | core 50 hipFlexors 30 forearms 20 | Hanging knee raise | Knieheben im Hang | Knees to the chest without swinging; Lower slowly | Knie ohne Schwung zur Brust; Langsam absenken
    inverted-row | calisthenics | strength | low | 02022 | 8x | 110 | barbell | inverted-row | upperBack 40 lats 30 biceps 20 core 10 | Inverted row | Umgekehrtes Rudern | Body straight under the bar; Chest to the bar | Körper gerade unter der Stange; Brust zur Stange
    superman | calisthenics | strength | low | 02024 | 12x | 75 | - | superman | lowerBack 50 glutes 30 upperBack 20 | Superman | Superman | Lift arms and legs together; Look at the floor | Arme und Beine zugleich heben; Blick zum Boden
    reverse-snow-angel | calisthenics | strength | low | 02024 | 10x | 80 | - | superman | upperBack 50 shoulders 30 lowerBack 20 | Reverse snow angel | Umgekehrter Schneeengel | Lie on your belly, chest a little off the floor; Bring the arms from the hips to the head | Bauchlage, Brust leicht abgehoben; Arme von der Hüfte zum Kopf führen
    bent-over-row | weightTraining | strength | low | 02054 | 10x | 105 | barbell | row | upperBack 40 lats 35 biceps 15 lowerBack 10 | Bent-over row | Vorgebeugtes Rudern | Back flat, hips back; Bar to the navel | Rücken flach, Hüfte zurück; Stange zum Nabel
    dumbbell-row | weightTraining | strength | low | 02054 | 10x | 100 | dumbbells bench | row | lats 45 upperBack 35 biceps 20 | Dumbbell row | Kurzhantelrudern | Elbow close to the body; Do not turn the trunk | Ellbogen nah am Körper; Rumpf nicht drehen
    biceps-curl | weightTraining | strength | low | 02054 | 12x | 90 | dumbbells | curl | biceps 80 forearms 20 | Biceps curl | Bizepscurl | Elbows stay at the side; No swing | Ellbogen bleiben an der Seite; Kein Schwung
    hammer-curl | weightTraining | strength | low | 02054 | 12x | 90 | dumbbells | curl | biceps 60 forearms 40 | Hammer curl | Hammercurl | Thumbs up; Lower slowly | Daumen nach oben; Langsam absenken
    deadlift | weightTraining | strength | low | 02052 | 8x | 125 | barbell | deadlift | hamstrings 30 glutes 30 lowerBack 25 upperBack 10 forearms 5 | Deadlift | Kreuzheben | Back straight, bar at the shins; Push the floor away | Rücken gerade, Stange an den Schienbeinen; Den Boden wegdrücken
    kettlebell-swing | weightTraining | cardio | low | 02058 | 15x | 125 | kettlebell | swing | glutes 40 hamstrings 30 lowerBack 15 shoulders 15 | Kettlebell swing | Kettlebell-Schwung | The hips throw, the arms only hold; Back straight all the time | Die Hüfte wirft, die Arme halten nur; Rücken stets gerade
    good-morning | weightTraining | strength | low | 02054 | 12x | 95 | barbell | good-morning | hamstrings 45 lowerBack 30 glutes 25 | Good morning | Good Morning | Knees a little bent; Bow from the hips | Knie leicht gebeugt; Aus der Hüfte verbeugen
    """
}
