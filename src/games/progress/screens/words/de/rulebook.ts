// German words of the rulebook, in our own words; each rule under its id.
import type { RulebookWords } from '../../rulebook/book.ts'

export const rulebookDe: RulebookWords = {
  page: {
    title: 'Regeln',
    lead: 'So, wie die App sie spielt, in eigenen Worten. The March of Progress ist ein Spiel von Alan Paull; dies ist ein inoffizieller Begleiter.',
    search: 'Regeln durchsuchen',
    clear: 'Suche leeren',
    none: 'Davon spricht keine Regel.',
    ruling: 'Unsere Auslegung: Die Hefte schweigen hier oder sind sich nicht einig.',
    houseRule: 'Hausregel',
    why: 'Warum?',
    whole: 'Das ganze Regelbuch',
  },
  chapters: {
    GEN: 'Was es gibt',
    SET: 'Aufbau',
    TURN: 'Die Runde',
    INI: 'Initiative',
    MOVE: 'Bewegen 1 und Bewegen 2',
    REC: 'Rekrutieren',
    FORT: 'Befestigen',
    ATT: 'Angreifen und Angreifen +1',
    COMB: 'Kampf',
    CTRL: 'Wer ein Land hält',
    STR: 'Stärken',
    SCORE: 'Punkten',
    END: 'Das Ende',
    AM: 'Die Ära Marlborough',
    SECRET: 'Karten geheim halten',
  },
  rules: {
    'MP-GEN-01':
      'Zwei Seiten spielen. Jede hat ein Heimatland; dazwischen liegen neutrale Länder. Das Szenario sagt, welche es sind, wie sie sich berühren und wie alles beginnt.',
    'MP-GEN-02':
      'Jede Seite besitzt jede Karte einmal: Bewegen 1, Bewegen 2, Rekrutieren, Befestigen, Angreifen, Angreifen +1, Stärken, Punkten. Ein Szenario kann welche weglassen, Punkten nie.',
    'MP-GEN-03':
      'Eine Karte ist auf der Hand, auf dem Stapel ihres Besitzers oder in dieser Runde auf dem Tisch. Die Stapel liegen offen; beide wissen also, was der andere noch spielen kann. Die Reihenfolge im Stapel bedeutet nichts.',
    'MP-GEN-04':
      'Alle Armeen sind gleich. Eine Armee ist im Vorrat ihres Besitzers oder in einem Land, dort aufrecht oder befestigt. Eine Armee jeder Seite kann auf der feindlichen Hauptstadt stehen.',
    'MP-GEN-05': 'Ein Würfel zeigt, was ein Land wert ist. Er sinkt nur; bei 0 kommt er weg.',
    'MP-GEN-06':
      'Die Armeestärke ist eine Zahl für alle Armeen einer Seite, auch für neue. Sie reicht von 1 bis 6 und sinkt nie.',
    'MP-GEN-07':
      'Die Hauptstadt eines Heimatlandes hat eine Garnison, die verteidigen hilft. Sie ist keine Figur: Sie geht nicht verloren, wächst nicht, zieht nicht und greift nicht an.',
    'MP-GEN-08':
      'Punkte kommen aus einem Vorrat, der zu Ende gehen kann. Die App führt einfach Zahlen statt Steinen.',
    'MP-GEN-09':
      'Armeen beider Seiten dürfen in einem Land stehen, beliebig viele; allein dadurch geschieht nichts.',
    'MP-SET-01':
      'Jede Seite beginnt mit ihrem Heimatland, ihren Armeen, allen Karten auf der Hand und leerem Stapel.',
    'MP-SET-02':
      'Würfel, Stärke, Armeen im Spiel und Vorrat gibt das Szenario. In der Einführung sind Heimatländer 3 wert, das neutrale Land 2, die Stärke ist 1, eine Armee steht aufrecht neben der Hauptstadt, zwei warten, und 35 Punkte liegen im Vorrat.',
    'MP-SET-03':
      'Um die Initiative wirft jeder einen Würfel, der höhere hat sie, bei Gleichstand wird neu geworfen. Ihr könnt auch einfach bestimmen, wer sie hat.',
    'MP-SET-04':
      'Länder mit gemeinsamer Grenze sind benachbart. In einer Reihe von dreien berühren sich die Heimatländer nicht.',
    'MP-SET-05':
      'Ein Spiel darf aus jeder möglichen Lage beginnen: für Lektionen, Rätsel und Proben.',
    'MP-SET-06':
      'Möglich heißt: nicht mehr Armeen, als es gibt, höchstens eine je Seite auf einer Hauptstadt, und nur der feindlichen, Würfel zwischen Mindest- und Anfangswert, Punkte unter dem Ziel und im Rahmen des Vorrats, Stapel aus eigenen Karten ohne Punkten.',
    'MP-TURN-01':
      'Eine Runde: wählen, aufdecken, sechs Schritte, ablegen, dann die Frage, ob Schluss ist.',
    'MP-TURN-02':
      'Beide wählen verdeckt eine Karte. Niemand erfährt etwas von der anderen, ehe beide festgelegt sind.',
    'MP-TURN-03': 'Beide Karten werden im selben Augenblick aufgedeckt.',
    'MP-TURN-04':
      'Die Schritte folgen so, gleich wer was gespielt hat: 1 Bewegen, 2 Rekrutieren, 3 Befestigen, 4 Angreifen, 5 Stärken, 6 Punkten. Jeder ist fertig, ehe der nächste beginnt, und findet vor, was er hinterließ.',
    'MP-TURN-05':
      'Gespielte Karten kommen auf den Stapel ihres Besitzers. Punkten nicht: Es ist schon wieder auf der Hand.',
    'MP-TURN-06':
      'In einem Schritt wird offen gewählt, eine Seite nach der anderen; die zweite weiß, was die erste tat.',
    'MP-TURN-07':
      'Was eine Karte ausrichtet, zeigt sich erst in ihrem Schritt. Man darf auch eine spielen, die nichts bewirken wird.',
    'MP-TURN-08': 'Was sein muss und nur auf eine Art geht, geschieht ohne Frage.',
    'MP-INI-01':
      'Haben beide eine Bewegung oder beide einen Angriff gespielt, sagt, wer die Initiative hat, wer zuerst handelt.',
    'MP-INI-02':
      'Danach, noch ehe jemand handelt, geht die Initiative an die andere Seite, auch wenn die Karten dann nichts bewirken.',
    'MP-INI-03':
      'Sind in einem anderen Schritt beide Seiten dran, sagt ihr Inhaber auch dort, wer zuerst handelt, falls es einen Unterschied macht; die Initiative bleibt.',
    'MP-INI-04':
      'Gefragt wird nur, wo es zählen kann: bei Angriffen, wenn beide ein Ziel haben, beim Bewegen, Befestigen und Stärken, wenn beide eine Wahl haben, beim Punkten, wenn der Vorrat nicht für beide reicht. Sonst beginnt der Inhaber.',
    'MP-INI-05':
      'Zwei Karten teilen höchstens einen Schritt; die Initiative wechselt also höchstens einmal je Runde.',
    'MP-MOVE-01': 'Bewegen 1: Eine eigene Armee geht in ein Nachbarland.',
    'MP-MOVE-02':
      'Bewegen 2: eine Armee, oder zwei zusammen aus einem Land in ein Nachbarland. Nicht eine zweimal, nicht von zwei Orten, nicht zu zweien.',
    'MP-MOVE-03':
      'Mit einer Armee im Spiel muss eine ziehen; ohne bewirkt die Karte nichts. Die zweite Armee von Bewegen 2 darf bleiben.',
    'MP-MOVE-04': 'Feinde stehen nie im Weg.',
    'MP-MOVE-05': 'Eine befestigte Armee steht auf, zieht und kommt aufrecht an.',
    'MP-MOVE-06':
      'Die Armee auf der feindlichen Hauptstadt darf abziehen; die Hauptstadt ist sofort frei. Keine andere ihrer Seite rückt nach.',
    'MP-MOVE-07':
      'Niemand zieht auf eine Hauptstadt. Ins feindliche Heimatland zu gehen bringt allein nichts.',
    'MP-REC-01': 'Rekrutieren: Eine Armee kommt aus dem Vorrat aufrecht ins eigene Heimatland.',
    'MP-REC-02':
      'Es bewirkt nichts, wenn keine mehr im Vorrat ist oder der Feind auf der eigenen Hauptstadt steht.',
    'MP-FORT-01':
      'Befestigen: Eine eigene aufrechte Armee gräbt sich ein, wo immer sie steht, auch auf einer Hauptstadt.',
    'MP-FORT-02':
      'Es bewirkt nichts ohne Armee im Spiel oder wenn alle befestigt sind. Sonst muss es eine aufrechte sein.',
    'MP-FORT-03':
      'Befestigt bleibt sie, bis sie zieht, zum Angriff aufsteht oder vernichtet wird. Es zählt ab den Angriffen dieser Runde.',
    'MP-ATT-01':
      'Angreifen kannst du in einem Land, in dem du eine Armee hast und der Feind eine Armee oder eine Garnison, die zählt.',
    'MP-ATT-02':
      'Angreifen: Wähle ein solches Land. Alle deine aufrechten Armeen dort kämpfen gegen alles, was der Feind dort hat; keine bleibt zurück.',
    'MP-ATT-03':
      'Könnte irgendwo eine aufrechte Armee angreifen, musst du, wie hoffnungslos es auch ist. Wo, ist frei: auch dort, wo nur befestigte stehen; dann steht mindestens eine auf.',
    'MP-ATT-04':
      'Beliebig viele befestigte Armeen dort dürfen vorher aufstehen. Sie zählen dann als aufrecht und kämpfen mit. Wer liegen bleibt, greift nicht an.',
    'MP-ATT-05':
      'Könnten nur befestigte Armeen angreifen, darfst du verzichten; die Karte bewirkt dann nichts.',
    'MP-ATT-06': 'Ohne Ziel bewirkt die Karte nichts.',
    'MP-ATT-07':
      'Angreifen +1 zählt 1 mehr, und eine weitere Handkarte muss auf den Stapel, jede außer Punkten.',
    'MP-ATT-08': 'Hast du nur noch Punkten, wird nichts abgelegt, und es gibt kein +1.',
    'MP-ATT-09': 'Ohne Angriff wird keine Karte abgelegt.',
    'MP-ATT-10':
      'Erst das Land, dann wer aufsteht, dann die Karte, die abgelegt wird; dann werden die Summen verglichen.',
    'MP-COMB-01':
      'Summe des Angreifers: Stärke mal alle aufrechten Armeen dort, samt den eben aufgestandenen und der auf der Hauptstadt, dazu 1 für die abgelegte Karte.',
    'MP-COMB-02':
      'Summe des Verteidigers: Stärke mal alle Armeen dort, je 1 für jede befestigte, dazu die Garnison, wenn es sein Heimatland ist und sie zählt.',
    'MP-COMB-03':
      'Die niedrigere Seite verliert alle Armeen dort an ihren Vorrat, bei Gleichstand beide. Garnisonen bleiben.',
    'MP-COMB-04':
      'Verloren sind auch Armeen des Angreifers, die liegen blieben. Die höhere Seite verliert nichts.',
    'MP-COMB-05':
      'Eine Garnison zählt, solange kein Feind auf ihrer Hauptstadt steht; sonst zählt sie für niemanden.',
    'MP-COMB-06':
      'Ob sie zählt, entscheidet sich, wenn der Angriff angesagt wird: Wer auf der Hauptstadt steht und im selben Heimatland angreift, trifft auf keine Garnison.',
    'MP-COMB-07':
      'Wer im feindlichen Heimatland siegt und noch nicht auf der Hauptstadt steht, stellt eine der Armeen darauf, die gekämpft haben. Anders kommt man nicht hinauf.',
    'MP-COMB-08': 'Die Hauptstadt ist frei, sobald diese Armee abzieht oder vernichtet wird.',
    'MP-COMB-09':
      'Eine Garnison verteidigt nur: Wer im eigenen Heimatland angreift, hat sie nie. Siegt er dort oder steht es gleich, ist seine Hauptstadt frei.',
    'MP-COMB-10':
      'Ein Heimatland ohne Armeen hat noch seine Garnison von 2; es braucht also 3. Bei 2 gegen 2 sind die Angreifer verloren, und die Hauptstadt bleibt frei.',
    'MP-CTRL-01':
      'Dein Heimatland hältst du, außer der Feind steht auf der Hauptstadt. Feinde anderswo darin ändern nichts.',
    'MP-CTRL-02':
      'Ein neutrales Land hältst du mit einer Armee darin, wenn keine feindliche dort ist.',
    'MP-CTRL-03': 'Das feindliche Heimatland hältst du, solange du auf seiner Hauptstadt stehst.',
    'MP-CTRL-04': 'Ein Heimatland hält also immer genau eine Seite, ein neutrales höchstens eine.',
    'MP-STR-01':
      'Stärken: Ein Land, das du hältst, gibt einen Punkt seines Würfels ab, und deine Stärke steigt um 1, bis 6.',
    'MP-STR-02':
      'Kann ein Land, das du hältst, einen abgeben, muss eines. Sonst bewirkt die Karte nichts.',
    'MP-STR-03':
      'Bei Stärke 6 sinkt der Würfel trotzdem, und nichts ist gewonnen; die App warnt, bevor du die Karte festlegst.',
    'MP-STR-04':
      'Ein Würfel sinkt bis 0, wenn das Szenario nicht mehr verlangt. Aus Stärke werden nie wieder Punkte.',
    'MP-SCORE-01':
      'Punkten bringt 1 Punkt und die Würfel aller Länder, die du in diesem Augenblick hältst.',
    'MP-SCORE-02':
      'Wählen kannst du es nur mit einer Karte auf dem Stapel: nie zweimal hintereinander, nie in der ersten Runde.',
    'MP-SCORE-03': 'Steht der Feind auf deiner Hauptstadt, bringt es gar nichts.',
    'MP-SCORE-04': 'Hat der Vorrat weniger, bekommst du den Rest.',
    'MP-SCORE-05':
      'Was es auch brachte: Alle deine Karten kommen auf die Hand zurück, Punkten auch.',
    'MP-END-01':
      'Hat am Ende einer Runde eine Seite 18 Punkte oder mehr, war es die letzte. Die Runde wird immer zu Ende gespielt.',
    'MP-END-02': 'Mehr Punkte gewinnen; gleich viele sind unentschieden.',
    'MP-END-03':
      'Bei 35 Punkten im Ganzen kann nur eine Seite 18 erreichen. Bei 36 können es beide, mit 18 : 18, unentschieden.',
    'MP-END-04':
      'Bevor du eine Karte festlegst, kannst du anbieten, das Spiel zu beenden; der andere nimmt an oder lehnt ab, und die Punkte entscheiden. Abgelehnt, gilt das für diese Runde. Eine darin festgelegte Karte bleibt verdeckt.',
    'MP-END-05':
      'Bevor du eine Karte festlegst, kannst du aufgeben; dann gewinnt die andere Seite, gleich wie es steht. Die App fragt noch einmal.',
    'MP-END-06':
      'Haben sich 24 Runden lang keine Punkte geändert, bietet das Spiel von selbst das Ende an; beide müssen annehmen.',
    'MP-END-07': 'Alle feindlichen Armeen zu vernichten gewinnt allein nichts.',
    'MP-AM-01':
      'Solange irgendwo in deinem Heimatland eine feindliche Armee steht, bringt Punkten dafür nichts; der eine Punkt und die anderen Länder zählen weiter.',
    'MP-AM-02':
      'Der Mindestwert eines Würfels bindet jeden, der davon nimmt, auch den Feind auf der Hauptstadt.',
    'MP-AM-03': 'Stärken hilft also insgesamt 4-mal, wenn Neutrale bis 1 sinken, und 6-mal bis 0.',
    'MP-AM-04':
      'Ob Neutrale mit 2 oder 3 beginnen, lassen die Hefte offen; der Aufbau fragt danach.',
    'MP-SECRET-01':
      'Eine festgelegte Karte steht in der Aufzeichnung wie jede Antwort; neu laden ändert nichts.',
    'MP-SECRET-02':
      'Bis zum Aufdecken sieht nur ihr Besitzer eine festgelegte Karte: kein Mitspieler, kein Verlauf, keine Statistik, kein Computer.',
    'MP-SECRET-03': 'Verlauf, Zurücknehmen und Titel sagen nur, dass eine Seite gewählt hat.',
    'MP-SECRET-04':
      'Was von einem Spiel geteilt oder gespeichert wird, endet dort, wo nichts verdeckt war. Eine Sicherung enthält alles.',
    'MP-SECRET-05':
      'Auf einem Handy nennt ein Vorhang, wer schauen darf; dahinter liegt die Hand, und nach dem Festlegen kommt der nächste. Nichts auf dem Schirm hängt davon ab, welche Karte angetippt wurde.',
    'MP-SECRET-06':
      'Wer in die App zurückkommt, während gewählt wird, sieht immer zuerst den Vorhang.',
    'MP-SECRET-07':
      'Die eigene Karte kannst du zurücknehmen, bis auch der andere festgelegt hat, die eigene Wahl in einem Schritt, bis er antwortet. Hinter das Aufdecken geht nichts zurück; Irrtümer am Tisch werden berichtigt.',
    'MP-SECRET-08':
      'Der Computer legt seine Karte fest, bevor du deine festlegst, und erfährt nichts von ihr.',
    'MP-SECRET-09':
      'Auf zwei Handys schickt jedes erst eine versiegelte Prüfsumme seiner Karte und öffnet sie, wenn beide da sind.',
  },
}
