// German words of the house rules: each as a question, why the usual answer is the usual one, and the answers.
import type { HouseRuleWords } from '@/words/houseRules.ts'
import type { HouseRules } from '../../../rules/index.ts'

const yesNo = { no: 'Nein', yes: 'Ja' } as const

export const houseRulesDe: HouseRuleWords<HouseRules> = {
  turns: {
    ask: 'Wie viele Züge?',
    why: 'Drei Jahre; die Vorlage nennt keine Zahl.',
    values: {},
  },
  turnsPerYear: {
    ask: 'Wie viele Züge sind ein Jahr?',
    why: 'Jahreszeiten. Nach einem Jahr wird ein Anspruch zu Besitz.',
    values: {},
  },
  turnOrder: {
    ask: 'In welcher Reihenfolge handeln die Mächte?',
    why: 'Gerecht, ohne Würfel.',
    values: {
      rotating: 'Jeden Zug beginnt eine andere',
      rolled: 'Nach Würfeln',
      fixed: 'Immer gleich',
    },
  },
  orders: {
    ask: 'Wie werden Befehle gegeben?',
    why: 'Niemand wartet auf andere.',
    values: { secret: 'Alle zugleich, geheim', inTurn: 'Eine Macht nach der anderen' },
  },
  sheets: {
    ask: 'Wie viele Blätter je Zug für Strategie und Bewegung?',
    why: 'Was Kundschafter finden, gilt dem Marsch.',
    values: { two: 'Je eines', one: 'Eines für beides' },
  },
  presence: {
    ask: 'Wo sieht man fremde Truppen?',
    why: 'In der Nähe verbirgt sich kein Heer.',
    values: {
      near: 'Neben eigenem oder verbündetem Land und Truppen',
      all: 'Überall',
      scouted: 'Nur wo man steht oder das Land besitzt',
    },
  },
  openScore: {
    ask: 'Sind die Punkte öffentlich?',
    why: 'So bleibt es spannend bis zum Schluss.',
    values: yesNo,
  },
  diplomacy: {
    ask: 'Wer schließt Krieg, Frieden und Bündnisse?',
    why: 'Die Vorlage kennt keine Diplomatie.',
    values: {
      open: 'Die Mächte, öffentlich',
      secret: 'Die Mächte; Bündnisse bleiben geheim',
      umpire: 'Nur die Spielleitung',
    },
  },
  swedenStart: {
    ask: 'Schwedens Kasse zu Beginn',
    why: 'Sollte sich nach der Spielerzahl richten; wie, ist verloren.',
    values: (value) => `${value} Taler`,
  },
  principalities: {
    ask: 'Sind die Fürstentümer eine Macht, zwei oder drei?',
    why: 'Die Vorlage hat ein Komma und einen Strich.',
    values: {
      two: 'Zwei: Siebenbürgen; Moldau und Walachei',
      one: 'Eine: alle drei',
      three: 'Drei: jedes allein',
    },
  },
  firstIncome: {
    ask: 'Gibt es im ersten Zug Einkommen neben der Kasse?',
    why: 'Die Mächte beginnen mit ihrer Kasse.',
    values: yesNo,
  },
  plcFriendly: {
    ask: 'Welches Land zahlt an Polen-Litauen?',
    why: 'Freundlich heißt: noch das eigene.',
    values: { owned: 'Das eigene', allied: 'Auch das der Verbündeten' },
  },
  lootStopsIncome: {
    ask: 'Zahlt geplündertes Land nichts?',
    why: 'Genannt ist nur die Versorgung.',
    values: yesNo,
  },
  supply: {
    ask: 'Woher kommt die Versorgung?',
    why: 'Irgendwoher muss sie kommen.',
    values: { home: 'Aus der Heimat', any: 'Aus jedem freundlichen Land' },
  },
  recover: {
    ask: 'Wer erholt sich, wenn er versorgt ist?',
    why: 'Jede Einheit trägt ihre eigenen Marken.',
    values: { unit: 'Jede Einheit um eine Marke', force: 'Die ganze Truppe um eine Marke' },
  },
  tokenLimit: {
    ask: 'Bei wie vielen Verlustmarken löst sich eine Einheit auf?',
    why: 'Eine Grenze, falls es sie gab, ist verloren.',
    values: (value) => (value === '0' ? 'Keine Grenze' : value),
  },
  scoutsPerForce: {
    ask: 'Wie oft kundschaftet eine Truppe je Zug?',
    why: 'Ein Zug, ein Blick.',
    values: {},
  },
  subsidies: {
    ask: 'Wer darf Geld verschenken?',
    why: 'Genannt ist ein Paar.',
    values: {
      listed: 'Die Osmanen an die Krim',
      all: 'Alle, an jeden außer Feinde',
      none: 'Niemand',
    },
  },
  mixedMoves: {
    ask: 'Wie rechnen Märsche durch gemischtes Land?',
    why: 'Beide reinen Fälle gehen auf.',
    values: {
      share: 'Sechs Einheiten, jeder Schritt hat seinen Preis',
      cap: 'Schritte und fremde Schritte sind begrenzt',
    },
  },
  fleeing: {
    ask: 'Wer darf vor der Schlacht fliehen?',
    why: 'Eine Truppe kann wählen.',
    values: { both: 'Beide Seiten', defender: 'Der Verteidiger', none: 'Niemand' },
  },
  quickEdge: {
    ask: 'Begünstigt der W10 die stärkere Seite?',
    why: 'Die Tabelle der Vorlage ist blind.',
    values: yesNo,
  },
  losses: {
    ask: 'Was kostet eine Schlacht?',
    why: 'Die Vorlage hat eine Tabelle.',
    values: {
      percent: 'Nach der Ergebnistabelle',
      table: 'Die Hälfte dessen, was auf dem Tisch fiel',
    },
  },
  battleLoot: {
    ask: 'Wie viel Beute bringt eine gewonnene Schlacht?',
    why: 'Der Würfel ist verloren.',
    values: { d3: 'W3 Marken', d6: 'W6 Marken', none: 'Keine' },
  },
  neutralLand: {
    ask: 'Darf man herrenloses Land nehmen?',
    why: 'Es ist kein Feindesland.',
    values: { closed: 'Nein', open: 'Ja' },
  },
  homeLost: {
    ask: 'Wann ist die Heimat verloren?',
    why: 'Ein Land ist mehr als eine Stadt.',
    values: { all: 'Wenn alles verloren ist', capital: 'Mit der Hauptstadt' },
  },
  victory: {
    ask: 'Wie werden fremde Punkte abgezogen?',
    why: 'Nichts läuft im Kreis.',
    values: {
      base: 'Von deren eigenen Punkten',
      linear: 'Alle zugleich, genau',
      order: 'Nacheinander',
    },
  },
  scale: {
    ask: 'Wie groß sind die Schlachten auf dem Tisch?',
    why: 'Ein Tisch, ein Abend.',
    values: (value) =>
      value === 'largest200'
        ? 'Die stärkere Seite hat 200'
        : `${value.slice('fixed:'.length)} × die Punkte`,
  },
}
