// German words of the rules: shooting and the risk to characters.
import type { shootingRules as english } from '../../en/rulebook/shooting.ts'

export const shootingRules: typeof english = {
  'SHOOT-01': {
    title: 'Wer schießen darf',
    text: 'Ein Bataillon, das nicht kämpft, nicht gebrochen ist, nicht stehen muss und in diesem Zug nicht gefeuert hat. Ein Ziel je Salve, keines im Gefecht, keines hinter den eigenen Plänklern.',
  },
  'SHOOT-02': {
    title: 'Welche Gruppen feuern',
    text: 'In Linie jede Gruppe mit freier Sicht aufs Ziel, in Kolonne die der vorderen Reihe. Die Spieler nennen die Zahl; vorgegeben sind alle.',
  },
  'SHOOT-03': {
    title: 'Erst nennen, dann messen',
    text: 'Das Ziel wird genannt und danach gemessen. Außer Reichweite ist der Schuss verloren.',
  },
  'SHOOT-04': {
    title: 'Reichweite',
    text: 'Muskete: bis 6 Zoll alle Würfel, bis 12 die Hälfte, bis 18 ein Viertel. Büchse: bis 6 alle, bis 18 die Hälfte, bis 24 ein Viertel. Genau auf der Grenze gilt die nähere.',
  },
  'SHOOT-05': {
    title: 'Würfel mehr und weniger',
    text: 'Zuerst: +2 gegen Kolonne, +2 für Briten in Linie außer Rekruten, +2 für Garde, +2 für britische Büchsenschützen, −2 gegen weiche Deckung. Alles zählt zusammen, nie unter 0.',
  },
  'SHOOT-06': {
    title: 'Halbieren',
    text: 'Dann die Hälfte bei harter Deckung, bei ungeordnetem Schützen, gegen Plänkler. Jedes halbiert noch einmal.',
  },
  'SHOOT-07': {
    title: 'Entfernung, Runden, mindestens einer',
    text: 'Dann der Anteil der Entfernung; dann einmal runden; zuletzt mindestens ein Würfel, wenn eine Gruppe feuern konnte.',
  },
  'SHOOT-08': {
    title: 'Treffer',
    text: 'Jeder Würfel trifft, der die Zahl des Schützen erreicht. Mit dem Oberbefehlshaber zählt jeder +1.',
  },
  'SHOOT-09': {
    title: 'Sergeanten',
    text: 'Jeder Sergeant wirft einmal je Zug einen Fehlwürfel seines Bataillons neu, auch im Abwehrfeuer. Zwei dürfen denselben nehmen.',
  },
  'SHOOT-10': {
    title: 'Verluste',
    text: 'Jeder Treffer ist ein Verlust. Eine Gruppe feuert einmal je Zug, Abwehrfeuer eingerechnet.',
  },
  'SHOOT-11': {
    title: 'Ziele',
    text: 'Jedes feindliche Bataillon oder jede Plänklerkette auf dem Tisch, auch ein gebrochenes: Es verliert Soldaten, testet aber nicht. Keines, das kämpft oder sich einem Gefecht angeschlossen hat. Ein Ziel hat je Salve eine Art Deckung: keine, weiche oder harte.',
  },
  'SHOOT-12': {
    title: 'Keine Gruppe, kein Würfel',
    text: 'Sieht keine Gruppe das Ziel oder ist es zu weit, wird nichts geworfen, und die Aktivierung ist verbraucht.',
  },
  'SHOOT-13': {
    title: 'Treffer fallen zusammen',
    text: 'Einer davon kann ein Charakter sein, die anderen sind Soldaten oder Figuren der Kette. Was mehr ist als übrig, verfällt.',
  },
  'RISK-01': {
    title: 'Natürliche Sechs',
    text: 'Zeigt ein treffender Würfel eine 6, ist ein Verlust der Salve ein Charakter statt eines Soldaten. Nie mehr als einer.',
  },
  'RISK-02': {
    title: 'Wer fällt',
    text: 'Alle Charaktere des Bataillons und ein angeschlossener Oberbefehlshaber haben die gleiche Gefahr; ein einziger braucht keinen Wurf. In der Reihenfolge Trommler, Sergeanten, Fähnrich, Offizier, Befehlshaber: Zwei teilen sich 1–3 und 4–6, drei nehmen je zwei Augenzahlen, vier bis sechs je eine, der Rest wird neu geworfen; sieben brauchen zwei Würfel.',
  },
  'RISK-03': {
    title: 'Wann sie gilt',
    text: 'Auch im Abwehrfeuer, für die Charaktere des Angreifers. Ist eine Plänklerkette das Ziel, ist niemand in Gefahr.',
  },
  'RISK-04': {
    title: 'Ein Verlust wie jeder andere',
    text: 'Ein einzelner Treffer mit einer 6 kostet den Charakter und keinen Soldaten und ist ein Grund zum Test wie jeder Verlust. Gibt es keinen Charakter, fällt ein Soldat.',
  },
}
