import TitanCore

/// `README.txt`: what the archive is, for the person whose data it holds.
enum ExportReadme {
  static func text(_ facts: ExportFacts) -> String {
    facts.language.say(english(facts), german(facts))
  }

  private static func english(_ facts: ExportFacts) -> String {
    """
    Your TitanUp data

    This archive holds everything that TitanUp keeps about the account \(facts.email),
    as it was on \(day(facts)) (UTC). It is yours: keep it somewhere safe. It shows where you
    signed in, how you train, and the addresses of your public links.

    account     your account, devices, what happened to it, invitations, tokens for programs
    profile     your profile, settings, picture and weight
    sessions    push-up sessions, pauses, the clock your days go by, your streak
    sets        every set that was counted, with its signed receipt, and the recordings
                of your movements, if any are kept: points of your body, never images
    training    workouts of your own, practices, ratings, plans and your fitness class
    habits      habits, also archived ones, and everything you recorded
    trophies    trophies, medals, your level, public links and their signed statements
    motivation  reminders, quotes you like, devices that reminders are pushed to
    people      what you share, your partners, invitations, people you blocked

    .jsonl      JSON Lines: one JSON object on each line, with the names of TitanUp's API
    .json       one JSON object
    .csv        tables for spreadsheets; in sets/recordings one line for each image, the
                size of the image is in sets/streams.jsonl
    manifest.json  lists every file with its size and SHA-256 hash, and where it comes from

    sets/receipt-keys.json and trophies/award-keys.json hold the public keys that verify the
    signatures of receipts and statements.

    Not in here: your password and other secrets, which nobody can read, records of habits
    that you have deleted (restore a habit to export them), what others show you of their
    training, and the numbers that TitanUp computes from all this.

    """
  }

  private static func german(_ facts: ExportFacts) -> String {
    """
    Deine TitanUp-Daten

    Dieses Archiv enthält alles, was TitanUp über das Konto \(facts.email) speichert,
    Stand \(day(facts)) (UTC). Es gehört dir: Bewahre es gut auf. Es zeigt, wo du dich
    angemeldet hast, wie du trainierst, und die Adressen deiner öffentlichen Links.

    account     dein Konto, Geräte, was damit passiert ist, Einladungen, Tokens für Programme
    profile     dein Profil, Einstellungen, Bild und Gewicht
    sessions    Liegestütz-Einheiten, Pausen, die Uhr deiner Tage, deine Serie
    sets        jeder gezählte Satz mit signiertem Beleg, und die Aufzeichnungen deiner
                Bewegungen, falls welche aufbewahrt werden: Körperpunkte, nie Bilder
    training    eigene Workouts, Trainings, Bewertungen, Pläne und deine Fitnessklasse
    habits      Gewohnheiten, auch archivierte, und alles, was du eingetragen hast
    trophies    Trophäen, Medaillen, dein Level, öffentliche Links und ihre signierten Nachweise
    motivation  Erinnerungen, Zitate, die du magst, Geräte, die Erinnerungen bekommen
    people      was du teilst, deine Partner, Einladungen, blockierte Personen

    .jsonl      JSON Lines: ein JSON-Objekt pro Zeile, mit den Namen aus TitanUps API
    .json       ein JSON-Objekt
    .csv        Tabellen für die Tabellenkalkulation; in sets/recordings eine Zeile pro Bild,
                die Bildgröße steht in sets/streams.jsonl
    manifest.json  nennt jede Datei mit Größe und SHA-256-Hash, und woher sie stammt

    sets/receipt-keys.json und trophies/award-keys.json enthalten die öffentlichen Schlüssel,
    mit denen sich die Signaturen der Belege und Nachweise prüfen lassen.

    Nicht enthalten: dein Passwort und andere Geheimnisse, die niemand lesen kann, Einträge
    gelöschter Gewohnheiten (stelle sie wieder her, um sie mitzunehmen), was andere dir von
    ihrem Training zeigen, und die Zahlen, die TitanUp aus alldem berechnet.

    """
  }

  private static func day(_ facts: ExportFacts) -> String { String(facts.startTime.description.prefix(10)) }
}
