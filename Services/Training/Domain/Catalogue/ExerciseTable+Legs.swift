// swift-format-ignore-file
// One entry per line.

extension ExerciseTable {
  static let legs = """
    squat | calisthenics | strength | low | 02056 | 15x | 90 | - | squat | quadriceps 50 glutes 30 hamstrings 15 core 5 | Squat | Kniebeuge | Heels stay on the floor; Knees follow the toes | Fersen bleiben am Boden; Knie folgen den Zehen
    forward-lunge | calisthenics | strength | low | 02056 | 12x | 95 | - | lunge | quadriceps 45 glutes 35 hamstrings 20 | Forward lunge | Ausfallschritt | Back knee almost to the floor; Trunk upright | Hinteres Knie fast zum Boden; Rumpf aufrecht
    reverse-lunge | calisthenics | strength | low | 02056 | 12x | 95 | - | lunge | glutes 45 quadriceps 35 hamstrings 20 | Reverse lunge | Ausfallschritt rückwärts | Step back softly; Push off the front heel | Weich nach hinten steigen; Von der vorderen Ferse abdrücken
    side-lunge | calisthenics | strength | low | 02056 | 12x | 100 | - | skater | quadriceps 40 glutes 40 hamstrings 20 | Side lunge | Seitlicher Ausfallschritt | One leg long, the other bent; Foot flat on the floor | Ein Bein lang, das andere gebeugt; Fuß flach am Boden
    bulgarian-split-squat | calisthenics | strength | low | 02022 | 8x | 125 | bench | split-squat | quadriceps 45 glutes 40 hamstrings 15 | Bulgarian split squat | Bulgarische Kniebeuge | Back foot on the bench; Lower straight down | Hinteren Fuß auf die Bank; Gerade absenken
    step-up | calisthenics | cardio | low | 02022 | 12x | 95 | box | step-up | quadriceps 45 glutes 40 calves 15 | Step-up | Aufsteigen | Whole foot on the box; Come up without a swing | Ganzer Fuß auf den Kasten; Ohne Schwung hochsteigen
    wall-sit | calisthenics | strength | low | 02024 | 30s | 85 | - | wall-sit | quadriceps 70 glutes 30 | Wall sit | Wandsitzen | Back against the wall; Knees at a right angle | Rücken an die Wand; Knie im rechten Winkel
    glute-bridge | calisthenics | strength | low | 02024 | 15x | 80 | - | bridge | glutes 60 hamstrings 30 core 10 | Glute bridge | Beckenheben | Heels close to the seat; Lift until hips and knees are in line | Fersen nah am Gesäß; Heben, bis Hüfte und Knie eine Linie sind
    single-leg-bridge | calisthenics | strength | low | 02056 | 8x | 105 | - | single-leg-bridge | glutes 60 hamstrings 30 core 10 | Single-leg bridge | Einbeiniges Beckenheben | One leg long in the air; Keep the hips level | Ein Bein lang in der Luft; Hüfte waagrecht halten
    calf-raise | calisthenics | strength | low | 02024 | 20x | 75 | - | calf-raise | calves 100 | Calf raise | Wadenheben | Up onto the toes; Lower slowly | Hoch auf die Zehen; Langsam absenken
    donkey-kick | calisthenics | strength | low | 02024 | 12x | 75 | - | donkey-kick | glutes 80 hamstrings 20 | Donkey kick | Donkey Kick | On hands and knees; Heel to the ceiling, back still | Auf Händen und Knien; Ferse zur Decke, Rücken ruhig
    jump-squat | hiit | cardio | high | 02214 | 12x | 115 | - | jump-squat | quadriceps 45 glutes 30 calves 20 hamstrings 5 | Jump squat | Sprungkniebeuge | Land softly, knees over the toes; Jump from the whole foot | Weich landen, Knie über den Zehen; Vom ganzen Fuß abspringen
    jumping-lunge | hiit | cardio | high | 02214 | 10x | 125 | - | jumping-lunge | quadriceps 45 glutes 35 calves 20 | Jumping lunge | Wechselsprung | Change legs in the air; Trunk upright | Beine in der Luft wechseln; Rumpf aufrecht
    box-jump | hiit | cardio | high | 02214 | 8x | 125 | box | box-jump | quadriceps 40 glutes 35 calves 25 | Box jump | Kastensprung | Land on the whole foot; Step down, do not jump | Auf dem ganzen Fuß landen; Herabsteigen, nicht springen
    goblet-squat | weightTraining | strength | low | 02052 | 12x | 105 | kettlebell | goblet-squat | quadriceps 50 glutes 30 core 20 | Goblet squat | Goblet-Kniebeuge | Weight close to the chest; Elbows between the knees | Gewicht nah an der Brust; Ellbogen zwischen die Knie
    barbell-squat | weightTraining | strength | low | 02052 | 8x | 120 | barbell | squat | quadriceps 45 glutes 35 hamstrings 10 lowerBack 10 | Barbell squat | Langhantel-Kniebeuge | Bar on the upper back; Chest up | Stange auf dem oberen Rücken; Brust heraus
    dumbbell-lunge | weightTraining | strength | low | 02052 | 10x | 110 | dumbbells | lunge | quadriceps 45 glutes 35 hamstrings 20 | Dumbbell lunge | Ausfallschritt mit Hanteln | Arms long at the side; Step far enough | Arme lang an der Seite; Weit genug steigen
    romanian-deadlift | weightTraining | strength | low | 02052 | 10x | 110 | dumbbells | deadlift | hamstrings 50 glutes 35 lowerBack 15 | Romanian deadlift | Rumänisches Kreuzheben | Weights close to the legs; Feel the back of the thighs | Gewichte nah an den Beinen; Rückseite der Oberschenkel spüren
    """
}
