// German words of the rules: army lists and what holds everywhere.
import type { armyRules as english } from '../../en/rulebook/army.ts'

export const armyRules: typeof english = {
  'ARMY-01': {
    title: 'Punktegrenze',
    text: 'Eine Liste darf bis zur Grenze kosten: 200 Punkte, wenn das Turnier keine andere ganze Zahl ab 8 setzt. Weniger ist regelgerecht; der Rest wird angezeigt.',
  },
  'ARMY-02': {
    title: 'Größe der Bataillone',
    text: 'Ein Bataillon hat 16 bis 48 Soldaten, immer ein Vielfaches von vier.',
  },
  'ARMY-03': {
    title: 'Preis der Soldaten',
    text: 'Je Figur: Rekruten ½ Punkt, Gedrillte 1, Veteranen 1½, Garde 2.',
  },
  'ARMY-04': {
    title: 'Charaktere kommen dazu',
    text: 'Trommler, Sergeanten, Fähnriche und Offiziere kauft man zusätzlich zu den Soldaten. Sie ersetzen nie einen von ihnen.',
  },
  'ARMY-05': {
    title: 'Trommler',
    text: 'Je 2 Punkte, höchstens zwei im Bataillon. In leichten Bataillonen und bei Büchsenschützen ist es ein Hornist.',
  },
  'ARMY-06': { title: 'Sergeanten', text: 'Je 4 Punkte, höchstens zwei im Bataillon.' },
  'ARMY-07': {
    title: 'Fähnrich',
    text: '6 Punkte, höchstens einer im Bataillon. Ein britisches Bataillon darf für seine zwei Fahnen zwei Figuren zeigen; das Paar gilt überall als ein Charakter: ein Preis, ein neuer Wurf, +1 im Nahkampf, gemeinsam verloren.',
  },
  'ARMY-08': { title: 'Offizier', text: '10 Punkte, höchstens einer im Bataillon.' },
  'ARMY-09': {
    title: 'Büchsen',
    text: 'Ein Punkt mehr je Soldat. Nur ein britisches leichtes Bataillon darf sie führen, und dann tragen alle seine Soldaten welche.',
  },
  'ARMY-10': {
    title: 'Leichtes Bataillon',
    text: 'Höchstens eines in einer Armee, gleich welcher Nation. Es muss aus Veteranen bestehen und hat höchstens 36 Soldaten.',
  },
  'ARMY-11': {
    title: 'Oberbefehlshaber',
    text: 'Jede Armee hat genau einen. Er ist beritten, kostet nichts und gehört zu keinem Bataillon.',
  },
  'ARMY-12': {
    title: 'Sonst keine Grenzen',
    text: 'Wie viele Bataillone es sind und wie gut, begrenzt sonst nichts, außer das Turnier tut es.',
  },
  'ARMY-13': {
    title: 'Summen sind gerade',
    text: 'Jeder Preis ist gerade, also auch jede Summe. Eine ungerade Summe auf dem Papier ist ein Schreibfehler.',
  },
  'ARMY-14': {
    title: 'Eine Nation',
    text: 'Eine Armee hat eine Nation. Was von Briten gesagt wird, gilt für alle Bataillone einer britischen Armee und für keine anderen. Leicht zu sein kostet nichts.',
  },
  'ARMY-15': { title: 'Nicht leer', text: 'Eine Armee hat mindestens ein Bataillon.' },
  'GEN-01': {
    title: 'Qualität und Probenzahl',
    text: 'Von unten nach oben: Rekruten brauchen 5, Gedrillte 4, Veteranen 3, Garde 2. Eine Probe gelingt, wenn der Würfel mit allem, was dazukommt, diese Zahl erreicht.',
  },
  'GEN-02': {
    title: 'Keine sicheren Augen',
    text: 'Eine natürliche 6 kann misslingen und eine natürliche 1 gelingen. Gewürfelt wird auch, wenn das Ergebnis feststeht; nur der Oberbefehlshaber erspart einen Wurf.',
  },
  'GEN-03': {
    title: 'Runden',
    text: 'Brüche bleiben bis zum Ende genau und werden einmal gerundet, ein halber nach oben. Figuren und Würfel der Plänkler werden immer aufgerundet. Entfernungen rundet man nie: Die Hälfte von 5 Zoll ist 2½ Zoll.',
  },
  'GEN-04': {
    title: 'Feuergruppen',
    text: 'Eine Gruppe je vier Soldaten, angefangene zählen: 20 ergeben 5, 17 ergeben 5, 16 ergeben 4. Charaktere zählen nie mit.',
  },
  'GEN-05': {
    title: 'Linie und Kolonne',
    text: 'Ein Bataillon steht in einer von beiden. Eine Kolonne ist zwei Gruppen breit; sind weniger übrig, bilden alle die vordere Reihe.',
  },
  'GEN-06': {
    title: 'Zeichen eines Bataillons',
    text: 'Ungeordnet, muss stehen, im Gefecht, angeschlossen, gebrochen, fort, aktiviert, gefeuert. Am Anfang ist keines gesetzt. Ein neuer Zug löscht aktiviert und gefeuert. Wer bricht, verliert ungeordnet, muss stehen, im Gefecht und angeschlossen; sonst verträgt sich Unordnung mit jedem Zeichen.',
  },
  'GEN-07': {
    title: 'Muss im nächsten Zug stehen',
    text: 'Das bindet den ganzen folgenden Zug und endet mit ihm. Trifft ein Angriff das Bataillon, endet es sofort.',
  },
  'GEN-08': {
    title: 'Wie weit weit genug ist',
    text: '„Bis zu“ beginnt bei 0. Ein Angriff oder eine Flucht kommt an, wenn der Wurf mindestens die Entfernung erreicht. Genau 4 Zoll vom Feind oder 12 Zoll von der Mittellinie ist weit genug. Fluchten, Zurückweichen und zu kurze Angriffe gehen immer die ganze Strecke.',
  },
  'GEN-09': {
    title: 'Der Augenblick des Wurfs',
    text: 'Jeder Würfel nimmt die Dinge, wie sie beim Wurf sind: Qualität, Befehlshaber, Charaktere, Verluste, Zeichen. Was später kommt, ändert keinen gefallenen Würfel. Wer fällt, zählt vom nächsten Würfel oder der nächsten Summe an nicht mehr.',
  },
  'GEN-10': {
    title: 'Neue Würfe',
    text: 'Auf einen neuen Wurf darf man verzichten. Der letzte gilt, auch für die Gefahr der Charaktere. Trommler, Offizier und Fähnrich helfen einmal je Probe ihrer Art, ein Sergeant einmal je Zug.',
  },
}
